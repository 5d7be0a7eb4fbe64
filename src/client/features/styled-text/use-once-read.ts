import { useState } from 'react'

/** Whether a note was read in this browser before, and how to say so. Where nothing can be kept it shows again. */
export function useOnceRead(note: string): [boolean, () => void] {
  const key = `postwright.read.${note}`
  const [isRead, setIsRead] = useState(() => {
    try {
      return localStorage.getItem(key) !== null
    } catch {
      return false // storage is forbidden
    }
  })
  function read() {
    setIsRead(true)
    try {
      localStorage.setItem(key, '1')
    } catch {
      // Storage is full or forbidden: the note comes again with the next page.
    }
  }
  return [isRead, read]
}
