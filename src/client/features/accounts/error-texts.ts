import { ApiError } from '#client/lib/api'

/** What the sign-in and registration forms say to a failure (spec section 8), chosen by what its message contains. */

const generic = 'Something went wrong. Please try again.'

const loginTexts: readonly [contained: string, text: string][] = [
  ['Invalid email or password', 'Invalid email or password. Please check your credentials.'],
  ['confirm your email', 'Please check your email and confirm your account first.'],
  ['Account not set up', "This account isn't set up for password login. Please contact support."],
]

const registrationTexts: readonly [contained: string, text: string][] = [
  ['Password must be at least 8 characters', 'Password must be at least 8 characters long.'],
  ['already exists', 'An account with this email already exists. Try logging in instead.'],
  ['Invalid email', 'Please enter a valid email address.'],
  // Refused by the server's list of common passwords; its sentence says all there is to say.
  ['Password is too common', 'Password is too common. Choose another one.'],
]

/** Failures whose own sentence tells the reader more than the generic one: when to try again, that nothing answered. */
const spoken: readonly string[] = ['rate_limited', 'unreachable']

export function loginErrorText(error: unknown): string {
  return textFor(error, loginTexts)
}

export function registrationErrorText(error: unknown): string {
  return textFor(error, registrationTexts)
}

/** As for registering, but signing in with a taken address would make nobody an administrator, and links end. */
export function setupErrorText(error: unknown): string {
  const isOfSetup = error instanceof ApiError && (error.code === 'conflict' || error.code === 'link_expired')
  return isOfSetup ? error.serverMessage : registrationErrorText(error)
}

/** As for registering, where a password is changed by the old one. */
export function newPasswordErrorText(error: unknown): string {
  const isOfOldOne = error instanceof ApiError && error.code === 'wrong_password'
  return isOfOldOne ? error.serverMessage : registrationErrorText(error)
}

/** Which field of the registration form a failure is about; null when it is about none. */
export function registrationErrorField(error: unknown): 'email' | 'password' | null {
  if (!(error instanceof ApiError)) return null
  if (/already exists|Invalid email/.test(error.message)) return 'email'
  return error.message.includes('Password') ? 'password' : null
}

function textFor(error: unknown, texts: readonly [string, string][]): string {
  if (!(error instanceof ApiError)) return generic
  const found = texts.find(([contained]) => error.message.includes(contained))
  if (found) return found[1]
  return spoken.includes(error.code) ? error.serverMessage : generic
}
