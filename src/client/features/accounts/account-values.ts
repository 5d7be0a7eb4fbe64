import type { Problems } from '#client/lib/form'
import type { NewAccount } from '#client/queries/accounts'

/** The same message on each empty field. */
export function missingFields(values: NewAccount, message: string): Problems<NewAccount> {
  return { email: values.email.trim() === '' && message, password: values.password === '' && message }
}
