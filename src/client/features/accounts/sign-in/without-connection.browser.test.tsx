import { beforeEach, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { AuthPanel } from './auth-panel.tsx'

/** What a visitor reads where nobody answers (specification, section 8). */

const config = {
  signUp: { mode: 'approval', domains: [] },
  oidc: null,
  features: { emailConfirmation: false, mail: false },
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname)
})

test.each([
  ['Sign in', 'Login failed'],
  ['Create account', 'Registration failed'],
])('pressing “%s” says “%s: Something went wrong. Please try again.”', async (press, title) => {
  const nobody = () => Promise.reject(new TypeError('Failed to fetch'))
  answerCalls({ 'POST /api/login': nobody, 'POST /api/register': nobody })
  await renderInApp(<AuthPanel />, { config })
  if (press !== 'Sign in') await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('ann@example.com')
  await page.getByLabelText('Password', { exact: true }).fill('a long enough passphrase')
  await page.getByRole('button', { name: press, exact: true }).click()
  await expectToast('error', title, 'Something went wrong. Please try again.')
})
