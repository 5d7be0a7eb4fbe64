import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Context } from '#server/context/context'
import { deliverEvents, eventJobs, eventSweep } from '#server/context/deliver-events'
import { emit } from '#server/context/emit'
import { holdEverything } from '#server/features/backup/hold-everything'
import { listUnsentMails } from '#server/features/mails/outbox'
import { down, up } from '#server/migrations/0047-events'
import { inTransaction } from '#server/platform/database/in-transaction'
import type { StoredEvent, Subscriber } from '#server/platform/events/event'
import { listEvents } from '#server/platform/events/event-repository'
import { readExport } from '../support/export.ts'
import { until } from '../support/fake-writer.ts'
import { onlyOn } from '../support/only-on.ts'
import { patienceMs } from '../support/patience.ts'
import { startServerProcess } from '../support/server-process.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { createTestDatabase, databaseKind } from '../support/test-database.ts'

/** Events are stored with their change and delivered to each subscriber once, on both databases. */

type Person = Awaited<ReturnType<TestApp['signIn']>>

const dayMs = 24 * 60 * 60_000
const approval = 'Your Postwright account is approved'
let app: TestApp
let others: TestApp[] = []

beforeEach(async () => {
  app = await startTestApp()
})

afterEach(async () => {
  await Promise.all(others.map((each) => each.close()))
  others = []
  await app.close()
})

async function anotherProcess(): Promise<TestApp> {
  const other = await startTestApp({ sharedWith: app })
  others.push(other)
  return other
}

function approve(ctx: Context, { id }: Pick<Person, 'id'>, db = ctx.db): Promise<void> {
  return emit(ctx, db, { name: 'account.approved', workspaceId: id, actor: null, subject: id, payload: {} })
}

async function approvalMails({ email }: Pick<Person, 'email'>): Promise<number> {
  const mails = await listUnsentMails(app.ctx.db, email)
  return mails.filter(({ subject }) => subject === approval).length
}

/** A server whose only subscriber records delivered events as mails in the database. */
function recording(ctx: Context, before: (event: StoredEvent) => unknown = () => {}) {
  const recorder: Subscriber<Context> = {
    name: 'recorder',
    when: 'after-commit',
    on: {
      'account.approved': async ({ db, now }, event) => {
        const words = { recipient: 'recorder', subject: String(event.id), text: event.subject, html: '' }
        await db
          .insertInto('mails')
          .values({ ...words, id: crypto.randomUUID(), created_at: now(), sent_at: null })
          .execute()
        await before(event)
      },
    },
  }
  return { ...ctx, subscribers: [recorder] }
}

const recorded = async () => {
  const rows = await app.ctx.db.selectFrom('mails').select('subject').where('recipient', '=', 'recorder').execute()
  return rows.map(({ subject }) => Number(subject))
}

const idsOf = async () => {
  const rows = await app.ctx.db.selectFrom('events').select('id').orderBy('position').execute()
  return rows.map(({ id }) => id)
}

describe('an event', () => {
  test('is delivered when the change is committed, and never happened when it is not', async () => {
    const [approved, refused] = [await app.signIn(), await app.signIn()]
    await approve(app.ctx, approved)
    const undone = inTransaction(app.ctx.db, async (db) => {
      await approve(app.ctx, refused, db)
      throw new Error('The change failed.')
    })
    await expect(undone).rejects.toThrow('The change failed.')
    await deliverEvents(app.ctx)
    expect(await approvalMails(approved)).toBe(1)
    expect(await approvalMails(refused)).toBe(0)
  })

  test('outlives the process that wrote it, and is mailed once by the next', async () => {
    const person = await app.signIn()
    await approve(app.ctx, person)
    expect(await approvalMails(person)).toBe(0)
    const next = await anotherProcess()
    await Promise.all([deliverEvents(next.ctx), deliverEvents(next.ctx)])
    await deliverEvents(next.ctx)
    expect(await approvalMails(person)).toBe(1)
  })

  test('reaches a running server at once', async () => {
    app.startJobs()
    // on PostgreSQL once a notification to itself has arrived
    await until('it is mailed within a second', async () => {
      const person = await app.signIn()
      const startedAt = performance.now()
      await approve(app.ctx, person)
      await expect.poll(() => approvalMails(person), { timeout: patienceMs, interval: 10 }).toBe(1)
      return performance.now() - startedAt < 1_000
    })
  })

  test('goes with its person, and is in their export', async () => {
    const person = await app.signIn()
    await approve(app.ctx, person)
    const [event] = await listEvents(app.ctx.db, person.id)
    expect(event).toMatchObject({ name: 'account.approved', subject: person.id, payload: {}, at: app.clock.now })
    const exported = (await readExport(person)).json('events.json')
    expect(exported).toEqual([expect.objectContaining({ name: 'account.approved', subject: person.id })])
    await app.ctx.db.deleteFrom('users').where('id', '=', person.id).execute()
    expect(await listEvents(app.ctx.db, person.id)).toEqual([])
    await deliverEvents(app.ctx)
  })
})

describe('a subscriber', () => {
  test('is brought every event once, also by several processes at a time', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => app.signIn()))
    // only one process may use the embedded database
    const other = databaseKind === 'postgres' ? await anotherProcess() : app
    const [one, two] = [recording(app.ctx), recording(other.ctx)]
    const rounds = Array.from({ length: 10 }, async (_, round) => {
      for (const person of people) await approve(round % 2 === 0 ? one : two, person)
      await Promise.all([deliverEvents(one), deliverEvents(two), deliverEvents(one)])
    })
    await Promise.all(rounds)
    await Promise.all([deliverEvents(one), deliverEvents(two)])
    const all = await idsOf()
    expect(all).toHaveLength(40)
    expect((await recorded()).sort((a, b) => a - b)).toEqual(all.sort((a, b) => a - b))
  })

  test('goes on after a process that ended between the effect and the cursor, and doubles nothing', async () => {
    const person = await app.signIn()
    const inOrder: number[] = []
    for (let each = 0; each < 3; each += 1) await approve(app.ctx, person)
    const ending = new Error('The process ended.')
    let dies = true
    const dying = recording(app.ctx, () => {
      if (dies) throw ending
    })
    // nothing of this process remains: neither its work, nor the event it would have set aside
    const jobs = { ...dying.jobs, add: () => Promise.reject(ending) }
    await expect(deliverEvents({ ...dying, jobs })).rejects.toThrow(ending)
    expect(await recorded()).toEqual([])
    dies = false
    await deliverEvents(recording(app.ctx, ({ id }) => inOrder.push(id)))
    expect(inOrder).toEqual(await idsOf())
    expect(await recorded()).toHaveLength(3)
  })

  test('is not held up by an event it can’t handle, which becomes a job', async () => {
    const [bad, good] = [await app.signIn(), await app.signIn()]
    await approve(app.ctx, bad)
    await approve(app.ctx, good)
    let isBroken = true
    const ctx = recording(app.ctx, ({ subject }) => {
      if (isBroken && subject === bad.id) throw new Error('This one can’t be handled.')
    })
    await deliverEvents(ctx)
    expect(await recorded()).toEqual((await idsOf()).slice(1))

    isBroken = false
    const { payload } = await app.ctx.db
      .selectFrom('jobs')
      .select('payload')
      .where('name', '=', 'deliver-event')
      .executeTakeFirstOrThrow()
    for (const job of eventJobs) await job.run(ctx, JSON.parse(payload), new AbortController().signal)
    expect(await recorded()).toHaveLength(2)
  })

  test('gets all but those that it can’t handle, also by several processes at a time', async () => {
    const [bad, good] = [await app.signIn(), await app.signIn()]
    const other = databaseKind === 'postgres' ? await anotherProcess() : app
    const badPlaces = [0, 3, 19, 20, 21, 38, 39, 40, 59]
    for (let place = 0; place < 60; place += 1) await approve(app.ctx, badPlaces.includes(place) ? bad : good)
    const failing = (ctx: Context) =>
      recording(ctx, ({ subject }) => {
        if (subject === bad.id) throw new Error('This one can’t be handled.')
      })
    await Promise.all([app.ctx, other.ctx, app.ctx].map((ctx) => deliverEvents(failing(ctx))))
    const jobs = await app.ctx.db.selectFrom('jobs').select('payload').where('name', '=', 'deliver-event').execute()
    const setAside = jobs.map(({ payload }) => (JSON.parse(payload) as { event: StoredEvent }).event.id)
    const all = await idsOf()
    const isBad = (_id: number, place: number) => badPlaces.includes(place)
    expect(setAside.sort((a, b) => a - b)).toEqual(all.filter(isBad))
    expect((await recorded()).sort((a, b) => a - b)).toEqual(all.filter((id, place) => !isBad(id, place)))
  })

  test('that is new begins with what happens from then on', async () => {
    const person = await app.signIn()
    await approve(app.ctx, person)
    await deliverEvents(app.ctx)
    const ctx = recording(app.ctx)
    await deliverEvents(ctx)
    await approve(app.ctx, person)
    await deliverEvents(ctx)
    expect(await recorded()).toEqual((await idsOf()).slice(1))
  })
})

test('events are removed a week later, once every subscriber is past them', async () => {
  const person = await app.signIn()
  const sweep = () => eventSweep(app.ctx).run(new AbortController().signal)
  await approve(app.ctx, person)
  app.clock.now += 8 * dayMs
  await sweep()
  expect(await listEvents(app.ctx.db, person.id), 'nobody has seen it').toHaveLength(1)
  await deliverEvents(app.ctx)
  await approve(app.ctx, person)
  await deliverEvents(app.ctx)
  await sweep()
  const left = await listEvents(app.ctx.db, person.id)
  expect(left.map(({ at }) => at)).toEqual([app.clock.now])

  app.clock.now += 8 * dayMs
  await sweep()
  expect(await listEvents(app.ctx.db, person.id)).toEqual([])
  await approve(app.ctx, person)
  await deliverEvents(app.ctx)
  expect(await approvalMails(person), 'positions go on where they were').toBe(3)
})

test('a database that went back brings nobody what it had not delivered before', async () => {
  const person = await app.signIn()
  await approve(app.ctx, person)
  await inTransaction(app.ctx.db, (db) => holdEverything(db, app.clock.now))
  await deliverEvents(app.ctx)
  expect(await approvalMails(person)).toBe(0)
  await approve(app.ctx, person)
  await deliverEvents(app.ctx)
  expect(await approvalMails(person)).toBe(1)
})

test('a mail that waited as a job of the first release is not lost when the database is migrated', async () => {
  const person = await app.signIn()
  await down(app.ctx.db as never)
  const job = { name: 'tell-of-approval', payload: JSON.stringify({ userId: person.id }), run_at: 0, attempts: 0 }
  await app.ctx.db
    .insertInto('jobs')
    .values([
      { ...job, id: 'waiting' },
      { ...job, id: 'of-nobody', payload: '{"userId":"somebody-gone"}' },
    ])
    .execute()
  await up(app.ctx.db as never)
  await deliverEvents(app.ctx)
  expect(await approvalMails(person)).toBe(1)
  expect(await app.ctx.db.selectFrom('jobs').select('id').where('name', '=', job.name).execute()).toEqual([])
})

test('a server that is killed again and again mails every event once', async () => {
  const home = await createTestDatabase()
  const environment = { ...home.environment, DATA_DIR: home.dataDir, PAYMENTS: 'off', LOG_LEVEL: 'fatal' }
  const first = await startServerProcess(environment)
  await first.end('SIGTERM')
  const keeping = await startTestApp({ home: environment })
  try {
    const { db } = keeping.ctx
    const person = await keeping.signIn()
    const many = 400
    for (let each = 0; each < many; each += 1) await approve(keeping.ctx, person)
    const sent = async () => {
      const { count } = await db
        .selectFrom('mails')
        .select((column) => column.fn.countAll<number>().as('count'))
        .where('subject', '=', approval)
        .executeTakeFirstOrThrow()
      return count
    }
    for (let kills = 0; kills < 4; kills += 1) {
      const server = await startServerProcess(environment)
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 40))
      await server.end('SIGKILL')
    }
    const last = await startServerProcess(environment)
    await expect.poll(sent, { timeout: patienceMs }).toBeGreaterThanOrEqual(many)
    await last.end('SIGTERM')
    expect(await sent()).toBe(many)
  } finally {
    await keeping.close()
    await home.remove()
  }
})

onlyOn.postgres?.test('what was written first and committed last is passed by no cursor', async () => {
  const person = await app.signIn()
  const ctx = recording(app.ctx)
  let commit = () => {}
  const waiting = new Promise<void>((resolve) => {
    commit = resolve
  })
  const slow = inTransaction(app.ctx.db, async (db) => {
    await approve(app.ctx, person, db)
    await waiting
  })
  await until('the first is written', async () => {
    const { rows } = await sql<{ last: number | null }>`select pg_sequence_last_value('events_id_seq') as last`.execute(
      app.ctx.db,
    )
    return rows[0]?.last === 1
  })
  await approve(app.ctx, person)
  await deliverEvents(ctx)
  expect(await recorded()).toEqual([2])
  commit()
  await slow
  await deliverEvents(ctx)
  expect(await recorded()).toEqual([2, 1])
})
