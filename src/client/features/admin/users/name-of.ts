import { fullName } from '#client/lib/person'

/** What administrators read instead of a name that was never given: the e-mail address. */
export function nameOf(person: { firstName: string; lastName: string; email: string }): string {
  return fullName(person) || person.email
}
