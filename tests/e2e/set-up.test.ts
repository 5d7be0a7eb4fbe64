import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type FakeModel, startFakeModel } from '../support/fake-models/start-fake-model.ts'
import { type FakeOllama, startFakeOllama } from '../support/fake-ollama.ts'
import { type NewsSite, startNewsSite } from '../support/news-site.ts'
import { eventually, expectFieldMessage, expectHeading, expectToast, resultOf } from '../support/page-steps.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** A fresh installation, from the link in the server's log to its first administrator and the first post. */

const browser = launchBrowser()
const written = 'The quay handles 1,200 ships a year, and none of them waits at sea any more.'
let database: TestDatabase
let server: ServerProcess
let model: FakeModel
let ollama: FakeOllama
let news: NewsSite

beforeAll(async () => {
  model = await startFakeModel('compatible', { kind: 'text', chunks: [written] })
  ollama = await startFakeOllama({ writer: model.baseUrl })
  news = await startNewsSite()
  database = await createTestDatabase()
  server = await startServerProcess({
    ...database.environment,
    ...news.environment,
    DATA_DIR: database.dataDir,
    OLLAMA_PORT: ollama.port,
    LM_STUDIO_PORT: '9',
  })
})

afterAll(async () => {
  await server.end('SIGTERM')
  await database.remove()
  await news.close()
  await ollama.close()
  await model.close()
})

/** Counts every press of a button, link or field from now on. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.exposeFunction('notePress', () => {
    presses += 1
  })
  await page.addInitScript("addEventListener('click', () => notePress(), true)")
  return () => presses
}

describe('the set-up link', () => {
  test('is not used up by a password that is refused', async () => {
    const page = await browser.newPage(server)
    await page.goto(`/setup#${server.setupToken()}`)
    await page.getByLabel('Email').fill('admin@example.com')
    await page.getByLabel('Password').fill('short')
    await page.getByRole('button', { name: 'Create administrator' }).click()
    await expectToast(page, 'error', 'Setup failed', 'Password must be at least 8 characters long.')
    await expectFieldMessage(page.getByLabel('Password'), 'Password must be at least 8 characters long.')
  })

  test('makes the first administrator, once, and leads to a post in at most eight presses', async () => {
    const link = `/setup#${server.setupToken()}`
    const page = await browser.newPage(server)
    const presses = await countPresses(page)
    await page.goto(link)
    await expectHeading(page, 'Set up Postwright')
    await eventually(() => page.title()).toBe('Set up Postwright · Postwright')
    await eventually(() => page.url(), 'the token leaves the address').toBe(`${server.url}/setup`)

    await page.getByLabel('First Name').fill('Test')
    await page.getByLabel('Email').fill('admin@example.com')
    await page.getByLabel('Password').fill('a long enough passphrase')
    await page.getByRole('button', { name: 'Create administrator' }).click()
    await expectToast(page, 'success', 'Postwright is set up', 'You are signed in as its administrator.')
    await expectHeading(page, 'Connect a model')
    await page.getByRole('button', { name: /^Download / }).click()
    await expectHeading(page, 'Welcome back, Test')

    await page.getByRole('link', { name: 'Generate Post', exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Article URL' }).fill(news.articleUrl)
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await resultOf(page).getByText('1,200 ships', { exact: false }).first().waitFor()
    await eventually(presses).toBeLessThanOrEqual(8)
    expect(presses()).toBeGreaterThan(3)

    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    const question = page.getByRole('region', { name: 'Who is writing?' })
    await question.getByRole('link', { name: 'Make it sound like you' }).waitFor()
    await question.getByRole('button', { name: 'Skip', exact: true }).click()
    await question.waitFor({ state: 'detached' })

    const other = await browser.newPage(server)
    await other.goto(link)
    await other.getByRole('heading', { name: 'This set-up link is no longer valid' }).waitFor()
    await other.getByRole('link', { name: 'Sign in' }).click()
    await expectHeading(other, 'Sign in to Postwright')
  })

  test('is not needed for a link into the app: nobody new is sent elsewhere', async () => {
    const page = await browser.newPage(server)
    await page.goto('/auth?next=/admin')
    await page.getByLabel('Email').fill('admin@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a long enough passphrase')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectHeading(page, 'Admin Dashboard')
  })
})
