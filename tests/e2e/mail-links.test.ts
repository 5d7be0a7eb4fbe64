import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { serveMailingApp } from '../support/mailing-app.ts'
import { eventually, expectFieldMessage, expectHeading, expectToast } from '../support/page-steps.ts'
import { password, type TestApp } from '../support/test-app.ts'

/** The pages behind links in mails: a new password, a confirmed e-mail, an invitation. */

const browser = launchBrowser()
const newPassword = 'Another long 1!'
let app: TestApp

const mailServer = serveMailingApp((started) => {
  app = started
})

const passwordField = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function signIn(page: Page, email: string, typed: string) {
  await page.getByLabel('Email').fill(email)
  await passwordField(page).fill(typed)
  await button(page, 'Sign in').click()
}

describe('a forgotten password', () => {
  const sent = 'If there is an account for this email, a link to choose a new password is on its way.'

  test('is chosen anew by a mailed link, which works once', async () => {
    const { email } = await app.signIn()
    const page = await browser.newPage(app)
    await page.goto('/auth')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expectHeading(page, 'Forgot your password?')
    await eventually(() => page.getByLabel('Email').inputValue(), 'what was typed is there already').toBe(email)
    await button(page, 'Send link').click()
    await page.getByRole('status').getByText(sent).waitFor()
    await expectAccessible(page, 'link sent')

    const link = await mailServer.linkTo(email, '/reset-password')
    await page.goto(link)
    await expectHeading(page, 'Choose a new password')
    await eventually(() => page.url(), 'the token is not left in the address').toBe(`${app.url}/reset-password`)
    await button(page, 'Change password').click()
    await expectToast(page, 'error', 'Error', 'Please enter a new password.')
    await passwordField(page, 'New password').fill('short')
    await page.getByRole('listitem').filter({ hasText: 'At least 8 characters, not met yet' }).waitFor()
    await button(page, 'Change password').click()
    const tooShort = 'Password must be at least 8 characters long.'
    await expectToast(page, 'error', 'Password not changed', tooShort)
    await expectFieldMessage(passwordField(page, 'New password'), tooShort)
    await expectAccessible(page, 'new password, refused')
    await passwordField(page, 'New password').fill(newPassword)
    await button(page, 'Change password').click()
    await page.getByText('Your password has been changed. You can sign in now.').waitFor()
    await expectAccessible(page, 'password changed')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, email, newPassword)
    await expectHeading(page, 'Welcome back, Test')

    const again = await browser.newPage(app)
    await again.goto(link)
    await again.getByRole('heading', { name: 'This link is no longer valid' }).waitFor()
    await expectAccessible(again, 'link used up')
    await again.getByLabel('Email').fill(email)
    await button(again, 'Send link').click()
    await again.getByRole('status').getByText(sent).waitFor()
    // a second link opened in the same window takes over without a reload
    await again.evaluate((hash) => location.assign(hash), await mailServer.linkTo(email, '/reset-password', 2))
    await expectHeading(again, 'Choose a new password')
  })
})

describe('registering, where e-mails have to be confirmed', () => {
  test('asks to check the mail, and lets in after the link was opened and its button pressed', async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const page = await browser.newPage(app)
    await page.goto('/auth?tab=register')
    await page.getByLabel('Email').fill(email)
    await passwordField(page).fill(newPassword)
    await button(page, 'Create account').click()
    await expectToast(page, 'success', 'Registration successful', 'Account created successfully!')
    await expectHeading(page, 'Check your email')
    await page.getByText(email).waitFor()
    await expectAccessible(page, 'check your email')
    await button(page, 'Sign in').click()
    await signIn(page, email, newPassword)
    await expectToast(page, 'error', 'Login failed', 'Please check your email and confirm your account first.')

    const link = await mailServer.linkTo(email, '/confirm-email', 2)
    await page.goto(link)
    await expectHeading(page, 'Confirm your email')
    await eventually(() => page.url()).toBe(`${app.url}/confirm-email`)
    await expectAccessible(page, 'confirming')
    await button(page, 'Confirm email').click()
    await page.getByText('Your email is confirmed. You can sign in now.').waitFor()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, email, newPassword)
    await expectHeading(page, 'Your account is pending approval')
    await eventually(() => page.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('/terms')
    await eventually(() => page.getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe('/privacy')

    await page.goto(link)
    await button(page, 'Confirm email').click()
    await page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor()
    await expectAccessible(page, 'confirmation used up')
  })
})

describe('an invitation', () => {
  test('is accepted with a password, and leads into the app', async () => {
    const admin = await app.signIn({ role: 'admin' })
    const email = `${crypto.randomUUID()}@example.com`
    await admin.post('/api/admin/invitations', { email, role: 'user' })
    const link = await mailServer.linkTo(email, '/invitation')
    const page = await browser.newPage(app)
    await page.goto(link)
    await expectHeading(page, 'Welcome to Postwright')
    await eventually(() => page.url()).toBe(`${app.url}/invitation`)
    await page.getByLabel('First Name').fill('Ann')
    await button(page, 'Accept invitation').click()
    await expectToast(page, 'error', 'Error', 'Please enter a password.')
    await passwordField(page).fill('password')
    await page.getByRole('listitem').filter({ hasText: 'One lowercase letter, met' }).waitFor()
    await button(page, 'Accept invitation').click()
    await expectToast(page, 'error', 'Invitation not accepted', 'Password is too common. Choose another one.')
    await expectAccessible(page, 'invitation, refused')
    await passwordField(page).fill(password)
    await button(page, 'Accept invitation').click()
    await expectToast(page, 'success', 'Invitation accepted', 'Your account is ready.')
    await expectHeading(page, 'Welcome back, Ann')
    const question = page.getByRole('region', { name: 'Who is writing?' })
    await question.getByRole('button', { name: 'Skip', exact: true }).click()
    await question.waitFor({ state: 'detached' })

    const again = await browser.newPage(app)
    await again.goto(link)
    await again.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor()
    await expectAccessible(again, 'invitation used up')
  })
})
