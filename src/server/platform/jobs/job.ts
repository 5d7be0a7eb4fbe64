import type { z } from 'zod'
import { hourMs } from '#shared/time/durations'

/**
 * Lanes of background work, each with its own loop and its limit of jobs that run at once in one process. Jobs that
 * wait in one lane, such as mails behind a slow server, delay no other lane.
 */
export const laneSizes = { mail: 2, reading: 2, payments: 2, files: 1 } as const

export type LaneName = keyof typeof laneSizes

export const laneNames = Object.keys(laneSizes) as LaneName[]

/** How often a failing job is retried, and the first pause, which doubles each time. */
export interface RetryRule {
  attempts: number
  firstDelayMs: number
  longestDelayMs: number
}

const defaultRetry: RetryRule = { attempts: 12, firstDelayMs: 10_000, longestDelayMs: 6 * hourMs }

/** A kind of job: `ctx.jobs.add(kind, payload)`. The caller needs only the kind, not the feature that handles it. */
export interface Job<Payload extends object = object> {
  /** Stored in the table: never change or reuse the name of a released kind. */
  name: string
  lane: LaneName
  /** Validated before each run: a job may be older than the code that runs it. */
  payload: z.ZodType<Payload>
  retry: RetryRule
}

export function defineJob<Payload extends object>(
  kind: Pick<Job<Payload>, 'name' | 'lane' | 'payload'> & { retry?: Partial<RetryRule> },
): Job<Payload> {
  return { ...kind, retry: { ...defaultRetry, ...kind.retry } }
}

/** A kind together with its handler, listed in app.ts. */
export interface JobHandler<Ctx> {
  kind: Omit<Job, 'payload'>
  /** @throws any error; then it is retried later. {@link UnusablePayload} when no retry can help */
  run(ctx: Ctx, payload: unknown, signal: AbortSignal): Promise<void>
}

/**
 * @param run must be idempotent, since it may run twice. `signal` is aborted at shutdown, and when another process has
 *   taken the job over.
 */
export function handleJob<Ctx, Payload extends object>(
  kind: Job<Payload>,
  run: (ctx: Ctx, payload: Payload, signal: AbortSignal) => Promise<unknown>,
): JobHandler<Ctx> {
  return {
    kind,
    async run(ctx, payload, signal) {
      const parsed = kind.payload.safeParse(payload)
      if (!parsed.success) throw new UnusablePayload(`The job’s payload is not what ${kind.name} takes.`)
      await run(ctx, parsed.data, signal)
    },
  }
}

/** The job gives up at once: the same payload would fail each time. */
export class UnusablePayload extends Error {
  override name = 'UnusablePayload'
}

/** Work that every process repeats on its own clock; harmless when several do it at once. */
export interface Sweep {
  name: string
  everyMs: number
  /** It publishes, mails, charges or deletes permanently, so it must not run with PUBLISHING=off. */
  actsOutside?: true
  /** `signal` is aborted at shutdown. */
  run: (signal: AbortSignal) => Promise<unknown>
}

/**
 * A lane of work that is stored in a feature's own table, because it may be due much later or needs more fields than a
 * job. Every process takes from it; the feature ensures that no two take the same.
 */
export interface TableLane {
  name: string
  /** How many run at once in one process. */
  size: number
  /** How often it polls, besides being woken. */
  everyMs: number
  /**
   * Takes the next piece of work; undefined when there is none. The work never throws. `signal` is aborted at shutdown.
   */
  take: (signal: AbortSignal) => Promise<(() => Promise<void>) | undefined>
}
