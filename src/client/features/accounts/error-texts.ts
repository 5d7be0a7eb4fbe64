import { ApiError } from '#client/lib/api'
import { failureTexts } from './texts.ts'

/** What the sign-in and registration forms say to a failure (spec section 8), chosen by the server's reason for it. */

type Sentence = Exclude<keyof typeof failureTexts, 'generic'>

const loginSentences: Readonly<Record<string, Sentence>> = {
  credentialsWrong: 'credentialsWrong',
  emailUnconfirmed: 'emailUnconfirmed',
  accountWithoutPassword: 'accountWithoutPassword',
}

const registrationSentences: Readonly<Record<string, Sentence>> = {
  passwordTooShort: 'passwordTooShort',
  passwordTooCommon: 'passwordTooCommon',
  passwordTooLong: 'passwordTooLong',
  emailTaken: 'emailTaken',
  emailTakenLogIn: 'emailTaken',
  emailInvalid: 'emailInvalid',
}

/** The fields that reasons are about. */
const fields: Readonly<Record<string, 'email' | 'password'>> = {
  emailTaken: 'email',
  emailTakenLogIn: 'email',
  emailTakenUseAnother: 'email',
  emailInvalid: 'email',
  passwordTooShort: 'password',
  passwordTooCommon: 'password',
  passwordTooLong: 'password',
}

/** A limit or a full line says when to try again, which the generic sentence can't. All else is specified, offline too. */
const spoken: readonly string[] = ['rate_limited', 'busy', 'forbidden']

export function loginErrorText(error: unknown): string {
  return textFor(error, loginSentences, spoken)
}

export function registrationErrorText(error: unknown): string {
  return textFor(error, registrationSentences, spoken)
}

/** As for registering, but signing in with a taken address would make nobody an administrator, and links end. */
export function setupErrorText(error: unknown): string {
  return textFor(error, registrationSentences, [...spoken, 'unreachable', 'conflict', 'link_expired'])
}

/** As for registering, where an account that is there gets another password. */
export function newPasswordErrorText(error: unknown): string {
  return textFor(error, registrationSentences, [...spoken, 'unreachable', 'wrong_password'])
}

/** Which field of the registration form a failure is about; null when it is about none. */
export function registrationErrorField(error: unknown): 'email' | 'password' | null {
  return error instanceof ApiError && error.reason ? (fields[error.reason] ?? null) : null
}

/** @param codes failures whose own sentence is better than any of ours */
function textFor(error: unknown, sentences: Readonly<Record<string, Sentence>>, codes: readonly string[]): string {
  if (!(error instanceof ApiError)) return failureTexts.generic
  if (codes.includes(error.code)) return error.serverMessage
  return failureTexts[sentences[error.reason ?? ''] ?? 'generic']
}
