import { expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { serveNewsApp } from '../support/news-app.ts'
import type { NewsSite } from '../support/news-site.ts'
import { eventually, resultOf } from '../support/page-steps.ts'
import type { TestApp } from '../support/test-app.ts'

/** From a pasted address to a post about the point that its author chose. */

const browser = launchBrowser()
let app: TestApp
let news: NewsSite
serveNewsApp((started) => {
  ;({ app, news } = started)
})

test('an address is pasted, an angle is chosen, and the post is written with it', async () => {
  const author = await app.signIn()
  const page = await browser.newPage(app, { as: author, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto('/generate')
  await page.getByRole('button', { name: 'Generate', exact: true }).waitFor()
  await page.evaluate((url) => navigator.clipboard.writeText(url), news.articleUrl)
  await page.getByRole('textbox', { name: 'Article URL' }).click()
  await page.keyboard.press('ControlOrMeta+V')

  const angle = page.getByRole('group', { name: 'What should the post be about?' }).getByRole('button').first()
  await angle.click()
  await eventually(() => angle.getAttribute('aria-pressed')).toBe('true')
  await expectAccessible(page, 'the form with angles')
  const chosen = (await angle.textContent()) ?? ''
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await resultOf(page).getByRole('button', { name: 'Copy', exact: true }).waitFor()

  const [post] = (await (await author.get('/api/posts')).json()) as Answer<'listPosts'>
  const { plan } = (await (await author.get(`/api/posts/${post?.id}`)).json()) as Answer<'getPost'>
  expect(chosen).toContain(plan?.angle)
})
