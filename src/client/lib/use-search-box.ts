import { useEffect, useState } from 'react'

const pauseMs = 300

/**
 * The text of the search box, applied after a pause in typing; after that, and after Back, it equals the current
 * search.
 * @param search must be the same function in every render
 */
export function useSearchBox(q: string, search: (q: string) => void) {
  const [typed, setTyped] = useState({ text: q, of: q })
  if (typed.of !== q) setTyped({ text: typed.text.trim() === q ? typed.text : q, of: q })
  const { text } = typed

  useEffect(() => {
    if (text.trim() === q) return
    const timer = setTimeout(() => search(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, q, search])

  return {
    text,
    type: (next: string) => setTyped({ text: next, of: q }),
    /** Searches without waiting for the pause. */
    submit: () => text.trim() !== q && search(text),
  }
}
