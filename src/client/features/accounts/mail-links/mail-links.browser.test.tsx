import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../../tests/support/components/sample-user.ts'
import { ConfirmEmailPanel } from './confirm-email-panel.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { ResetPasswordPanel } from './reset-password-panel.tsx'

const heading = (name: string) => page.getByRole('heading', { name })
const button = (name: string) => page.getByRole('button', { name })
/** That says something: a place for messages is always there. */
const alert = page.getByRole('alert').filter({ hasText: /\S/ })
const signIn = page.getByRole('link', { name: 'Sign in' })
const newPassword = page.getByLabelText('New password', { exact: true })
const state = 'POST /api/links/state'
const gone = refuseWith(410, 'The link is used up.', 'link_expired')

beforeEach(() => sessionStorage.clear())

async function openLink(panel: ReactNode, token: string, answers: Parameters<typeof answerCalls>[0] = {}, mail = true) {
  history.replaceState(null, '', location.pathname + (token && `#${token}`))
  const calls = answerCalls({ [state]: { isValid: true }, ...answers })
  await renderInApp(panel, { config: { features: { emailConfirmation: true, mail } } })
  return calls
}

/** A token is as good as a password. */
async function expectTokenLeftAddress(): Promise<void> {
  await expect.poll(() => location.hash).toBe('')
}

describe('confirming an address', () => {
  const confirm = 'POST /api/confirm-email'

  test('takes a press, as programs that look through mails open links too', async () => {
    const calls = await openLink(<ConfirmEmailPanel />, 'secret', {
      [confirm]: { message: 'Your email is confirmed.' },
    })
    await expectTokenLeftAddress()
    await expect.element(page.getByRole('button', { name: 'Confirm email' })).toBeVisible()
    expect(calls).toEqual([])
    await button('Confirm email').click()
    await expect.element(heading('Email confirmed')).toBeVisible()
    await expect.element(page.getByRole('status').filter({ hasText: 'Your email is confirmed.' })).toBeVisible()
    await expect.element(signIn).toHaveAttribute('href', '/auth')
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'secret' }])
  })

  test('a failure that may pass leaves the button', async () => {
    let isRefused = true
    await openLink(<ConfirmEmailPanel />, 'secret', {
      [confirm]: () => (isRefused ? refuseWith(503, 'The server is busy.', 'busy') : { message: 'Confirmed.' }),
    })
    await button('Confirm email').click()
    await expect.element(alert).toHaveTextContent('Your email could not be confirmed')
    await expect.element(alert).toHaveTextContent('The server is busy.')
    isRefused = false
    await button('Confirm email').click()
    await expect.element(heading('Email confirmed')).toBeVisible()
  })

  test('a used link says how to come to a new one', async () => {
    await openLink(<ConfirmEmailPanel />, 'old', { [confirm]: gone })
    await button('Confirm email').click()
    await expect.element(heading('This link is no longer valid')).toBeVisible()
    await expect.element(page.getByText('Sign in to get a new one', { exact: false })).toBeVisible()
    await expect.element(signIn).toBeVisible()
    await expect.element(button('Confirm email')).not.toBeInTheDocument()
  })

  test('a link without its end says so, and another one opened on the same page counts', async () => {
    await openLink(<ConfirmEmailPanel />, '')
    await expect.element(heading('The link is incomplete')).toBeVisible()
    location.hash = '#whole'
    await expect.element(button('Confirm email')).toBeVisible()
    await expectTokenLeftAddress()
  })
})

describe('a forgotten password', () => {
  const ask = 'POST /api/password/forgot'
  const email = page.getByRole('textbox', { name: 'Email' })

  test('asks for the address, and tells the same whoever has an account', async () => {
    const calls = await openLink(<ResetPasswordPanel />, '', { [ask]: { message: 'If there is one, a link is sent.' } })
    await button('Send link').click()
    await expectToast('error', 'Error', 'Please enter your email.')
    await expect.element(email).toHaveFocus()
    await email.fill(' ann@example.com ')
    await button('Send link').click()
    await expect.element(page.getByText('If there is one, a link is sent.')).toBeVisible()
    await expect.element(page.getByText('Nothing there? Check your spam.', { exact: false })).toBeVisible()
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'ann@example.com' }])
  })

  test('where no mail is sent, the administrator is the way', async () => {
    await openLink(<ResetPasswordPanel />, '', { [ask]: { message: 'Noted.' } }, false)
    await expect.element(page.getByText('Mail is off here.', { exact: false })).toBeVisible()
    await email.fill('ann@example.com')
    await button('Send link').click()
    await expect.element(page.getByText('Noted.')).toBeVisible()
    await expect.element(page.getByText('Check your spam.', { exact: false })).not.toBeInTheDocument()
  })

  test('what was typed stays when asking fails, and on the way back to signing in', async () => {
    await openLink(<ResetPasswordPanel />, '', { [ask]: refuseWith(429, 'Try again in a minute.', 'rate_limited') })
    await email.fill('ann@example.com')
    await button('Send link').click()
    await expectToast('error', 'Sending failed', 'Try again in a minute.')
    await expect.element(email).toHaveValue('ann@example.com')
    await expect.poll(() => JSON.stringify(sessionStorage)).toContain('ann@example.com')
    await expect.element(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/auth')
  })
})

describe('a new password', () => {
  const reset = 'POST /api/password/reset'

  test('is set by the link, and leads to signing in', async () => {
    const calls = await openLink(<ResetPasswordPanel />, 'secret', {
      [reset]: { message: 'Your password is changed.' },
    })
    await expectTokenLeftAddress()
    await button('Change password').click()
    await expectToast('error', 'Error', 'Please enter a new password.')
    await newPassword.fill('a long enough passphrase')
    await button('Change password').click()
    await expect.element(heading('Password changed')).toBeVisible()
    await expect.element(signIn).toBeVisible()
    expect(calls.map(({ body }) => body)).toEqual([
      { kind: 'password-reset', token: 'secret' },
      { token: 'secret', password: 'a long enough passphrase' },
    ])
  })

  test('one that is refused stays in its field, which says why', async () => {
    const refusal = refuseWith(400, 'Too common.', 'invalid_input', 'passwordTooCommon')
    await openLink(<ResetPasswordPanel />, 'secret', { [reset]: refusal })
    await newPassword.fill('password')
    await button('Change password').click()
    await expectToast('error', 'Password not changed', 'Password is too common. Choose another one.')
    await expect.element(newPassword).toHaveAccessibleDescription(/Password is too common\./)
    await expect.element(newPassword).toHaveValue('password')
  })

  test('a used link offers to send another one, before anything is typed', async () => {
    await openLink(<ResetPasswordPanel />, 'old', { [state]: { isValid: false } })
    await expect.element(heading('This link is no longer valid')).toBeVisible()
    await expect.element(button('Send link')).toBeVisible()
  })
})

describe('an invitation', () => {
  const accept = 'POST /api/invitations/accept'
  const password = page.getByLabelText('Password', { exact: true })

  test('is accepted with a password, and opens the app', async () => {
    const calls = await openLink(<InvitationPanel />, 'secret', { [accept]: sampleUser() })
    await expect.element(heading('Welcome to Postwright')).toBeVisible()
    await button('Accept invitation').click()
    await expectToast('error', 'Error', 'Please enter a password.')
    await page.getByLabelText('First Name').fill('Ann')
    await password.fill('a long enough passphrase')
    await button('Accept invitation').click()
    await expectToast('success', 'Invitation accepted', 'Your account is ready.')
    await expect.poll(() => location.pathname).toBe('/')
    expect(calls.map(({ body }) => body)).toEqual([
      { kind: 'invitation', token: 'secret' },
      {
        token: 'secret',
        firstName: 'Ann',
        lastName: '',
        password: 'a long enough passphrase',
        timeZone: 'Europe/Paris',
      },
    ])
  })

  test('a link that ends while the form is filled in says so as well', async () => {
    await openLink(<InvitationPanel />, 'late', { [accept]: gone })
    await password.fill('a long enough passphrase')
    await button('Accept invitation').click()
    await expect.element(heading('This invitation is no longer valid')).toBeVisible()
  })

  test('a refused password leaves everything that was typed', async () => {
    const refusal = refuseWith(400, 'Too short.', 'invalid_input', 'passwordTooShort')
    await openLink(<InvitationPanel />, 'secret', { [accept]: refusal })
    await page.getByLabelText('Last Name').fill('Quay')
    await password.fill('short')
    await button('Accept invitation').click()
    await expectToast('error', 'Invitation not accepted', 'Password must be at least 8 characters long.')
    await expect.element(password).toHaveAccessibleDescription(/at least 8 characters long/)
    await expect.element(page.getByLabelText('Last Name')).toHaveValue('Quay')
  })

  test('a used one says whom to ask, before anything is typed', async () => {
    await openLink(<InvitationPanel />, 'old', { [state]: { isValid: false } })
    await expect.element(heading('This invitation is no longer valid')).toBeVisible()
    await expect.element(page.getByText('Otherwise ask for a new one', { exact: false })).toBeVisible()
    await expect.element(signIn).toBeVisible()
  })
})
