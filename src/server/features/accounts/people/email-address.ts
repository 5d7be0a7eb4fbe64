/** The form in which an address is stored and compared. */
export function normaliseEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

/**
 * Characters that are invisible or combine with another letter: control and format characters, marks, fillers; and
 * phonetic letters, most of which look like plain ones.
 */
const unseen = /[\p{C}\p{Z}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u2800\u0250-\u02af\u1d00-\u1dbf]/u

/** Scripts with letters that look alike. An address must use only one of them, or it could pass for another address. */
const lookAlikes = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

/**
 * One @, something before it, a dotted name after it, nothing that could break a mail's header, and nothing that makes
 * it resemble another address.
 * @param email in its stored form
 */
export function isEmailAddress(email: string): boolean {
  return (
    email.length <= 254 &&
    /^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\].]+(\.[^\s@<>"(),:;\\[\].]+)+$/u.test(email) &&
    !unseen.test(email) &&
    lookAlikes.filter((script) => script.test(email)).length <= 1
  )
}
