/** Signing out ends on the public first page, which is another document. What it is to say is kept in this tab meanwhile. */

const key = 'postwright.sign-out-message'

export interface SignOutMessage {
  title: string
  description: string
}

export function keepSignOutMessage({ title, description }: SignOutMessage): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ title, description }))
  } catch {
    // no storage, no message: signing out matters more
  }
}

/** What was kept, once. */
export function takeSignOutMessage(): SignOutMessage | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept === null ? null : (JSON.parse(kept) as SignOutMessage)
  } catch {
    return null // no storage, or something else's words: nothing to say
  }
}
