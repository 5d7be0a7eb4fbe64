import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser, type PageOptions } from '../support/browser.ts'
import { pagesOf } from '../support/kept-renderer.ts'
import { eventually, expectFieldMessage, expectHeading, expectToast, pick, picked } from '../support/page-steps.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

/** The settings: one's account, how posts are written, one's own content styles. */

const browser = launchBrowser()
const newPassword = 'Another long 1!'
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ environment: { OPENAI_API_KEY: 'key-for-tests' } })
})

afterAll(() => app.close())

type Person = Parameters<TestApp['signIn']>[0]

async function open(tab: string, person: Person = {}, options: PageOptions = {}) {
  const someone = await app.signIn(person)
  const page = await browser.newPage(app, { as: someone, ...options })
  await page.goto(`/settings?tab=${tab}`)
  await expectHeading(page, 'Settings')
  return { page, someone }
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const query = (page: Page) => new URL(page.url()).search

test('the account hands out what is one’s own, and gets a new password for the old one, with the checklist', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const { page, someone } = await open('account', { role: 'trial', used: 5 }, { permissions })
  const tools = section(page, 'Send pages from your browser')

  // the bookmarklet works from the bookmarks bar, and can be copied
  const link = tools.getByRole('link', { name: 'Write with Postwright' })
  const program = (await link.getAttribute('href')) ?? ''
  expect(program).toMatch(/^javascript:/)
  await link.click()
  await page.getByText('It only works from your bookmarks bar. Drag it there, or copy it.').waitFor()
  expect(pagesOf(page.context()), 'nothing opens from our own page').toHaveLength(1)
  await button(page, 'Copy bookmarklet').click()
  await expectToast(page, 'success', 'Copied!', 'Paste it as the address of a new bookmark.')
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(program)
  const more = await tools.getByRole('link', { name: /^More about this/ }).getAttribute('href')
  expect((await page.request.get(more ?? '')).status(), 'there is more on this').toBe(200)

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^postwright-export-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(await readFile(await download.path()))
  expect(JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()))).toMatchObject({ email: someone.email })

  // replacing the password, with the checklist
  const current = page.getByLabel('Current password', { exact: true })
  const wanted = page.getByLabel('New password', { exact: true })
  const change = button(page, 'Change password')
  await change.click()
  await expectToast(page, 'error', 'Error', 'Please fill in all fields')
  await expectFieldMessage(current, 'Please fill in all fields')
  await wanted.fill('Long')
  await change.click()
  await section(page, 'Sessions').getByText('This browser').waitFor()
  await expectAccessible(page, 'account')

  await current.fill('not the passphrase')
  await wanted.fill(newPassword)
  await page.getByRole('listitem').filter({ hasText: 'One special character, met' }).waitFor()
  await change.click()
  await expectToast(page, 'error', 'Password not changed', 'This is not your current password.')
  await expectFieldMessage(current, 'This is not your current password.')

  await current.fill(password)
  await wanted.fill('short')
  await change.click()
  await expectToast(page, 'error', 'Password not changed', 'Password must be at least 8 characters long.')
  await expectFieldMessage(wanted, 'Password must be at least 8 characters long.')

  await wanted.fill(newPassword)
  await change.click()
  const done = 'Your password has been changed. Your other sessions were ended.'
  await expectToast(page, 'success', 'Password changed', done)
  await eventually(() => wanted.inputValue(), 'nothing of it stays on the page').toBe('')
  expect((await app.visitor().post('/api/login', { email: someone.email, password: newPassword })).status).toBe(200)
})

test('the account is signed out everywhere else, and deleted by its password only, after saying what goes', async () => {
  const someone = await app.signIn()
  const phone = app.visitor()
  const userAgent = 'Mozilla/5.0 (Android 16; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0'
  await phone.post('/api/login', { email: someone.email, password }, { 'user-agent': userAgent })
  const page = await browser.newPage(app, { as: someone })
  await page.goto('/settings')
  const sessions = section(page, 'Sessions')
  await sessions.getByText('Firefox on Android').waitFor()
  await eventually(() => sessions.getByText('This browser').count()).toBe(1)
  await button(page, 'Sign out everywhere').click()
  await dialog(page).getByRole('button', { name: 'Sign out everywhere' }).click()
  await expectToast(page, 'success', 'Signed out everywhere else', 'All other sessions were ended.')
  await sessions.getByText('No other active sessions.').waitFor()
  await eventually(async () => (await phone.get('/api/user')).status, 'the phone is signed out').toBe(401)
  await eventually(async () => (await someone.get('/api/user')).status, 'this browser is not').toBe(200)

  await button(page, 'Delete account').click()
  const asking = dialog(page)
  await asking.getByText('all your posts, their sources and drafts').waitFor()
  const confirm = asking.getByRole('button', { name: 'Delete account' })
  const typed = asking.getByLabel('Your password', { exact: true })
  await confirm.click()
  await expectFieldMessage(typed, 'Please enter your password.')
  await expectAccessible(page, 'account, asking')
  await typed.fill('not the passphrase')
  await confirm.click()
  await expectToast(page, 'error', 'Account not deleted', 'This is not your current password.')
  await eventually(async () => (await someone.get('/api/user')).status, 'nothing is deleted').toBe(200)

  await typed.fill(password)
  await confirm.click()
  await expectToast(page, 'success', 'Account deleted', 'Your account and everything in it are gone.')
  expect((await app.visitor().post('/api/login', { email: someone.email, password })).status).toBe(401)
})

test('the AI settings ask before they are left unsaved and lose nothing; the generator starts with what was saved', async () => {
  const someone = await app.signIn()
  const page = await browser.newPage(app, { as: someone })
  await page.goto('/history')
  await expectHeading(page, 'Post History')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'AI Settings' }).click()
  const audience = page.getByLabel('Target audience')
  await audience.fill('Half a sentence')
  await page.getByText('Not saved yet.').waitFor()

  const leaving = [
    () => page.getByRole('tab', { name: 'Account' }).click(),
    () => page.getByRole('link', { name: 'Dashboard' }).click(),
    () => page.evaluate(() => history.back()),
    () => button(page, 'Sign Out').click(),
  ]
  for (const leave of leaving) {
    await leave()
    await dialog(page).getByRole('heading').filter({ hasText: 'without saving?' }).waitFor()
    await dialog(page).getByRole('button').first().click()
    await eventually(() => dialog(page).count()).toBe(0)
    expect(query(page)).toBe('?tab=ai-settings')
    await eventually(() => audience.inputValue()).toBe('Half a sentence')
  }

  const asked: string[] = []
  page.on('dialog', async (question) => {
    asked.push(question.type())
    await question.accept()
  })
  await page.reload()
  await eventually(() => audience.inputValue(), 'the draft outlives a reload').toBe('Half a sentence')
  expect(asked).toEqual(['beforeunload'])

  await page.evaluate(() => history.back())
  await dialog(page).getByRole('button', { name: 'Leave' }).click()
  await eventually(() => query(page)).toBe('')
  await section(page, 'Profile').waitFor()
  await page.getByRole('tab', { name: 'AI Settings' }).click()
  await eventually(() => audience.inputValue(), 'and leaving').toBe('Half a sentence')
  await button(page, 'Discard changes').click()
  await eventually(() => audience.inputValue(), 'until it is discarded').toBe('')
  await page.getByRole('tab', { name: 'Account' }).click()
  await section(page, 'Profile').waitFor()

  // with texts longer than any column
  await page.getByRole('tab', { name: 'AI Settings' }).click()
  const custom = page.getByLabel('Custom prompt')
  await custom.fill(`${'Donaudampfschifffahrt'.repeat(20)} `.repeat(20))
  await page.getByText('Shorten this to 5,000 characters.').waitFor()
  await expectAccessible(page, 'AI settings')
  await page.getByRole('tab', { name: 'Account' }).click()
  await dialog(page).waitFor()
  await expectAccessible(page, 'AI settings, asking')
  await dialog(page).getByRole('button').first().click()

  await audience.fill('People who plan harbours')
  await pick(page, 'Preferred model', 'OpenAI GPT-4.1')
  await pick(page, 'Preferred language', 'Italian')
  await pick(page, 'Content Style', 'Technical & Detailed')
  await custom.fill('No emoji.')
  for (const number of [1, 2, 3]) await eventually(() => page.getByLabel(`Example ${number}`).inputValue()).toBe('')
  await page.getByLabel('Example 2').fill('A quay that pays.')
  await page.getByText('Not saved yet.').waitFor()
  await button(page, 'Save').click()
  await expectToast(page, 'success', 'Settings Saved')
  await eventually(async () => await (await someone.get('/api/user/settings')).json(), 'what is kept').toEqual({
    preferredModel: 'gpt-4.1',
    targetAudience: 'People who plan harbours',
    contentStyle: 'Technical & Detailed',
    customPrompt: 'No emoji.',
    examplePosts: ['', 'A quay that pays.', ''],
    preferredLanguage: 'italian',
  })
  await page.getByRole('link', { name: 'Generate Post' }).click()
  await expectHeading(page, 'AI Post Generator')
  await eventually(() => picked(page, 'AI Model')).toBe('OpenAI GPT-4.1')
  await eventually(() => picked(page, 'Post Language')).toBe('Italian')
})

test('content styles ask before a half-written one is left, and are created, changed and deleted', async () => {
  const { page, someone } = await open('content-styles')
  const none = page.getByRole('heading', { name: 'No content styles yet' })
  const name = page.getByLabel('Name', { exact: true })
  const save = button(page, 'Save')
  await none.waitFor()
  await page.getByText('Professional & Insightful').waitFor()
  await expectAccessible(page, 'content styles, none')

  await button(page, 'New content style').click()
  await eventually(() => name.evaluate((field) => field === document.activeElement), 'the form has the focus').toBe(
    true,
  )
  await page.goBack()
  await none.waitFor() // Back closes an unchanged one
  await button(page, 'New content style').click()
  await name.fill('Half')
  await page.getByRole('tab', { name: 'Account' }).click()
  await dialog(page).getByRole('button', { name: 'Leave' }).click()
  await section(page, 'Profile').waitFor()
  await page.getByRole('tab', { name: 'Content Styles' }).click()
  await button(page, 'New content style').click()
  await eventually(() => name.inputValue(), 'a half-written one is kept').toBe('Half')
  await button(page, 'Cancel').click()
  await button(page, 'New content style').click()
  await eventually(() => name.inputValue(), 'cancelled is dropped').toBe('')

  const examples = page.getByRole('textbox', { name: /^Example \d$/ })
  await eventually(() => save.isDisabled(), 'no name').toBe(true)
  await name.fill('   ')
  await eventually(() => save.isDisabled(), 'blank is no name').toBe(true)
  await name.fill('Plain words')
  await pick(page, 'Default language', 'Portuguese')
  const long = `${'a'.repeat(99)}👩‍👩‍👧 and more`
  await examples.nth(0).fill(long)
  await eventually(() => button(page, 'Remove example 1').count(), 'the only example stays').toBe(0)
  await button(page, 'Add Another Example').click()
  await examples.nth(1).fill('To be removed.')
  await button(page, 'Add Another Example').click()
  await eventually(() => button(page, 'Add Another Example').count(), 'three are enough').toBe(0)
  await examples.nth(2).fill('Second example.')
  await button(page, 'Remove example 2').click()
  await eventually(() => examples.count()).toBe(2)
  await save.click()
  await expectToast(page, 'success', 'Content style saved')

  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Plain words' }) })
  await row.getByText('OpenAI GPT-4o · Portuguese').waitFor()
  await eventually(() => row.locator('blockquote').allTextContents()).toEqual([`${'a'.repeat(99)}…`, 'Second example.'])

  await button(page, 'Edit Plain words').click()
  await name.fill('Plainer words')
  await save.click()
  await page.getByRole('heading', { name: 'Plainer words' }).waitFor()
  const edit = button(page, 'Edit Plainer words')
  await eventually(() => edit.evaluate((one) => one === document.activeElement), 'focus goes back').toBe(true)
  const stored = await (await someone.get('/api/user/content-styles')).json()
  expect(stored).toMatchObject([{ name: 'Plainer words', defaultLanguage: 'portuguese' }])

  await button(page, 'Delete Plainer words').click()
  await dialog(page).getByText('Are you sure you want to delete this content style?').waitFor()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'success', 'Content style deleted')
  await none.waitFor()

  // one that is longer, wider and right-to-left
  const style = { defaultModel: 'gpt-4o', defaultLanguage: 'english', defaultWebSearch: true }
  const widest = 'Wolfeschlegelsteinhausen'.repeat(4)
  const examplePosts = ['مرحبا بالعالم، هذا نص من اليمين إلى اليسار', 'x'.repeat(300), 'Third.']
  await someone.post('/api/user/content-styles', { ...style, name: widest, examplePosts })
  await page.reload()
  await page.getByText('1 more example').waitFor()
  await expectAccessible(page, 'content styles, one')
  await button(page, `Edit ${widest}`).click()
  await name.waitFor()
  await expectAccessible(page, 'content style form')
})
