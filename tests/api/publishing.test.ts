import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readCommentary, toCommentary } from '#shared/linkedin/little-text'
import { connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { patienceMs } from '../support/patience.ts'
import {
  type Author,
  becomes,
  inMinutes,
  isPutOffByLinkedin,
  look,
  pass,
  publish,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'

const minute = 60_000

let world: LinkedinApp
let author: Author

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
  author = await signInAuthor(world, 'admin') // without a limit of posts
})

afterAll(() => world.close())

afterEach(() => {
  world.fake.recover()
  world.fake.feed.troubles.length = 0
  expect(world.fake.refused).toEqual([])
})

const sentOf = (content: string) =>
  world.fake.feed.sent.filter((body) => body.includes(JSON.stringify(toCommentary(content, []))))
const postsOf = (content: string) =>
  world.fake.feed.posts.filter(({ body }) => body.commentary === toCommentary(content, []))

describe('now', () => {
  test('a post is at LinkedIn when the answer comes, exactly as it was shown', async () => {
    const post = await writePost(author, 'Opened: quay no. 2 (finally)! #harbour_news https://example.org/a_(b) *')
    const published = await publish(author, post, { visibility: 'CONNECTIONS', isReshareDisabled: true })
    expect(published).toMatchObject({ state: 'published', message: null, at: null, isLate: false })
    const [there] = postsOf(post.content)
    expect(there).toMatchObject({ author: author.urn, urn: published.urn, text: published.commentary })
    expect(there?.text).toBe(readCommentary(toCommentary(post.content, [])))
    expect(there?.body).toMatchObject({ visibility: 'CONNECTIONS', isReshareDisabledByAuthor: true })
    expect(published.url).toBe(`https://www.linkedin.com/feed/update/${published.urn}/`)
    expect(published.attempts).toMatchObject([{ step: 'send', outcome: 'done', status: 201 }])
    expect(await (await author.person.get(`/api/posts/${post.id}`)).json()).toMatchObject({ status: 'published' })
  })

  test.each([
    ['forbidden', 'failed', 'publicationProductMissing'],
    ['bad-field', 'failed', 'publicationRefused'],
    ['share-limit', 'failed', 'publicationShareLimit'],
    ['day-limit', 'scheduled', 'publicationDayLimit'],
  ] as const)('%s: the post is %s, and the reason is said', async (trouble, state, reason) => {
    world.fake.feed.troubles.push(trouble)
    const post = await writePost(author)
    const tried = await publish(author, post)
    expect(tried).toMatchObject({ state, message: { reason } })
    expect(postsOf(post.content)).toEqual([])
    await author.person.delete(`/api/publications/${tried.id}`)
  })

  test('a conflict is tried once more, with the same bytes', async () => {
    world.fake.feed.troubles.push('conflict')
    const post = await writePost(author)
    const id = (await publish(author, post, inMinutes(world, 0))).id
    await isPutOffByLinkedin(world, async () => (await look(author, { id })).state)
    expect(sentOf(post.content)).toHaveLength(1)
    pass(world, 5_000)
    await becomes(author, { id }, 'published')
    const [first, second] = sentOf(post.content)
    expect(second).toBe(first)
  })

  test('the same text twice is refused, with the address of the first', async () => {
    const post = await writePost(author)
    const first = await publish(author, post)
    await expect(publish(author, post)).rejects.toThrow(/^409.*publicationSameText/s)
    const second = await publish(author, post, { again: true })
    expect(second).toMatchObject({ state: 'failed', message: { reason: 'publicationDuplicateOf' } })
    expect(second.message?.values).toEqual({ address: first.url })
  })

  test('a post that is too long, empty or planned already is refused at once', async () => {
    const long = await writePost(author, '('.repeat(1_501))
    await expect(publish(author, long)).rejects.toThrow(/^400.*publicationTooLong/s)
    const post = await writePost(author)
    const planned = await publish(author, post, inMinutes(world, 60))
    await expect(publish(author, post)).rejects.toThrow(/^409.*publicationAlready/s)
    await author.person.delete(`/api/publications/${planned.id}`)
  })
})

describe('at a time', () => {
  test('it goes out then and not before, and its author is told', async () => {
    const post = await writePost(author)
    const planned = await publish(author, post, inMinutes(world, 30))
    expect(planned).toMatchObject({ state: 'scheduled', timeZone: 'UTC', clockChange: null })
    pass(world, 28 * minute)
    const other = await publish(author, await writePost(author))
    expect(other.state).toBe('published')
    expect((await look(author, planned)).state).toBe('scheduled')
    pass(world, 2 * minute)
    expect(await becomes(author, planned, 'published')).toMatchObject({ isLate: false })
    const { notices } = (await (await author.person.get('/api/notices')).json()) as {
      notices: { publicationId: string }[]
    }
    expect(notices.filter(({ publicationId }) => publicationId === planned.id)).toMatchObject([
      { kind: 'published', isSeen: false, postTitle: post.title, message: { reason: 'publicationDone' } },
    ])
    await expect
      .poll(
        async () => {
          const mails = await world.app.ctx.db.selectFrom('mails').selectAll().execute()
          return mails.filter(
            ({ text }) => text.includes(String(planned.id)) || text.includes('published as scheduled'),
          ).length
        },
        { timeout: patienceMs },
      )
      .toBeGreaterThan(0)
  })

  test('what could not go out is late for an hour, and asks then', async () => {
    const [late, missed] = [await writePost(author), await writePost(author)]
    const first = await publish(author, late, inMinutes(world, 70))
    const second = await publish(author, missed, inMinutes(world, 5))
    pass(world, 75 * minute)
    expect(await becomes(author, first, 'published')).toMatchObject({ isLate: true })
    expect(await becomes(author, second, 'missed')).toMatchObject({ message: { reason: 'publicationMissed' } })
    const answer = await author.person.post(`/api/publications/${second.id}/publish-now`)
    expect(await answer.json()).toMatchObject({ state: 'published' })
  })

  test('moved, it goes out once, at the last time said', async () => {
    const post = await writePost(author)
    const planned = await publish(author, post, inMinutes(world, 10))
    const address = `/api/publications/${planned.id}`
    expect((await author.person.patch(address, inMinutes(world, 20))).status).toBe(200)
    pass(world, 12 * minute)
    expect((await look(author, planned)).state).toBe('scheduled')
    pass(world, 10 * minute)
    await becomes(author, planned, 'published')
    expect(sentOf(post.content)).toHaveLength(1)
    expect((await author.person.patch(address, inMinutes(world, 10))).status).toBe(409)
  })

  test('cancelled, it stays so, also when the post was planned anew meanwhile', async () => {
    const post = await writePost(author)
    const planned = await publish(author, post, inMinutes(world, 10))
    const address = `/api/publications/${planned.id}`
    expect(await (await author.person.delete(address)).json()).toMatchObject({ state: 'cancelled' })
    const anew = await publish(author, post, inMinutes(world, 15))
    expect((await author.person.patch(address, inMinutes(world, 10))).status).toBe(409)
    expect((await author.person.post(`${address}/publish-now`)).status).toBe(409)
    pass(world, 16 * minute)
    await becomes(author, anew, 'published')
    expect(sentOf(post.content)).toHaveLength(1)
  })
})

describe('once', () => {
  const id = () => randomUUID().replaceAll('-', '')

  test.each([['now'], ['at a time']])('a call that is repeated is the same one: %s', async (when) => {
    const post = await writePost(author)
    const wish = { id: id(), ...(when === 'now' ? {} : inMinutes(world, 30)) }
    const first = await publish(author, post, wish)
    const repeated = await Promise.all([1, 2, 3, 4, 5].map(() => publish(author, post, wish)))
    expect(new Set([first, ...repeated].map((each) => each.id))).toEqual(new Set([wish.id]))
    const all = (await (await author.person.get(`/api/posts/${post.id}/publications`)).json()) as object[]
    expect(all).toHaveLength(1)
    expect(sentOf(post.content)).toHaveLength(when === 'now' ? 1 : 0)
    const other = await writePost(author)
    await expect(publish(author, other, wish), 'for something else').rejects.toThrow(/^409.*publicationAlready/s)
    const stranger = await signInAuthor(world)
    await expect(publish(stranger, await writePost(stranger), wish)).rejects.toThrow(/^409/)
    await author.person.delete(`/api/publications/${first.id}`)
  })

  test('however often it is asked for at once, one post is there, also where LinkedIn notices nothing', async () => {
    world.fake.feed.duplicateMs = 0
    try {
      for (let round = 0; round < 5; round += 1) {
        const post = await writePost(author)
        const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(() => publish(author, post)))
        expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        expect(postsOf(post.content)).toHaveLength(1)
      }
    } finally {
      world.fake.feed.duplicateMs = 10 * minute
    }
  })

  test('the database itself lets a post be on its way to an account once only', async () => {
    const post = await writePost(author)
    const planned = await publish(author, post, inMinutes(world, 30))
    const { db } = world.app.ctx
    const row = await db.selectFrom('publications').selectAll().where('id', '=', planned.id).executeTakeFirstOrThrow()
    const second = { ...row, id: id(), state: 'missed' as const, next_at: null }
    await db.insertInto('publications').values(second).execute()
    const answer = await author.person.post(`/api/publications/${second.id}/publish-now`, { again: true })
    expect(await answer.json()).toMatchObject({ reason: 'publicationAlready' })
    const open = db.insertInto('publications').values({ ...row, id: id() })
    await expect(open.execute()).rejects.toThrow(/unique/i)
    await author.person.delete(`/api/publications/${planned.id}`)
  })

  test('the same text within a day needs its author’s word: of another post, planned, moved and sent', async () => {
    const text = `The same words (${id()}).`
    const [first, second] = [await writePost(author, text), await writePost(author, text)]
    await publish(author, first, inMinutes(world, 60))
    await expect(publish(author, second, inMinutes(world, 23 * 60))).rejects.toThrow(/^409.*publicationSameText/s)
    const later = await publish(author, second, inMinutes(world, 26 * 60))
    const address = `/api/publications/${later.id}`
    const refusals = [
      await author.person.patch(address, inMinutes(world, 120)),
      await author.person.post(`${address}/publish-now`),
    ]
    for (const answer of refusals) expect(await answer.json()).toMatchObject({ reason: 'publicationSameText' })
    const moved = await author.person.patch(address, { ...inMinutes(world, 120), again: true })
    expect(await moved.json()).toMatchObject({ state: 'scheduled' })
    const sent = await author.person.post(`${address}/publish-now`, { again: true })
    expect(await sent.json()).toMatchObject({ state: 'published' })
    for (const post of [first, second]) await author.person.delete(`/api/posts/${post.id}`)
  })
})

describe('when nobody knows', () => {
  test.each(['created-cut', 'created-error', 'created-no-header'] as const)(
    '%s: the product finds out by itself that the post is there',
    async (trouble) => {
      const post = await writePost(author)
      world.fake.feed.troubles.push(trouble)
      const sending = await publish(author, post)
      expect(sending).toMatchObject({ state: 'sending', message: { reason: 'publicationUnknown' } })
      pass(world, 89_000)
      expect(sentOf(post.content)).toHaveLength(1)
      pass(world, 1_000)
      const published = await becomes(author, sending, 'published')
      const [there, ...more] = postsOf(post.content)
      expect([there?.urn, more]).toEqual([published.urn, []])
      const [first, second, ...rest] = sentOf(post.content)
      expect([second, rest]).toEqual([first, []])
      expect(published.attempts).toMatchObject([
        { step: 'send', outcome: 'unknown' },
        { step: 'send-again', outcome: 'done', status: 422 },
      ])
    },
  )

  test('what was not created goes out after all', async () => {
    const post = await writePost(author)
    world.fake.feed.troubles.push('cut')
    const sending = await publish(author, post)
    pass(world, 90_000)
    await becomes(author, sending, 'published')
    expect(postsOf(post.content)).toHaveLength(1)
  })

  test('a refusal of the second sending tells nothing of the first, so it is asked about once more', async () => {
    const post = await writePost(author)
    world.fake.feed.troubles.push('created-cut', 'conflict')
    const sending = await publish(author, post)
    pass(world, 90_000)
    await expect
      .poll(async () => (await look(author, sending)).attempts.at(-1), { timeout: patienceMs })
      .toMatchObject({ step: 'send-again', outcome: 'put-off', status: 409 })
    pass(world, 60_000)
    const published = await becomes(author, sending, 'published')
    expect(postsOf(post.content).map(({ urn }) => urn)).toEqual([published.urn])
    expect(sentOf(post.content)).toHaveLength(3)
  })

  test('a process that was killed while sending leaves an outcome that nobody knows', async () => {
    const post = await writePost(author)
    world.fake.feed.troubles.push('created-cut')
    const sending = await publish(author, post)
    const { db } = world.app.ctx
    const killed = { unknown_at: null, lease: 'dead', leased_until: world.app.clock.now + 30_000, next_at: 0 }
    await db.updateTable('publications').set(killed).where('id', '=', sending.id).execute()
    pass(world, 31_000)
    await expect
      .poll(async () => (await look(author, sending)).attempts.at(-1)?.step, { timeout: patienceMs })
      .toBe('ask')
    expect(sentOf(post.content)).toHaveLength(1)
    pass(world, 60_000)
    await becomes(author, sending, 'published')
    expect(postsOf(post.content)).toHaveLength(1)
  })

  test('a post that LinkedIn names and that is not this one is asked about', async () => {
    const post = await writePost(author)
    world.fake.feed.troubles.push('cut', 'ghost')
    const sending = await publish(author, post)
    pass(world, 90_000)
    const asking = await becomes(author, sending, 'unconfirmed')
    expect(asking).toMatchObject({ urn: null, attempts: [{ step: 'send' }, { step: 'send-again', status: 422 }] })
    expect(postsOf(post.content)).toEqual([])
  })

  test.each([
    ['It is there', true],
    ['It is not there', false],
  ])('what stays unknown asks its author: %s', async (_, isThere) => {
    const post = await writePost(author)
    world.fake.feed.troubles.push('cut', 'error') // no answer, twice
    const sending = await publish(author, post)
    pass(world, 90_000)
    const asking = await becomes(author, sending, 'unconfirmed')
    pass(world, 20 * minute)
    expect(sentOf(post.content)).toHaveLength(2)
    const refused = await author.person.delete(`/api/posts/${post.id}`)
    expect(await refused.json()).toMatchObject({ reason: 'postUnconfirmed' })
    const url = 'https://www.linkedin.com/posts/ann-author_harbour-activity-7123456789012345678-abCd'
    for (const wrong of ['https://www.linkedin.com/posts/%', 'https://example.com/urn:li:share:7123456789012345678']) {
      const odd = await author.person.post(`/api/publications/${asking.id}/resolve`, { published: true, url: wrong })
      expect([odd.status, await odd.json()]).toMatchObject([400, { reason: 'publicationAddressWrong' }])
    }
    const word = isThere ? { published: true, url } : { published: false }
    const answer = await author.person.post(`/api/publications/${asking.id}/resolve`, word)
    expect(await answer.json()).toMatchObject({ state: 'published' })
    expect(sentOf(post.content)).toHaveLength(isThere ? 2 : 3)
    expect((await author.person.post(`/api/publications/${asking.id}/resolve`, word)).status).toBe(409)
  })
})

describe('the account', () => {
  test('when LinkedIn asks to sign in again, posts wait and go out after it', async () => {
    const own = await signInAuthor(world)
    const post = await writePost(own)
    const planned = await publish(own, post, inMinutes(world, 1))
    world.fake.feed.troubles.push('unauthorized')
    pass(world, minute)
    await expect
      .poll(async () => (await look(own, planned)).message?.reason, { timeout: patienceMs })
      .toBe('publicationSignIn')
    expect(await (await own.person.get('/api/linkedin/accounts')).json()).toMatchObject([{ state: 'expired' }])
    await expect(publish(own, await writePost(own))).rejects.toThrow(/^409/)
    await connect(own.person)
    pass(world, 2 * minute)
    await becomes(own, planned, 'published')
  })

  test('its token does not open with this SECRET: its posts wait for the right one', async () => {
    const own = await signInAuthor(world)
    const { db } = world.app.ctx
    const account = () => db.updateTable('linkedin_accounts').where('id', '=', own.accountId)
    const { sealed_token } = await db
      .selectFrom('linkedin_accounts')
      .select('sealed_token')
      .where('id', '=', own.accountId)
      .executeTakeFirstOrThrow()
    const planned = await publish(own, await writePost(own), inMinutes(world, 1))
    await account().set({ sealed_token: 's1.other.iv.tag.data' }).execute()
    pass(world, minute)
    await expect
      .poll(async () => (await look(own, planned)).message?.reason, { timeout: patienceMs })
      .toBe('publicationSealed')
    await expect(publish(own, await writePost(own))).rejects.toThrow(/^409.*publicationSealed/s)
    await account().set({ sealed_token }).execute()
    pass(world, 2 * minute)
    await becomes(own, planned, 'published')
  })

  test.each([
    ['approval was withdrawn', 'users', { is_approved: 0 }, { is_approved: 1 }, 'publicationNotApproved'],
    ['plan has ended', 'workspaces', { plan: 'trial' }, { plan: 'pro' }, 'publicationPlanEnded'],
  ] as const)(
    'whose author’s %s meanwhile publishes nothing until that is over',
    async (_, table, before, after, reason) => {
      const own = await signInAuthor(world)
      const post = await writePost(own)
      const planned = await publish(own, post, inMinutes(world, 1))
      const { db } = world.app.ctx
      const change = (to: typeof before | typeof after) =>
        db.updateTable(table).set(to).where('id', '=', own.person.id).execute()
      const row = () => db.selectFrom('publications').selectAll().where('id', '=', planned.id).executeTakeFirstOrThrow()
      await change(before)
      pass(world, minute)
      await expect.poll(async () => (await row()).reason, { timeout: patienceMs }).toContain(reason)
      expect(sentOf(post.content)).toEqual([])
      await change(after)
      pass(world, 2 * minute)
      await becomes(own, planned, 'published')
    },
  )

  test('an approval that is withdrawn while bytes are fixed, or when they may be there, keeps them from going out', async () => {
    const own = await signInAuthor(world)
    const { db } = world.app.ctx
    const withdraw = (is_approved: 0 | 1) =>
      db.updateTable('users').set({ is_approved }).where('id', '=', own.person.id).execute()
    const armed = await writePost(own)
    world.fake.feed.troubles.push('conflict')
    const first = await publish(own, armed, inMinutes(world, 0))
    await isPutOffByLinkedin(world, async () => (await look(own, first)).state)
    const unknown = await writePost(own)
    world.fake.feed.troubles.push('cut')
    const second = await publish(own, unknown)
    const states = async () =>
      await db.selectFrom('publications').select(['id', 'state']).where('owner_id', '=', own.person.id).execute()
    await withdraw(0)
    pass(world, 91_000)
    await expect.poll(states, { timeout: patienceMs }).toEqual(
      expect.arrayContaining([
        { id: first.id, state: 'scheduled' },
        { id: second.id, state: 'unconfirmed' },
      ]),
    )
    expect([sentOf(armed.content).length, sentOf(unknown.content).length]).toEqual([1, 1])
    await withdraw(1)
  })

  test('paused, its posts wait', async () => {
    const own = await signInAuthor(world)
    const planned = await publish(own, await writePost(own), inMinutes(world, 1))
    const address = `/api/linkedin/accounts/${own.accountId}`
    await own.person.patch(address, { isPaused: true })
    pass(world, minute)
    await expect
      .poll(async () => (await look(own, planned)).message?.reason, { timeout: patienceMs })
      .toBe('publicationPaused')
    await own.person.patch(address, { isPaused: false })
    pass(world, 2 * minute)
    await becomes(own, planned, 'published')
  })

  test('its queue fills its weekly times, and is put in another order', async () => {
    const own = await signInAuthor(world)
    const slots = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: '09:00' }))
    await own.person.patch(`/api/linkedin/accounts/${own.accountId}`, { slots })
    const queued = []
    for (let each = 0; each < 3; each += 1) queued.push(await publish(own, await writePost(own), { queue: true }))
    const times = queued.map(({ dueAt }) => dueAt)
    expect(new Set(times).size).toBe(3)
    const ids = queued.map(({ id }) => id)
    const address = `/api/linkedin/accounts/${own.accountId}/queue`
    const reordered = await own.person.send('PUT', address, { ids: [ids[2], ids[0], ids[1]] })
    expect(((await reordered.json()) as { id: string; dueAt: string }[]).map(({ id, dueAt }) => [id, dueAt])).toEqual([
      [ids[2], times[0]],
      [ids[0], times[1]],
      [ids[1], times[2]],
    ])
    expect(await (await own.person.get(address)).json()).toMatchObject({ next: { timeZone: 'UTC' } })
    expect((await own.person.send('PUT', address, { ids: [ids[0]] })).status).toBe(409)
  })
})

describe('deleting a post', () => {
  const remove = (post: { id: string }) => author.person.delete(`/api/posts/${post.id}`)

  test('takes what is planned of it with it', async () => {
    const post = await writePost(author)
    const planned = await publish(author, post, inMinutes(world, 10))
    expect((await remove(post)).status).toBe(204)
    expect((await author.person.get(`/api/publications/${planned.id}`)).status).toBe(404)
    pass(world, 10 * minute)
    const other = await publish(author, await writePost(author))
    expect(other.state).toBe('published')
    expect(sentOf(post.content)).toEqual([])
    expect((await remove(post)).status).toBe(404)
  })

  test('is refused while it is being sent, and what was published stays known after it', async () => {
    const post = await writePost(author)
    world.fake.feed.troubles.push('created-cut')
    const sending = await publish(author, post)
    const refused = await remove(post)
    expect([refused.status, await refused.json()]).toMatchObject([409, { reason: 'postBeingSent' }])
    pass(world, 90_000)
    const { urn } = await becomes(author, sending, 'published')
    expect((await remove(post)).status).toBe(204)
    const kept = { state: 'published', urn, postTitle: post.title, hasPost: false, commentary: sending.commentary }
    expect(await look(author, sending)).toMatchObject(kept)
    const gone = await author.person.post(`/api/publications/${sending.id}/delete-at-linkedin`)
    expect(await gone.json()).toMatchObject({ message: { reason: 'publicationDeleted' } })
  })
})

test('a published post is deleted at LinkedIn, and stays here', async () => {
  const post = await writePost(author)
  const published = await publish(author, post)
  const answer = await author.person.post(`/api/publications/${published.id}/delete-at-linkedin`)
  expect(await answer.json()).toMatchObject({ state: 'published', message: { reason: 'publicationDeleted' } })
  expect(postsOf(post.content)).toEqual([])
})

test('someone else’s publication is not there, and a trial publishes nothing', async () => {
  const published = await publish(author, await writePost(author))
  const stranger = await signInAuthor(world)
  const address = `/api/publications/${published.id}`
  const answers = [
    await stranger.person.get(address),
    await stranger.person.patch(address, { visibility: 'PUBLIC' }),
    await stranger.person.delete(address),
    await stranger.person.post(`${address}/publish-now`),
    await stranger.person.post(`${address}/resolve`, { published: true }),
    await stranger.person.post(`${address}/delete-at-linkedin`),
    await stranger.person.post(`/api/posts/${published.postId}/publications`, { accountId: stranger.accountId }),
    await author.person.post(`/api/posts/${published.postId}/publications`, { accountId: stranger.accountId }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  const { db } = world.app.ctx
  await db.updateTable('workspaces').set({ plan: 'trial' }).where('id', '=', stranger.person.id).execute()
  await expect(publish(stranger, await writePost(stranger))).rejects.toThrow(/^403.*publicationNeedsPro/s)
})

test('publications are listed in pages, by state and day', async () => {
  const own = await signInAuthor(world)
  const planned = []
  for (let each = 0; each < 3; each += 1)
    planned.push(await publish(own, await writePost(own), inMinutes(world, 10 + each)))
  const ids: string[] = []
  for (let address: string | undefined = '/api/publications?state=scheduled,failed&limit=2'; address; ) {
    const answer = await own.person.get(address)
    ids.push(...((await answer.json()) as { id: string }[]).map(({ id }) => id))
    address = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect(ids).toEqual(planned.map(({ id }) => id))
  expect(await (await own.person.get('/api/publications?to=2020-01-01')).json()).toEqual([])
  expect((await own.person.get('/api/publications?state=nonsense')).status).toBe(400)
})
