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
  /** What it does about events of other features. */
  subscribers?: readonly Subscriber<Context>[]
  /** Recurring work, done by every process. */
  sweeps?: (ctx: Context) => readonly Sweep[]
  /** Lanes whose work is stored in a table of the feature's own. */
  lanes?: (ctx: Context) => readonly TableLane[]
  /** How far ahead the times in its tables may lie; a time further ahead came from a wrong clock and is pulled back. */
  moments?: readonly MomentRule[]
  exportData?: ExportData
  deleteData?: DeleteData
  /** Runs once when background work starts. */
  start?: (ctx: Context) => void
}

/** A person with their personal workspace. */
export interface Place {
  user: UserId
  workspace: WorkspaceId
}

/** A feature's part of the archive of someone's data. */
export interface ExportData {
  /** A description of each file, by name; a folder's name ends in a slash. */
  files: Readonly<Record<string, string>>
  /** Yields the files one by one, so that none is held in memory whole. No password, no session, no token. */
  read: (ctx: Context, place: Place) => AsyncIterable<ExportedFile>
}

export type ExportedFile = { name: string } & (
  | { json: unknown }
  | { list: AsyncIterable<unknown> }
  | { bytes: AsyncIterable<Uint8Array>; isPacked: boolean }
)

/** Deletes what is kept only while someone pays. @returns the folders of its files, which the caller removes */
export type DeleteData = (db: Database, workspace: WorkspaceId) => Promise<string[]>
