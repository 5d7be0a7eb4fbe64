import { errorMessage } from '#client/lib/api'
import { newId } from '#client/lib/new-id'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import {
  useCancelPublication,
  useDeleteAtLinkedin,
  usePublish,
  usePublishNow,
  useResolvePublication,
} from '#client/queries/linkedin/publications'
import { confirmAction } from '#client/ui/confirm'
import { toast } from '#client/ui/toast'
import type { Body } from '#shared/contract/contract'
import { askToRepeat, isSameText } from './ask-to-repeat.ts'
import { publicationTexts as texts } from './texts.ts'

/** The actions on a publication, each with its question, its message and its undo. */
export function usePublicationActions(publication: Publication) {
  const onError = (error: Error) => {
    if (!isSameText(error)) toast({ kind: 'error', title: texts.failed, description: errorMessage(error) })
  }
  const sending = usePublishNow({ onError })
  const resolving = useResolvePublication({ onError })
  const deleting = useDeleteAtLinkedin({ onError })
  const planning = usePublish(publication.postId, { onError })
  const cancelling = useCancelPublication({ onError, onSuccess: () => offerUndo() })
  const { id, state, at, timeZone } = publication

  function offerUndo() {
    const hasTime = state === 'scheduled' && at !== null && timeZone !== null
    toast({
      ...texts.cancelled,
      kind: 'success',
      ...(hasTime && {
        action: {
          label: texts.undo,
          isUndo: true,
          onPress: () => planning.mutate(planAgain(publication, { at, timeZone })),
        },
      }),
    })
  }

  return {
    isBusy: sending.isPending || resolving.isPending || deleting.isPending || cancelling.isPending,
    cancel: () => cancelling.mutate({ id }),
    async publishNow() {
      if (state === 'scheduled' && !(await confirmAction(texts.nowQuestion))) return
      // failures were reported by then
      await askToRepeat((again) => sending.mutateAsync({ id, ...again })).catch(() => undefined)
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

/** A cancelled publication stays cancelled; undoing schedules a new one with the same choices. */
function planAgain(publication: Publication, time: { at: string; timeZone: string }): Body<'createPublication'> {
  const { accountId, visibility, isReshareDisabled, attach, followsVisual, visualId } = publication
  const { altTexts, described, firstComment } = publication
  const attached = followsVisual ? { followsVisual } : { attach, ...(visualId && { visualId }) }
  const comment = firstComment && { firstComment: firstComment.text }
  const choices = { accountId, visibility, isReshareDisabled, altTexts, described, ...attached, ...comment }
  return { id: newId(), ...choices, ...time }
}
