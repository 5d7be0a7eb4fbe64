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
