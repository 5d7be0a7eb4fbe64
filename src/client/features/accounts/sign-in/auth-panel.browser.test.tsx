import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { AuthPanel } from './auth-panel.tsx'

const config = {
  signUp: { mode: 'approval', domains: [] },
  oidc: null,
  features: { emailConfirmation: false, mail: false },
}
const user = { id: 'u', email: 'ann@example.com', role: 'trial', isApproved: false }
const generic = 'Something went wrong. Please try again.'

const tab = (name: string) => page.getByRole('tab').filter({ hasText: new RegExp(`^${name}$`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const email = () => page.getByRole('textbox', { name: 'Email' })
const password = () => page.getByLabelText('Password', { exact: true })

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname)
})

async function openWithProvider(isOnlyWay: boolean, query: string) {
  history.replaceState(null, '', `${location.pathname}${query}`)
  await renderInApp(<AuthPanel />, { config: { ...config, oidc: { label: 'Harbour ID', isOnlyWay } } })
}

async function open(answers: Parameters<typeof answerCalls>[0] = {}, features = config.features) {
  const calls = answerCalls(answers)
  await renderInApp(<AuthPanel />, { config: { ...config, features } })
  return calls
}

describe('signing in', () => {
  const login = 'POST /api/login'

  async function signIn(typed = 'a long enough passphrase'): Promise<void> {
    await email().fill('ann@example.com')
    await password().fill(typed)
    await button('Sign in').click()
  }

  test('asks for what is missing, at its field, and sends nothing', async () => {
    const calls = await open()
    await button('Sign in').click()
    await expectToast('error', 'Error', 'Please fill in all fields')
    await expect.element(email()).toHaveFocus()
    await expect.element(email()).toHaveAccessibleDescription('Please fill in all fields')
    await expect.poll(() => calls).toEqual([])
  })

  test.each([
    ['credentialsWrong', 'Invalid email or password. Please check your credentials.'],
    ['emailUnconfirmed', 'Please check your email and confirm your account first.'],
    ['accountWithoutPassword', "This account isn't set up for password login. Please contact support."],
    ['somethingElse', generic],
  ])('tells a failure in words of its own: %s', async (reason, sentence) => {
    await open({ [login]: refuseWith(401, 'The server’s own sentence.', 'unauthorized', reason) })
    await signIn()
    await expectToast('error', 'Login failed', sentence)
    await expect.element(password()).toHaveAccessibleDescription(sentence)
    await expect.element(email()).toHaveValue('ann@example.com')
  })

  test('tells a limit in the server’s words, which say when to try again', async () => {
    await open({ [login]: refuseWith(429, 'Too many attempts. Try again in 30 seconds.', 'rate_limited') })
    await signIn()
    await expectToast('error', 'Login failed', 'Too many attempts. Try again in 30 seconds.')
  })

  test('sends what was typed with the browser’s time zone, and welcomes', async () => {
    const calls = await open({ [login]: user })
    await signIn()
    await expectToast('success', 'Login successful', 'Welcome back!')
    await expect
      .poll(() => calls.map(({ body }) => body))
      .toEqual([
        {
          email: 'ann@example.com',
          password: 'a long enough passphrase',
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      ])
  })

  test('goes on to the code where the account has a second factor', async () => {
    await open({ [login]: refuseWith(401, 'Enter your code.', 'second_factor_required') })
    await signIn()
    await expect.element(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  })
})

describe('registering', () => {
  const register = 'POST /api/register'

  async function fillIn(typed = 'Long enough 1!'): Promise<void> {
    await tab('Register').click()
    await page.getByLabelText('First Name').fill('Ann')
    await email().fill('ann@example.com')
    await password().fill(typed)
  }

  test('asks for what is missing', async () => {
    await open()
    await tab('Register').click()
    await button('Create account').click()
    await expectToast('error', 'Error', 'Email and password are required')
    await expect.element(email()).toHaveAccessibleDescription('Email and password are required')
  })

  test.each([
    ['passwordTooShort', 'password', 'Password must be at least 8 characters long.'],
    ['passwordTooCommon', 'password', 'Password is too common. Choose another one.'],
    ['emailInvalid', 'email', 'Please enter a valid email address.'],
    ['emailTakenLogIn', 'email', 'An account with this email already exists. Try logging in instead.'],
  ])('tells a refusal at the field that it is about: %s', async (reason, field, sentence) => {
    await open({ [register]: refuseWith(400, 'The server’s own sentence.', 'invalid_input', reason) })
    await fillIn()
    await button('Create account').click()
    await expectToast('error', 'Registration failed', sentence)
    const about = field === 'email' ? email() : password()
    await expect.element(about).toHaveAccessibleDescription(new RegExp(sentence.replaceAll('.', '\\.')))
  })

  test('tells any other failure in one sentence', async () => {
    await open({ [register]: refuseWith(500, 'A bug.') })
    await fillIn()
    await button('Create account').click()
    await expectToast('error', 'Registration failed', generic)
  })

  test('checks a new password off its list while it is typed', async () => {
    await open()
    await tab('Register').click()
    await expect.element(page.getByRole('listitem').first()).not.toBeInTheDocument()
    await password().fill('Long enough')
    const rule = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await expect.element(rule('At least 8 characters')).toHaveTextContent(/, met$/)
    await expect.element(rule('One uppercase letter')).toHaveTextContent(/, met$/)
    await expect.element(rule('One number')).toHaveTextContent(/, not met yet$/)
    await password().fill('Long enough 1!')
    await expect.element(rule('One number')).toHaveTextContent(/, met$/)
    await expect.element(rule('One special character')).toHaveTextContent(/, met$/)
  })

  test('shows what was typed as a password while its button is pressed in, and hides it again', async () => {
    await open()
    await tab('Register').click()
    await password().fill('Long enough')
    await page.getByRole('button', { name: /^Show/ }).click()
    await expect.element(password()).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: /^Hide/ }).click()
    await expect.element(password()).toHaveAttribute('type', 'password')
  })

  test('makes the account', async () => {
    await open({ [register]: user })
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await expectToast('success', 'Registration successful', 'Account created successfully!')
  })

  test('asks to check the mail where addresses have to be confirmed', async () => {
    await open({ [register]: user }, { ...config.features, emailConfirmation: true })
    await fillIn()
    await button('Create account').click()
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
    await expect.element(page.getByText('ann@example.com')).toBeVisible()
    await button('Sign in').click()
    await expect.element(page.getByRole('heading', { name: 'Sign in to Postwright' })).toBeVisible()
  })
})

test('what was typed into one tab counts in the other, and the address outlives the page', async () => {
  await open()
  await email().fill('ann@example.com')
  await tab('Register').click()
  await expect.element(email()).toHaveValue('ann@example.com')
  await expect.poll(() => location.search).toBe('?tab=register')
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain('ann@example.com')
})

describe('through an identity provider', () => {
  const through = () => page.getByRole('link', { name: 'Sign in with Harbour ID' })

  test.each(['', '?tab=register'])('there is no form where it is the only way: %s', async (query) => {
    await openWithProvider(true, query)
    await expect.element(through()).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Terms of Service' })).toBeVisible()
    await expect.element(password()).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: 'Sign in to Postwright' })).toBeVisible()
  })

  test('it stands above the forms where passwords work too, and goes on to the page one wanted', async () => {
    await openWithProvider(false, '?next=%2Fhistory')
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const query = new URLSearchParams({ timeZone, next: '/history' })
    await expect.element(through()).toHaveAttribute('href', `/api/oidc/start?${query}`)
    await expect.element(password()).toBeVisible()
    await tab('Register').click()
    await expect.element(page.getByLabelText('First Name')).toBeVisible()
    await expect.element(through()).toBeVisible()
  })

  test.each([
    ['cancelled', 'You cancelled at Harbour ID. Nothing was changed.'],
    ['unverified', 'Harbour ID has not verified your email address. Verify it there, then try again.'],
    ['something else', 'Signing in with Harbour ID didn’t work. Please try again.'],
  ])('whoever comes back without being signed in is told why, and may try again: %s', async (outcome, sentence) => {
    await openWithProvider(false, `?oidc=${outcome}`)
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(through()).toBeVisible()
    await expect.element(password()).toBeVisible()
  })

  test.each([true, false])('whose account has a password gives that once to link the two: %s', async (isOnlyWay) => {
    await openWithProvider(isOnlyWay, '?oidc=link')
    await expect.element(page.getByText('Is this account yours?')).toBeVisible()
    await expect.element(password()).toBeVisible()
    await expect.element(through()).not.toBeInTheDocument()
  })
})
