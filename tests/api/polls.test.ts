import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Answer } from '#shared/contract/contract'
import type { SignedRecord } from '#shared/contract/sign-off'
import { toCommentary } from '#shared/linkedin/little-text'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { attach, slidesPdf } from '../support/post-files.ts'
import {
  type Author,
  becomes,
  inMinutes,
  look,
  pass,
  publish,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'

/** The poll of a post: written, changed, and on its way to LinkedIn. */

let world: LinkedinApp
let author: Author

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
  author = await signInAuthor(world)
})

afterAll(async () => {
  expect(world.fake.refused).toEqual([])
  await world.close()
})

const harbour = { question: 'Which quay next?', options: ['North', 'South', '(none) #1'], days: 3 }

const addressOf = (post: { id: string }) => `/api/posts/${post.id}/poll`

async function save(post: { id: string }, poll: object = harbour, begunFrom?: number): Promise<Response> {
  const headers = begunFrom === undefined ? undefined : { 'if-match': `"${begunFrom}"` }
  return await author.person.send('PUT', addressOf(post), poll, headers)
}

const pollOf = async (post: { id: string }) =>
  ((await (await author.person.get(addressOf(post))).json()) as Answer<'getPoll'>).poll

const postsWith = (content: string) =>
  world.fake.feed.posts.filter(({ body }) => body.commentary === toCommentary(content, []))

test('a poll is kept with its post, in single lines, until it is removed', async () => {
  const post = await writePost(author)
  expect(await pollOf(post)).toBeNull()
  const messy = { ...harbour, question: '  Which quay\n next? ' }
  expect(await (await save(post, messy)).json()).toMatchObject(harbour)
  expect(await pollOf(post)).toMatchObject(harbour)
  await author.person.patch(`/api/posts/${post.id}`, { content: 'Other words.' })
  expect(await pollOf(post), 'another text leaves it as it is').toMatchObject(harbour)
  expect((await author.person.delete(addressOf(post))).status).toBe(204)
  expect((await author.person.delete(addressOf(post))).status).toBe(204)
  expect(await pollOf(post)).toBeNull()
})

test.each([
  ['no question', { question: ' \u200b' }, 'pollIncomplete'],
  ['an option without words', { options: ['North', ' '] }, 'pollIncomplete'],
  ['options that look the same', { options: ['North', 'NORTH '] }, 'pollOptionsRepeated'],
  ['a long question', { question: 'q'.repeat(141) }, undefined],
  ['a long option', { options: ['North', 'o'.repeat(31)] }, undefined],
  ['one option', { options: ['North'] }, undefined],
  ['five options', { options: ['a', 'b', 'c', 'd', 'e'] }, undefined],
  ['days that LinkedIn does not offer', { days: 2 }, undefined],
])('%s is refused, and nothing is stored', async (_what, change, reason) => {
  const post = await writePost(author)
  const refused = await save(post, { ...harbour, ...change })
  expect(refused.status).toBe(400)
  if (reason) expect(await refused.json()).toMatchObject({ reason })
  expect(await pollOf(post)).toBeNull()
})

test('a save that began from an older poll replaces nothing and gets what is stored', async () => {
  const post = await writePost(author)
  const { version } = (await (await save(post, harbour, 0)).json()) as Answer<'savePoll'>
  const mine = { ...harbour, question: 'Mine?' }
  const refused = await save(post, mine, 0)
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ reason: 'pollChangedElsewhere', current: { poll: harbour } })
  expect((await save(post, mine, version)).status).toBe(200)
  await author.person.delete(addressOf(post))
  pass(world, 1)
  expect((await save(post, harbour, 0)).status).toBe(200)
  expect((await save(post, mine, version)).status, 'one that was written since the removal').toBe(409)
})

test('a poll goes out as it was written, before files and a visual, and the record holds it', async () => {
  const post = await writePost(author)
  await attach(author.person, post.id, { bytes: slidesPdf() })
  await save(post)
  const sent = await becomes(author, await publish(author, post, { followsVisual: true }), 'published')
  expect(sent.attach).toBe('poll')
  expect(postsWith(post.content ?? '').map(({ body }) => body.content)).toEqual([
    {
      poll: {
        question: 'Which quay next?',
        options: [{ text: 'North' }, { text: 'South' }, { text: '(none) #1' }],
        settings: { duration: 'THREE_DAYS', voteSelectionType: 'SINGLE_VOTE', isVoterVisibleToAuthor: true },
      },
    },
  ])
  const signed = await author.person.get(`/api/posts/${post.id}/sign-off`)
  const { record } = (await signed.json()) as z.infer<typeof SignedRecord>
  expect(record.publication).toMatchObject({ attachment: 'poll', poll: harbour })
})

test('what is written, changed and removed after planning decides what goes out', async () => {
  const post = await writePost(author)
  const planned = await publish(author, post, { followsVisual: true, ...inMinutes(world, 30) })
  await save(post)
  expect((await look(author, planned)).attach).toBe('poll')
  await author.person.delete(addressOf(post))
  expect((await look(author, planned)).attach).toBe('none')
  await save(post, { ...harbour, days: 14 })
  pass(world, 30 * 60_000)
  await becomes(author, planned, 'published')
  expect(postsWith(post.content ?? '')[0]?.body.content).toMatchObject({
    poll: { settings: { duration: 'FOURTEEN_DAYS' } },
  })
})

test('a chosen poll that was removed since fails with the reason', async () => {
  const post = await writePost(author)
  await save(post)
  const planned = await publish(author, post, { attach: 'poll', ...inMinutes(world, 30) })
  await author.person.delete(addressOf(post))
  pass(world, 30 * 60_000)
  expect(await becomes(author, planned, 'failed')).toMatchObject({ message: { reason: 'publicationPollGone' } })
})

test.each(['created-cut', 'created-error', 'created-no-header', 'cut'] as const)(
  'after %s the very same poll goes out once more, and stands there once',
  async (trouble) => {
    const post = await writePost(author)
    await save(post)
    world.fake.feed.sent.length = 0
    world.fake.feed.troubles.push(trouble)
    const sending = await publish(author, post, { attach: 'poll' })
    expect(sending).toMatchObject({ state: 'sending', message: { reason: 'publicationUnknown' } })
    // what is written now is too late: the bytes are fixed
    await save(post, { ...harbour, question: 'Too late?' })
    pass(world, 90_000)
    await becomes(author, sending, 'published')
    const [there, ...more] = postsWith(post.content ?? '')
    expect(more).toEqual([])
    expect(there?.body.content).toMatchObject({ poll: { question: harbour.question } })
    const [first, second, ...rest] = world.fake.feed.sent
    expect([second, rest]).toEqual([first, []])
  },
)

test('a poll that LinkedIn refuses fails, and nothing is sent again', async () => {
  const post = await writePost(author)
  await save(post)
  world.fake.feed.sent.length = 0
  world.fake.feed.troubles.push('bad-field')
  const failed = await becomes(author, await publish(author, post, { attach: 'poll' }), 'failed')
  expect(failed.message).toMatchObject({ reason: 'publicationRefused' })
  expect(world.fake.feed.sent).toHaveLength(1)
  expect(postsWith(post.content ?? '')).toEqual([])
})
