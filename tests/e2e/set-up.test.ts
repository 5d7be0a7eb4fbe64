import { afterAll, beforeAll, describe, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { eventually, expectFieldMessage, expectHeading, expectToast } from '../support/page-steps.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** A fresh installation, from the link in the server's log to its first administrator. */

const browser = launchBrowser()
let database: TestDatabase
let server: ServerProcess

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startServerProcess({ ...database.environment, DATA_DIR: database.dataDir })
})

afterAll(async () => {
  await server.end('SIGTERM')
  await database.remove()
})

describe('the set-up link', () => {
  test('makes the first administrator, once', async () => {
    const link = `/setup#${server.setupToken()}`
    const page = await browser.newPage(server)
    await page.goto(link)
    await expectHeading(page, 'Set up Postwright')
    await eventually(() => page.title()).toBe('Set up Postwright · Postwright')
    await eventually(() => page.url(), 'the token leaves the address').toBe(`${server.url}/setup`)

    const create = page.getByRole('button', { name: 'Create administrator' })
    await page.getByLabel('First Name').fill('Test')
    await page.getByLabel('Email').fill('admin@example.com')
    await page.getByLabel('Password').fill('short')
    await create.click()
    await expectToast(page, 'error', 'Setup failed', 'Password must be at least 8 characters long.')
    await expectFieldMessage(page.getByLabel('Password'), 'Password must be at least 8 characters long.')

    await page.getByLabel('Password').fill('a long enough passphrase')
    await create.click()
    await expectToast(page, 'success', 'Postwright is set up', 'You are signed in as its administrator.')
    await expectHeading(page, 'Who is writing?')
    await page.getByRole('link', { name: 'Skip', exact: true }).click()
    await expectHeading(page, 'Welcome back, Test')
    await page.getByRole('link', { name: 'Admin', exact: true }).waitFor()

    const other = await browser.newPage(server)
    await other.goto(link)
    await other.getByLabel('Email').fill('second@example.com')
    await other.getByLabel('Password').fill('a long enough passphrase')
    await other.getByRole('button', { name: 'Create administrator' }).click()
    await other.getByRole('heading', { name: 'This set-up link is no longer valid' }).waitFor()
    await other.getByRole('link', { name: 'Sign In' }).click()
    await expectHeading(other, 'Sign in to Postwright')
  })
})
