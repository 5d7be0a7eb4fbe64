import { useEffect, useState } from 'react'

const pauseMs = 300

/**
 * What is being typed into the search box, until a pause hands it on; from then on, and after Back, what is searched.
 * @param search must stay the same function from one rendering to the next
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
    /** Without waiting for the pause. */
    submit: () => text.trim() !== q && search(text),
  }
}
