import { useEffect, useState } from 'react'
import { clearCopies } from './local-copies.ts'
import { workspaceBase } from './workspace.ts'

/**
 * Typed but unsent input, kept for the browser tab: it survives a failure, a reload, navigation and an expired session.
 * Signing out clears it, and so does the next person who signs in.
 */

const prefix = 'postwright.draft.'
const ownerKey = 'postwright.draft-owner'

/** The draft stored under `key`, or null. Unreadable data counts as none. */
export function readDraft<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(placeOf(key))
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

/** @returns whether it was stored */
export function writeDraft(key: string, value: unknown): boolean {
  try {
    sessionStorage.setItem(placeOf(key), JSON.stringify(value))
    return true
  } catch {
    return false // Storage is full or forbidden: typing must go on, and the draft exists only on the page.
  }
}

export function clearDraft(key: string): void {
  try {
    sessionStorage.removeItem(placeOf(key))
  } catch {
    // As above.
  }
}

/** Each workspace has its own. */
function placeOf(key: string): string {
  return `${prefix}${workspaceBase()}${key}`
}

/** Also clears the copies of data too big for a draft. */
export function clearDrafts(): void {
  clearCopies()
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** Sets whose drafts these are, and clears another person's first. */
export function claimDrafts(userId: string): void {
  try {
    const owner = sessionStorage.getItem(ownerKey)
    if (owner !== null && owner !== userId) clearDrafts()
    sessionStorage.setItem(ownerKey, userId)
  } catch {
    // As above.
  }
}

/** State that is stored as a draft. Clear it with the third value once sent; the state itself stays. */
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
