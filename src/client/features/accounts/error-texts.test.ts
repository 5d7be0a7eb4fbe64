import { expect, test } from 'vitest'
import { ApiError } from '#client/lib/api'
import { english } from '#shared/errors/english'
import type { PlainReason } from '#shared/errors/reason'
import {
  loginErrorText,
  newPasswordErrorText,
  registrationErrorField,
  registrationErrorText,
  setupErrorText,
} from './error-texts.ts'

const generic = 'Something went wrong. Please try again.'

function failure(reason: PlainReason, code = 'unknown', status = 400): ApiError {
  const message = english[reason]()
  return new ApiError({ status, text: JSON.stringify({ message, code, reason }), code, reason, serverMessage: message })
}
const limited = new ApiError({
  status: 429,
  text: '{}',
  code: 'rate_limited',
  reason: 'tooManyAttempts',
  serverMessage: english.tooManyAttempts({ seconds: 540 }),
})
const unreachable = new ApiError({ status: 0, text: '', code: 'unreachable', serverMessage: 'Nobody answers.' })

test.each([
  ['credentialsWrong', 'Invalid email or password. Please check your credentials.'],
  ['emailUnconfirmed', 'Please check your email and confirm your account first.'],
  ['accountWithoutPassword', "This account isn't set up for password login. Please contact support."],
  ['unexpected', generic],
] as const)('a login that fails with %s says "%s"', (reason, shown) => {
  expect(loginErrorText(failure(reason))).toBe(shown)
})

test.each([
  ['passwordTooShort', 'Password must be at least 8 characters long.', 'password'],
  ['passwordTooLong', 'A password has at most 200 characters.', 'password'],
  ['passwordTooCommon', 'Password is too common. Choose another one.', 'password'],
  ['emailTaken', 'An account with this email already exists. Try logging in instead.', 'email'],
  ['emailTakenLogIn', 'An account with this email already exists. Try logging in instead.', 'email'],
  ['emailInvalid', 'Please enter a valid email address.', 'email'],
  ['unexpected', generic, null],
] as const)('a registration that fails with %s says "%s"', (reason, shown, field) => {
  expect(registrationErrorText(failure(reason))).toBe(shown)
  expect(registrationErrorField(failure(reason))).toBe(field)
})

/** An answer of a proxy or an identity service in front of the server, which knows no reasons. */
function foreign(text: string, code = 'unknown'): ApiError {
  return new ApiError({ status: 400, text, code, serverMessage: 'The server could not do this.' })
}

test.each([
  ['Invalid email or password', 'Invalid email or password. Please check your credentials.'],
  ['{"message":"You have to confirm your email."}', 'Please check your email and confirm your account first.'],
  ['Account not set up', "This account isn't set up for password login. Please contact support."],
  ['<h1>Bad gateway</h1>', generic],
])('a login that something in front of the server refuses with "%s" says "%s"', (text, shown) => {
  expect(loginErrorText(foreign(text))).toBe(shown)
})

test.each([
  ['Password must be at least 8 characters', 'Password must be at least 8 characters long.', 'password'],
  ['{"message":"User already exists"}', 'An account with this email already exists. Try logging in instead.', 'email'],
  ['Invalid email', 'Please enter a valid email address.', 'email'],
  ['Teapot', generic, null],
] as const)(
  'a registration that something in front of the server refuses with "%s" says "%s"',
  (text, shown, field) => {
    expect(registrationErrorText(foreign(text))).toBe(shown)
    expect(registrationErrorField(foreign(text))).toBe(field)
  },
)

test('a code or reason that is known wins over the words beside it', () => {
  const busy = new ApiError({
    status: 503,
    text: 'Invalid email or password',
    code: 'busy',
    serverMessage: 'The server is busy.',
  })
  expect(loginErrorText(busy)).toBe('The server is busy.')
  const unexpected = new ApiError({
    status: 500,
    text: '{"message":"It already exists"}',
    code: 'unknown',
    reason: 'unexpected',
    serverMessage: 'It already exists',
  })
  expect(registrationErrorText(unexpected)).toBe(generic)
})

test('a limit is told in its own words, and a dead connection in the specified ones', () => {
  expect(loginErrorText(limited)).toBe('Too many attempts. Try again in 9 minutes.')
  expect(loginErrorText(unreachable)).toBe(generic)
  expect(registrationErrorText(unreachable)).toBe(generic)
  expect(newPasswordErrorText(unreachable), 'nothing is specified').toBe('Nobody answers.')
})

test('a failure that is no answer of the server says the generic sentence', () => {
  expect(loginErrorText(new TypeError('x is not a function'))).toBe(generic)
  expect(registrationErrorField(new TypeError('x is not a function'))).toBeNull()
})

test('setting up tells of a taken address and an ended link in the words of the server', () => {
  expect(setupErrorText(failure('emailTakenUseAnother', 'conflict', 409))).toBe(
    'An account with this email already exists. Use another email.',
  )
  expect(setupErrorText(failure('setUpLinkExpired', 'link_expired', 410))).toBe(english.setUpLinkExpired())
  expect(setupErrorText(failure('emailInvalid'))).toBe('Please enter a valid email address.')
})
