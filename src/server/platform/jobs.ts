import { randomUUID } from 'node:crypto'
import type { Database, OpenDatabase } from './database/database.ts'
import type { Log } from './log.ts'

/** A job's work. It may run twice; `signal` is aborted at shutdown. Throwing makes it run again later. */
export type JobHandler = (payload: never, signal: AbortSignal) => Promise<void>

export interface Jobs {
  /** Says once what is to happen soon; it survives restarts. Inside a transaction, pass its `db`. */
  add(name: string, payload: object, options?: { db?: Database; delayMs?: number }): Promise<void>
  /** Starts working: queued jobs by name, and sweeps each at its interval. */
  start(handlers: Record<string, JobHandler>, sweeps: readonly Sweep[]): void
  /** Takes no more jobs and waits for the one under way. */
  stop(): Promise<void>
}

/** Work that every process repeats on its own clock; harmless when several do it at once. */
export interface Sweep {
  name: string
  everyMs: number
  run: (signal: AbortSignal) => Promise<unknown>
}

const pollMs = 2_000
const leaseMs = 5 * 60_000
const maxAttempts = 12

export function createJobs(database: OpenDatabase, log: Log, now: () => number): Jobs {
  const { db, kind } = database
  const stopping = new AbortController()
  const timers: NodeJS.Timeout[] = []
  let working = Promise.resolve()

  async function workOff(handlers: Record<string, JobHandler>): Promise<void> {
    while (!stopping.signal.aborted) {
      const job = await claimJob(db, kind, now())
      if (!job) return
      await runJob(handlers, job)
    }
  }

  async function runJob(handlers: Record<string, JobHandler>, job: ClaimedJob): Promise<void> {
    const handler = handlers[job.name]
    try {
      if (!handler) throw new Error(`No handler for the job ${job.name}`)
      await handler(JSON.parse(job.payload) as never, stopping.signal)
      await db.deleteFrom('jobs').where('id', '=', job.id).execute()
    } catch (error) {
      const isLast = job.attempts >= maxAttempts
      log.error({ err: error, job: job.name, attempt: job.attempts, isLast }, 'a job failed')
      const delayMs = Math.min(2 ** job.attempts * 5_000, 6 * 60 * 60_000)
      // The last failure leaves the job where an operator can find it, never to be claimed again by itself.
      const runAt = isLast ? Number.MAX_SAFE_INTEGER : now() + delayMs
      const change = { run_at: runAt, locked_until: null, last_error: String(error).slice(0, 1000) }
      await db.updateTable('jobs').set(change).where('id', '=', job.id).execute()
    }
  }

  function repeat(everyMs: number, name: string, work: () => Promise<unknown>): void {
    const tick = () => {
      working = working.then(async () => {
        if (stopping.signal.aborted) return
        await work().catch((error: unknown) => log.error({ err: error, sweep: name }, 'a sweep failed'))
      })
    }
    timers.push(setInterval(tick, everyMs).unref())
  }

  return {
    async add(name, payload, options = {}) {
      await (options.db ?? db)
        .insertInto('jobs')
        .values({
          id: randomUUID(),
          name,
          payload: JSON.stringify(payload),
          run_at: now() + (options.delayMs ?? 0),
          attempts: 0,
          locked_until: null,
          last_error: null,
        })
        .execute()
    },
    start(handlers, sweeps) {
      repeat(pollMs, 'jobs', () => workOff(handlers))
      for (const sweep of sweeps) repeat(sweep.everyMs, sweep.name, () => sweep.run(stopping.signal))
    },
    async stop() {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await working
    },
  }
}

interface ClaimedJob {
  id: string
  name: string
  payload: string
  attempts: number
}

/** The job due longest, leased to this process in one statement. */
async function claimJob(db: Database, kind: OpenDatabase['kind'], now: number): Promise<ClaimedJob | undefined> {
  return await db
    .updateTable('jobs')
    .set((column) => ({ locked_until: now + leaseMs, attempts: column('attempts', '+', 1) }))
    .where('id', '=', (query) =>
      query
        .selectFrom('jobs')
        .select('id')
        .where('run_at', '<=', now)
        .where((column) => column.or([column('locked_until', 'is', null), column('locked_until', '<', now)]))
        .orderBy('run_at')
        .limit(1)
        .$if(kind === 'postgres', (each) => each.forUpdate().skipLocked()),
    )
    .returning(['id', 'name', 'payload', 'attempts'])
    .executeTakeFirst()
}
