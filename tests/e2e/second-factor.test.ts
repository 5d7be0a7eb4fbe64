import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectFieldMessage, expectHeading, expectToast } from '../support/page-steps.ts'
import { codeOf, turnOnSecondFactor, wrongCodeFor } from '../support/second-factor.ts'
import { password, signInAgain, startTestApp, type TestApp } from '../support/test-app.ts'

/** Signing in with a code besides the password: set up, used, lost and turned off. */

const browser = launchBrowser()
const wrong = 'This code is wrong. Codes change every 30 seconds, and each works once.'
let app: TestApp
let strict: TestApp

beforeAll(async () => {
  app = await startTestApp()
  strict = await startTestApp({ environment: { REQUIRE_SECOND_FACTOR: 'all' } })
})

afterAll(async () => {
  await Promise.all([app.close(), strict.close()])
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const section = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in', exact: true })
const keyShown = async (page: Page) =>
  ((await page.getByRole('definition').last().textContent()) ?? '').replaceAll(/\s/g, '')

/** The next unused code. */
function nextCode({ clock }: TestApp, key: string): string {
  clock.now += 30_000
  return codeOf(key, clock.now)
}

async function enterPassword(page: Page, email: string) {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Enter your code')
}

async function signOut(page: Page) {
  await button(page, 'Sign Out').click()
  await expectToast(page, 'success', 'Logged out', 'You have been logged out successfully.')
}

test('two-step sign-in is turned on, used with the app and with a recovery code, and turned off', async () => {
  const person = await app.signIn()
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await browser.newPage(app, { as: person, permissions })
  await page.goto('/settings')

  await button(page, 'Set up two-step sign-in').click()
  const continues = button(page, 'Continue')
  await continues.click()
  await expectFieldMessage(section(page).getByLabel('Your password', { exact: true }), 'Please enter your password.')
  await expectAccessible(page, 'the password is missing')
  await section(page).getByLabel('Your password', { exact: true }).fill('a wrong guess')
  await continues.click()
  await expectToast(page, 'error', 'Set-up failed', 'This is not your current password.')
  await section(page).getByLabel('Your password', { exact: true }).fill(password)
  await continues.click()

  const heading = page.getByRole('heading', { name: 'Add Postwright to your authenticator app' })
  await heading.waitFor()
  await eventually(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
  const key = await keyShown(page)
  const address = await page.getByRole('link', { name: 'On this phone? Open it in your app' }).getAttribute('href')
  expect(address).toContain(`secret=${key}`)
  await button(page, 'Copy key').click()
  await expectToast(page, 'success', 'Copied!', 'Paste the key into your authenticator app.')
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await expectAccessible(page, 'the key for the app')

  const code = section(page).getByLabel('Code', { exact: true })
  await eventually(() => code.getAttribute('autocomplete')).toBe('one-time-code')
  await eventually(() => code.getAttribute('inputmode')).toBe('numeric')
  const wrongCode = wrongCodeFor(key, app.clock.now)
  await code.fill(wrongCode)
  await button(page, 'Turn on').click()
  await expectToast(page, 'error', 'Set-up failed', wrong)
  await expectFieldMessage(code, wrong)
  await eventually(() => code.inputValue(), 'what was typed stays').toBe(wrongCode)
  await code.fill(nextCode(app, key))
  await page.keyboard.press('Enter')
  await expectToast(page, 'success', 'Two-step sign-in is on', 'Your other sessions were ended.')

  await page.getByRole('heading', { name: 'Keep your recovery codes' }).waitFor()
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await button(page, 'Copy').click()
  await expectToast(page, 'success', 'Copied!', 'Paste the codes where you keep your passwords.')
  await eventually(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim().split('\n')).toEqual(
    codes,
  )
  const downloading = page.waitForEvent('download')
  await button(page, 'Download').click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  for (const each of [...codes, person.email]) expect(file).toContain(each)
  await expectAccessible(page, 'the recovery codes')
  await button(page, 'I saved them').click()
  await section(page).getByText('10 recovery codes are left.').waitFor()
  await eventually(() => page.getByRole('list', { name: 'Recovery codes' }).count()).toBe(0)
  await expectAccessible(page, 'two-step sign-in is on')
  await signOut(page)

  await enterPassword(page, person.email)
  const asked = page.getByLabel('Code', { exact: true })
  await eventually(() => asked.evaluate((element) => element === document.activeElement)).toBe(true)
  await expectAccessible(page, 'the code is asked for')
  await asked.fill(wrongCodeFor(key, app.clock.now))
  await page.keyboard.press('Enter')
  await expectToast(page, 'error', 'Login failed', wrong)
  await expectFieldMessage(asked, wrong)
  await expectAccessible(page, 'the code was wrong')
  await asked.fill(nextCode(app, key))
  await page.keyboard.press('Enter')
  await expectToast(page, 'success', 'Login successful', 'Welcome back!')
  await expectHeading(page, 'Welcome back, Test')
  await signOut(page)

  await enterPassword(page, person.email)
  await button(page, 'Use a recovery code instead').click()
  await page.getByText('Lost both? Ask an administrator').waitFor()
  await expectAccessible(page, 'a recovery code is asked for')
  await page.getByLabel('Recovery code', { exact: true }).fill(codes[0]?.toUpperCase() ?? '')
  await button(page, 'Sign in').click()
  await expectHeading(page, 'Welcome back, Test')

  await page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true }).click()
  await section(page).getByText('9 recovery codes are left.').waitFor()
  await button(page, 'New recovery codes').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByLabel('Code, or a recovery code').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Make new codes' }).click()
  await expectToast(page, 'success', 'New recovery codes', 'The old ones no longer work.')
  const renewed = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts()
  expect(renewed.filter((each) => codes.includes(each))).toEqual([])
  await button(page, 'I saved them').click()

  await button(page, 'Turn off').click()
  await expectAccessible(page, 'the question before turning it off')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expectFieldMessage(dialog.getByLabel('Code, or a recovery code'), 'Please fill in all fields')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByLabel('Code, or a recovery code').fill(codes[2] ?? '')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expectFieldMessage(dialog.getByLabel('Code, or a recovery code'), wrong)
  await dialog.getByLabel('Code, or a recovery code').fill(nextCode(app, key))
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expectToast(
    page,
    'success',
    'Two-step sign-in is off',
    'Two-step sign-in is off. Your other sessions were ended.',
  )
  await button(page, 'Set up two-step sign-in').waitFor()
  expect((await app.visitor().post('/api/login', { email: person.email, password })).status).toBe(200)
})

test('where it is required, it is set up before anything else, whatever the address, on a phone, or one signs out', async () => {
  const person = await strict.signIn()
  const page = await browser.newPage(strict, { as: person, width: 390, isPhone: true })
  await page.goto('/')
  await expectHeading(page, 'Set up two-step sign-in')
  await signOut(page)

  await page.context().addCookies((await signInAgain(strict, person)).cookies())
  await page.goto('/history')
  await expectHeading(page, 'Set up two-step sign-in')
  await eventually(() => page.getByRole('navigation').count(), 'nowhere to go').toBe(0)
  await expectAccessible(page, 'the set-up that is required')
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await button(page, 'Continue').click()
  await page.getByRole('img', { name: /^QR code/ }).waitFor()
  await expectAccessible(page, 'the key, where it is required')
  await page.getByLabel('Code', { exact: true }).fill(nextCode(strict, await keyShown(page)))
  await button(page, 'Turn on').click()
  await button(page, 'I saved them').click()
  await expectHeading(page, 'Post History')
})

test('an administrator resets it for a lost phone, and loads nobody’s picture from elsewhere', async () => {
  const person = await app.signIn({ email: 'lost-phone@example.com' })
  await turnOnSecondFactor(app, person)
  await app.signIn({ email: 'waiting@example.com', isApproved: false })
  const picture = { profile_image_url: 'https://pictures.example.com/me.png' }
  await app.ctx.db.updateTable('users').set(picture).execute()
  await app.ctx.db.updateTable('users').set({ first_name: 'Lena' }).where('id', '=', person.id).execute()
  const admin = await app.signIn({ role: 'admin' })
  const page = await browser.newPage(app, { as: admin })
  await page.goto('/admin/users')
  await button(page, 'Approve Test Person').waitFor()
  await page.getByRole('tab', { name: 'All Users' }).click()
  await button(page, 'Reset the two-step sign-in of Lena Person').click()
  await page
    .getByRole('dialog')
    .getByText(/^Make sure it’s really them asking\./)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expectToast(page, 'success', 'Two-step sign-in reset', 'Lena Person now signs in with only a password.')
  await eventually(() => button(page, 'Reset the two-step sign-in of Lena Person').count()).toBe(0)
  expect((await app.visitor().post('/api/login', { email: person.email, password })).status).toBe(200)
})
