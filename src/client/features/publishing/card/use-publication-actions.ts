import { sentenceOf } from '#client/lib/api'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import {
  useCancelPublication,
  useDeleteAtLinkedin,
  useMovePublication,
  usePublishNow,
  useResolvePublication,
} from '#client/queries/linkedin/publications'
import { confirmAction } from '#client/ui/confirm'
import { toast } from '#client/ui/toast'
import { publicationTexts as texts } from './texts.ts'

/** What can be done with a publication, each with its question, its message and its way back. */
export function usePublicationActions(publication: Publication) {
  const onError = (error: Error) => toast({ kind: 'error', title: texts.failed, description: sentenceOf(error) })
  const sending = usePublishNow({ onError })
  const resolving = useResolvePublication({ onError })
  const deleting = useDeleteAtLinkedin({ onError })
  const moving = useMovePublication({ onError })
  const cancelling = useCancelPublication({ onError, onSuccess: () => offerUndo() })
  const { id, state, at, timeZone, dueAt } = publication

  function offerUndo() {
    const hasTime = state === 'scheduled' && at !== null && timeZone !== null
    toast({
      ...texts.cancelled,
      kind: 'success',
      ...(hasTime && {
        action: {
          label: texts.undo,
          isUndo: true,
          onPress: () => moving.mutate({ publication, at, timeZone, dueAt }),
        },
      }),
    })
  }

  return {
    isBusy: sending.isPending || resolving.isPending || deleting.isPending || cancelling.isPending,
    cancel: () => cancelling.mutate({ id }),
    async publishNow() {
      if (state !== 'scheduled' || (await confirmAction(texts.nowQuestion))) sending.mutate({ id })
    },
    async publishAgain() {
      if (await confirmAction({ ...texts.againQuestion, danger: true })) {
        resolving.mutate({ id, answer: { published: false } })
      }
    },
    async deleteThere() {
      if (await confirmAction({ ...texts.deleteQuestion, danger: true })) deleting.mutate({ id })
    },
  }
}
