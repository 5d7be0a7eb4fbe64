import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import type { Browser } from '../support/browser-session.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { type NewsSite, startNewsSite } from '../support/news-site.ts'
import { eventually, expectNotified } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { type Publication, pass, publish, signInAuthor, writePost } from '../support/publishing-app.ts'
import { canvasData, makeVisual } from '../support/visuals.ts'

/** From an article to LinkedIn, in a browser: connected, written, scheduled, published while the browser is closed. */

const browser = launchBrowser()
const hour = 60 * 60_000
let world: LinkedinApp
let news: NewsSite

beforeAll(async () => {
  news = await startNewsSite()
  world = await startLinkedinApp({ withJobs: true, environment: news.environment })
  world.fake.world.appOrigin = world.app.url
})

afterAll(async () => {
  await world.close()
  await news.close()
})

async function publicationsOf(person: Browser, postId: string): Promise<Publication[]> {
  return (await (await person.get(`/api/posts/${postId}/publications`)).json()) as Publication[]
}
const statesOf = async (person: Browser, postId: string) =>
  (await publicationsOf(person, postId)).map(({ state }) => state)

/** Opens the publishing dialog of the page's post. */
async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish on LinkedIn' })
  await dialog.getByRole('radio', { name: 'At a time' }).waitFor()
  return dialog
}

test('who has nothing connected is led to it, and a post written from a page and scheduled with a carousel goes out once with its document', async () => {
  const { app, fake } = world
  const person = await app.signIn({ role: 'user' })
  await person.patch('/api/user', { timeZone: 'UTC' })
  fake.world.seat({ given: 'Grace', family: 'Quay' })
  const page = await browser.newPage(app, { as: person, outside: new URL(fake.url).host })

  // a quiet line next to the other way explains it
  await page.goto(`/generate?post=${(await makePost(person)).id}`)
  await page.getByRole('button', { name: 'Share on LinkedIn' }).waitFor()
  await page.getByRole('link', { name: 'Connect LinkedIn' }).click()
  await page.getByRole('heading', { name: 'LinkedIn accounts' }).waitFor()
  await page.getByText('No account yet.').waitFor()
  await page.getByRole('link', { name: 'Connect LinkedIn' }).click()
  await page.getByRole('article', { name: 'Grace Quay' }).getByText('Connected', { exact: true }).waitFor()

  await page.getByRole('link', { name: 'Generate Post' }).first().click()
  app.clock.now += 60_000 // later than the previous post
  await page.getByRole('textbox', { name: 'Article URL' }).fill(news.articleUrl)
  await page.getByRole('button', { name: 'Generate', exact: true, disabled: false }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor()
  const listed = await (await person.get('/api/posts')).json()
  const [post] = listed as { id: string; title: string; content: string }[]
  if (!post) throw new Error(`No post was stored: ${JSON.stringify(listed)}`)
  const { layers, settings } = canvasData()
  await makeVisual(person, { postId: post.id, canvasData: { ...canvasData(), pages: [{ layers, settings }] } })

  // later than both clocks, the server's and the browser's
  const dueAt = Math.max(app.clock.now, Date.now()) + 2 * hour
  const at = new Date(dueAt).toISOString().slice(0, 16)
  await page.reload() // with the visual
  const dialog = await openDialog(page)
  await dialog.getByRole('radio', { name: 'Document' }).check()
  await dialog.getByRole('radio', { name: 'At a time' }).check()
  await dialog.getByLabel('Time zone').fill('UTC')
  await dialog.getByLabel('Date and time').fill(at)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByText(/^Goes out on .* from Grace Quay/).waitFor()
  await page.close()

  expect(fake.feed.posts).toEqual([])
  pass(world, dueAt - app.clock.now)
  await eventually(() => statesOf(person, post.id)).toEqual(['published'])
  const [there, ...more] = fake.feed.posts
  if (!there) throw new Error('Nothing was posted.')
  expect([there.text, more]).toEqual([(await publicationsOf(person, post.id))[0]?.commentary, []])
  const { media } = there.body.content as { media: { id: string } }
  const pdf = fake.feed.uploads.find(({ urn }) => urn === media.id)?.bytes?.toString('latin1') ?? ''
  expect([pdf.slice(0, 5), pdf.includes('/Count 2')]).toEqual(['%PDF-', true])

  const later = await browser.newPage(app, { as: person })
  await later.goto(`/schedule?day=${at.slice(0, 10)}`)
  await later.getByRole('button', { name: /, Published$/ }).click()
  const beside = later.getByRole('dialog')
  await beside.getByText(post.title, { exact: true }).waitFor()
  await beside.getByRole('button', { name: 'LinkedIn' }).click()
  const link = beside.getByRole('link', { name: 'Open on LinkedIn' })
  await eventually(() => link.getAttribute('href')).toBe(`https://www.linkedin.com/feed/update/${there.urn}/`)
  expect(fake.refused).toEqual([])
})

test('where LinkedIn falls silent after taking a post, the product finds out by itself that it is there; every screen of it is accessible', async () => {
  const author = await signInAuthor(world, 'admin')
  const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '09:00' }))
  await author.person.patch(`/api/linkedin/accounts/${author.accountId}`, { slots })
  const post = await writePost(author)
  world.fake.feed.troubles.push('created-cut')
  const page = await browser.newPage(world.app, { as: author.person })
  await page.goto(`/generate?post=${post.id}`)
  const dialog = await openDialog(page)
  await expectAccessible(page, 'the publish window', { only: 1280 })
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog
    .getByText('LinkedIn did not answer. We’ll know within a few minutes whether the post is there.')
    .waitFor()

  pass(world, 90_000)
  await eventually(() => statesOf(author.person, post.id)).toEqual(['published'])
  expect(world.fake.feed.posts.filter(({ text }) => text === post.content)).toHaveLength(1)
  for (let count = 0; count < 2; count += 1) await publish(author, await writePost(author), { queue: true })
  await expectNotified(author.person, 'published')
  await page.reload()
  await page.getByRole('link', { name: 'Open on LinkedIn' }).waitFor()

  await page.goto('/settings?tab=linkedin')
  await page.getByRole('article').getByText('Weekly times').waitFor()
  await expectAccessible(page, 'settings, LinkedIn, with something in the bell')
  await page.getByRole('link', { name: 'Post History' }).first().click()
  await page.getByRole('tab', { name: 'Calendar View' }).click()
  await page.getByRole('button', { name: /, Published$/ }).waitFor()
  await page.getByText('09:00 free').first().waitFor()
  await expectAccessible(page, 'the calendar')
  await page.getByRole('button', { name: /, Published$/ }).click()
  // the same day may have a queued post too
  const published = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Published' })
  await published.getByRole('button', { name: 'LinkedIn' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'List View' }).click()
  await page.getByRole('button', { name: 'Scheduled', exact: true }).click()
  await page
    .getByText(/^Scheduled/)
    .first()
    .waitFor()
  await expectAccessible(page, 'what is planned')
  await page.getByRole('button', { name: 'Queue', exact: true }).click()
  await page.getByText('Next free time:', { exact: false }).waitFor()
  await expectAccessible(page, 'the queue')
  await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  await bell.getByText('Your post is on LinkedIn.').waitFor()
  await expectAccessible(page, 'the open bell', { only: 1280, within: bell })
  await page.goto('/admin/linkedin')
  await page.getByRole('button', { name: 'Test' }).first().waitFor()
  await expectAccessible(page, 'administration, LinkedIn, where an app is set up')
})
