import { useEffect, useEffectEvent, useState } from 'react'
import { newId } from '#client/lib/new-id'
import { reportEditing, type VisualEditing } from '#client/queries/visual-editors'
import { visualEditing } from '#shared/rules/visual-editing'

type Other = NonNullable<VisualEditing['other']>

/**
 * Tells the server that a visual of the team is open here, for as long as it is, and learns who else edits it.
 * @param id null: nothing to report, alone or before it is stored
 * @param onLost called when someone takes over what was edited here
 */
export function useOtherEditor(id: string | null, onLost: (other: Other) => void) {
  const [state, setState] = useState<{ id: string; editing: VisualEditing } | null>(null)
  const editing = state?.id === id ? state.editing : null
  /** Another one each time, so that leaving late ends nothing that was opened since. */
  const [page] = useState(newId)

  function hear(of: string, heard: VisualEditing) {
    const wasOwn = state?.id === of && state.editing.other === null
    setState({ id: of, editing: heard })
    if (wasOwn && heard.other) onLost(heard.other)
  }
  const hearLatest = useEffectEvent(hear)

  useEffect(() => {
    if (id === null) return
    let isHere = true
    const report = () =>
      void reportEditing(id, page, 'edit').then(
        (heard) => isHere && hearLatest(id, heard),
        () => {}, // the next one may arrive; saving says what is wrong
      )
    const leave = () => void reportEditing(id, page, 'leave').catch(() => {}) // it ends by itself
    const comeBack = () => document.visibilityState === 'visible' && report()
    report()
    const timer = setInterval(report, visualEditing.heartbeatMs)
    document.addEventListener('visibilitychange', comeBack)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', comeBack)
    return () => {
      isHere = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', comeBack)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', comeBack)
      leave()
    }
  }, [id, page])

  return {
    other: editing?.other ?? null,
    /** When the server last said it was saved; null before it did. */
    savedAt: editing?.updatedAt ?? null,
    /** @returns when it was saved last. @throws ApiError */
    takeOver: async (): Promise<string> => {
      if (id === null) return ''
      const heard = await reportEditing(id, page, 'take-over')
      setState({ id, editing: heard })
      return heard.updatedAt
    },
    /** Asks the server: between two of the regular questions someone may have taken over. */
    isStillOwn: async (): Promise<boolean> => {
      if (id === null) return true
      const heard = await reportEditing(id, page, 'edit').catch(() => null)
      if (heard) hear(id, heard)
      return !heard?.other // without an answer, saving says what is wrong
    },
  }
}
