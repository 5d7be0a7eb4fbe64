import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { filesOnDisk } from '../support/files-on-disk.ts'
import { eventually, pick, refusal, refuse, resultOf } from '../support/page-steps.ts'
import { makePost, sourceText } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { arrive, freshPage, samePage, toastTests } from '../support/toast-lines.ts'

/** What the toasts of the generator, of the posts it made and of the history say. */

const browser = launchBrowser()
let app: TestApp
let window: BrowserContext
let author: Awaited<ReturnType<TestApp['signIn']>>

beforeAll(async () => {
  app = await startTestApp({ environment: { OPENAI_API_KEY: 'key-for-tests' } })
  author = await app.signIn({ role: 'admin' }) // no monthly limit
  window = await browser.openWindow(app, { as: author, permissions: ['clipboard-read', 'clipboard-write'] })
})

afterAll(() => app.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const textField = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const file = (page: Page) => page.getByLabel('File', { exact: true })
const generate = (page: Page) => button(page, 'Generate').click()
const openPage = () => freshPage(window)

describe('the form of the generator', () => {
  const says = toastTests(() => samePage(window, '/generate'))
  const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

  const unreadable = [
    ['URL Required', 'Please enter a valid article URL.', 'there is no address', ''],
    ['Invalid URL', 'Please enter a valid URL.', 'the address is none', 'an article'],
  ] as const
  for (const [title, description, when, typed] of unreadable) {
    says('error', title, description, when, async (page) => {
      await openTab(page, 'Article URL')
      await page.getByRole('textbox', { name: 'Article URL' }).fill(typed)
      await generate(page)
    })
  }
  says('error', 'Text Required', 'Please enter some text content.', 'there is no text', async (page) => {
    await openTab(page, 'Text')
    await textField(page).fill('  ')
    await generate(page)
  })
  says('error', 'File Required', 'Please upload a file.', 'there is no file', async (page) => {
    await openTab(page, 'File Upload')
    await generate(page)
  })
  const kinds = 'Please upload a PDF, Word document, text file, CSV, Excel, or PowerPoint file.'
  says('error', 'Invalid File Type', kinds, 'the file is a picture', async (page) => {
    await openTab(page, 'File Upload')
    await file(page).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('png') })
  })
  const smaller = 'Please upload a file smaller than 10MB.'
  says('error', 'File Too Large', smaller, 'the file has a byte more than 10 MB', async (page) => {
    await openTab(page, 'File Upload')
    const buffer = Buffer.alloc(10 * 1024 * 1024 + 1, 'a')
    await file(page).setInputFiles(filesOnDisk({ name: 'large.txt', buffer }))
  })
  const needsModel = 'Web search is only available with OpenAI GPT-4o model.'
  says('error', 'Web Search Unavailable', needsModel, 'the model is changed to one that has none', async (page) => {
    await arrive(page, '/generate?model=gpt-4o&webSearch=true')
    await page.getByRole('switch', { name: 'Web Search', checked: true }).waitFor()
    await pick(page, 'AI Model', 'OpenAI GPT-4.1 mini')
  })
  const readers = 'Document upload works with GPT-5, GPT-4o and GPT-4.1.'
  says('error', 'Model Not Supported', readers, 'a file is to be read by a model that can’t', async (page) => {
    await arrive(page, '/generate?model=gpt-4.1-mini')
    await openTab(page, 'File Upload')
  })
  const unavailable = 'The model this was saved with is not available to you here. Another one is chosen.'
  says('error', 'Model Not Supported', unavailable, 'a model is asked for that is not set up', (page) =>
    arrive(page, '/generate?model=gemini'),
  )
})

describe('generating', () => {
  const says = toastTests(openPage)
  async function generateFromText(page: Page) {
    await arrive(page, '/generate?tab=text-input&model=composer')
    await textField(page).fill(sourceText)
    await generate(page)
  }
  async function generateFromFile(page: Page) {
    await arrive(page, '/generate?tab=file-upload&model=composer')
    await file(page).setInputFiles({ name: 'harbour.txt', mimeType: 'text/plain', buffer: Buffer.from(sourceText) })
    await generate(page)
  }

  const done = 'Your LinkedIn post has been created successfully.'
  says('success', 'Post Generated!', done, 'the post is written', generateFromText)
  says('error', 'Generation Failed', refusal, 'the server says why', async (page) => {
    await refuse(page, '**/api/posts/generate', 'POST')
    await generateFromText(page)
  })
  const failed = 'Failed to generate post. Please try again.'
  says('error', 'Generation Failed', failed, 'the server does not say why', async (page) => {
    await refuse(page, '**/api/posts/generate', 'POST', '')
    await generateFromText(page)
  })
  says('error', 'Generation Failed', refusal, 'the server says why it refuses a file', async (page) => {
    await refuse(page, '**/api/posts/generate-from-file', 'POST')
    await generateFromFile(page)
  })
  says('error', 'Generation Failed', 'Failed to upload file', 'a file fails without a word', async (page) => {
    await refuse(page, '**/api/posts/generate-from-file', 'POST', '')
    await generateFromFile(page)
  })
})

describe('the post that was made', () => {
  const says = toastTests(openPage)
  async function openPost(page: Page) {
    const { id } = await makePost(author)
    await arrive(page, `/generate?post=${id}`)
    await resultOf(page).getByRole('button', { name: 'Edit' }).waitFor()
  }
  async function edit(page: Page) {
    await openPost(page)
    await resultOf(page).getByRole('button', { name: 'Edit' }).click()
    await resultOf(page).getByRole('textbox', { name: 'Post text' }).fill('My own words.')
    await button(page, 'Save Changes').click()
  }

  says('success', 'Copied!', 'Post content copied to clipboard.', 'it is copied', async (page) => {
    await openPost(page)
    await resultOf(page).getByRole('button', { name: 'Copy' }).click()
  })
  says('success', 'Post Saved', 'Your changes have been saved.', 'its changes are saved', edit)
  says('error', 'Save Failed', 'Failed to save changes.', 'its changes could not be saved', async (page) => {
    await refuse(page, '**/api/posts/*', 'PATCH')
    await edit(page)
  })
})

describe('a browser that does not let a page copy', () => {
  const mayLog = 'Copying failed'
  const logged: string[] = []
  const says = toastTests(async () => {
    const page = await browser.newPage(app, { as: author, mayLog })
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'))
    })
    page.on('console', (message) => logged.push(message.text()))
    logged.length = 0
    return page
  })

  says('error', 'Copy Failed', 'Failed to copy to clipboard.', 'a new post is copied', async (page) => {
    const { id } = await makePost(author)
    await arrive(page, `/generate?post=${id}`)
    await resultOf(page).getByRole('button', { name: 'Copy' }).click()
  })
  says('error', 'Copy Failed', 'Failed to copy to clipboard.', 'the dashboard copies, and logs why', async (page) => {
    await makePost(author)
    await arrive(page, '/')
    await button(page, 'Copy').first().click()
    await eventually(() => logged.join()).toContain('Copying failed Error: Not allowed')
  })
})

describe('the history', () => {
  const says = toastTests(openPage)
  const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title }).first()
  async function flip(page: Page, name: 'Mark as published' | 'Mark as draft') {
    const { id, title } = await makePost(author)
    if (name === 'Mark as draft') await author.patch(`/api/posts/${id}`, { status: 'published' })
    await arrive(page, '/history')
    await row(page, title).waitFor()
    await button(page, name).first().click()
  }
  async function remove(page: Page) {
    const { title } = await makePost(author)
    await arrive(page, '/history')
    await row(page, title).getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  }

  const published = 'It is marked as published in your history.'
  says('success', 'Post Published', published, 'a draft is published', (page) => flip(page, 'Mark as published'))
  says('success', 'Post Unpublished', 'It is a draft again.', 'it is taken back', (page) => flip(page, 'Mark as draft'))
  says('error', 'Update Failed', 'Failed to update post.', 'neither could be done', async (page) => {
    await refuse(page, '**/api/posts/*', 'PATCH')
    await flip(page, 'Mark as published')
  })
  says('success', 'Post Deleted', 'The post was removed from your history.', 'a post is deleted', remove)
  says('error', 'Delete Failed', 'Failed to delete post.', 'it could not be deleted', async (page) => {
    await refuse(page, '**/api/posts/*', 'DELETE')
    await remove(page)
    await button(page, 'Dismiss').click() // until then it could be undone
  })
})
