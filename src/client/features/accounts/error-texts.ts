import { ApiError } from '#client/lib/api'
import { failureTexts } from './texts.ts'

/**
 * What the sign-in and registration forms say to a failure (spec section 8): chosen by the server's reason for it, or, where
 * something in front of the server answers, by the words it uses.
 */

type Sentence = Exclude<keyof typeof failureTexts, 'generic'>

interface Sentences {
  byReason: Readonly<Record<string, Sentence>>
  byWords: Readonly<Record<string, Sentence>>
}

const login: Sentences = {
  byReason: {
    credentialsWrong: 'credentialsWrong',
    emailUnconfirmed: 'emailUnconfirmed',
    accountWithoutPassword: 'accountWithoutPassword',
  },
  byWords: {
    'Invalid email or password': 'credentialsWrong',
    'confirm your email': 'emailUnconfirmed',
    'Account not set up': 'accountWithoutPassword',
  },
}

const registration: Sentences = {
  byReason: {
    passwordTooShort: 'passwordTooShort',
    passwordTooCommon: 'passwordTooCommon',
    passwordTooLong: 'passwordTooLong',
    emailTaken: 'emailTaken',
    emailTakenLogIn: 'emailTaken',
    emailInvalid: 'emailInvalid',
  },
  byWords: {
    'Password must be at least 8 characters': 'passwordTooShort',
    'already exists': 'emailTaken',
    'Invalid email': 'emailInvalid',
  },
}

/** The fields that sentences are about. */
const fields: Readonly<Partial<Record<Sentence, 'email' | 'password'>>> = {
  emailTaken: 'email',
  emailInvalid: 'email',
  passwordTooShort: 'password',
  passwordTooCommon: 'password',
  passwordTooLong: 'password',
}

/** A limit or a full line says when to try again, which the generic sentence can't. All else is specified, offline too. */
const spoken: readonly string[] = ['rate_limited', 'busy', 'forbidden']

export function loginErrorText(error: unknown): string {
  return textFor(error, login, spoken)
}

export function registrationErrorText(error: unknown): string {
  return textFor(error, registration, spoken)
}

/** As for registering, but signing in with a taken address would make nobody an administrator, and links end. */
export function setupErrorText(error: unknown): string {
  return textFor(error, registration, [...spoken, 'unreachable', 'conflict', 'link_expired'])
}

/** As for registering, where an account that is there gets another password. */
export function newPasswordErrorText(error: unknown): string {
  return textFor(error, registration, [...spoken, 'unreachable', 'wrong_password'])
}

/** Which field of the registration form a failure is about; null when it is about none. */
export function registrationErrorField(error: unknown): 'email' | 'password' | null {
  if (!(error instanceof ApiError)) return null
  if (error.reason === 'emailTakenUseAnother') return 'email'
  const sentence = sentenceOf(error, registration)
  return sentence ? (fields[sentence] ?? null) : null
}

/** @param codes failures whose own sentence is better than any of ours */
function textFor(error: unknown, sentences: Sentences, codes: readonly string[]): string {
  if (!(error instanceof ApiError)) return failureTexts.generic
  if (codes.includes(error.code)) return error.serverMessage
  return failureTexts[sentenceOf(error, sentences) ?? 'generic']
}

function sentenceOf({ reason, message }: ApiError, { byReason, byWords }: Sentences): Sentence | null {
  if (reason !== null) return byReason[reason] ?? null
  const words = Object.keys(byWords).find((part) => message.includes(part))
  return words === undefined ? null : (byWords[words] ?? null)
}
