/** How an address is stored and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/** One @, something before it, a dotted name after it, nothing that could break a mail's header. */
export function isEmailAddress(email: string): boolean {
  return (
    email.length <= 254 &&
    /^[^\s@<>"(),:;\\[\]\p{Cc}]+@[^\s@<>"(),:;\\[\]\p{Cc}.]+(\.[^\s@<>"(),:;\\[\]\p{Cc}.]+)+$/u.test(email)
  )
}
