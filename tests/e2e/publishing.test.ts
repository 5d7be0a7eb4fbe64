import { afterAll, beforeAll, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { eventually } from '../support/page-steps.ts'
import { makePost } from '../support/posts.ts'
import { type Publication, pass, signInAuthor, writePost } from '../support/publishing-app.ts'

/** From a post to LinkedIn, in a browser: scheduled, gone out while the browser is elsewhere, and seen in the schedule. */

const browser = launchBrowser()
const day = 24 * 60 * 60_000
let world: LinkedinApp

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
})

afterAll(() => world.close())

test('a post is scheduled, goes out once at its time, and the schedule says so', async () => {
  const author = await signInAuthor(world)
  const post = await writePost(author)
  await author.person.patch('/api/user', { timeZone: 'UTC' })
  // later than both clocks, the server's and the browser's
  const dueAt = Math.max(world.app.clock.now, Date.now()) + day
  const at = new Date(dueAt).toISOString().slice(0, 16)

  const page = await browser.newPage(world.app, { as: author.person })
  await page.goto(`/generate?post=${post.id}`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish on LinkedIn' })
  await dialog.getByRole('radio', { name: 'At a time' }).check()
  await dialog.getByLabel('Time zone').selectOption('UTC')
  await dialog.getByLabel('Date and time').fill(at)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByText(/^Goes out on .* from /).waitFor()
  await page.close()

  pass(world, dueAt - world.app.clock.now)
  await eventually(() => world.fake.feed.posts.map(({ text }) => text)).toEqual([post.content])
  const states = async () =>
    ((await (await author.person.get(`/api/posts/${post.id}/publications`)).json()) as Publication[]).map(
      ({ state }) => state,
    )
  await eventually(states).toEqual(['published'])

  const later = await browser.newPage(world.app, { as: author.person })
  await later.goto(`/schedule?day=${at.slice(0, 10)}`)
  await later.getByRole('button', { name: `${post.title}, Published` }).click()
  const link = later.getByRole('region', { name: 'Chosen post' }).getByRole('link', { name: 'Open on LinkedIn' })
  const [there] = world.fake.feed.posts
  await eventually(() => link.getAttribute('href')).toBe(`https://www.linkedin.com/feed/update/${there?.urn}/`)
})

test('where nothing is connected, one quiet line says how to connect', async () => {
  const person = await world.app.signIn({ role: 'user' })
  const { id } = await makePost(person)
  const page = await browser.newPage(world.app, { as: person })
  await page.goto(`/generate?post=${id}`)
  await page.getByRole('button', { name: 'Share on LinkedIn' }).waitFor()
  await page.getByRole('link', { name: 'Connect LinkedIn' }).click()
  await page.getByRole('heading', { name: 'LinkedIn accounts' }).waitFor()
  await page.getByText('No account is connected.').waitFor()
})
