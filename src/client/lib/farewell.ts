/** Signing out ends on the public first page, which is another document. What is to be said there waits in this tab. */

const key = 'postwright.farewell'

export interface Farewell {
  title: string
  description: string
}

export function leaveFarewell({ title, description }: Farewell): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ title, description }))
  } catch {
    // no storage, no message: signing out matters more
  }
}

/** What was left, once. */
export function takeFarewell(): Farewell | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept === null ? null : (JSON.parse(kept) as Farewell)
  } catch {
    return null // no storage, or something else's words: nothing to say
  }
}
