import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#shared/contract/contract'
import { partCommentary, toCommentary } from '#shared/linkedin/little-text'
import { feedText } from '#shared/linkedin/mentions'
import { type Mention, mentionLimits } from '#shared/rules/mentions'
import { connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { makeMentionTexts, mentionable } from '../support/mention-texts.ts'
import { onlyOn } from '../support/only-on.ts'
import { patienceMs } from '../support/patience.ts'
import { makePost } from '../support/posts.ts'
import {
  type Author,
  inMinutes,
  look,
  type Publication,
  pass,
  publish,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'

let world: LinkedinApp
let author: Author

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
  author = await signInAuthor(world, 'admin') // without a limit of posts
  for (const { name, urn } of mentionable) {
    const id = urn.split(':').at(-1) ?? ''
    if (urn.startsWith('urn:li:person:')) world.fake.world.addMember({ sub: id, given: name, family: '' })
    else world.fake.world.companies.push({ id, name })
  }
})

afterAll(() => world.close())

afterEach(() => {
  expect(world.fake.refused).toEqual([])
  pass(world, 60_000)
})

const harbour: Mention = { name: 'Anytown Harbour', urn: 'urn:li:organization:1001' }

async function change(id: string, body: Record<string, unknown>) {
  return await author.person.patch(`/api/posts/${id}`, body)
}

const read = async (id: string) => (await (await author.person.get(`/api/posts/${id}`)).json()) as Answer<'getPost'>

async function suggested(words: string) {
  const answer = await author.person.get(`/api/linkedin/mentions?words=${encodeURIComponent(words)}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answer<'suggestMentions'>
}

/** The texts' way is the same on both databases; all of them go on the quicker one. */
const texts = makeMentionTexts(onlyOn.sqlite ? 200 : 40, 11)

test(`${texts.length} texts with mentions arrive at LinkedIn exactly as previewed, and mention exactly those`, async () => {
  const at = inMinutes(world, 30)
  const planned: Publication[] = []
  for (const content of texts) {
    if (planned.length % 25 === 0) pass(world, 60_000) // so many posts a minute are allowed
    const post = await makePost(author.person)
    expect((await change(post.id, { content, mentions: mentionable })).status).toBe(200)
    planned.push(await publish(author, post, at))
  }
  pass(world, 30 * 60_000)
  await expect
    .poll(async () => (await Promise.all(planned.map((each) => look(author, each)))).every(isDone), {
      timeout: 3 * patienceMs,
      interval: 500,
    })
    .toBe(true)
  const differing = texts.filter((content) => {
    const previewed = partCommentary(toCommentary(content, mentionable))
    const there = world.fake.feed.posts.find(({ text }) => text === feedText(content, mentionable))
    const arrived = there?.mentions.map(({ name, urn }) => ({ text: name, urn }))
    const isSame = there?.text === previewed.map(({ text }) => text).join('')
    return !isSame || JSON.stringify(arrived) !== JSON.stringify(previewed.filter(({ urn }) => urn !== null))
  })
  expect(differing).toEqual([])
})

const isDone = ({ state }: { state: string }) => state === 'published' || state === 'failed'

describe('a post', () => {
  test('is at LinkedIn with its mention, and without its @', async () => {
    const post = await writePost(author, 'Thanks to @Anytown Harbour (all of it).')
    const changed = await change(post.id, { mentions: [harbour] })
    expect(await changed.json()).toMatchObject({ content: post.content, mentions: [harbour] })
    const published = await publish(author, post)
    expect(published).toMatchObject({ state: 'published', commentary: 'Thanks to Anytown Harbour (all of it).' })
    const there = world.fake.feed.posts.find(({ urn }) => urn === published.urn)
    expect(there?.mentions).toEqual([{ start: 10, ...harbour }])
    expect(there?.body.commentary).toBe('Thanks to @[Anytown Harbour](urn:li:organization:1001) \\(all of it\\).')
  })

  test('whose page has another name there is published with the name alone', async () => {
    const post = await writePost(author, 'Thanks to @anytown harbour, again.')
    await change(post.id, { mentions: [{ ...harbour, name: 'anytown harbour' }] })
    const published = await publish(author, post)
    const there = world.fake.feed.posts.find(({ urn }) => urn === published.urn)
    expect(there).toMatchObject({ text: 'Thanks to anytown harbour, again.', mentions: [] })
  })

  test('has what looks like a mention as plain text, as long as nobody chose one', async () => {
    const post = await writePost(author, '@Anytown Harbour and @[Anytown Harbour](urn:li:organization:1001) too.')
    const published = await publish(author, post)
    const there = world.fake.feed.posts.find(({ urn }) => urn === published.urn)
    expect(there).toMatchObject({ text: post.content, mentions: [] })
  })

  test('knows mentions of its earlier texts again', async () => {
    const post = await writePost(author, 'By @Anytown Harbour.')
    await change(post.id, { content: 'By @Anytown Harbour!', mentions: [harbour] })
    await change(post.id, { content: 'By nobody.' })
    expect((await read(post.id)).mentions).toEqual([harbour])
  })

  test('knows those that were typed and not saved, which change none that it has', async () => {
    const post = await writePost(author, 'By @Anytown Harbour.')
    await change(post.id, { mentions: [harbour] })
    const typed = { content: '@Ann', title: null, editor: 'one', seen: null }
    const other = { name: 'Ann', urn: 'urn:li:person:ann' }
    const mentions = [{ ...harbour, urn: 'urn:li:organization:9' }, other]
    expect((await author.person.send('PUT', `/api/posts/${post.id}/working-copy`, { ...typed, mentions })).status).toBe(
      200,
    )
    expect((await read(post.id)).mentions).toEqual([harbour, other])
  })

  test.each([
    { body: { mentions: [{ name: 'Ann', urn: 'urn:li:share:1' }] }, reason: 'mentionUrnWrong' },
    { body: { mentions: [{ name: 'Ann\nMiller', urn: harbour.urn }] }, reason: 'mentionNameWrong' },
    {
      body: { content: '@Anytown Harbour '.repeat(mentionLimits.used + 1), mentions: [harbour] },
      reason: 'tooManyMentions',
    },
  ])('refuses others: $reason', async ({ body, reason }) => {
    const post = await writePost(author)
    const answer = await change(post.id, body)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(reason)
    expect((await read(post.id)).mentions).toEqual([])
  })
})

describe('suggestions', () => {
  test('are accounts that are connected here, and who was mentioned before', async () => {
    const person = await world.app.signIn({ role: 'admin' })
    world.fake.world.visitor = world.fake.world.addMember({ given: 'Zoë', family: 'Harbourmaster' })
    await connect(person)
    const post = await makePost(person)
    await person.patch(`/api/posts/${post.id}`, { content: 'By @Anytown Harbour.', mentions: [harbour] })
    const ask = async (words: string) =>
      (await (
        await person.get(`/api/linkedin/mentions?words=${encodeURIComponent(words)}`)
      ).json()) as Answer<'suggestMentions'>
    const zoe = { name: 'Zoë Harbourmaster', urn: `urn:li:person:${world.fake.world.visitor.sub}`, source: 'connected' }
    expect(await ask('')).toEqual([zoe, { ...harbour, source: 'used' }])
    expect(await ask('harb')).toEqual([zoe, { ...harbour, source: 'used' }])
    expect(await ask('zoe h')).toEqual([zoe])
    expect(await ask('bour')).toEqual([])
    expect(await ask(harbour.urn)).toEqual([{ ...harbour, source: 'used' }])
    expect(await ask('https://www.linkedin.com/company/1001/')).toEqual([{ ...harbour, source: 'used' }])
  })

  test('are nobody else’s', async () => {
    expect((await suggested('zoe harbour')).map(({ name }) => name)).toEqual([])
  })
})
