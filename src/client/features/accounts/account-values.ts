/** What the account forms ask for. The two tabs share it, so that changing the tab loses nothing. */
export interface AccountValues {
  email: string
  password: string
  firstName: string
  lastName: string
}

export type FieldErrors = Partial<Record<'email' | 'password', string>>

/** The same message on each of the two fields that is empty; null when both are filled. */
export function missingFields(values: AccountValues, message: string): FieldErrors | null {
  const errors: FieldErrors = {}
  if (values.email.trim() === '') errors.email = message
  if (values.password === '') errors.password = message
  return Object.keys(errors).length > 0 ? errors : null
}
