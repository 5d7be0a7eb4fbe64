import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading, expectToast } from '../support/page-steps.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** Coming in: registering, waiting for approval, signing in and out. */

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
    await page.getByRole('button', { name: 'Check again' }).click()
    await page.getByText(/^Not approved yet, checked /).waitFor()
    await page.goto('/generate')
    await expectHeading(page, 'Your account is pending approval')

    const admin = await browser.newPage(app, { as: await app.signIn({ role: 'admin' }) })
    await admin.goto('/')
    await admin.getByRole('link', { name: 'Admin', exact: true }).click()
    await expectHeading(admin, 'Admin Dashboard')
    await admin.getByRole('link', { name: 'Manage Users' }).click()
    await admin.getByRole('tab', { name: 'Pending Approvals' }).click()
    await admin.getByRole('button', { name: 'Approve New Person' }).click()
    await expectToast(admin, 'success', 'User Approved', 'New Person can use Postwright now.')
    await admin.getByRole('heading', { name: 'No Pending Approvals' }).waitFor()

    await page.getByRole('button', { name: 'Check again' }).click()
    await expectHeading(page, 'AI Post Generator')
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expectHeading(page, 'Who is writing?')
    await page.getByLabel('Your role').fill('Harbour master')
    await page.getByRole('button', { name: 'Save and Continue' }).click()
    await expectHeading(page, 'Welcome back, New')
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

    // an address that needs signing in is where one arrives afterwards
    await page.goto('/history?from=a%20link')
    await expectHeading(page, 'Page not found')
    await page.getByText('You need to be logged in to access this page.').waitFor()
    await page.getByRole('link', { name: 'Back to Home' }).waitFor()
    await page.getByRole('link', { name: 'Sign In' }).click()
    await signIn(page, email, password)
    await expectHeading(page, 'Post History')
    await eventually(() => page.url()).toMatch(/\/history\?from=a(%20|\+)link$/)

    // one of another site is not
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
