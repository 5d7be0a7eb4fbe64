import { useState } from 'react'

const key = 'postwright.guest-name'

/** Someone without an account, who gives a name once. */
export interface Guest {
  /** '' before they gave one. */
  name: string
  keep: (name: string) => void
}

/** The name of someone without an account, asked for once and kept on their device. */
export function useGuestName(): Guest {
  const [name, setName] = useState(readName)
  return {
    name,
    keep: (given) => {
      setName(given)
      try {
        localStorage.setItem(key, given)
      } catch {
        // Storage is full or forbidden: it is asked for again next time.
      }
    },
  }
}

function readName(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
