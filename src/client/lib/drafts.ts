import { useEffect, useState } from 'react'
import { clearCopies } from './local-copies.ts'

/**
 * What someone has typed and not yet sent, kept for the browser tab: it survives a failure, a reload, a change of page and
 * an expired session. Signing out clears it, and so does the next person who signs in.
 */

const prefix = 'postwright.draft.'
const ownerKey = 'postwright.draft-owner'

/** The draft kept under `key`, or null. Anything unreadable counts as none. */
export function readDraft<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(prefix + key)
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

/** @returns whether it was kept */
export function writeDraft(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(value))
    return true
  } catch {
    return false // Storage is full or forbidden: typing must go on, the draft then lives only on the page.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key)
  } catch {
    // As above.
  }
}

/** Also the copies of what is too big for a draft. */
export function clearDrafts(): void {
  clearCopies()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** Says whose drafts these are from now on. Another person's are cleared first. */
export function claimDrafts(userId: string): void {
  try {
    const owner = sessionStorage.getItem(ownerKey)
    if (owner !== null && owner !== userId) clearDrafts()
    sessionStorage.setItem(ownerKey, userId)
  } catch {
    // As above.
  }
}

/** State that is kept as a draft. Clear it with the third value once it has been sent; the state itself stays. */
export function useDraft<T>(key: string, initial: T): [T, (next: T | ((previous: T) => T)) => void, () => void] {
  const [value, setValue] = useState<T>(() => readDraft<T>(key) ?? initial)
  const [isTouched, setIsTouched] = useState(false)

  useEffect(() => {
    if (isTouched) writeDraft(key, value)
  }, [key, value, isTouched])

  const change = (next: T | ((previous: T) => T)) => {
    setIsTouched(true)
    setValue(next)
  }
  const clear = () => {
    setIsTouched(false)
    clearDraft(key)
  }
  return [value, change, clear]
}
