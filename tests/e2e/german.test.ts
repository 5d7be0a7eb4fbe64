import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { englishOnly, expectGerman } from '../support/german.ts'
import { eventually, expectHeading, expectToast } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** The interface in German: as the browser prefers it, and as people choose it in the settings. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

test('there are English texts that would be found', () => {
  expect(englishOnly.size).toBeGreaterThan(100)
  expect(englishOnly.has('Sign in to Postwright')).toBe(true)
})

test('a browser that prefers German shows every screen in German, from signing in to the settings', async () => {
  const author = await app.signIn()
  await makePost(author)
  const page = await browser.newPage(app, { locale: 'de-DE' })

  await page.goto('/auth')
  await expectHeading(page, 'Bei Postwright anmelden')
  await expectGerman(page)
  await page.getByLabel('E-Mail').fill(author.email)
  await page.getByLabel('Passwort', { exact: true }).fill('not the passphrase')
  await button(page, 'Anmelden').click()
  const refused = 'E-Mail oder Passwort ist falsch. Bitte prüfen Sie Ihre Angaben.'
  await expectToast(page, 'error', 'Anmeldung fehlgeschlagen', refused)
  await expectGerman(page)

  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await button(page, 'Anmelden').click()
  await page.getByRole('navigation').first().waitFor()
  const goTo = (address: string) => page.evaluate((to) => history.pushState(null, '', to), address)
  await goTo('/generate')
  await page.getByRole('button', { name: 'Erstellen', exact: true, disabled: false }).waitFor()
  await expectGerman(page)

  await goTo('/history')
  await page.getByRole('article').or(page.getByRole('main').getByRole('listitem')).first().waitFor()
  await expectGerman(page)

  // each tab's content once all of its data has loaded
  const tabs = {
    account: page.getByText('Dieser Browser'),
    'ai-settings': page.getByLabel('Eigener Prompt'),
    'your-voice': page.getByRole('tabpanel').getByRole('textbox').first(),
    'content-styles': page.getByText('Noch keine Stile'),
    brand: page.getByRole('tabpanel').getByRole('switch').first(),
  }
  for (const [tab, shown] of Object.entries(tabs)) {
    await goTo(`/settings?tab=${tab}`)
    await shown.waitFor()
    await expectHeading(page, 'Einstellungen')
    await expectGerman(page)
  }
})

test('who reads English fetches no German; the language chosen in the settings counts at once, keeps drafts, and goes with the account', async () => {
  const author = await app.signIn()
  const page = await browser.newPage(app, { as: author, isFresh: true })
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  const germanFiles = () => files.filter((path) => /german/.test(path))
  await page.goto('/settings?tab=ai-settings')
  await page.getByLabel('Custom prompt').fill('No emoji.')
  expect(files.some((path) => /\/index-[^/]*\.js$/.test(path))).toBe(true)
  expect(germanFiles()).toEqual([])
  await page.getByRole('tab', { name: 'Account', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  const choice = page.getByLabel('Interface language')
  await choice.focus()
  await choice.selectOption('Deutsch')
  await expectHeading(page, 'Einstellungen')
  expect(germanFiles(), 'fetched now').toHaveLength(1)
  const germanChoice = page.getByLabel('Sprache der Oberfläche')
  await eventually(() => germanChoice.evaluate((element) => element === document.activeElement)).toBe(true)
  await expectGerman(page)

  await page.getByRole('tab', { name: 'KI-Einstellungen' }).click()
  await eventually(() => page.getByLabel('Eigener Prompt').inputValue()).toBe('No emoji.')
  await eventually(() => page.evaluate(() => 'isSameDocument' in window), 'not loaded again').toBe(true)
  await button(page, 'Änderungen verwerfen').click()

  const elsewhere = await browser.newPage(app, { as: author })
  await elsewhere.goto('/history')
  await eventually(() => elsewhere.locator('html').getAttribute('lang')).toBe('de')
  await expectGerman(elsewhere)

  await page.getByRole('tab', { name: 'Konto', exact: true }).click()
  await germanChoice.selectOption('Sprache des Browsers')
  await expectHeading(page, 'Settings')
  await link(page, 'Post History').waitFor()
  await eventually(() => page.locator('html').getAttribute('lang')).toBe('en')
})
