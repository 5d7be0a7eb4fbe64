import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { expectToast } from '../support/page-steps.ts'
import { makePost, sourceText } from '../support/posts.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'
import { arrive, freshPage, toastTests } from '../support/toast-lines.ts'

/** What the toasts say when nothing answers: the words of the specification's section 8, and no others. */

const browser = launchBrowser()
const mayLog = 'Failed to load resource: net::ERR_FAILED'
let app: TestApp
let author: Awaited<ReturnType<TestApp['signIn']>>
let openAsVisitor: () => Promise<Page>
let openAsAuthor: () => Promise<Page>

beforeAll(async () => {
  app = await startTestApp()
  author = await app.signIn({ role: 'admin' })
  const [visitors, authors] = [
    await browser.openWindow(app, { mayLog }),
    await browser.openWindow(app, { as: author, mayLog }),
  ]
  openAsVisitor = () => freshPage(visitors)
  openAsAuthor = () => freshPage(authors)
})

afterAll(() => app.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** No call that changes anything gets an answer from now on. */
async function cutOff(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
}

describe('without a connection, a visitor', () => {
  const says = toastTests(() => openAsVisitor())
  const generic = 'Something went wrong. Please try again.'
  async function fillIn(page: Page) {
    await page.getByLabel('Email').fill('someone@example.com')
    await page.getByLabel('Password').fill(password)
    await cutOff(page)
  }

  says('error', 'Login failed', generic, 'signing in', async (page) => {
    await arrive(page, '/auth')
    await fillIn(page)
    await button(page, 'Sign in').click()
  })
  says('error', 'Registration failed', generic, 'registering', async (page) => {
    await arrive(page, '/auth')
    await page.getByRole('tab', { name: 'Register' }).click()
    await fillIn(page)
    await button(page, 'Create account').click()
  })
})

describe('without a connection, an author', () => {
  const says = toastTests(() => openAsAuthor())

  says(
    'error',
    'Generation Failed',
    'Failed to generate post. Please try again.',
    'generating from a text',
    async (page) => {
      await arrive(page, '/generate?tab=text-input&model=composer')
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill(sourceText)
      await cutOff(page)
      await button(page, 'Generate').click()
      await page.getByText('The server could not be reached. Check your connection and try again.').waitFor()
    },
  )
  says('error', 'Generation Failed', 'Failed to upload file', 'generating from a file', async (page) => {
    await arrive(page, '/generate?tab=file-upload&model=composer')
    const buffer = Buffer.from(sourceText)
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'harbour.txt', mimeType: 'text/plain', buffer })
    await cutOff(page)
    await button(page, 'Generate').click()
  })
  says(
    'error',
    'Generation Failed',
    'Failed to generate post. Please try again.',
    'the stream is cut',
    async (page) => {
      const piece = 'event: delta\ndata: {"text":"A beginning"}\n\n'
      await page.route('**/api/posts/generate', (route) =>
        route.fulfill({ contentType: 'text/event-stream', body: piece }),
      )
      await arrive(page, '/generate?tab=text-input&model=composer')
      await page.getByRole('textbox', { name: 'Text', exact: true }).fill(sourceText)
      await button(page, 'Generate').click()
    },
  )
  says('error', 'Save Failed', 'Failed to save changes.', 'saving a post', async (page) => {
    const { id } = await makePost(author)
    await arrive(page, `/generate?post=${id}`)
    await button(page, 'Edit').click()
    await page.getByRole('textbox', { name: 'Post text' }).fill('My own words.')
    await cutOff(page)
    await button(page, 'Save Changes').click()
  })
  says('error', 'Update Failed', 'Failed to update post.', 'publishing a post', async (page) => {
    await makePost(author)
    await arrive(page, '/history')
    await button(page, 'Mark as published').first().waitFor()
    await cutOff(page)
    await button(page, 'Mark as published').first().click()
  })
  says('error', 'Delete Failed', 'Failed to delete post.', 'deleting a post', async (page) => {
    await makePost(author)
    await arrive(page, '/history')
    await button(page, 'Delete').first().click()
    await cutOff(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expectToast(page, 'success', 'Post Deleted', 'The post was removed from your history.')
    await button(page, 'Dismiss').click() // until then it could be undone
  })
  says('error', 'Save Failed', 'Failed to save settings.', 'saving the settings', async (page) => {
    await arrive(page, '/settings?tab=ai-settings')
    await page.getByLabel('Custom Prompt').fill('No emoji.')
    await cutOff(page)
    await button(page, 'Save').click()
  })
})
