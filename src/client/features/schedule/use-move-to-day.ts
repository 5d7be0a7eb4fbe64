import { isSameText } from '#client/features/publishing/card/ask-to-repeat'
import { publicationTexts } from '#client/features/publishing/card/texts'
import { errorMessage } from '#client/lib/api'
import type { Day } from '#client/lib/days'
import { formatMomentIn } from '#client/lib/formatting'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { useMovePublication } from '#client/queries/linkedin/publications'
import { useTimeZone } from '#client/queries/user'
import { confirmAction } from '#client/ui/confirm'
import { toast } from '#client/ui/toast'
import { moveToDay } from './entries.ts'
import { scheduleTexts as texts } from './texts.ts'

/** Moves a publication to another day: shown at once, with Undo. @returns whether it moves */
export function useMoveToDay(): (publication: Publication, day: Day) => boolean {
  const own = useTimeZone()
  const { mutate } = useMovePublication({
    onError: async (error, move) => {
      if (!isSameText(error)) toast({ kind: 'error', title: texts.moveFailed, description: errorMessage(error) })
      else if (await confirmAction(publicationTexts.repeatQuestion)) mutate({ ...move, again: true })
    },
  })

  return (publication, day) => {
    const target = moveToDay(publication, day, { own, now: Date.now() })
    if (!target) {
      toast({ ...texts.past, kind: 'error' })
      return false
    }
    mutate({ publication, ...target })
    const { at, timeZone, dueAt, state } = publication
    toast({
      kind: 'success',
      title: texts.movedTitle,
      description: texts.moved(formatMomentIn(target.dueAt, target.timeZone)),
      ...(state === 'scheduled' &&
        at !== null &&
        timeZone !== null && {
          action: {
            label: texts.undo,
            isUndo: true,
            onPress: () => mutate({ publication: { ...publication, ...target }, at, timeZone, dueAt }),
          },
        }),
    })
    return true
  }
}
