import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { listenForNotifications } from './listen-for-notifications.ts'

/**
 * Signals that a job was added, so that it starts at once. Only a hint: polling finds jobs whose signal got lost,
 * behind a pooler for example.
 */
export interface JobSignals {
  start(hear: (lane: string) => void): void
  /** Sent once the transaction of `db` has committed. */
  send(db: Database, lane: string): Promise<void>
  stop(): Promise<void>
}

/** Within one process, for the embedded database: its single connection serves a claim only after the transaction. */
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

/** Between processes by PostgreSQL's LISTEN and NOTIFY. Not sent where notifications were found not to arrive. */
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
