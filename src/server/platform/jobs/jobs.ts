import { hourMs } from '#shared/time/durations'
import type { Database } from '../database/database.ts'
import { renewEveryMs } from '../database/leases.ts'
import { type MomentRule, reclaimExpired } from '../database/moments.ts'
import { errorWords } from '../describe-error.ts'
import type { Log } from '../log.ts'
import {
  type Job,
  type JobHandler,
  type LaneName,
  laneNames,
  laneSizes,
  type Sweep,
  type TableLane,
  UnusablePayload,
} from './job.ts'
import {
  type ClaimedJob,
  claimJob,
  countJobs,
  deleteFinished,
  deleteGivenUp,
  type GivenUpJob,
  giveUpJob,
  insertJob,
  jobMoments,
  listDueNames,
  listGivenUp,
  longestDelayMs,
  releaseAll,
  releaseJob,
  renewLeases,
  restartGivenUp,
} from './job-repository.ts'
import type { JobSignals } from './job-signals.ts'
import { createLane, type Lane } from './lane.ts'
import { type SweepState, startSweeps } from './sweeps.ts'

/** Background work: queued jobs by lanes, and sweeps. */
export interface Jobs {
  /** Adds a job, which survives restarts. Inside a transaction, pass its `db`. */
  add<Payload extends object>(
    kind: Job<Payload>,
    payload: Payload,
    options?: { db?: Database; delayMs?: number },
  ): Promise<void>
  /** Starts working. Jobs of unknown names stay in the table: they belong to another version. */
  start<Ctx>(
    ctx: Ctx,
    jobs: readonly JobHandler<Ctx>[],
    sweeps: readonly Sweep[],
    tableLanes?: readonly TableLane[],
    options?: {
      /** Lanes of work in features' own tables. */
      paused?: readonly LaneName[]
      /** How far ahead the times of tables may lie, besides those of jobs. */
      moments?: readonly MomentRule[]
    },
  ): void
  /** Polls a lane now; does nothing if background work has not started. */
  wake(lane: string): void
  /** Wakes the lane in every process, once the transaction of `db` has committed. */
  wakeAll(lane: string, db: Database): Promise<void>
  /** Claims no more jobs, aborts the signal of running ones, and waits ten seconds at most. */
  stop(): Promise<void>
  /** The queue of all processes, by lane. */
  queue(): Promise<LaneState[]>
  /** The sweeps of this process. */
  sweeps(): SweepState[]
  /** Given-up jobs, newest first. */
  listGivenUp(limit: number): Promise<GivenUpJob[]>
  /** Inside a transaction, pass its `db`. @returns its name; undefined when no given-up job has this id */
  startAgain(id: string, db?: Database): Promise<string | undefined>
  /** As above. */
  forget(id: string, db?: Database): Promise<string | undefined>
}

export interface LaneState {
  /** `unknown`: of names that this version does not have. */
  lane: LaneName | 'unknown'
  waiting: number
  /** Epoch ms; null when none waits. */
  oldestDueAt: number | null
  running: number
  later: number
  gaveUp: number
}

const pollMs = 2_000
const stopMs = 10_000

/**
 * @param parts.isAlone whether no other process uses this database: leases found at the start belonged to a dead
 *   process
 */
export function createJobs(
  db: Database,
  parts: { log: Log; now: () => number; signals: JobSignals; isAlone: boolean },
): Jobs {
  const { log, now, signals } = parts
  const stopping = new AbortController()
  const timers: NodeJS.Timeout[] = []
  const laneOfName = new Map<string, LaneName>()
  const lanes = new Map<string, Lane>()
  const held = new Map<string, AbortController>()
  let sweeps: ReturnType<typeof startSweeps> | undefined

  async function run<Ctx>(ctx: Ctx, known: ReadonlyMap<string, JobHandler<Ctx>>, claimed: ClaimedJob): Promise<void> {
    const job = known.get(claimed.name)
    if (!job) return
    const taken = new AbortController()
    held.set(claimed.lease, taken)
    try {
      // a job that killed its process each time has no recorded failure, only runs
      if (claimed.attempts > job.kind.retry.attempts) throw new UnusablePayload('The process ended during each run.')
      const signal = AbortSignal.any([stopping.signal, taken.signal])
      await job.run(ctx, JSON.parse(claimed.payload), signal)
      await deleteFinished(db, claimed)
    } catch (error) {
      await settleFailure(job, claimed, error).catch((err: unknown) => {
        log.error({ err, job: claimed.name }, 'a failed job could not be put back; its lease will end')
      })
    } finally {
      held.delete(claimed.lease)
    }
  }

  async function settleFailure(
    job: Pick<JobHandler<never>, 'kind'>,
    claimed: ClaimedJob,
    error: unknown,
  ): Promise<void> {
    if (stopping.signal.aborted) {
      // interrupted by the shutdown: the next process claims it at once, and the run does not count
      return await releaseJob(db, claimed, { runAt: now(), attempts: claimed.attempts - 1 })
    }
    const { retry } = job.kind
    const isLast = claimed.attempts >= retry.attempts || error instanceof UnusablePayload
    const { name, attempts } = claimed
    log.error({ err: error, job: name, attempt: attempts, isLast }, 'a job failed')
    const words = errorWords(error)
    if (isLast) return await giveUpJob(db, claimed, words, now())
    const delayMs = Math.min(retry.firstDelayMs * 2 ** (attempts - 1), retry.longestDelayMs)
    await releaseJob(db, claimed, { runAt: now() + delayMs, attempts, error: words })
  }

  async function renew(): Promise<void> {
    if (held.size === 0) return
    const leases = [...held.keys()]
    const kept = new Set(await renewLeases(db, leases, now()))
    for (const lease of leases) if (!kept.has(lease)) held.get(lease)?.abort()
  }

  async function poll(): Promise<void> {
    for (const name of await listDueNames(db, now())) wake(laneOfName.get(name))
  }

  async function pullMomentsBack(rules: readonly MomentRule[]): Promise<void> {
    const rows = await reclaimExpired(db, rules, now())
    if (rows > 0) log.warn({ rows }, 'what a clock that was ahead had put off for too long was pulled back')
  }

  function wake(lane: string | undefined) {
    if (lane !== undefined) lanes.get(lane)?.wake()
  }

  /** A round that is due while the previous one runs is skipped. */
  function repeat(everyMs: number, what: string, work: () => Promise<void>): () => void {
    let isRunning = false
    const tick = () => {
      if (isRunning || stopping.signal.aborted) return
      isRunning = true
      void work()
        .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
        .finally(() => {
          isRunning = false
        })
    }
    timers.push(setInterval(tick, everyMs).unref())
    return tick
  }

  return {
    async add(kind, payload, { db: transaction, delayMs = 0 } = {}) {
      if (delayMs > longestDelayMs) throw new RangeError('A job may be put off by a day at most.')
      await insertJob(transaction ?? db, { name: kind.name, payload, runAt: now() + delayMs })
      if (delayMs > 0) return
      if (!transaction) wake(kind.lane)
      await signals.send(transaction ?? db, kind.lane)
    },

    wake,
    wakeAll: (lane, transaction) => signals.send(transaction, lane),

    start(ctx, jobs, swept, tableLanes = [], { paused = [], moments = [] } = {}) {
      const known = new Map(jobs.map((job) => [job.kind.name, job]))
      for (const { kind } of jobs) laneOfName.set(kind.name, kind.lane)
      for (const name of laneNames.filter((each) => !paused.includes(each))) {
        const names = jobs.filter(({ kind }) => kind.lane === name).map(({ kind }) => kind.name)
        const lane = createLane({
          size: laneSizes[name],
          claim: () => claimJob(db, names, now()),
          work: (claimed) => run(ctx, known, claimed),
          onError: (error) => log.error({ err: error, lane: name }, 'queued work could not be looked for'),
        })
        lanes.set(name, lane)
      }
      for (const { name, size, everyMs, take } of tableLanes) {
        const lane = createLane({
          size,
          claim: () => take(stopping.signal),
          work: (piece) => piece(),
          onError: (error) => log.error({ err: error, lane: name }, 'work of a table could not be looked for'),
        })
        lanes.set(name, lane)
        timers.push(setInterval(() => lane.wake(), everyMs).unref())
        lane.wake()
      }
      signals.start(wake)
      repeat(renewEveryMs, 'renewing leases', renew)
      repeat(hourMs, 'pulling moments back', () => pullMomentsBack([...jobMoments, ...moments]))()
      const look = repeat(pollMs, 'looking for queued work', poll)
      if (parts.isAlone)
        void releaseAll(db).then(look, (error: unknown) => log.error({ err: error }, 'freeing jobs failed'))
      else look()
      sweeps = startSweeps(swept, { log, now, signal: stopping.signal })
    },

    async stop() {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      // the lanes first: a job released now is for the next process, and no lane of this one may claim it again
      const all = Promise.all([...[...lanes.values()].map((lane) => lane.stop()), sweeps?.stop()])
      await signals.stop()
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<'late'>((resolve) => {
        timer = setTimeout(resolve, stopMs, 'late')
      })
      if ((await Promise.race([all, late])) === 'late') log.warn('background work did not end in time and was left')
      clearTimeout(timer)
    },

    async queue() {
      const counts = await countJobs(db, now())
      return [...laneNames, 'unknown' as const].map((lane) => {
        const own = counts.filter(({ name }) => (laneOfName.get(name) ?? 'unknown') === lane)
        const sum = (part: 'waiting' | 'running' | 'later' | 'gaveUp') => own.reduce((all, each) => all + each[part], 0)
        const due = own.flatMap(({ oldestDueAt }) => oldestDueAt ?? [])
        return {
          lane,
          waiting: sum('waiting'),
          oldestDueAt: due.length > 0 ? Math.min(...due) : null,
          running: sum('running'),
          later: sum('later'),
          gaveUp: sum('gaveUp'),
        }
      })
    },

    sweeps: () => sweeps?.states() ?? [],
    listGivenUp: (limit) => listGivenUp(db, limit),
    async startAgain(id, transaction = db) {
      const name = await restartGivenUp(transaction, id, now())
      const lane = name && laneOfName.get(name)
      if (lane) await signals.send(transaction, lane)
      return name
    },
    forget: (id, transaction = db) => deleteGivenUp(transaction, id),
  }
}
