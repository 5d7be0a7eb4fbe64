import { afterAll, beforeAll, expect, test } from 'vitest'
import { generationMoments } from '#server/features/billing/quota'
import { publicationMoments } from '#server/features/publishing/publication-moments'
import { claimPublication } from '#server/features/publishing/publication-repository'
import { reclaimExpired } from '#server/platform/database/moments'
import { claimJob, jobMoments } from '#server/platform/jobs/job-repository'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import {
  type Author,
  becomes,
  inMinutes,
  look,
  pass,
  publicationRow,
  publish,
  signAuthorInAgain,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'

/** A clock that was ahead for a while blocks nothing until that time. */

const minute = 60_000
const day = 24 * 60 * minute
let world: LinkedinApp
let author: Author

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
  author = await signInAuthor(world)
})

afterAll(() => world.close())

test('a sending that was noted 300 days ahead is looked at within minutes, and asks', async () => {
  const post = await writePost(author)
  const planned = await publish(author, post, inMinutes(world, 400 * 24 * 60))
  pass(world, 300 * day)
  const ahead = await signAuthorInAgain(world.app, author)
  const { db } = world.app.ctx
  const at = world.app.clock.now
  const sending = { state: 'sending', sent_at: at, unknown_at: at, next_at: at + 90_000, body: '{}' } as const
  await db.updateTable('publications').set(sending).where('id', '=', planned.id).execute()
  expect((await look(ahead, planned)).state).toBe('sending')
  pass(world, -300 * day)
  expect(await reclaimExpired(db, publicationMoments, world.app.clock.now)).toBeGreaterThan(0)
  pass(world, 11 * minute)
  await becomes(author, planned, 'unconfirmed')
})

test('what waits for a moment beyond all rules goes on, and the time that an author chose stands', async () => {
  const { db } = world.app.ctx
  const { now } = world.app.clock
  const chosen = await publish(author, await writePost(author), inMinutes(world, 200 * 24 * 60))
  const waiting = await publish(author, await writePost(author), inMinutes(world, 60))
  const far = now + 300 * day
  const change = { next_at: far, not_before: far, tries: 1 }
  await db.updateTable('publications').set(change).where('id', '=', waiting.id).execute()
  await reclaimExpired(db, publicationMoments, now)
  expect(await publicationRow(world, waiting.id)).toMatchObject({ next_at: now, not_before: null })
  const { due_at } = await publicationRow(world, chosen.id)
  expect(await publicationRow(world, chosen.id)).toMatchObject({ next_at: due_at })
  expect(due_at).toBeGreaterThan(now + 199 * day)
  await author.person.delete(`/api/publications/${chosen.id}`)
  await author.person.delete(`/api/publications/${waiting.id}`)
})

test('a lease of a clock that was ahead holds nobody up', async () => {
  const other = await startLinkedinApp()
  try {
    const own = await signInAuthor(other)
    const { db } = other.app.ctx
    const { now } = other.app.clock
    const planned = await publish(own, await writePost(own), inMinutes(other, 1))
    const held = (until: number) =>
      db.updateTable('publications').set({ lease: 'dead', leased_until: until }).where('id', '=', planned.id).execute()
    await held(now + 2 * minute + 20_000)
    expect(await claimPublication(db, now + 2 * minute), 'of a living process').toBeUndefined()
    await held(now + 300 * day)
    expect(await claimPublication(db, now + 2 * minute)).toMatchObject({ id: planned.id })

    const job = { id: 'held', name: 'deliver-mail', payload: '{}', run_at: 0, attempts: 0 }
    const far = { locked_by: 'dead', locked_until: now + 300 * day }
    await db
      .insertInto('jobs')
      .values({ ...job, ...far })
      .execute()
    await db
      .insertInto('jobs')
      .values({ ...job, id: 'later', run_at: now + 300 * day })
      .execute()
    expect(await claimJob(db, ['deliver-mail'], now)).toMatchObject({ id: 'held' })
    expect(await reclaimExpired(db, jobMoments, now)).toBe(1)
    expect(await claimJob(db, ['deliver-mail'], now)).toMatchObject({ id: 'later' })

    const generation = { owner_id: own.person.id, slot: 0, token: 'dead', reserved_month: '2026-11' }
    await db
      .insertInto('generations')
      .values({ ...generation, expires_at: now + 300 * day })
      .execute()
    expect(await reclaimExpired(db, generationMoments, now)).toBe(1)
  } finally {
    await other.close()
  }
})
