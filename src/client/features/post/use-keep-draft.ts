import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useKeepWorkingCopy } from '#client/queries/posts/working-copies'
import type { LocalDraft } from './local-draft.ts'

/** How long typing goes on before it is kept, and how long until a failure is tried again. */
const keepAfterMs = 2_000
const againAfterMs = 10_000

/**
 * Keeps on the server what is typed: every few seconds, when the page is left, and when there is a connection again.
 * @param onKept gets the kept text and when the server kept it
 */
export function useKeepDraft(
  postId: string,
  draft: LocalDraft | null,
  onKept: (sent: LocalDraft, savedAt: string) => void,
) {
  const keep = useKeepWorkingCopy(postId)
  const [state, setState] = useState<'kept' | 'local' | null>(null)
  const sending = useRef<Promise<void> | null>(null)
  /** How many saves and discards are under way. */
  const endings = useRef(0)
  const unsent = draft && !draft.isKept ? draft : null

  // by then more may have been typed
  const tellKept = useEffectEvent(onKept)
  const send = useEffectEvent(() => {
    if (!unsent || sending.current || endings.current > 0) return
    const { content, title, mentions, begunFrom, seen } = unsent
    sending.current = keep({ content, title, mentions, seen, ...(begunFrom !== undefined && { begunFrom }) })
      .then(
        ({ savedAt }) => {
          tellKept(unsent, savedAt)
          setState('kept')
        },
        () => setState('local'),
      )
      .finally(() => {
        sending.current = null
      })
  })

  const isWaiting = unsent !== null
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(send, state === 'local' ? againAfterMs : keepAfterMs)
    const leave = () => document.visibilityState === 'hidden' && send()
    window.addEventListener('online', send)
    document.addEventListener('visibilitychange', leave)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [isWaiting, state])

  // leaving for another page of the app
  useEffect(() => () => send(), [])

  return {
    /** Where the open text is kept; null before it was. */
    keptAt: draft?.isKept ? ('kept' as const) : draft && state,
    /** Whether the server has a working copy from here, or gets one right now. */
    mayBeKept: () => sending.current !== null || (draft !== null && draft.seen !== null),
    /**
     * Saves or discards once nothing is on its way to the server any more. Meanwhile nothing is kept: it would reach the
     * server after the save, and the next visit would open with it.
     */
    endKeeping: async <Saved>(save: () => Promise<Saved>): Promise<Saved> => {
      endings.current += 1
      try {
        await sending.current
        return await save()
      } finally {
        endings.current -= 1
      }
    },
  }
}
