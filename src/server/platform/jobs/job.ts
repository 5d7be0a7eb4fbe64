import type { z } from 'zod'
import { hourMs } from '#shared/time/durations'

/**
 * Lanes of background work, each with its own loop: how many of its jobs run at once in one process. What waits in one
 * lane, such as mails behind a slow server, holds up no other.
 */
export const laneSizes = { mail: 2, reading: 2, payments: 2, files: 1 } as const

export type LaneName = keyof typeof laneSizes

export const laneNames = Object.keys(laneSizes) as LaneName[]

/** How often a failing job is tried, and how long it waits between: twice as long each time. */
export interface RetryRule {
  attempts: number
  firstDelayMs: number
  longestDelayMs: number
}

const usualRetry: RetryRule = { attempts: 12, firstDelayMs: 10_000, longestDelayMs: 6 * hourMs }

/** A kind of job: `ctx.jobs.add(kind, payload)`. The caller needs the kind and not the feature that handles it. */
export interface Job<Payload extends object = object> {
  /** Stands in the table: never change or reuse the name of a released kind. */
  name: string
  lane: LaneName
  /** Checked before each run: a job may be older than the code that runs it. */
  payload: z.ZodType<Payload>
  retry: RetryRule
}

export function defineJob<Payload extends object>(
  kind: Pick<Job<Payload>, 'name' | 'lane' | 'payload'> & { retry?: Partial<RetryRule> },
): Job<Payload> {
  return { ...kind, retry: { ...usualRetry, ...kind.retry } }
}

/** A kind together with its handler, listed in app.ts. */
export interface JobHandler<Ctx> {
  kind: Omit<Job, 'payload'>
  /** @throws whatever went wrong; then it runs again later. {@link UnusablePayload} when no later run can help */
  run(ctx: Ctx, payload: unknown, signal: AbortSignal): Promise<void>
}

/**
 * @param run It may run twice, so what is done already must do no harm. `signal` is aborted at shutdown, and when
 * another process has taken the job over.
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

/** The job gives up at once: the same payload fails each time. */
export class UnusablePayload extends Error {
  override name = 'UnusablePayload'
}

/** Work that every process repeats on its own clock; harmless when several do it at once. */
export interface Sweep {
  name: string
  everyMs: number
  /** It publishes, mails, charges or deletes for good: not where the server only looks on. */
  actsOutside?: true
  /** `signal` is aborted at shutdown. */
  run: (signal: AbortSignal) => Promise<unknown>
}

/**
 * A lane of work that stands in a feature's own table, because it may lie far ahead or needs more than a job can say.
 * Every process takes from it; the feature sees to it that no two take the same.
 */
export interface TableLane {
  name: string
  /** How much of it runs at once in one process. */
  size: number
  /** How often it is looked for, besides being woken. */
  everyMs: number
  /** Takes the next piece; undefined when there is none. The work never throws. `signal` is aborted at shutdown. */
  take: (signal: AbortSignal) => Promise<(() => Promise<void>) | undefined>
}
