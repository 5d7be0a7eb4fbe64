import { expect, test } from 'vitest'
import { ApiError } from '#client/lib/api'
import { loginErrorText, registrationErrorField, registrationErrorText, setupErrorText } from './error-texts.ts'

const failure = (serverMessage: string, code = 'unknown', status = 400) =>
  new ApiError({ status, text: JSON.stringify({ message: serverMessage, code, requestId: 'r1' }), code, serverMessage })

test.each([
  ['Invalid email or password', 'Invalid email or password. Please check your credentials.'],
  ['Please confirm your email first', 'Please check your email and confirm your account first.'],
  ['Account not set up for password login', "This account isn't set up for password login. Please contact support."],
  ['Internal surprise', 'Something went wrong. Please try again.'],
])('a login that fails with "%s" says "%s"', (said, shown) => {
  expect(loginErrorText(failure(said))).toBe(shown)
})

test.each([
  ['Password must be at least 8 characters', 'Password must be at least 8 characters long.', 'password'],
  [
    'A user with this email already exists',
    'An account with this email already exists. Try logging in instead.',
    'email',
  ],
  ['Invalid email', 'Please enter a valid email address.', 'email'],
  ['Password is too common. Choose another one.', 'Password is too common. Choose another one.', 'password'],
  ['Internal surprise', 'Something went wrong. Please try again.', null],
])('a registration that fails with "%s" says "%s"', (said, shown, field) => {
  expect(registrationErrorText(failure(said))).toBe(shown)
  expect(registrationErrorField(failure(said))).toBe(field)
})

test('a limit and a dead connection are told in their own words', () => {
  const limited = failure('Too many attempts. Try again in 9 minutes.', 'rate_limited', 429)
  expect(loginErrorText(limited)).toBe('Too many attempts. Try again in 9 minutes.')
  const unreachable = failure('The server could not be reached.', 'unreachable', 0)
  expect(registrationErrorText(unreachable)).toBe('The server could not be reached.')
})

test('a failure that is no answer of the server says the generic sentence', () => {
  expect(loginErrorText(new TypeError('x is not a function'))).toBe('Something went wrong. Please try again.')
})

test('setting up tells of a taken address and an ended link in the words of the server', () => {
  const taken = failure('An account with this email already exists. Use another email.', 'conflict', 409)
  expect(setupErrorText(taken)).toBe('An account with this email already exists. Use another email.')
  const ended = failure('This set-up link is no longer valid.', 'link_expired', 410)
  expect(setupErrorText(ended)).toBe('This set-up link is no longer valid.')
  expect(setupErrorText(failure('Invalid email'))).toBe('Please enter a valid email address.')
})
