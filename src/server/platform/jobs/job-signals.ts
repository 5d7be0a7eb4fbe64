import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { listenForNotifications } from './listen-for-notifications.ts'

/**
 * Tells that a job was added, so that it starts at once. Only a hint: whatever is not heard, behind a pooler for
 * example, is found by polling.
 */
export interface JobSignals {
  start(hear: (lane: string) => void): void
  /** Heard once the transaction of `db` is committed. */
  send(db: Database, lane: string): Promise<void>
  stop(): Promise<void>
}

/** Within one process, for the embedded database: its one connection answers a claim only after the transaction. */
export function createLocalSignals(): JobSignals {
  let hear = (_lane: string) => {}
  return {
    start(listener) {
      hear = listener
    },
    async send(_db, lane) {
      setImmediate(() => hear(lane))
    },
    async stop() {
      hear = () => {}
    },
  }
}

const channel = 'postwright_jobs'

/** Between processes by PostgreSQL's LISTEN and NOTIFY. Not sent where they were seen not to arrive. */
export function createPostgresSignals(url: string, log: Log): JobSignals {
  let listener: ReturnType<typeof listenForNotifications> | undefined
  return {
    start(hear) {
      listener = listenForNotifications({ url, channel, hear, log })
    },
    async send(db, lane) {
      if (listener?.arrives()) await sql`select pg_notify(${channel}, ${lane})`.execute(db)
    },
    async stop() {
      await listener?.stop()
    },
  }
}
