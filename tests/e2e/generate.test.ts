import { expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { makePdf, pdfText } from '../support/document-files.ts'
import { serveNewsApp } from '../support/news-app.ts'
import { type NewsSite, newsArticle } from '../support/news-site.ts'
import {
  eventually,
  expectHeading,
  expectMeter,
  expectToast,
  pick,
  resultOf,
  unfoldForm,
} from '../support/page-steps.ts'
import { makePost, postsUsed, sourceText } from '../support/posts.ts'
import type { TestApp } from '../support/test-app.ts'

/** From a source to a post on a server without a model: composed from the source's own sentences. */

const browser = launchBrowser()
let app: TestApp
let news: NewsSite

serveNewsApp((started) => {
  ;({ app, news } = started)
})

const done = ['success', 'Post Generated!', 'Your LinkedIn post has been created successfully.'] as const

const generate = { name: 'Generate', exact: true }

test('a trial’s five posts come from an article’s address, a pasted text, a PDF and a text file, and the last one offers Pro', async () => {
  const page = await browser.newPage(app, { as: await app.signIn({ role: 'trial' }) })
  await page.goto('/generate')
  const result = resultOf(page)
  await result.getByText('No content generated yet').waitFor()
  await eventually(() => page.getByRole('tab', { name: 'Article URL' }).getAttribute('aria-selected')).toBe('true')
  await page.getByRole('textbox', { name: 'Article URL' }).fill(news.articleUrl)
  await page.getByLabel('Your Opinion').fill('Trees are the best air conditioning.')
  await page.getByRole('button', generate).click()
  await expectToast(page, ...done)

  await result.getByText('Built-in (no AI)', { exact: true }).waitFor()
  const text = (await result.textContent()) ?? ''
  expect(text).toContain('twelve thousand trees')
  expect(text).toContain('Trees are the best air conditioning.')
  await eventually(() => result.textContent()).toContain(newsArticle.byline)
  const source = result.getByRole('link', { name: newsArticle.siteName })
  await eventually(() => source.getAttribute('href')).toBe(news.articleUrl)
  await page.getByRole('region', { name: 'LinkedIn preview' }).waitFor()
  await unfoldForm(page)
  const panel = page.getByRole('tabpanel', { name: 'Article URL' })
  await panel.getByText(newsArticle.title).waitFor()
  await panel.getByText(/^\d+ words read\.$/).waitFor()
  await expectMeter(page, '1 of 5')
  await page.reload()
  await result.getByText('Trees are the best air conditioning.').waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByRole('heading', { name: newsArticle.title }).waitFor()

  await page.getByRole('link', { name: 'Generate Post' }).first().click()
  await page.getByRole('tab', { name: 'Text' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(sourceText)
  await pick(page, 'Post Language', 'German')
  await page.getByRole('button', generate).click()
  await expectToast(page, ...done)
  await result.getByText('From pasted text').waitFor()
  await eventually(() => result.textContent()).toContain('second quay')
  await expectMeter(page, '2 of 5')

  await unfoldForm(page)
  await page.getByRole('tab', { name: 'File Upload' }).click()
  const lines = sourceText.split('\n\n').flatMap((paragraph) => paragraph.match(/.{1,80}(?:\s|$)/g) ?? [])
  const pdf = makePdf([lines.map((line, index) => pdfText(line.trim(), 50, 720 - index * 16)).join('')])
  const files = [
    { name: 'quay.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    { name: 'quay.txt', mimeType: 'text/plain', buffer: Buffer.from(sourceText) },
  ]
  for (const [index, file] of files.entries()) {
    await page.getByLabel('File', { exact: true }).setInputFiles(file)
    await page.getByRole('tabpanel').getByText(file.name, { exact: true }).waitFor()
    await page.getByRole('button', generate).click()
    await expectMeter(page, `${index + 3} of 5`)
    await result.getByText('From the document').first().waitFor()
    await eventually(() => result.textContent(), file.name).toContain('1,200 ships')
    await unfoldForm(page)
  }
  await page.getByRole('button', { name: 'Remove file' }).click()
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()

  await page.getByRole('tab', { name: 'Text' }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(sourceText)
  await page.getByRole('button', generate).click()
  await expectToast(page, ...done)
  await expectMeter(page, '5 of 5')
  const upgrade = page.getByRole('main').getByRole('link', { name: 'Upgrade to Pro' })
  await eventually(() => upgrade.getAttribute('href')).toBe('/subscribe')
  await page.getByText('You have used 5 of 5 posts this month').filter({ visible: true }).waitFor()
  await unfoldForm(page)
  await eventually(() => page.getByRole('button', generate).isDisabled()).toBe(true)
})

test('a post can be written by the keyboard alone', async () => {
  const page = await browser.newPage(app, { as: await app.signIn() })
  await page.goto('/')
  await expectHeading(page, 'Welcome back, Test')
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('data-label') ?? document.activeElement?.textContent)

  await press('Tab')
  await eventually(() => focused()).toBe('Skip to content')
  await press('Tab', 'Tab', 'Tab')
  await eventually(() => focused()).toBe('Generate Post')
  await press('Enter')
  await expectHeading(page, 'AI Post Generator')
  await eventually(focused).toBe('AI Post Generator')
  await page.getByRole('button', { name: 'Generate', exact: true }).waitFor()
  await press('Tab', 'ArrowLeft')
  await eventually(() => focused()).toBe('Text')
  await press('Tab')
  await page.keyboard.type('The harbour opened its second quay on Monday. It handles 1,200 ships a year.')
  await page.getByRole('button', { name: 'Suggest angles' }).waitFor()
  await press('Tab', 'Tab')
  await page.keyboard.type('More quays, please.')
  // style, model, language, length and options, which are disabled until loaded; web search stays disabled
  await page.getByRole('button', { name: 'Generate', exact: true, disabled: false }).waitFor()
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter')
  await expectToast(page, ...done)
  await eventually(() => resultOf(page).textContent()).toContain('More quays, please.')
  await expectMeter(page, '1 of 20')
})

test('a source that the server can’t read costs no post and offers to paste the text, and the last post, used in another window, is told of without losing the form', async () => {
  const author = await app.signIn({ role: 'trial', used: 4 })
  const page = await browser.newPage(app, { as: author })
  await page.goto('/generate')
  const missing = news.articleUrl.replace('/trees', '/gone')
  const address = page.getByRole('textbox', { name: 'Article URL' })
  await address.fill(missing)
  await page.getByRole('button', generate).click()
  await resultOf(page).getByRole('heading', { name: 'Generation Failed' }).waitFor()
  await eventually(() => address.inputValue()).toBe(missing)
  await page.getByRole('button', { name: 'Paste the text instead' }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.waitFor()
  await eventually(() => text.evaluate((field) => field === document.activeElement)).toBe(true)
  await expectMeter(page, '4 of 5')
  await eventually(() => postsUsed(author)).toBe(4)

  await page.getByRole('tab', { name: 'Article URL' }).click()
  await address.fill(news.articleUrl)
  await makePost(author)
  await page.getByRole('button', generate).click()
  await resultOf(page).getByText('You have used 5 of 5 posts this month').waitFor()
  await eventually(() => page.getByRole('main').getByRole('link', { name: 'Upgrade to Pro' }).count()).toBe(1)
  await expectMeter(page, '5 of 5')
  await eventually(() => address.inputValue()).toBe(news.articleUrl)
})

test('an address is pasted, and pressing an angle writes the post with it', async () => {
  const author = await app.signIn()
  const page = await browser.newPage(app, { as: author, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/generate')
  await page.getByRole('button', generate).waitFor()
  await page.evaluate((url) => navigator.clipboard.writeText(url), news.articleUrl)
  await page.getByRole('textbox', { name: 'Article URL' }).click()
  await page.keyboard.press('ControlOrMeta+V')

  const angle = page.getByRole('group', { name: 'What should the post be about?' }).getByRole('button').first()
  await angle.waitFor()
  await expectAccessible(page, 'the form with angles')
  const chosen = (await angle.textContent()) ?? ''
  await angle.click()
  await resultOf(page).getByRole('button', { name: 'Copy', exact: true }).waitFor()

  const [post] = (await (await author.get('/api/posts')).json()) as Answer<'listPosts'>
  const { brief } = (await (await author.get(`/api/posts/${post?.id}`)).json()) as Answer<'getPost'>
  expect(chosen).toContain(brief?.angle)
})

test('an article with too little to quote leads to a line of one’s own, which makes the post', async () => {
  const page = await browser.newPage(app, { as: await app.signIn() })
  await page.goto('/generate')
  await page.getByRole('textbox', { name: 'Article URL' }).fill(news.diaryUrl)
  await page.getByRole('button', generate).click()
  const result = resultOf(page)
  await result.getByText('What do you say about it?').waitFor()
  await result.getByText(/fewer than two facts to quote/).waitFor()
  await page.getByRole('button', { name: 'Write your own line' }).click()
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await page.keyboard.type('Rain is no reason to stay at home.')
  await page.getByRole('button', generate).click()
  await expectToast(page, ...done)
  await result.getByText('Rain is no reason to stay at home.').waitFor()
})
