import { useEffect, useState } from 'react'
import type { ChangeView } from './use-history-view.ts'

const pauseMs = 300

/**
 * The text of the search box: what is being typed, until a pause puts it into the address; from then on, and after Back,
 * what the address says. Typing on replaces the step in the browser's history that the first letters made.
 */
export function useSearchBox(q: string, change: ChangeView) {
  const [typed, setTyped] = useState({ text: q, of: q })
  if (typed.of !== q) setTyped({ text: typed.text.trim() === q ? typed.text : q, of: q })
  const { text } = typed

  useEffect(() => {
    if (text.trim() === q) return
    const timer = setTimeout(() => change({ q: text }, { replace: q !== '' }), pauseMs)
    return () => clearTimeout(timer)
  }, [text, q, change])

  return {
    text,
    type: (next: string) => setTyped({ text: next, of: q }),
    /** Without waiting for the pause. */
    submit: () => text.trim() !== q && change({ q: text }, { replace: q !== '' }),
  }
}
