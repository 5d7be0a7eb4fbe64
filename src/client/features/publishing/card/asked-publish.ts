/**
 * The publication whose author pressed "Reconnect and publish", kept in this tab while they are at LinkedIn. An address
 * alone publishes nothing, so that no link from elsewhere can.
 */

const key = 'postwright.asked-publish'

export function keepAskedPublish(id: string): void {
  try {
    sessionStorage.setItem(key, id)
  } catch {
    // storage is forbidden: the post waits, and is published by hand
  }
}

/** Answers true once for the publication that was kept. */
export function takeAskedPublish(id: string): boolean {
  try {
    const isAsked = sessionStorage.getItem(key) === id
    if (isAsked) sessionStorage.removeItem(key)
    return isAsked
  } catch {
    return false
  }
}
