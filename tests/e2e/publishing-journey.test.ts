import type { Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { followVersion } from '#server/features/publishing/version-waits'
import { laterVersions } from '#shared/rules/linkedin-versions'
import { launchBrowser } from '../support/browser.ts'
import type { Browser } from '../support/browser-session.ts'
import type { FakeMember } from '../support/fake-linkedin/world.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { dragFile, eventually, expectNotified, expectToast, openPanel, resultOf } from '../support/page-steps.ts'
import { slidesPdf } from '../support/post-files.ts'
import { makePost, type Post } from '../support/posts.ts'
import { type Publication, pass } from '../support/publishing-app.ts'

/**
 * From connecting an account to a post at LinkedIn with a mention, a PDF and a first comment, in a browser: with each of the
 * two applications, and where LinkedIn ends the version of its API before the post goes out.
 */

const browser = launchBrowser()
const hour = 60 * 60_000
let world: LinkedinApp

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
  world.fake.world.appOrigin = world.app.url
  world.fake.world.companies.push({ id: '4711', name: 'Quay & Sons (UK)' })
})

afterEach(() => {
  const { feed, refused } = world.fake
  for (const list of [feed.posts, feed.sent, feed.comments, feed.sentComments, feed.uploads]) list.length = 0
  expect(refused.splice(0)).toEqual([])
})

afterAll(() => world.close())

interface Journey {
  person: Browser
  member: FakeMember
  page: Page
  post: Post
  pdf: Uint8Array
  /** Epoch ms. */
  dueAt: number
}

const typed = 'thanks: 1,200 ships_a year [of 2,000] *more*. #harbour'
/** As LinkedIn takes it: the mention by its name and urn, all else escaped. */
const commentary =
  '@[Quay & Sons \\(UK\\)](urn:li:organization:4711) thanks: 1,200 ships\\_a year \\[of 2,000\\] \\*more\\*. {hashtag|\\#|harbour}'

/** Connects the account, writes the post with its mention, and attaches the PDF. @param link the way to LinkedIn */
async function prepare(link: string): Promise<Omit<Journey, 'dueAt'>> {
  const { app, fake } = world
  const person = await app.signIn({ role: 'user' })
  await person.patch('/api/user', { timeZone: 'UTC' })
  const member = fake.world.seat({ given: 'Grace', family: 'Quay' })
  const post = await makePost(person)
  const options = { as: person, outside: new URL(fake.url).host, permissions: ['clipboard-read', 'clipboard-write'] }
  const page = await browser.newPage(app, options)
  await page.goto('/settings?tab=linkedin')
  await page.getByRole('link', { name: link }).click()
  await page.getByRole('article', { name: 'Grace Quay' }).getByText('Connected', { exact: true }).waitFor()

  await page.goto(`/generate?post=${post.id}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const field = page.getByRole('textbox', { name: 'Post text' })
  await field.fill('')
  await field.pressSequentially('@urn:li:organization:4711')
  await page.getByRole('option', { name: 'Name it' }).waitFor()
  await field.press('Enter')
  const naming = page.getByRole('dialog', { name: 'Mention on LinkedIn' })
  await naming.getByLabel('Name', { exact: true }).fill('Quay & Sons (UK)')
  await naming.getByRole('button', { name: 'Mention' }).click()
  await field.pressSequentially(typed)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor()

  const pdf = slidesPdf(3)
  const drop = await dragFile(page, resultOf(page), { name: 'Harbour.pdf', type: 'application/pdf', bytes: pdf })
  await drop()
  await expectToast(page, 'success', 'Harbour.pdf is attached.')
  await openPanel(page, 'Preview')
  await page.getByText('PDF, 3 pages').waitFor()
  return { person, member, page, post, pdf }
}

/** Schedules it with a first comment, in two hours. */
async function plan({ page, ...made }: Omit<Journey, 'dueAt'>, firstComment: string): Promise<Journey> {
  // later than both clocks, the server's and the browser's
  const at = new Date(Math.max(world.app.clock.now, Date.now()) + 2 * hour).toISOString().slice(0, 16)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish on LinkedIn' })
  await dialog.getByRole('radio', { name: /^Your PDF/, checked: true }).waitFor()
  await dialog.getByRole('radio', { name: 'At a time' }).check()
  await dialog.getByLabel('Time zone').fill('UTC')
  await dialog.getByLabel('Date and time').fill(at)
  await dialog.getByLabel('First comment').fill(firstComment)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByText(/^Goes out on .* from Grace Quay/).waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  return { ...made, page, dueAt: Date.parse(`${at}:00Z`) }
}

/** Changes the first comment of the planned post below its text. @returns what says so there */
async function changeComment({ page }: Journey, text: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Change the comment' }).click()
  await page.getByRole('textbox', { name: 'First comment' }).fill(text)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const comment = page.getByRole('region', { name: 'First comment' })
  await comment.getByText(text).waitFor()
  return comment
}

async function publicationOf({ person, post }: Journey): Promise<Publication> {
  const [publication, ...more] = (await (
    await person.get(`/api/posts/${post.id}/publications`)
  ).json()) as Publication[]
  if (!publication || more.length > 0) throw new Error(`There are ${more.length} more publications.`)
  return publication
}

const stateOf = async (journey: Journey) => (await publicationOf(journey)).state

/** Exactly one post arrived, byte for byte, and with it the PDF. @returns its URN */
function expectArrived({ pdf, post }: Journey, author: string): string {
  const { feed } = world.fake
  // whether a version works is found out by asking for an upload that never comes
  const [document, ...moreUploads] = feed.uploads.filter(({ bytes }) => bytes !== null)
  const [there, ...morePosts] = feed.posts
  if (!document || !there) throw new Error('Nothing arrived.')
  expect([moreUploads, morePosts]).toEqual([[], []])
  expect(document.bytes?.equals(pdf)).toBe(true)
  const distribution = { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] }
  const sent = {
    author,
    commentary,
    visibility: 'PUBLIC',
    distribution,
    lifecycleState: 'PUBLISHED',
    isReshareDisabledByAuthor: false,
    content: { media: { id: document.urn, title: post.title } },
  }
  expect(feed.sent.at(-1)).toBe(JSON.stringify(sent))
  expect(there.mentions).toEqual([{ start: 0, name: 'Quay & Sons (UK)', urn: 'urn:li:organization:4711' }])
  return there.urn
}

test('with the self-serve application the post goes out, and its author gets the first comment to copy', async () => {
  const journey = await plan(await prepare('Connect LinkedIn'), 'The source is wrong.')
  const { page, member } = journey
  const text = 'The source: https://example.com/harbour_(north) [in German] #harbour'
  const comment = await changeComment(journey, text)
  await comment.getByText('You add it yourself once the post is there.').waitFor()

  pass(world, journey.dueAt - world.app.clock.now)
  await eventually(() => stateOf(journey)).toEqual('published')
  expectArrived(journey, `urn:li:person:${member.sub}`)
  expect(world.fake.feed.sent).toHaveLength(1)
  pass(world, 6_000)
  await eventually(async () => (await publicationOf(journey)).firstComment?.state).toBe('failed')
  expect(world.fake.feed.sentComments).toEqual([])

  await expectNotified(journey.person, 'comment-left')
  await page.goto('/history')
  await page.getByRole('button', { name: /^Notifications, \d+ new$/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notifications' })
  await bell.getByText('LinkedIn doesn’t let this account’s app add comments.', { exact: false }).waitFor()
  await bell.getByRole('link', { name: 'Open the post' }).first().click()
  await comment.getByText('First comment. Add it yourself').waitFor()
  await comment.getByRole('button', { name: 'Copy the comment' }).click()
  await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await comment.getByRole('button', { name: 'I’ve added it' }).click()
  await comment.getByText('It is on LinkedIn.').waitFor()
  await page.close()
})

test('with the Community Management application the first comment is there too, once', async () => {
  const journey = await plan(await prepare('Connect profile and company pages'), 'The source is wrong.')
  const { page, member } = journey
  const text = 'The source: https://example.com/harbour_(north) [in German] #harbour'
  const comment = await changeComment(journey, text)
  await comment.getByText('It follows the post.').waitFor()

  const author = `urn:li:person:${member.sub}-second`
  pass(world, journey.dueAt - world.app.clock.now)
  await eventually(() => stateOf(journey)).toEqual('published')
  const urn = expectArrived(journey, author)
  expect(world.fake.feed.sent).toHaveLength(1)
  pass(world, 6_000)
  await eventually(async () => (await publicationOf(journey)).firstComment?.state).toBe('done')
  pass(world, 2 * hour)
  expect(world.fake.feed.sentComments).toEqual([JSON.stringify({ actor: author, object: urn, message: { text } })])
  expect(world.fake.feed.comments).toMatchObject([{ post: urn, actor: author, text }])

  await page.reload()
  await comment.getByText('It is on LinkedIn.').waitFor()
  await page.close()
})

test('where the version of the API ends before the time, the post goes out with the next that works, once', async () => {
  const journey = await plan(await prepare('Connect LinkedIn'), '')
  const { page, member } = journey
  const { versions, feed } = world.fake
  const used = versions.asked.at(-1) ?? ''
  const [next = '', ...others] = laterVersions(used)
  for (const version of [used, next, ...others]) versions.ended.add(version)
  pass(world, journey.dueAt - world.app.clock.now)
  await eventually(async () => (await publicationOf(journey)).message?.reason).toBe('publicationVersion')
  await page.reload()
  await page.getByText('LinkedIn has ended this server’s API version.', { exact: false }).waitFor()
  expect(feed.posts).toEqual([])

  pass(world, 90 * 60_000)
  versions.ended.delete(next)
  const worksAt = world.app.clock.now
  // as every process does each 15 seconds
  for (let step = 0; step < 4 && (await stateOf(journey)) !== 'published'; step += 1) {
    pass(world, 15_000)
    await followVersion(world.app.ctx)
    await eventually(async () => ['scheduled', 'published'].includes(await stateOf(journey))).toBe(true)
  }
  await eventually(() => stateOf(journey)).toBe('published')
  const publishedAt = Date.parse((await publicationOf(journey)).publishedAt ?? '')
  expect(publishedAt - worksAt).toBeLessThanOrEqual(60_000)
  expectArrived(journey, `urn:li:person:${member.sub}`)
  expect(versions.asked.at(-1)).toBe(next)
  await page.reload()
  await page.getByText(/^On LinkedIn since/).waitFor()
  await page.getByText('late', { exact: true }).waitFor()
  await page.close()
})
