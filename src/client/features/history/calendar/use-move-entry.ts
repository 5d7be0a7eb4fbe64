import { useState } from 'react'
import { isSameText } from '#client/features/publishing/card/ask-to-repeat'
import { publicationTexts } from '#client/features/publishing/card/texts'
import { errorMessage } from '#client/lib/api'
import type { Day } from '#client/lib/days'
import { formatMomentIn } from '#client/lib/formatting'
import type { Publication } from '#client/queries/linkedin/publication-cache'
import { useMovePublication } from '#client/queries/linkedin/publications'
import type { Post } from '#client/queries/posts/post-cache'
import { useTimeZone } from '#client/queries/user'
import { confirmAction } from '#client/ui/confirm'
import { toast } from '#client/ui/toast'
import { wallTimeOf } from '#shared/time/wall-time'
import { draftTarget, type Entry, moveToDay, type Target } from './entries.ts'
import { calendarTexts as texts } from './texts.ts'

/** Puts an entry on another day, at a time or at its own. @returns whether a publication moves */
export type MoveEntry = (entry: Entry, day: Day, time: string | null) => boolean

/** A draft with the time for which it is about to be scheduled. */
export interface DraftToSchedule {
  post: Post
  at: string
}

/** Moves publications: shown at once, with Undo. For a draft it asks how to schedule it. */
export function useMoveEntry() {
  const own = useTimeZone()
  const [draft, setDraft] = useState<DraftToSchedule | null>(null)
  const movePublication = useMovePublicationTo(own)

  const move: MoveEntry = ({ post, publication }, day, time) => {
    const place = { day, time, own, now: Date.now() }
    const target = publication ? moveToDay(publication, place) : draftTarget(place)
    if (!target) toast({ ...texts.past, kind: 'error' })
    else if (publication) movePublication(publication, target)
    else if (post) setDraft({ post, at: target.at })
    return target !== null && publication !== null
  }
  return { move, draft, closeDraft: () => setDraft(null) }
}

function useMovePublicationTo(own: string) {
  const { mutate } = useMovePublication({
    onError: async (error, move) => {
      if (!isSameText(error)) toast({ kind: 'error', title: texts.moveFailed, description: errorMessage(error) })
      else if (await confirmAction(publicationTexts.repeatQuestion)) mutate({ ...move, again: true })
    },
  })

  return (publication: Publication, target: Target) => {
    mutate({ publication, ...target })
    const { at, timeZone, dueAt, state } = publication
    toast({
      kind: 'success',
      title: texts.movedTitle,
      description: texts.moved(formatMomentIn(target.dueAt, target.timeZone)),
      ...(state === 'scheduled' && {
        action: {
          label: texts.undo,
          isUndo: true,
          onPress: () =>
            mutate({
              publication: { ...publication, ...target },
              at: at ?? wallTimeOf(Date.parse(dueAt), own),
              timeZone: timeZone ?? own,
              dueAt,
            }),
        },
      }),
    })
  }
}
