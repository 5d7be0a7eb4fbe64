import { fullName } from '#client/lib/person'

/** Replaces a missing name by the e-mail address, for administrators. */
export function nameOf(person: { firstName: string; lastName: string; email: string }): string {
  return fullName(person) || person.email
}
