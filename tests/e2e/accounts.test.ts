import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading, expectToast } from '../support/page-steps.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** Getting in: registering, waiting for approval, signing in and out. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

async function signIn(page: Page, email: string, typed: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(typed)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

describe('registering', () => {
  test('leads to waiting, and after an administrator’s approval into the app', async () => {
    const administrator = await app.signIn({ role: 'admin' })
    const page = await browser.newPage(app)
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Register' }).click()
    await expectHeading(page, 'Create your account')
    await page.getByLabel('First Name').fill('New')
    await page.getByLabel('Last Name').fill('Person')
    await page.getByLabel('Email').fill('new@example.com')

    const rule = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await eventually(() => rule('One number').count(), 'no checklist before typing').toBe(0)
    await page.getByLabel('Password').fill('Long enough')
    await eventually(() => rule('At least 8 characters').textContent()).toContain(', met')
    await eventually(() => rule('One uppercase letter').textContent()).toContain(', met')
    await eventually(() => rule('One number').textContent()).toContain(', not met yet')
    await eventually(() => rule('One special character').textContent()).toContain(', not met yet')
    await page.getByLabel('Password').fill('Long enough 1!')
    await eventually(() => rule('One special character').textContent()).toContain(', met')

    await page.getByRole('button', { name: 'Create account' }).click()
    await expectToast(page, 'success', 'Registration successful', 'Account created successfully!')
    await expectHeading(page, 'Your account is pending approval')
    await page.getByText('Account Activation Required', { exact: true }).waitFor()
    await eventually(() => page.getByRole('main').textContent(), 'no mail server, no promise of a mail').not.toContain(
      'e-mail',
    )
    await eventually(() => page.getByText(/euro|€/).count(), 'no prices before approval').toBe(0)
    await page.goto('/generate')
    await expectHeading(page, 'Your account is pending approval')

    const admin = await browser.newPage(app, { as: administrator })
    await admin.goto('/')
    const toAdmin = admin.getByRole('link', { name: 'Admin', exact: true })
    await eventually(() => toAdmin.getAttribute('aria-description')).toBe('1 person is waiting for approval')
    await toAdmin.click()
    await expectHeading(admin, 'Admin Dashboard')
    await admin.getByRole('link', { name: 'Manage users' }).click()
    await admin.getByRole('tab', { name: 'Pending Approvals' }).click()
    await admin.getByRole('button', { name: 'Approve New Person' }).click()
    await expectToast(admin, 'success', 'User Approved', 'New Person can use Postwright now.')
    await admin.getByRole('heading', { name: 'No Pending Approvals' }).waitFor()
    await eventually(() => toAdmin.getAttribute('aria-description'), 'nobody waits any more').toBe(null)

    await page.evaluate(() => Object.assign(window, { isSame: true }))
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expectHeading(page, 'AI Post Generator')
    expect(await page.evaluate(() => 'isSame' in window), 'opened without loading anew').toBe(true)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expectHeading(page, 'Welcome back, New')
    const question = page.getByRole('region', { name: 'Who is writing?' })
    await question.getByLabel('Your role').fill('Harbour master')
    await question.getByRole('button', { name: 'Save' }).click()
    await question.waitFor({ state: 'detached' })
    await page.goto('/settings?tab=your-voice')
    await eventually(() => page.getByLabel('Your role').inputValue()).toBe('Harbour master')
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expectHeading(page, 'Welcome back, New')
    await page.getByText('No posts yet. Create your first post!').waitFor()
  })
})

describe('signing in', () => {
  test('opens the dashboard, or the page one wanted, and never another site; signing out closes it', async () => {
    const { email } = await app.signIn()
    const page = await browser.newPage(app)
    const signOut = page.getByRole('button', { name: 'Sign Out' })
    await page.goto('/auth')
    await signIn(page, email, password)
    await expectToast(page, 'success', 'Login successful', 'Welcome back!')
    await expectHeading(page, 'Welcome back, Test')
    await eventually(() => new URL(page.url()).pathname).toBe('/')
    await eventually(() => page.title()).toBe('Dashboard · Postwright')
    await page.goto('/auth')
    await expectHeading(page, 'Welcome back, Test')

    await signOut.click()
    await expectToast(page, 'success', 'Logged out', 'You have been logged out successfully.')
    await expectHeading(page, 'Grow your LinkedIn audience with AI content you can stand behind')
    await eventually(() => new URL(page.url()).pathname).toBe('/')

    // after signing in one arrives at the requested address
    await page.goto('/history?from=a%20link')
    await expectHeading(page, 'Page not found')
    await page.getByText('You need to be logged in to access this page.').waitFor()
    await page.getByRole('link', { name: 'Back to Home' }).waitFor()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, email, password)
    await expectHeading(page, 'Post History')
    await eventually(() => page.url()).toMatch(/\/history\?from=a(%20|\+)link$/)

    // another site's address is ignored
    await signOut.click()
    await expectHeading(page, 'Grow your LinkedIn audience with AI content you can stand behind')
    await page.goto('/auth?next=//elsewhere.example.com/')
    await signIn(page, email, password)
    await expectHeading(page, 'Welcome back, Test')
    expect(new URL(page.url()).host).toBe(new URL(app.url).host)
  })
})

test('an address that leads nowhere says so to who is signed in, with ways back', async () => {
  const page = await browser.newPage(app, { as: await app.signIn() })
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expectHeading(page, 'Page not found')
  await page.getByText("The page you're looking for doesn't exist or has been moved.").waitFor()
  await page.getByRole('link', { name: 'Back to Home' }).waitFor()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expectHeading(page, 'Welcome back, Test')
  await eventually(() => new URL(page.url()).pathname).toBe('/dashboard')
})
