import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { expectHeading } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** On a shared computer the browser keeps nothing of a person after they sign out. */

const browser = launchBrowser()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

/** A call answered from the browser's own cache if that has anything, however old. */
function fetchKept(page: Page, path: string): Promise<{ status: number; text: string }> {
  return page.evaluate(async (address) => {
    const response = await fetch(address, { cache: 'force-cache' })
    return { status: response.status, text: await response.text() }
  }, path)
}

test('after signing out neither Back nor the browser’s cache shows what was there', async () => {
  const author = await app.signIn()
  const post = await makePost(author)
  const page = await browser.newPage(app, { as: author, isFresh: true })
  // two documents, as after a reload or a link from a mail
  await page.goto('/history')
  await page.getByText(post.title).first().waitFor()
  await page.goto(`/generate?post=${post.id}`)
  await page.getByRole('region', { name: 'Generated Content' }).getByText(post.title).first().waitFor()
  const calls = ['/api/user', '/api/posts', `/api/posts/${post.id}`, '/api/user/export']
  for (const call of calls) expect((await fetchKept(page, call)).status).toBe(200)

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await page.waitForURL('/')
  await page.getByRole('heading', { level: 1 }).waitFor()

  for (const call of calls) {
    const kept = await fetchKept(page, call)
    expect([call, kept.status]).toEqual([call, 401])
    expect(kept.text).not.toContain(author.email)
  }
  for (const path of ['/generate', '/history']) {
    await page.goBack()
    await page.waitForURL(`**${path}*`)
    await expectHeading(page, 'Page not found')
    await page.getByText('You need to be logged in to access this page.').waitFor()
    const shown = await page.content()
    expect(shown).not.toContain(post.title)
    expect(shown).not.toContain(author.email)
  }
})
