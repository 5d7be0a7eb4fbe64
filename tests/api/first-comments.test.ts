import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { holdComments } from '#server/features/publishing/comment-repository'
import { takeComment } from '#server/features/publishing/send-comment'
import type { Answer } from '#shared/contract/contract'
import { readExport } from '../support/export.ts'
import type { PostTrouble } from '../support/fake-linkedin/feed.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { patienceMs } from '../support/patience.ts'
import {
  type Author,
  becomes,
  inMinutes,
  look,
  type Publication,
  pass,
  publish,
  signAuthorInAgain,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'

/** The first comment: after the post, once, and told where it is not there. */

let world: LinkedinApp
let author: Author

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
})

beforeEach(async () => {
  author = await signInAuthor(world, 'admin', { kind: 'community' })
})

afterEach(() => {
  const { feed } = world.fake
  feed.commentTroubles.length = 0
  feed.commentChance = () => undefined
  world.fake.recover()
  expect(world.fake.refused.splice(0)).toEqual([])
})

afterAll(() => world.close())

const firstComment = 'The source: https://example.com/harbour_(north) [in German] #harbour'

async function commented(wish: Record<string, unknown> = {}): Promise<Publication> {
  return await publish(author, await writePost(author), { firstComment, ...wish })
}

/** Lets time pass until its comment is in a state. */
async function commentBecomes(publication: Pick<Publication, 'id'>, state: string): Promise<Publication> {
  const at = async () => {
    pass(world, 5_000)
    author = await signAuthorInAgain(world.app, author)
    return (await look(author, publication)).firstComment?.state
  }
  await expect.poll(at, { timeout: patienceMs, interval: 200 }).toBe(state)
  return await look(author, publication)
}

const commentsOn = ({ urn }: Publication) => world.fake.feed.comments.filter(({ post }) => post === urn)

test('it follows the post, with its text as it was typed', async () => {
  const publication = await commented()
  expect(publication).toMatchObject({ state: 'published', firstComment: { text: firstComment } })
  await commentBecomes(publication, 'done')
  expect(commentsOn(publication)).toMatchObject([{ actor: author.urn, text: firstComment }])
})

test('it waits for the post', async () => {
  const planned = await commented(inMinutes(world, 30))
  expect(planned.firstComment).toEqual({ text: firstComment, state: 'planned', message: null })
  pass(world, 30 * 60_000)
  const done = await commentBecomes(planned, 'done')
  expect(done.state).toBe('published')
})

test('where the account was not granted comments, its author gets the text once the post is there, and LinkedIn is not asked', async () => {
  author = await signInAuthor(world)
  const planned = await commented(inMinutes(world, 5))
  expect(planned.firstComment).toMatchObject({ text: firstComment, state: 'planned' })
  const before = world.fake.feed.sentComments.length
  pass(world, 5 * 60_000)
  const left = await commentBecomes(planned, 'failed')
  expect(left).toMatchObject({ state: 'published', firstComment: { text: firstComment } })
  expect(left.firstComment?.message?.reason).toBe('firstCommentProductMissing')
  expect(world.fake.feed.sentComments).toHaveLength(before)
})

describe('until the post goes out', () => {
  /** Minutes: no other test waits as long. */
  const untilAfterAll = 30 * 24 * 60

  const change = (publication: Pick<Publication, 'id'>, text: unknown) =>
    author.person.send('PUT', `/api/publications/${publication.id}/first-comment`, { text })

  test('another one takes its place', async () => {
    const planned = await commented(inMinutes(world, 30))
    const answer = await change(planned, '  Another source: https://example.com/_quay_ ')
    const text = 'Another source: https://example.com/_quay_'
    expect(await answer.json()).toMatchObject({ firstComment: { text, state: 'planned' } })
    pass(world, 30 * 60_000)
    expect(commentsOn(await commentBecomes(planned, 'done'))).toMatchObject([{ text }])
  })

  test('it is removed, and one is added where there was none', async () => {
    const [removed, added] = [
      await commented(inMinutes(world, 30)),
      await commented({ ...inMinutes(world, 30), firstComment: '' }),
    ]
    expect(added.firstComment).toBeNull()
    expect(await (await change(removed, '')).json()).toMatchObject({ firstComment: null })
    expect((await change(added, firstComment)).status).toBe(200)
    pass(world, 30 * 60_000)
    expect(commentsOn(await commentBecomes(added, 'done'))).toHaveLength(1)
    const without = await becomes(author, removed, 'published')
    expect([without.firstComment, commentsOn(without)]).toEqual([null, []])
  })

  test('after that it stays as it is', async () => {
    const published = await commentBecomes(await commented(), 'done')
    for (const text of ['Another.', '']) expect((await change(published, text)).status).toBe(409)
    const underWay = await commented(inMinutes(world, untilAfterAll))
    const lease = { lease: 'another process', leased_until: world.app.clock.now + 60_000 }
    await world.app.ctx.db.updateTable('publications').set(lease).where('id', '=', underWay.id).execute()
    expect((await change(underWay, 'Another.')).status).toBe(409)
    expect((await look(author, underWay)).firstComment?.text).toBe(firstComment)
  })

  test.each(['x'.repeat(1_251), 7, undefined])('what is no comment is refused', async (wrong) => {
    const planned = await commented(inMinutes(world, untilAfterAll))
    expect((await change(planned, wrong)).status).toBe(400)
  })

  test('nobody else changes it', async () => {
    const planned = await commented(inMinutes(world, untilAfterAll))
    const owner = author
    author = await signInAuthor(world)
    expect((await change(planned, 'Mine.')).status).toBe(404)
    expect((await look(owner, planned)).firstComment?.text).toBe(firstComment)
  })
})

test.each(['x'.repeat(1_251), 7])('a comment that is none is refused', async (wrong) => {
  const post = await writePost(author)
  const answer = await author.person.post(`/api/posts/${post.id}/publications`, {
    accountId: author.accountId,
    firstComment: wrong,
    ...inMinutes(world, 5),
  })
  expect(answer.status).toBe(400)
})

test.each(['conflict', 'media'] as const)('what is certainly not there is tried again: %s', async (trouble) => {
  world.fake.feed.commentTroubles.push(trouble, trouble)
  const publication = await commented()
  await commentBecomes(publication, 'done')
  expect(commentsOn(publication)).toHaveLength(1)
})

test.each(['error', 'created-error', 'cut', 'created-cut', 'created-no-header'] as const)(
  'an outcome that nobody knows is told, and nothing is sent any more: %s',
  async (trouble) => {
    world.fake.feed.commentTroubles.push(trouble)
    const publication = await commented()
    const left = await commentBecomes(publication, 'unconfirmed')
    expect(left.firstComment?.message?.reason).toBe('firstCommentUnconfirmed')
    pass(world, 2 * 60 * 60_000)
    await takeComment(world.app.ctx, new AbortController().signal)
    author = await signAuthorInAgain(world.app, author)
    expect(commentsOn(publication).length).toBe(trouble.startsWith('created') ? 1 : 0)
    const { notices } = (await (await author.person.get('/api/notices')).json()) as Answer<'listNotifications'>
    expect(notices).toMatchObject([{ kind: 'comment-left', publicationId: publication.id }])

    const added = await author.person.post(`/api/publications/${publication.id}/first-comment-added`, {})
    expect(await added.json()).toMatchObject({ firstComment: { state: 'done', message: null } })
    const again = await author.person.post(`/api/publications/${publication.id}/first-comment-added`, {})
    expect(again.status).toBe(409)
  },
)

test.each([
  ['forbidden', 'firstCommentProductMissing'],
  ['bad-field', 'firstCommentRefused'],
  ['day-limit', 'firstCommentDayLimit'],
] as const)('a refusal leaves it to its author: %s', async (trouble, reason) => {
  world.fake.feed.commentTroubles.push(trouble)
  const left = await commentBecomes(await commented(), 'failed')
  expect(left.firstComment?.message?.reason).toBe(reason)
})

test('of a stranger’s publication nobody else marks it as added', async () => {
  world.fake.feed.commentTroubles.push('error')
  const publication = await commentBecomes(await commented(), 'unconfirmed')
  const stranger = await signInAuthor(world)
  const answer = await stranger.person.post(`/api/publications/${publication.id}/first-comment-added`, {})
  expect(answer.status).toBe(404)
})

test('its author’s word on the post is none on the comment', async () => {
  world.fake.feed.troubles.push('created-no-header', 'error')
  const publication = await commented(inMinutes(world, 1))
  pass(world, 60_000)
  await expect
    .poll(
      async () => {
        pass(world, 30_000)
        author = await signAuthorInAgain(world.app, author)
        return (await look(author, publication)).state
      },
      { timeout: patienceMs, interval: 200 },
    )
    .toBe('unconfirmed')
  await author.person.post(`/api/publications/${publication.id}/resolve`, { published: true })
  const left = await look(author, publication)
  expect(left).toMatchObject({ state: 'published', firstComment: { state: 'unconfirmed' } })
  expect(left.firstComment?.message?.reason).toBe('firstCommentByHand')
})

test('after a restore nothing is sent that may be there already', async () => {
  const planned = await commented(inMinutes(world, 600))
  const { db } = world.app.ctx
  await db.updateTable('first_comments').set({ state: 'due' }).where('publication_id', '=', planned.id).execute()
  await holdComments(db)
  expect((await look(author, planned)).firstComment).toMatchObject({ state: 'unconfirmed' })
})

test('it is exported, and goes with its publication', async () => {
  const planned = await commented(inMinutes(world, 600))
  const { json } = await readExport(author.person)
  expect(json<{ id: string }[]>('publications.json').find(({ id }) => id === planned.id)).toMatchObject({
    firstComment: { text: firstComment, state: 'planned' },
  })
  await author.person.delete(`/api/posts/${planned.postId}`)
  const rows = world.app.ctx.db.selectFrom('first_comments').select('id').where('publication_id', '=', planned.id)
  expect(await rows.execute()).toEqual([])
})

test('over random troubles and kills no comment is there twice, and what is told of each is true', async () => {
  // one each: whatever draws at moments of real time leaves the other as it is
  const [random, misbehaving] = [seeded(7), seeded(8)]
  const troubles: PostTrouble[] = [
    'error',
    'created-error',
    'created-no-header',
    'conflict',
    'cut',
    'created-cut',
    'media',
    'bad-field',
  ]
  const { feed } = world.fake
  feed.commentTroubles.push('bad-field') // one refusal, whatever the chances bring
  feed.commentChance = () => (misbehaving() < 0.5 ? troubles[Math.floor(misbehaving() * troubles.length)] : undefined)
  const { db } = world.app.ctx
  const published: Publication[] = []
  for (let count = 0; count < 40; count += 1) {
    // each may write only so many posts a minute, and before that is over no comment is to be sent
    if (count % 10 === 0) author = await signInAuthor(world, 'admin', { kind: 'community' })
    published.push(await commented())
  }
  const killed = new Set<string>()
  for (let step = 0; step < 100; step += 1) {
    pass(world, 5_000)
    const open = await db
      .selectFrom('first_comments')
      .select(['id', 'publication_id', 'state'])
      .where('next_at', 'is not', null)
      .execute()
    for (const one of open) {
      if (random() > 0.1 || one.state !== 'due') continue
      // as a process leaves it that is killed between the record and the answer, before or after LinkedIn got it
      const dead = { state: 'sending', lease: 'dead', leased_until: world.app.clock.now + 5_000 } as const
      const { numUpdatedRows } = await db
        .updateTable('first_comments')
        .set(dead)
        .where('id', '=', one.id)
        .where('state', '=', 'due')
        .where('lease', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) continue
      killed.add(one.publication_id)
      const { urn = null } = published.find(({ id }) => id === one.publication_id) ?? {}
      if (urn !== null && random() < 0.5)
        feed.comments.push({ urn: '', post: urn, actor: author.urn, text: firstComment })
    }
    const work = await Promise.all([1, 2, 3].map(() => takeComment(world.app.ctx, new AbortController().signal)))
    await Promise.all(work.flatMap((each) => (each ? [each()] : [])))
  }
  const ids = published.map(({ id }) => id)
  await expect
    .poll(
      async () => {
        pass(world, 30_000)
        const left = db.selectFrom('first_comments').select('id').where('publication_id', 'in', ids)
        return (await left.where('next_at', 'is not', null).execute()).length
      },
      { timeout: patienceMs, interval: 200 },
    )
    .toBe(0)
  const rows = await db.selectFrom('first_comments').selectAll().where('publication_id', 'in', ids).execute()
  const wrong = rows.filter(({ publication_id: id, state }) => {
    const one = published.find((each) => each.id === id)
    const there = one ? commentsOn(one).length : 0
    if (there > 1) return true
    if (state === 'done') return there !== 1
    return state === 'failed' ? there > 0 : state !== 'unconfirmed'
  })
  expect(wrong.map(({ state, reason }) => [state, reason])).toEqual([])
  expect(killed.size).toBeGreaterThan(0)
  for (const state of ['done', 'failed', 'unconfirmed']) {
    expect(
      rows.some((row) => row.state === state),
      state,
    ).toBe(true)
  }
})

/** The same numbers each time, from 0 up to 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
