/** How people are named on screen. */

interface Named {
  firstName: string
  lastName: string
}

/** First and last name; '' when neither is known. */
export function fullName(person: Named): string {
  return `${person.firstName} ${person.lastName}`.trim()
}

/** The letter that replaces a missing picture: of the name, else of the e-mail address. */
export function initialOf(person: Named & { email: string }): string {
  const [first = '?'] = fullName(person) || person.email
  return first.toLocaleUpperCase()
}
