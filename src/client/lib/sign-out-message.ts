/** Signing out ends on the public home page, which is another document. This tab stores its message until then. */

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

/** Returns the stored message once. */
export function takeSignOutMessage(): SignOutMessage | null {
  try {
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return kept === null ? null : (JSON.parse(kept) as SignOutMessage)
  } catch {
    return null // no storage, or foreign data: no message
  }
}
