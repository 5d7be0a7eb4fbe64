/** After a successful payment the page reloads and says what is new, until the person moves on. Kept in this tab. */

const key = 'postwright.just-paid'

export function keepJustPaid(): void {
  try {
    sessionStorage.setItem(key, 'yes')
  } catch {
    // no storage: the toast has said it
  }
}

export function hasJustPaid(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export function forgetJustPaid(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // no storage: nothing was kept
  }
}
