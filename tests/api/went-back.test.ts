import { writeFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { removeFilesJob, sendPasswordLinkJob } from '#server/features/accounts/links/account-jobs'
import { beat } from '#server/features/backup/heartbeat'
import { loadConfig } from '#server/platform/config'
import { openDatabase } from '#server/platform/database/database'
import { heartbeatFile, readHeartbeatFile } from '#server/platform/installation/heartbeat-file'
import { readMark, writeMark } from '#server/platform/installation/marks-repository'
import type { Answer } from '#shared/contract/contract'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { connectApp } from '../support/oauth-app.ts'
import { onlyOn } from '../support/only-on.ts'
import { patienceMs } from '../support/patience.ts'
import {
  type Author,
  becomes,
  inMinutes,
  look,
  pass,
  publish,
  signAuthorInAgain,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'
import { createRestoring } from '../support/restoring.ts'
import { startServerProcess } from '../support/server-process.ts'
import { signInAgain, startTestApp, type TestApp } from '../support/test-app.ts'

/** A database that went back in time does not act by itself. */

const minute = 60_000
const many = 120
const restoring = createRestoring()
let world: LinkedinApp
let author: Author
let open: TestApp[] = []

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
})

afterEach(async () => {
  await Promise.all(open.map((each) => each.close()))
  open = []
})

afterAll(async () => {
  await world.close()
  await restoring.remove()
})

/** A restored installation with the same LinkedIn, and its author signed in again. */
async function startRestored(home: Record<string, string>): Promise<Author & { app: TestApp }> {
  const app = await startTestApp({ home, withJobs: true, parts: { linkedin: world.app.ctx.linkedin } })
  open.push(app)
  app.clock.now = world.app.clock.now
  return { app, ...(await signAuthorInAgain(app, author)) }
}

const notices = async ({ person }: Author) =>
  ((await (await person.get('/api/notices')).json()) as { notices: { kind: string; message: { message: string } }[] })
    .notices

describe('after a restore', () => {
  test('nothing goes out before its author says so, and then once, as it was planned', async () => {
    author = await signInAuthor(world)
    const [past, later, sending] = [await writePost(author), await writePost(author), await writePost(author)]
    const publications = {
      past: await publish(author, past, inMinutes(world, 10)),
      later: await publish(author, later, inMinutes(world, 600)),
    }
    world.fake.feed.troubles.push('created-cut')
    const unknown = await publish(author, sending)
    expect(unknown.state).toBe('sending')
    const file = await restoring.backUp(world.app)

    pass(world, 90_000)
    await becomes(author, unknown, 'published')
    pass(world, 9 * minute)
    await becomes(author, publications.past, 'published')
    const sentBefore = world.fake.feed.sent.length

    const { home, restored } = await restoring.restore(file)
    expect(restored.held).toMatchObject({ publications: 3, authors: 1 })
    pass(world, 3 * minute)
    const again = await startRestored(home)
    expect(await look(again, publications.past)).toMatchObject({
      state: 'held',
      message: { reason: 'publicationRestored' },
    })
    expect(await look(again, unknown)).toMatchObject({ state: 'unconfirmed' })
    const summary = (await (await again.person.get('/api/posts/summary')).json()) as Answer<'getPostSummary'>
    expect(summary.heldPublications).toBe(2)
    expect((await notices(again)).filter(({ kind }) => kind === 'held')).toMatchObject([
      { message: { message: expect.stringContaining('Check whether your scheduled posts are on LinkedIn already.') } },
    ])
    const other = await publish(again, await writePost(again))
    expect(other.state, 'background work runs').toBe('published')
    expect(world.fake.feed.sent.length).toBe(sentBefore + 1)

    const there = { published: true, url: 'https://www.linkedin.com/feed/update/urn:li:share:7123456789012345678/' }
    expect(
      await (await again.person.post(`/api/publications/${publications.past.id}/resolve`, there)).json(),
    ).toMatchObject({ state: 'published', urn: 'urn:li:share:7123456789012345678' })
    expect(await (await again.person.post('/api/publications/continue')).json()).toEqual({ count: 1 })
    expect(await look(again, publications.later)).toMatchObject({ state: 'scheduled', message: null })
    again.app.clock.now += 600 * minute
    await becomes(again, publications.later, 'published')
    expect(world.fake.feed.sent.length).toBe(sentBefore + 2)
  })

  test('who goes on is asked about what is late by more than an hour', async () => {
    author = await signInAuthor(world)
    const planned = await publish(author, await writePost(author), inMinutes(world, 5))
    const file = await restoring.backUp(world.app)
    await author.person.delete(`/api/publications/${planned.id}`)
    const { home } = await restoring.restore(file)
    pass(world, 70 * minute)
    const again = await startRestored(home)
    await again.person.post('/api/publications/continue')
    expect(await look(again, planned)).toMatchObject({ state: 'missed', message: { reason: 'publicationMissed' } })
  })

  test('of many that were planned, half of them published since, none goes out by itself', async () => {
    author = await signInAuthor(world)
    const { db } = world.app.ctx
    const post = await writePost(author)
    const planned = await publish(author, post, inMinutes(world, 5))
    const copied = await db.selectFrom('posts').selectAll().where('id', '=', post.id).executeTakeFirstOrThrow()
    const row = await db.selectFrom('publications').selectAll().where('id', '=', planned.id).executeTakeFirstOrThrow()
    for (let start = 1; start < many; start += 50) {
      const numbers = Array.from({ length: Math.min(50, many - start) }, (_, index) => start + index)
      const posts = numbers.map((each) => {
        return {
          ...copied,
          id: `${post.id}-${each}`,
          position: copied.position + each,
          content: `Quay ${post.id} ${each}`,
        }
      })
      await db.insertInto('posts').values(posts).execute()
      const due = (each: number) => world.app.clock.now + (each % 2 === 0 ? 5 : 600) * minute
      const publications = posts.map(({ id }, index) => {
        const at = { due_at: due(start + index), next_at: due(start + index) }
        return { ...row, ...at, id: `${planned.id}-${start + index}`, post_id: id }
      })
      await db.insertInto('publications').values(publications).execute()
    }
    const file = await restoring.backUp(world.app)
    pass(world, 6 * minute)
    const stateCount = async (from: typeof db, state: 'published' | 'held' | 'scheduled' | 'missed') =>
      (
        await from
          .selectFrom('publications')
          .select('id')
          .where('state', '=', state)
          .where('owner_id', '=', author.person.id)
          .execute()
      ).length
    await expect.poll(() => stateCount(db, 'published'), { timeout: 10 * patienceMs }).toBe(many / 2)
    const sentBefore = world.fake.feed.sent.length

    const { home, restored } = await restoring.restore(file)
    expect(restored.held.publications).toBeGreaterThanOrEqual(many)
    const again = await startRestored(home)
    again.app.clock.now += 24 * 60 * minute
    const later = await signAuthorInAgain(again.app, author)
    expect((await publish(later, await writePost(later))).state, 'background work runs').toBe('published')
    expect(await stateCount(again.app.ctx.db, 'held')).toBe(many)
    expect(world.fake.feed.sent.length).toBe(sentBefore + 1)
  })

  test('mails and calls that waited go to nobody until an administrator says so; what tidies up goes on', async () => {
    const app = await startTestApp()
    open.push(app)
    const person = await app.signIn()
    const { jobs } = app.ctx
    for (const name of ['send-password-link', 'end-subscription', 'remove-files']) {
      const job = { id: name, name, payload: JSON.stringify({ userId: person.id, ownerId: person.id }) }
      await app.ctx.db
        .insertInto('jobs')
        .values({ ...job, run_at: 0, attempts: 0 })
        .execute()
    }
    expect(await jobs.listGivenUp(9)).toEqual([])
    const { home, restored } = await restoring.restore(await restoring.backUp(app))
    expect(restored.held.jobs).toBe(2)
    const again = await startTestApp({ home })
    open.push(again)
    expect((await again.ctx.jobs.listGivenUp(9)).map(({ name }) => name).sort()).toEqual([
      'end-subscription',
      'send-password-link',
    ])
  })

  test('no session, link, sign-in or offer of before opens anything', async () => {
    const app = await startTestApp()
    open.push(app)
    const person = await app.signIn()
    const { db } = app.ctx
    const at = { expires_at: app.clock.now + 60 * minute }
    const owner_id = person.id
    await db
      .insertInto('links')
      .values({ token_hash: 'l', kind: 'password-reset', user_id: owner_id, ...at })
      .execute()
    await db
      .insertInto('pending_logins')
      .values({ token_hash: 'p', user_id: owner_id, tries: 0, ...at })
      .execute()
    const atLinkedin = {
      state_hash: 's',
      owner_id,
      session_id: '',
      kind: 'person' as const,
      scopes: '',
      next: '/',
      ...at,
    }
    await db.insertInto('linkedin_sign_ins').values(atLinkedin).execute()
    const atProvider = { state_hash: 'o', browser_hash: '', sealed_checks: '', next: '/', owner_id, ...at }
    await db.insertInto('oidc_sign_ins').values(atProvider).execute()
    const offer = { token_hash: 'f', owner_id, issuer: '', subject: '', email: '', offered_at: 1, ...at }
    await db.insertInto('offered_identities').values(offer).execute()
    const begun = { owner_id, sealed_key: '', last_step: 0, created_at: 1 }
    await db.insertInto('second_factors').values(begun).execute()
    await db.updateTable('users').set({ password_allowed_until: at.expires_at }).execute()

    const { access_token } = await connectApp(app, person)
    const { home, restored } = await restoring.restore(await restoring.backUp(app))
    expect(restored.held.sessions).toBe(1)
    const again = await startTestApp({ home })
    open.push(again)
    for (const table of [
      'sessions',
      'links',
      'pending_logins',
      'linkedin_sign_ins',
      'oidc_sign_ins',
      'offered_identities',
      'second_factors',
      'oauth_tokens',
    ] as const) {
      expect(await again.ctx.db.selectFrom(table).selectAll().execute(), table).toEqual([])
    }
    const users = await again.ctx.db.selectFrom('users').select('password_allowed_until').execute()
    expect(users).toEqual([{ password_allowed_until: null }])
    const authorization = `Bearer ${access_token}`
    expect((await again.visitor().post('/mcp', {}, { authorization })).status).toBe(401)
    const back = await signInAgain(again, person)
    expect((await back.get('/api/user')).status).toBe(200)
    expect(await (await back.get('/api/apps')).json()).toEqual([])
  })
})

describe('a copy that no command knows of', () => {
  const heartbeatIn = async ({ ctx }: TestApp) => Number(await readMark(ctx.db, 'heartbeat'))

  test('holds everything when the database is older than what is outside it', async () => {
    author = await signInAuthor(world)
    const { ctx } = world.app
    const planned = await publish(author, await writePost(author), inMinutes(world, 30))
    expect(await beat(ctx, { isStart: true })).toBeNull()
    const at = await heartbeatIn(world.app)
    expect(readHeartbeatFile(ctx.config.dataDir)).toBe(at)

    // stopped for days, with its own database
    pass(world, 3 * 24 * 60 * minute)
    expect(await beat(ctx, { isStart: true })).toBeNull()

    // in its state of three minutes before, replaced while a process runs
    await writeMark(ctx.db, 'heartbeat', String(world.app.clock.now - 3 * minute))
    expect(await beat(ctx, { isStart: false })).toMatchObject({ authors: expect.any(Number) })
    const held = await look(await signAuthorInAgain(world.app, author), planned)
    expect(['held', 'missed']).toContain(held.state)
    expect(await beat(ctx, { isStart: true }), 'once').toBeNull()
  })

  test('without anything outside it holds everything, unless the server was away for minutes only', async () => {
    const app = await startTestApp()
    open.push(app)
    await beat(app.ctx, { isStart: true })
    const file = heartbeatFile(app.ctx.config.dataDir)
    // a file copied with the folder contains another inode
    writeFileSync(file, `${app.clock.now} 1\n`)
    app.clock.now += 5 * minute
    expect(await beat(app.ctx, { isStart: true })).toBeNull()
    writeFileSync(file, `${app.clock.now} 1\n`)
    app.clock.now += 11 * minute
    expect(await beat(app.ctx, { isStart: true })).toMatchObject({ publications: 0 })
  })

  test('a file that is not whole is no witness, and a process that runs is not stopped by it', async () => {
    const app = await startTestApp()
    open.push(app)
    await beat(app.ctx, { isStart: true })
    writeFileSync(heartbeatFile(app.ctx.config.dataDir), '17')
    app.clock.now += 60 * minute
    expect(await beat(app.ctx, { isStart: false })).toBeNull()
  })
})

onlyOn.sqlite?.test('the server looks for it before it does anything', async () => {
  const home = { ...(await restoring.newHome()), PAYMENTS: 'off' }
  const first = await startServerProcess(home)
  await first.end('SIGTERM')
  const second = await startServerProcess(home)
  await second.end('SIGKILL')
  expect(second.output()).not.toContain('went back')
  const database = openDatabase(loadConfig(home).database)
  await writeMark(database.db, 'heartbeat', String(Date.now() - 3 * minute))
  await database.close()
  const third = await startServerProcess(home)
  await third.end('SIGTERM')
  expect(third.output()).toContain('the database went back to an earlier state')
})

test('with PUBLISHING=off nothing is published or mailed, what is planned waits, and administrators see it', async () => {
  const off = await startLinkedinApp({ withJobs: true, environment: { PUBLISHING: 'off' } })
  try {
    const admin = await signInAuthor(off, 'admin')
    await expect(publish(admin, await writePost(admin))).rejects.toThrow(/^409.*publicationOff/s)
    const planned = await publish(admin, await writePost(admin), inMinutes(off, 1))
    const answer = await admin.person.post(`/api/publications/${planned.id}/publish-now`)
    expect(await answer.json()).toMatchObject({ reason: 'publicationOff' })
    await off.app.ctx.jobs.add(sendPasswordLinkJob, { userId: admin.person.id })
    pass(off, 2 * minute)
    off.app.ctx.jobs.wake('publishing')
    off.app.ctx.jobs.wake('mail')
    // this job stays within the server; once it is done, the others would have run too
    await off.app.ctx.jobs.add(removeFilesJob, { ownerId: 'somebody' })
    const waiting = () => off.app.ctx.db.selectFrom('jobs').select('name').execute()
    await expect.poll(waiting, { timeout: patienceMs }).toEqual([{ name: sendPasswordLinkJob.name }])
    expect((await look(admin, planned)).state).toBe('scheduled')
    expect(off.fake.feed.sent).toEqual([])
    expect(await (await admin.person.get('/api/admin/system')).json()).toMatchObject({ isPublishingOff: true })
  } finally {
    await off.close()
  }
})
