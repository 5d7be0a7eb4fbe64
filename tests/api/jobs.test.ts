import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { down, up } from '#server/migrations/0010-job-lanes'
import { loadConfig } from '#server/platform/config'
import { type OpenDatabase, openDatabase } from '#server/platform/database/database'
import { defineJob, handleJob, type JobHandler, type LaneName } from '#server/platform/jobs/job'
import { createLocalSignals, createPostgresSignals } from '#server/platform/jobs/job-signals'
import { createJobs, type Jobs } from '#server/platform/jobs/jobs'
import { createLog } from '#server/platform/log'
import { until } from '../support/fake-writer.ts'
import { onlyOn } from '../support/only-on.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** Queued work, on both databases. There are no timers here: only signals that wake a lane, and `tick`. */

const isPostgres = process.env.TEST_DATABASE === 'postgres'
const secondMs = 1_000
const startedAt = Date.parse('2026-05-05T12:00:00Z')

let home: TestDatabase
let open: OpenDatabase[] = []
let running: Jobs[] = []

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  home = await createTestDatabase({ copyOf: inject('migratedDatabase') })
})

afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()))
  await Promise.all(open.map((each) => each.close()))
  running = []
  open = []
  await home.remove()
  vi.useRealTimers()
})

function database(): OpenDatabase {
  const [first] = open
  if (first && !isPostgres) return first
  const opened = openDatabase(loadConfig({ ...home.environment, DATA_DIR: home.dataDir }).database)
  open.push(opened)
  return opened
}

interface Process {
  jobs: Jobs
  clock: { now: number }
  db: OpenDatabase['db']
}

/** The background work of one process; on PostgreSQL with its own connections. */
function startProcess(handlers: readonly JobHandler<undefined>[], now = startedAt): Process {
  const opened = database()
  const clock = { now }
  const log = createLog({ level: 'silent', isPretty: false })
  const url = home.environment.DATABASE_URL
  const signals = url ? createPostgresSignals(url, log) : createLocalSignals()
  const jobs = createJobs(opened.db, { log, now: () => clock.now, signals, isAlone: false })
  jobs.start(undefined, handlers, [])
  running.push(jobs)
  return { jobs, clock, db: opened.db }
}

const Numbered = z.object({ number: z.number() })

function kindIn(lane: LaneName, retry = {}) {
  return defineJob({ name: `test-${lane}`, lane, payload: Numbered, retry })
}

/** Advances two seconds for polling; the processes' own clocks stand still. */
const tick = (seconds = 2) => vi.advanceTimersByTime(seconds * secondMs)
/** Advances the clock, since a poll in progress during a tick counts for that tick. */
function tickUntil(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  return until(what, () => {
    tick()
    return isSo()
  })
}
const rows = (process: Process) => process.db.selectFrom('jobs').selectAll().execute()
const forEver = () => new Promise<void>(() => {})

test('a job starts without waiting for the next look, runs once and is gone', async () => {
  const done: number[] = []
  const kind = kindIn('files')
  const process = startProcess([handleJob(kind, async (_, { number }) => void done.push(number))])
  await process.jobs.add(kind, { number: 1 })
  await until('the job to be done', () => done.length === 1)
  await until('its row to be gone', async () => (await rows(process)).length === 0)
  tick()
  expect(done).toEqual([1])
})

test('a job of a transaction starts with its end, and never when it is taken back', async () => {
  const done: number[] = []
  const kind = kindIn('files')
  const process = startProcess([handleJob(kind, async (_, { number }) => void done.push(number))])
  const failing = process.db.transaction().execute(async (db) => {
    await process.jobs.add(kind, { number: 1 }, { db })
    throw new Error('taken back')
  })
  await expect(failing).rejects.toThrow('taken back')
  await process.db.transaction().execute(async (db) => {
    await process.jobs.add(kind, { number: 2 }, { db })
  })
  await until('the job to be done', () => {
    if (isPostgres) tick() // another test covers whether notifications arrive yet
    return done.length > 0
  })
  expect(done).toEqual([2])
})

test('a lane that stands still holds up no other', async () => {
  const done: number[] = []
  const mail = kindIn('mail')
  const reading = kindIn('reading')
  const process = startProcess([
    handleJob(mail, forEver),
    handleJob(reading, async (_, job) => void done.push(job.number)),
  ])
  for (const number of [1, 2, 3, 4]) await process.jobs.add(mail, { number })
  for (const number of [5, 6, 7]) await process.jobs.add(reading, { number })
  await until('reading to be done', () => done.length === 3)
  const mails = async () => (await process.jobs.queue()).find(({ lane }) => lane === 'mail')
  await until('the mail lane to be full', async () => (await mails())?.running === 2)
  expect(await mails()).toMatchObject({ running: 2, waiting: 2, oldestDueAt: startedAt })
  running = [] // a hung job would be waited for
})

test('between processes each job is done once', async () => {
  const done: number[] = []
  const kind = kindIn('files')
  const work = handleJob(kind, async (_, { number }) => void done.push(number))
  const processes = isPostgres
    ? [startProcess([work]), startProcess([work]), startProcess([work])]
    : [startProcess([work])]
  const [first] = processes as [Process]
  await Promise.all(Array.from({ length: 40 }, (_, number) => first.jobs.add(kind, { number })))
  await tickUntil('all to be done', async () => (await rows(first)).length === 0)
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, number) => number))
})

describe('a lease', () => {
  test('of a dead process ends within half a minute, and the job is another’s', async () => {
    const done: string[] = []
    const kind = kindIn('files')
    let lost: AbortSignal | undefined
    const dying = startProcess([
      handleJob(kind, async (_, _job, signal) => {
        lost = signal
        await forEver()
      }),
    ])
    await dying.jobs.add(kind, { number: 1 })
    await until('the job to be taken', () => lost !== undefined)
    const living = startProcess([handleJob(kind, async () => void done.push('living'))], startedAt + 29 * secondMs)
    tick()
    await until('nothing to be taken yet', async () => (await living.jobs.queue()).some(({ running }) => running === 1))
    expect(done).toEqual([])

    living.clock.now = startedAt + 31 * secondMs
    await tickUntil('the job to be done', () => done.length === 1)
    await until('its row to be gone', async () => (await rows(living)).length === 0)
    // a process that was only suspended learns that it lost the job
    await tickUntil('the sleeper to be told', () => lost?.aborted === true)
    running = running.filter((jobs) => jobs !== dying.jobs)
  })

  test('is renewed while the job is worked on', async () => {
    const kind = kindIn('files')
    const process = startProcess([handleJob(kind, forEver)])
    await process.jobs.add(kind, { number: 1 })
    const held = async () => (await rows(process))[0]?.locked_until ?? 0
    await until('the job to be taken', async () => (await held()) === startedAt + 30 * secondMs)
    process.clock.now += 20 * secondMs
    await until('the lease to be renewed', async () => {
      tick(10)
      return (await held()) === startedAt + 50 * secondMs
    })
    running = []
  })
})

describe('a job that fails', () => {
  test('is tried again later, then kept for an administrator, who starts it again', async () => {
    let runs = 0
    let isWell = false
    const kind = kindIn('files', { attempts: 3, firstDelayMs: 10_000, longestDelayMs: 15_000 })
    const process = startProcess([
      handleJob(kind, async () => {
        runs += 1
        if (!isWell) throw new Error('no room')
      }),
    ])
    await process.jobs.add(kind, { number: 1 })
    for (const [run, delayMs] of [
      [1, 10_000],
      [2, 15_000],
    ] as const) {
      const expected = { attempts: run, run_at: process.clock.now + delayMs, gave_up_at: null, locked_until: null }
      await tickUntil(`run ${run}`, async () => (await rows(process))[0]?.run_at === expected.run_at)
      expect((await rows(process))[0]).toMatchObject(expected)
      process.clock.now += delayMs
    }
    await tickUntil('it to give up', async () => (await process.jobs.listGivenUp(10)).length === 1)
    const [given] = await process.jobs.listGivenUp(10)
    expect(given).toMatchObject({
      name: kind.name,
      attempts: 3,
      lastError: 'no room',
      gaveUpAt: process.clock.now,
    })
    tick()
    expect((await process.jobs.queue()).find(({ lane }) => lane === 'files')).toMatchObject({ waiting: 0, gaveUp: 1 })
    expect(runs).toBe(3)

    isWell = true
    expect(await process.jobs.startAgain(given?.id ?? '')).toBe(kind.name)
    await tickUntil('the fourth run', async () => (await rows(process)).length === 0)
    expect(runs).toBe(4)
    expect(await process.jobs.startAgain(given?.id ?? '')).toBeUndefined()
  })

  test('can be forgotten once it gave up, and not before', async () => {
    const kind = kindIn('files', { attempts: 1 })
    const process = startProcess([handleJob(kind, () => Promise.reject(new Error('never')))])
    await process.jobs.add(kind, { number: 1 }, { delayMs: 1_000 })
    const id = (await rows(process))[0]?.id ?? ''
    expect(await process.jobs.forget(id)).toBeUndefined()
    process.clock.now += 1_000
    await tickUntil('it to give up', async () => (await process.jobs.listGivenUp(10)).length === 1)
    expect(await process.jobs.forget(id)).toBe(kind.name)
    expect(await rows(process)).toEqual([])
  })

  test('because its payload is another version’s gives up at once', async () => {
    const kind = kindIn('files')
    const process = startProcess([handleJob(kind, async () => {})])
    await process.jobs.add(kind, { number: 'seven' } as never)
    await until('it to give up', async () => (await process.jobs.listGivenUp(10)).length === 1)
    expect((await process.jobs.listGivenUp(10))[0]).toMatchObject({ attempts: 1 })
  })

  test('by ending its process each time gives up too', async () => {
    let runs = 0
    const kind = kindIn('files', { attempts: 3 })
    const process = startProcess([
      handleJob(kind, async () => {
        runs += 1
      }),
    ])
    await process.jobs.add(kind, { number: 1 }, { delayMs: 1 })
    await process.db
      .updateTable('jobs')
      .set({ attempts: 3, locked_until: startedAt - 1, locked_by: 'dead' })
      .execute()
    process.clock.now += 1
    await tickUntil('it to give up', async () => (await process.jobs.listGivenUp(10)).length === 1)
    expect(runs).toBe(0)
  })
})

test('a job that this version does not know stays, and the others are done', async () => {
  const done: number[] = []
  const kind = kindIn('files')
  const newer = defineJob({ name: 'of-a-newer-version', lane: 'files', payload: z.object({}) })
  const process = startProcess([handleJob(kind, async (_, { number }) => void done.push(number))])
  await process.jobs.add(newer, {})
  await process.jobs.add(kind, { number: 1 })
  await until('the known one to be done', () => done.length === 1)
  await until('one row to be left', async () => (await rows(process)).length === 1)
  expect(await rows(process)).toMatchObject([{ name: newer.name, attempts: 0, locked_until: null }])
  expect((await process.jobs.queue()).find(({ lane }) => lane === 'unknown')).toMatchObject({ waiting: 1 })
})

test('what a clock that was ahead put off for years runs after the next start', async () => {
  const done: number[] = []
  const kind = kindIn('files')
  const yearMs = 365 * 24 * 60 * 60 * secondMs
  const wrong = startProcess([], startedAt + yearMs)
  for (const number of [1, 2, 3]) await wrong.jobs.add(kind, { number })
  await wrong.db
    .updateTable('jobs')
    .set({ run_at: startedAt, locked_until: startedAt + yearMs, locked_by: 'dead' })
    .where('payload', '=', '{"number":2}')
    .execute()
  await wrong.db.updateTable('jobs').set({ gave_up_at: 1 }).where('payload', '=', '{"number":3}').execute()

  const right = startProcess([handleJob(kind, async (_, { number }) => void done.push(number))])
  await tickUntil('both to be done', () => done.length === 2)
  expect(new Set(done)).toEqual(new Set([1, 2]))
  expect(await right.jobs.listGivenUp(10)).toHaveLength(1)
})

test('a job that a shutdown cuts short is the next process’s at once, and the run does not count', async () => {
  const kind = kindIn('files')
  let isUnderWay = false
  const leaving = startProcess([
    handleJob(kind, (_, _job, signal) => {
      isUnderWay = true
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('cut short'))))
    }),
  ])
  await leaving.jobs.add(kind, { number: 1 })
  await until('the job to be under way', () => isUnderWay)
  await leaving.jobs.stop()
  expect(await rows(leaving)).toMatchObject([{ attempts: 0, run_at: startedAt, locked_until: null, last_error: null }])
})

test('a job put back by a shutdown is not taken again by the process that leaves', async () => {
  const kind = kindIn('files')
  let runs = 0
  const { db } = database()
  let wake: (lane: string) => void = () => {}
  const signals = {
    start: (woken: (lane: string) => void) => {
      wake = woken
    },
    send: async () => {},
    // releasing takes a moment, in which the lane is woken
    stop: async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        wake(kind.lane)
        await db.selectFrom('jobs').selectAll().execute()
      }
    },
  }
  const log = createLog({ level: 'silent', isPretty: false })
  const jobs = createJobs(db, { log, now: () => startedAt, signals, isAlone: false })
  const handler = handleJob(kind, (_, _job, signal) => {
    runs += 1
    return new Promise((_resolve, reject) => {
      if (signal.aborted) reject(new Error('too late'))
      signal.addEventListener('abort', () => reject(new Error('cut short')))
    })
  })
  jobs.start(undefined, [handler], [])
  running.push(jobs)
  await jobs.add(kind, { number: 1 })
  await until('the job to be under way', () => runs === 1)
  await jobs.stop()
  expect(runs).toBe(1)
})

test('queued jobs survive the change to lanes, and those that had given up are seen', async () => {
  const { db } = database()
  const kind = kindIn('files')
  await down(db as never)
  const old = { payload: '{"number":1}', attempts: 12, locked_until: null, last_error: 'Error: old' }
  await db
    .insertInto('jobs')
    .values({ ...old, id: 'gave-up', name: kind.name, run_at: Number.MAX_SAFE_INTEGER })
    .execute()
  const waiting = { ...old, name: kind.name, attempts: 1, run_at: startedAt - 1 }
  await db
    .insertInto('jobs')
    .values({ ...waiting, id: 'waiting' })
    .execute()
  await db
    .insertInto('jobs')
    .values({ ...waiting, id: 'held', locked_until: startedAt + 240_000 })
    .execute()
  await up(db as never)

  let runs = 0
  const process = startProcess([
    handleJob(kind, async () => {
      runs += 1
    }),
  ])
  await tickUntil('the queued ones to be done', async () => (await rows(process)).length === 1)
  expect(runs).toBe(2)
  expect(await process.jobs.listGivenUp(10)).toMatchObject([{ id: 'gave-up', attempts: 12, lastError: 'Error: old' }])
})

onlyOn.postgres?.describe('notes of PostgreSQL', () => {
  const kind = kindIn('files')
  const listening = async ({ db }: Process) => {
    const pids = await sql<{ pid: number }>`select pid from pg_stat_activity
      where application_name = 'postwright notes' and datname = current_database()`.execute(db)
    return pids.rows.map(({ pid }) => pid)
  }

  test('start a job that another process asked for, without polling, also after their connection was lost', async () => {
    let runs = 0
    const asking = startProcess([])
    startProcess([
      handleJob(kind, async () => {
        runs += 1
      }),
    ])
    const ask = async () => {
      await asking.jobs.add(kind, { number: 1 })
      return runs > 0
    }
    await until('a job to be started by a note', ask)

    const before = await listening(asking)
    for (const pid of before) await sql`select pg_terminate_backend(${pid})`.execute(asking.db)
    await until('both to listen again', async () => {
      const pids = await listening(asking)
      return pids.length === 2 && pids.every((pid) => !before.includes(pid))
    })
    runs = 0
    await until('a job to be started by a note again', ask)
  })

  test('are not needed: what was not heard is found by looking', async () => {
    let runs = 0
    const process = startProcess([
      handleJob(kind, async () => {
        runs += 1
      }),
    ])
    await process.db
      .insertInto('jobs')
      .values({ id: 'silent', name: kind.name, payload: '{"number":1}', run_at: startedAt, attempts: 0 })
      .execute()
    await tickUntil('it to be found', () => runs === 1)
  })
})
