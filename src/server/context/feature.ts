import type { MomentRule } from '../platform/database/moments.ts'
import type { Subscriber } from '../platform/events/event.ts'
import type { Http } from '../platform/http/http.ts'
import type { JobHandler, Sweep, TableLane } from '../platform/jobs/job.ts'
import type { Context } from './context.ts'

/** What a feature adds to the server; app.ts joins the features. */
export interface Feature {
  routes?: readonly ((http: Http, ctx: Context) => void)[]
  jobs?: readonly JobHandler<Context>[]
  /** What it does when something happened elsewhere. */
  subscribers?: readonly Subscriber<Context>[]
  /** What is looked after again and again, by every process. */
  sweeps?: (ctx: Context) => readonly Sweep[]
  /** Work that stands in a table of its own. */
  lanes?: (ctx: Context) => readonly TableLane[]
  /** How far ahead the moments of its tables may lie: what a clock that was ahead wrote is pulled back. */
  moments?: readonly MomentRule[]
  /** Runs once when background work starts. */
  start?: (ctx: Context) => void
}

export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
