import type { UserId, WorkspaceId } from '#shared/contract/ids'
import type { Database } from '../platform/database/database.ts'
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
  exportData?: ExportData
  deleteData?: DeleteData
  /** Runs once when background work starts. */
  start?: (ctx: Context) => void
}

/** Someone and their own workspace. */
export interface Place {
  user: UserId
  workspace: WorkspaceId
}

/** A feature's part of the archive of someone's data. */
export interface ExportData {
  /** What each of its files is, by name; a folder's name ends in a slash. */
  files: Readonly<Record<string, string>>
  /** Reads them one after the other, so that none is held whole. No password, no session, no token. */
  read: (ctx: Context, place: Place) => AsyncIterable<ExportedFile>
}

export type ExportedFile = { name: string } & (
  | { json: unknown }
  | { list: AsyncIterable<unknown> }
  | { bytes: AsyncIterable<Uint8Array>; isPacked: boolean }
)

/** Deletes what is kept only while it is paid for. @returns the folders of its files, removed afterwards */
export type DeleteData = (db: Database, workspace: WorkspaceId) => Promise<string[]>
