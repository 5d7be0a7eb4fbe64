import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countUnits } from '#shared/linkedin/length'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectHeading, expectToast, picked, resultOf, unfoldForm } from '../support/page-steps.ts'
import { makePost, sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** What fills the generator's form, what it keeps, and what can be done with the finished post. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const urlField = (page: Page) => page.getByRole('textbox', { name: 'Article URL' })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const post = `${'A quay that pays – for 1,200 ships a year. '.repeat(3)}\n\n👩‍👩‍👧 #harbour & more`

test('the form is filled by the address, which is cleared, and survives a reload and a visit elsewhere, but another person', async () => {
  const author = await app.signIn()
  const styles = (await (await author.get('/api/content-styles')).json()) as { id: number; name: string }[]
  const { id, name } = styles.at(-1) ?? { id: 0, name: '' }
  const page = await browser.newPage(app, { as: author })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const url = 'https://news.example.com/a?b=1&c=50%25'
  const search = new URLSearchParams({ url, model: 'composer', language: 'french', opinion: 'Rather 100 % so.' })
  await page.goto(`/generate?${search}&contentStyleId=${id}&webSearch=false`)
  await eventually(() => urlField(page).inputValue()).toBe(url)
  await eventually(() => page.getByLabel('Your Opinion').inputValue()).toBe('Rather 100 % so.')
  await eventually(() => picked(page, 'Post Language')).toBe('French')
  await eventually(() => picked(page, 'AI Model')).toBe('Built-in (no AI)')
  await eventually(() => picked(page, 'Content Style')).toBe(name)
  await eventually(() => page.url()).toBe(`${app.url}/generate?tab=url-input`)
  expect(sent, 'nothing is sent').toEqual([])

  await urlField(page).fill('https://news.example.com/half-typed')
  await page.getByLabel('Your Opinion').fill('Half an opinion')
  await page.reload()
  await eventually(() => urlField(page).inputValue()).toBe('https://news.example.com/half-typed')
  await page.getByRole('link', { name: 'Post History' }).click()
  await expectHeading(page, 'Post History')
  await page.goBack()
  await eventually(() => page.getByLabel('Your Opinion').inputValue()).toBe('Half an opinion')

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByText('You have been logged out successfully.').waitFor()
  await page.context().addCookies((await app.signIn()).cookies())
  await page.goto('/generate')
  await urlField(page).waitFor()
  await eventually(() => urlField(page).inputValue(), 'for another person').toBe('')
})

test('a post is counted as LinkedIn counts, copied, shared on LinkedIn, edited and saved, and shows its source again for the next try', async () => {
  const author = await app.signIn()
  const { id } = await makePost(author)
  await author.patch(`/api/posts/${id}`, { content: post })
  const outside = 'www.linkedin.com'
  const page = await browser.newPage(app, {
    as: author,
    permissions: ['clipboard-read', 'clipboard-write'],
    outside,
  })
  await page.goto(`/generate?post=${id}`)
  const result = resultOf(page)
  const edit = result.getByRole('button', { name: 'Edit' })
  await edit.waitFor()
  await eventually(() => result.textContent()).toContain(`${countUnits(post)} / 3,000`)

  await result.getByRole('button', { name: 'Copy' }).click()
  await expectToast(page, 'success', 'Copied!', 'Post content copied to clipboard.')
  await eventually(() => clipboard(page)).toBe(post)
  await page.evaluate(() => navigator.clipboard.writeText(''))

  const opening = page.context().waitForEvent('page')
  await result.getByRole('button', { name: 'Share on LinkedIn' }).click()
  const popup = await opening
  await popup.waitForURL(`https://${outside}/**`)
  const address = new URL(popup.url())
  expect(address.origin + address.pathname).toBe('https://www.linkedin.com/feed/')
  expect(address.searchParams.get('shareActive')).toBe('true')
  expect(address.searchParams.get('text')).toBe(post)
  await eventually(() => popup.evaluate(() => window.opener)).toBe(null)
  await page.bringToFront()
  await eventually(() => clipboard(page), 'copied too').toBe(post)

  await edit.click()
  const editor = result.getByRole('textbox', { name: 'Post text' })
  await eventually(() => editor.inputValue()).toBe(post)
  await eventually(() => editor.evaluate((field) => field === document.activeElement)).toBe(true)
  await editor.fill('My own words.')
  await eventually(() => result.textContent()).toContain('13 / 3,000')
  await page.reload()
  await eventually(() => editor.inputValue(), 'an unsaved edit stays').toBe('My own words.')
  await result.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'success', 'Post Saved', 'Your changes have been saved.')
  await result.getByText('My own words.').waitFor()
  const stored = await (await author.get(`/api/posts/${id}`)).json()
  expect(stored).toMatchObject({ content: 'My own words.' })
  await eventually(() => edit.evaluate((button) => button === document.activeElement), 'focus goes back').toBe(true)

  await edit.click()
  await editor.fill('Not to be kept')
  await result.getByRole('button', { name: 'Cancel' }).click()
  await result.getByText('My own words.').waitFor()

  await edit.click()
  await editor.fill('a'.repeat(3_012))
  await result.getByRole('button', { name: 'Save Changes' }).click()
  await edit.waitFor()
  await result.getByText('Shorten by 12.', { exact: true }).waitFor()

  await unfoldForm(page)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await eventually(() => text.inputValue()).toContain('The quay handles 1,200 ships a year')
  expect(sourceText).toContain((await text.inputValue()).split('\n')[0])
  await page.goto('/generate?post=no-such-post')
  await result.getByRole('heading', { name: 'The post could not be loaded' }).waitFor()
})
