import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { FakeWriter } from '../support/fake-writer.ts'
import {
  articlePage,
  frontPage,
  type PageSite,
  partialPage,
  paywalledPage,
  startPageSite,
} from '../support/page-site.ts'
import { eventually, expectMeter, expectToast, resultOf, unfoldForm } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** What an author sees of reading: its progress, its result, and the questions before a post is spent. */

const title = 'Harbour opens its second quay'
const minute = 60_000

const browser = launchBrowser()
const writer = new FakeWriter()
let site: PageSite
let app: TestApp

beforeAll(async () => {
  site = await startPageSite({
    '/quay': articlePage(title),
    '/short': { location: '/quay' },
    '/partial': partialPage('Short news'),
    '/paywalled': paywalledPage('Behind the wall'),
    '/': frontPage(),
    '/feed': { body: '<rss version="2.0"><channel><title>News</title></channel></rss>' },
    '/picture': { type: 'image/png', body: 'png' },
    '/data': { type: 'application/json', body: '{}' },
    '/broken': { status: 503 },
    '/login': {
      body: '<!doctype html><title>Sign in</title><form><p>Please sign in to continue.</p><input type="password"></form>',
    },
  })
  app = await startTestApp({ environment: site.environment, parts: { writer } })
})

afterEach(() => {
  site.asked.length = 0
  writer.write = async () => 'A post about the quay.'
})

afterAll(async () => {
  await app.close()
  await site.close()
})

const urlField = (page: Page) => page.getByRole('textbox', { name: 'Article URL' })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate', exact: true }).click()
const sourcePanel = (page: Page) => page.getByRole('tabpanel', { name: 'Article URL' })
const done = ['success', 'Post Generated!', 'Your LinkedIn post has been created successfully.'] as const

async function openForm(url: string, as?: Awaited<ReturnType<TestApp['signIn']>>): Promise<Page> {
  const page = await browser.newPage(app, { as: as ?? (await app.signIn()) })
  await page.goto('/generate')
  await urlField(page).fill(url)
  return page
}

/** Each step with its state, as a screen reader says it. */
async function stepsOf(page: Page): Promise<string[]> {
  return page.getByRole('list', { name: 'Progress' }).getByRole('listitem').allTextContents()
}

const politely = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').getByText(text, { exact: true })

test('while a post is made three steps tell how far it is, each can be cancelled, and a text needs no fetching', async () => {
  const page = await openForm(site.at('/quay'))
  const release = site.hold()
  await generate(page)
  await eventually(() => stepsOf(page)).toEqual([
    'Fetching pages.example.com, now',
    'Reading, to come',
    'Writing, to come',
  ])
  await politely(page, 'Fetching the page.').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await politely(page, 'Cancelled. No post was used.').waitFor()
  release()

  writer.write = () => new Promise(() => {})
  await generate(page)
  await eventually(() => stepsOf(page)).toEqual(['Fetched, done', 'Read, done', 'Writing, now'])
  await politely(page, 'Writing the post.').waitFor()
  const current = page.getByRole('listitem').and(page.locator('[aria-current="step"]'))
  await eventually(() => current.textContent()).toBe('Writing, now')
  // its facts appear before the first word
  await resultOf(page).getByText('by Staff Writer').waitFor()
  await page.getByText(title).filter({ visible: true }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await politely(page, 'Cancelled. No post was used.').waitFor()
  await expectMeter(page, '0 of 20')

  await generate(page)
  await eventually(() => stepsOf(page)).toEqual(['Already read, done', 'Read, done', 'Writing, now'])
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('tab', { name: 'Text', exact: true }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('The harbour opened its second quay.')
  await generate(page)
  await eventually(() => stepsOf(page)).toEqual(['Read, done', 'Writing, now'])
  await page.getByRole('button', { name: 'Cancel' }).click()
})

test('a source that is not whole is asked about before a post is spent, and read once', async () => {
  const page = await openForm('')
  for (const [before, path, question, reason, accept] of [
    [0, '/partial', 'Write from the part that was read?', 'Only part of this article', 'Write from this part'],
    [1, '/paywalled', 'Write from the free part?', 'behind a paywall', 'Write from the free part'],
  ] as const) {
    site.asked.length = 0
    await urlField(page).fill(site.at(path))
    await page.getByLabel('Your Opinion').fill('More quays, please.')
    await generate(page)
    const result = resultOf(page)
    await result.getByRole('heading', { name: question }).waitFor()
    await result.getByText(reason).waitFor()
    await expectMeter(page, `${before} of 20`)

    // this question's article, not that of the earlier post
    await result.getByRole('button', { name: 'View article text' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('region', { name: 'Article text' })
      .getByText(/quay|Ships/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')

    await result.getByRole('button', { name: 'Paste the text instead' }).click()
    await eventually(() => page.getByLabel('Your Opinion').inputValue()).toBe('More quays, please.')
    await page.getByRole('tab', { name: 'Article URL' }).click()
    await eventually(() => urlField(page).inputValue()).toBe(site.at(path))

    await generate(page)
    await result.getByRole('button', { name: accept }).click()
    await expectToast(page, ...done)
    await expectMeter(page, `${before + 1} of 20`)
    expect(site.asked, 'read once').toEqual([path])
    expect(writer.requests.at(-1)?.voice.opinion).toBe('More quays, please.')
    await unfoldForm(page)
    await sourcePanel(page)
      .getByText(/^Read only/)
      .waitFor()
  }
})

test('a page read minutes ago says so, opens as it was read beside the form and from the post, and is read again only when asked', async () => {
  const author = await app.signIn()
  app.clock.now -= 12 * minute
  await author.post('/api/articles/read', { url: site.at('/quay') })
  app.clock.now += 12 * minute
  const page = await openForm(site.at('/quay'), author)
  await generate(page)
  await expectToast(page, ...done)
  await unfoldForm(page)
  const panel = sourcePanel(page)
  await panel.getByText(/^Read \d+ minutes ago$/).waitFor()
  expect(site.asked).toEqual(['/quay'])

  // by keyboard, and the focus is restored
  for (const place of [sourcePanel(page), resultOf(page)]) {
    const opener = place.getByRole('button', { name: 'View article text' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'View article text' })
    await dialog.getByRole('heading', { name: title }).waitFor()
    const said = (await dialog.textContent()) ?? ''
    expect(said).toContain('By Staff Writer, The Harbour Courier')
    expect(said).toMatch(/Read in full\. \d+ words, read .*\d{4}/)
    const text = dialog.getByRole('region', { name: 'Article text' })
    await eventually(() => text.getByRole('paragraph').count()).toBe(6)
    await eventually(() => text.textContent()).toContain('It handles 1,200 ships a year')
    const link = dialog.getByRole('link', { name: 'Open the page (pages.example.com)' })
    await eventually(() => link.getAttribute('href')).toBe(site.at('/quay'))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  }

  app.clock.now = Date.now() // the page counts the age by its own clock
  await panel.getByRole('button', { name: 'Read again' }).click()
  await panel.getByText('Read just now').waitFor()
  expect(site.asked).toEqual(['/quay', '/quay'])
  await expectMeter(page, '1 of 20')

  await page.route('**/api/articles/read', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'This site took too long.', code: 'source_unreachable', requestId: 'x' },
    }),
  )
  await panel.getByRole('button', { name: 'Read again' }).click()
  await panel.getByRole('alert').getByText('This site took too long.').waitFor()
  await panel.getByText('Read just now').waitFor()
})

test('a post made from an article before is pointed out before another is spent, also when only reading shows where the address leads, and keeps nobody from it', async () => {
  const author = await app.signIn()
  const { id } = await makePost(author, { url: site.at('/quay') })
  const page = await openForm(site.at('/quay?utm_source=mail'), author)
  const line = page.getByText(/^You already wrote a post from this article on .*\d{4}: /)
  await line.waitFor()
  await eventually(() => line.getByRole('link', { name: title }).getAttribute('href')).toBe(`/generate?post=${id}`)
  await urlField(page).fill(site.at('/other'))
  await line.waitFor({ state: 'detached' })

  await urlField(page).fill(site.at('/short'))
  writer.write = () => new Promise(() => {})
  await generate(page)
  await page.getByRole('status').filter({ hasText: 'You already wrote a post from this article' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()

  writer.write = async () => 'A post about the quay.'
  await urlField(page).fill(site.at('/quay'))
  await generate(page)
  await expectToast(page, ...done)
  await expectMeter(page, '2 of 20')
  await line.getByRole('link', { name: title }).click()
  await page.waitForURL(`**/generate?*post=${id}*`)
  await resultOf(page).getByText('A post about the quay.').waitFor()
})

test('an address that leads to no article is told in one sentence each', async () => {
  const page = await openForm('')
  for (const [address, sentence, nextStep = 'Paste the text instead'] of [
    [site.at('/gone'), 'There is no page at this address. Check the address.'],
    [site.at('/picture'), 'This address leads to an image.'],
    [site.at('/feed'), 'This address leads to a feed, not to one article.'],
    [site.at('/data'), 'This address leads to data (JSON), not to an article.'],
    [site.at('/broken'), 'This site has a problem right now.'],
    [site.at('/login'), 'This page asks readers to sign in before it shows the article.'],
    ['https://www.youtube.com/watch?v=x', 'YouTube links lead to videos, not to text.', 'Paste the transcript'],
    ['https://www.linkedin.com/posts/x', "LinkedIn links can't be read."],
    [site.at('/'), 'This looks like a front page or a list, not like one article.'],
  ] as const) {
    await urlField(page).fill(address)
    await generate(page)
    await resultOf(page).getByText(sentence).waitFor()
    await resultOf(page).getByRole('button', { name: nextStep }).waitFor()
  }
  await expectMeter(page, '0 of 20')
})

test('all of it works for everyone, at every width', async () => {
  const author = await app.signIn()
  await makePost(author, { url: site.at('/quay') })
  const page = await openForm(site.at('/quay'), author)
  await sourcePanel(page)
    .getByText(/^You already wrote/)
    .waitFor()
  await expectAccessible(page, 'an earlier post is pointed out')
  writer.write = () => new Promise(() => {})
  await generate(page)
  await resultOf(page).getByText('by Staff Writer').waitFor()
  await expectAccessible(page, 'writing')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Cancel' }).click()
  await sourcePanel(page).getByRole('button', { name: 'View article text' }).click()
  await page.getByRole('dialog').getByRole('heading', { name: title }).waitFor()
  await expectAccessible(page, 'the source as read', { within: 'dialog' })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 800 })
  await urlField(page).fill(site.at('/paywalled'))
  await generate(page)
  await resultOf(page).getByRole('heading', { name: 'Write from the free part?' }).waitFor()
  await expectAccessible(page, 'a part is asked about', { within: resultOf(page) })
})
