import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deliverEvents } from '#server/context/deliver-events'
import { accountForPublishing } from '#server/features/linkedin/account-for-publishing'
import { trialAs } from '#server/features/linkedin/as-member'
import { lookAhead } from '#server/features/linkedin/look-ahead'
import { tryVersions, versionInUse } from '#server/features/linkedin/version-pilot'
import { listAttempts } from '#server/features/publishing/attempt-repository'
import { insertPublication } from '#server/features/publishing/publication-repository'
import { takePublication } from '#server/features/publishing/publish'
import { followVersion } from '#server/features/publishing/version-waits'
import { toCommentary } from '#shared/linkedin/little-text'
import { laterVersions } from '#shared/rules/linkedin-versions'
import { dayMs, hourMs, minuteMs, secondMs } from '#shared/time/durations'
import { connect, type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { attach } from '../support/post-files.ts'
import {
  type Author,
  inMinutes,
  look,
  pass,
  publicationRow,
  publish,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'
import { makeVideo } from '../support/videos.ts'

/** LinkedIn ends the version of its API that is used. Nothing runs by itself here: the tests say what is due. */

let world: LinkedinApp
let author: Author

beforeEach(async () => {
  await start()
})

afterEach(async () => {
  expect(world.fake.refused).toEqual([])
  await world.close()
})

async function start(environment: Record<string, string> = {}): Promise<void> {
  world = await startLinkedinApp({ environment })
  world.app.clock.now = Date.parse('2026-11-28T08:00:00Z')
  author = await signInAuthor(world, 'admin')
}

/** Everything that is due now, a step of each at a time, as several processes do it. */
async function publishDue(): Promise<void> {
  for (;;) {
    const works = await Promise.all([1, 2, 3].map(() => takePublication(world.app.ctx, new AbortController().signal)))
    const taken = works.flatMap((work) => work ?? [])
    if (taken.length === 0) return
    await Promise.all(taken.map((work) => work()))
  }
}

function end(...versions: string[]): void {
  for (const version of versions) world.fake.versions.ended.add(version)
}

const inUse = async () => (await versionInUse(world.app.ctx)).version
const later = ['202610', '202611', '202701', '202702', '202703', '202704']
const postsOf = (content: string) =>
  world.fake.feed.posts.filter(({ body }) => body.commentary === toCommentary(content, []))

async function told(kind: string): Promise<string[]> {
  const { notices } = (await (await author.person.get('/api/notices')).json()) as {
    notices: { kind: string; message: { reason: string; values: Record<string, unknown> } }[]
  }
  return notices
    .filter((notice) => notice.kind === kind)
    .map(({ message: { reason, values } }) => [reason, ...Object.values(values)].join(' '))
}

async function planned(minutes: number) {
  const post = await writePost(author)
  return { post, publication: await publish(author, post, inMinutes(world, minutes)) }
}

describe('a later version works', () => {
  test('the post goes out at once, and everything after it with that version', async () => {
    end('202609', '202610')
    const { post, publication } = await planned(5)
    pass(world, 5 * minuteMs)
    await publishDue()
    expect(await look(author, publication)).toMatchObject({ state: 'published', message: null, isLate: false })
    expect(postsOf(post.content)).toHaveLength(1)
    expect(world.fake.versions.asked).toEqual(['202609', '202610', '202611', '202611'])
    expect(await told('linkedin-version')).toEqual(['linkedinVersionChanged 202609 202611'])
    expect(await told('waiting')).toEqual([])

    world.fake.versions.asked.length = 0
    const next = await planned(5)
    pass(world, 5 * minuteMs)
    await publishDue()
    expect((await look(author, next.publication)).state).toBe('published')
    expect(world.fake.versions.asked).toEqual(['202611'])
    const setUp = await (await author.person.get('/api/admin/linkedin')).json()
    expect(setUp).toMatchObject({ apiVersion: '202611' })
  })

  test('while a video is processed, the post is sent without asking for it on, and the video once', async () => {
    const post = await writePost(author)
    await attach(author.person, post.id, { bytes: makeVideo() })
    const publication = await publish(author, post, { attach: 'video', ...inMinutes(world, 5) })
    pass(world, 5 * minuteMs)
    let calls = 0
    world.fake.versions.chance = () => {
      calls += 1
      return calls === 3 // begun, put together, looked at
    }
    await publishDue()
    expect((await look(author, publication)).state).toBe('published')
    expect(world.waits).toEqual([])
    expect(world.fake.feed.uploads.filter(({ kind }) => kind === 'video')).toHaveLength(1)
  })

  test('no December is asked for', async () => {
    end('202609', '202610', '202611')
    await planned(5)
    pass(world, 5 * minuteMs)
    await publishDue()
    expect(await inUse()).toBe('202701')
    expect(world.fake.versions.asked).not.toContain('202612')
  })

  test('many posts at once make one round of trials and one notification', async () => {
    end('202609')
    const many = await Promise.all(Array.from({ length: 9 }, () => planned(5)))
    pass(world, 5 * minuteMs)
    await publishDue()
    pass(world, 30 * secondMs)
    await followVersion(world.app.ctx)
    await publishDue()
    for (const { post, publication } of many) {
      expect((await look(author, publication)).state).toBe('published')
      expect(postsOf(post.content)).toHaveLength(1)
    }
    expect(world.fake.calls.filter((call) => call === 'POST /rest/images')).toHaveLength(1)
    expect(await told('linkedin-version')).toHaveLength(1)
  })

  test('deleting a post, and finding pages, go on with it too', async () => {
    const { publication } = await planned(5)
    pass(world, 5 * minuteMs)
    await publishDue()
    end('202609')
    const deleted = await author.person.post(`/api/publications/${publication.id}/delete-at-linkedin`)
    expect([deleted.status, await inUse()]).toEqual([200, '202610'])
    expect(world.fake.feed.posts).toEqual([])

    end('202610')
    world.fake.world.visitor = world.fake.world.addMember({ pages: [{ id: '77', name: 'Harbour Office' }] })
    expect(await connect(author.person, '/api/linkedin/connect?kind=community')).toContain('linkedin=connected')
    expect(await inUse()).toBe('202611')
  })
})

describe('no version works', () => {
  test('a post waits beyond an hour, says so, and goes out within a minute once one works', async () => {
    end('202609', ...later)
    const { post, publication } = await planned(5)
    pass(world, 5 * minuteMs)
    await publishDue()
    const waiting = await look(author, publication)
    expect(waiting).toMatchObject({ state: 'scheduled', message: { reason: 'publicationVersion' } })
    expect(await told('waiting')).toEqual(['publicationVersion'])
    expect(await told('linkedin-version')).toEqual(['linkedinVersionEnded 202609'])

    world.fake.versions.asked.length = 0
    for (let step = 0; step < 60; step += 1) {
      pass(world, 5 * minuteMs)
      await followVersion(world.app.ctx)
      await publishDue()
    }
    expect(world.fake.calls.filter((call) => call === 'POST /rest/posts')).toHaveLength(1)
    expect(world.fake.versions.asked).toHaveLength(60 * 7)
    expect((await look(author, publication)).attempts).toHaveLength(1)
    expect(await told('linkedin-version')).toHaveLength(1)

    world.fake.versions.ended.delete('202702')
    pass(world, 20 * secondMs)
    await followVersion(world.app.ctx)
    await publishDue()
    expect(await look(author, publication)).toMatchObject({ state: 'published', isLate: true })
    expect(postsOf(post.content)).toHaveLength(1)
    expect(await inUse()).toBe('202702')
  })

  test('after a day its author is asked', async () => {
    end('202609', ...later)
    const { publication } = await planned(5)
    pass(world, 5 * minuteMs)
    await publishDue()
    pass(world, dayMs + secondMs)
    await publishDue()
    expect(await look(author, publication)).toMatchObject({ state: 'missed' })
    expect((await publicationRow(world, publication.id)).next_at).toBeNull()
  })

  test('while nothing waits, LinkedIn is not asked', async () => {
    end('202609', ...later)
    const { publication } = await planned(5)
    pass(world, 5 * minuteMs)
    await publishDue()
    await author.person.delete(`/api/publications/${publication.id}`)
    world.fake.versions.asked.length = 0
    pass(world, hourMs)
    await followVersion(world.app.ctx)
    expect(world.fake.versions.asked).toEqual([])
  })

  test('one that another call finds lets all that wait go out, without waiting to be looked for', async () => {
    end('202609', ...later)
    const { publication } = await planned(5)
    pass(world, 5 * minuteMs)
    await publishDue()
    world.fake.versions.ended.delete('202703')
    pass(world, 30 * secondMs)
    const { app } = world
    const account = await accountForPublishing(app.ctx, author.person.id, author.accountId)
    if (!account) throw new Error('The author has an account.')
    await tryVersions(app.ctx, trialAs(app.ctx, account))
    await publishDue()
    expect((await look(author, publication)).state, 'its next look is minutes away').toBe('scheduled')
    await deliverEvents(app.ctx)
    await publishDue()
    expect((await look(author, publication)).state).toBe('published')
  })

  test('the ended one may come back', async () => {
    end('202609', ...later)
    const { publication } = await planned(5)
    pass(world, 5 * minuteMs)
    await publishDue()
    world.fake.versions.ended.clear()
    end(...later)
    pass(world, 30 * secondMs)
    await followVersion(world.app.ctx)
    await publishDue()
    expect((await look(author, publication)).state).toBe('published')
    expect(await inUse()).toBe('202609')
  })
})

describe('the environment pins it', () => {
  test('no other is used, and administrators learn what to change', async () => {
    await world.close()
    await start({ LINKEDIN_API_VERSION: '202611' })
    end('202611')
    const { publication } = await planned(5)
    pass(world, 5 * minuteMs)
    await publishDue()
    pass(world, minuteMs)
    await followVersion(world.app.ctx)
    expect(new Set(world.fake.versions.asked)).toEqual(new Set(['202611']))
    expect(await look(author, publication)).toMatchObject({ message: { reason: 'publicationVersion' } })
    expect(await told('linkedin-version')).toEqual(['linkedinPinnedVersionEnded 202611'])
  })
})

describe('sixty days before its year is over', () => {
  const justBefore = Date.parse('2027-07-02T23:00:00Z')

  /** Sessions and tokens have ended by then. */
  async function cometo(at: number): Promise<void> {
    world.app.clock.now = at
    await world.app.ctx.db
      .updateTable('linkedin_accounts')
      .set({ expires_at: at + 30 * dayMs })
      .execute()
    for (const token of world.fake.world.tokens) token.expiresAt = at + 30 * dayMs
  }

  const reasons = async () =>
    (await world.app.ctx.db.selectFrom('notices').selectAll().where('kind', '=', 'linkedin-version').execute()).map(
      ({ reason }) => (JSON.parse(reason) as { name: string }).name,
    )

  test('a later one is used, and administrators are told', async () => {
    await cometo(justBefore)
    await lookAhead(world.app.ctx)
    expect([await inUse(), await reasons()]).toEqual(['202609', []])
    await cometo(justBefore + 2 * hourMs)
    await lookAhead(world.app.ctx)
    expect([await inUse(), await reasons()]).toEqual(['202610', ['linkedinVersionChanged']])
  })

  test('where none works they are told once, and it is tried every day', async () => {
    end(...later)
    for (let day = 1; day <= 3; day += 1) {
      await cometo(justBefore + day * dayMs)
      await lookAhead(world.app.ctx)
      await lookAhead(world.app.ctx)
    }
    expect([await inUse(), await reasons()]).toEqual(['202609', ['linkedinVersionEnds']])
    expect(world.fake.versions.asked).toHaveLength(3 * later.length)
    end('202609')
  })
})

describe('at random', () => {
  const stepMs = 15 * secondMs
  const posts = 300
  const spanMs = hourMs

  /** Of a post that is due at a time in the span, without the calls that would make it. */
  async function plan(template: { id: string }, number: number, dueAt: number): Promise<string> {
    const { db } = world.app.ctx
    const id = `random-${number}`
    const row = await db.selectFrom('posts').selectAll().where('id', '=', template.id).executeTakeFirstOrThrow()
    await db
      .insertInto('posts')
      .values({ ...row, id, position: row.position + 1 + number, content: `Ship number ${number} waits.` })
      .execute()
    await insertPublication(db, {
      ownerId: row.owner_id,
      id,
      postId: id,
      accountId: author.accountId,
      accountName: 'Ann Author',
      accountUrn: null,
      accountOwnerId: author.person.id,
      isByKey: false,
      createdBy: author.person.id,
      state: 'scheduled',
      wallTime: '2026-11-28T09:00',
      timeZone: 'UTC',
      clockChange: null,
      isQueued: false,
      visibility: 'PUBLIC',
      isReshareDisabled: false,
      attach: 'none',
      followsVisual: false,
      visualId: null,
      altTexts: [],
      described: null,
      dueAt,
      nextAt: dueAt,
      createdAt: world.app.clock.now,
    })
    return id
  }

  test('nothing is made twice, lost, reported wrongly, or later than a minute after a version works', async () => {
    const { fake, app } = world
    const random = seeded(39)
    const start = app.clock.now
    const template = await writePost(author)
    const ids: string[] = []
    for (let number = 0; number < posts; number += 1) {
      ids.push(await plan(template, number, start + Math.floor(random() * spanMs)))
    }
    const troubles = ['error', 'created-error', 'created-no-header', 'conflict', 'ghost'] as const
    fake.feed.chance = () => (random() < 0.15 ? troubles[Math.floor(random() * troubles.length)] : undefined)
    fake.versions.chance = () => random() < 0.02

    /** The last moment at which nothing that is tried worked. */
    let strandedAt = 0
    let strandedSteps = 0
    let backAt: number | null = null
    const readyAt = new Map<string, number>()
    const reach = async () => {
      const version = await inUse()
      return [...laterVersions(version), version]
    }
    for (; app.clock.now < start + 2.5 * spanMs; pass(world, stepMs)) {
      if (backAt === null && random() < 0.05 && app.clock.now < start + spanMs) {
        end(...(await reach()))
        backAt = app.clock.now + (2 + Math.floor(random() * 10)) * minuteMs
      } else if (backAt !== null && app.clock.now >= backAt) {
        const versions = await reach()
        fake.versions.ended.delete(versions[Math.floor(random() * versions.length)] ?? '')
        backAt = null
      }
      const isStranded = !(await reach()).some((version) => fake.versions.works(version))
      if (isStranded) {
        strandedAt = app.clock.now
        strandedSteps += 1
        if (backAt === null) backAt = app.clock.now + minuteMs
      }
      await followVersion(app.ctx)
      await publishDue()
      for (const { urn } of fake.feed.posts) if (!readyAt.has(urn)) readyAt.set(urn, strandedAt)
    }

    const rows = await app.ctx.db.selectFrom('publications').selectAll().where('id', 'in', ids).execute()
    const attempts = await listAttempts(app.ctx.db, rows[0]?.owner_id ?? ('' as never), ids)
    expect(strandedSteps).toBeGreaterThan(20)
    expect(rows).toHaveLength(posts)
    const wrong = rows.filter(({ id, state, urn, published_at: at, due_at: dueAt }) => {
      const there = postsOf(`Ship number ${id.slice('random-'.length)} waits.`)
      if (there.length > 1) return true
      if (state === 'failed') return there.length > 0
      if (state === 'unconfirmed') return !attempts.get(id)?.some(({ outcome }) => outcome === 'unknown')
      if (state !== 'published' || there[0]?.urn !== urn) return true
      const hadOther = attempts.get(id)?.some(({ status }) => status !== 201 && status !== 426 && status !== null)
      return !hadOther && at !== null && at - Math.max(dueAt, readyAt.get(urn ?? '') ?? 0) > minuteMs
    })
    expect(wrong.map(({ id, state, reason }) => [id, state, reason])).toEqual([])
    expect(rows.filter(({ state }) => state === 'published').length).toBeGreaterThan(posts * 0.8)
  })
})

/** The same numbers each time, from 0 up to 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
