import { Kysely, PostgresDialect, type PostgresPool, SqliteDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseConfig } from '../config.ts'
import { DatabaseAwayError } from './database-errors.ts'
import { openLibsql } from './libsql-connection.ts'
import { retrySingleStatements } from './retry-single-statements.ts'
import type { Tables } from './schema.ts'
import { createWalFlush, flushAfterTransactions } from './wal-flush.ts'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  db: Database
  /** Undefined for a database without a connection pool. */
  poolUse?: () => PoolUse
  close(): Promise<void>
}

/** Connections to the database. */
export interface PoolUse {
  total: number
  idle: number
  /** Queries that wait for one. */
  waiting: number
}

/** Opens the configured database; creates or migrates nothing but an empty file. */
export function openDatabase(config: DatabaseConfig): OpenDatabase {
  if (config.kind === 'sqlite') {
    const embedded = new Kysely<Tables>({ dialect: new SqliteDialect({ database: openLibsql(config.file) }) })
    const wal = createWalFlush(config.file)
    flushAfterTransactions(embedded, () => wal.flush())
    return {
      db: embedded,
      close: async () => {
        await embedded.destroy()
        await wal.close()
      },
    }
  }
  const pool = createPool(config.url)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withAwayError(pool) }) })
  return {
    db,
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => db.destroy(),
  }
}

/**
 * A time limit for statements, for waiting on locks and for idle transactions. No work of ours takes that long; longer
 * work is aborted instead of holding a connection for ever. Set by a statement, because poolers refuse it as a
 * connection parameter.
 */
const limits = `set statement_timeout = '60s'; set lock_timeout = '20s'; set idle_in_transaction_session_timeout = '60s'`

const int8 = 20
const numeric = 1700

/** int8 and numeric arrive as strings by default; our numbers are epoch ms and counts, all below 2^53. */
function createPool(url: string): pg.Pool {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === int8 || oid === numeric
        ? Number
        : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  }
  const onConnect = (client: pg.ClientBase) => client.query(limits)
  const pool = new pg.Pool({ connectionString: url, types, max: 10, connectionTimeoutMillis: 10_000, onConnect })
  // Without a listener, a connection closed by the database would end the process. The pool has dropped it by then: a
  // running query fails, and the next one opens another connection.
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

/** @throws DatabaseAwayError when no connection can be had */
function withAwayError(pool: pg.Pool): PostgresPool {
  return {
    connect: () =>
      pool.connect().then(retrySingleStatements, (cause: unknown) => {
        const reason = cause instanceof Error ? cause.message : String(cause)
        throw new DatabaseAwayError(`No connection to the database could be had (${reason}).`, { cause })
      }),
    end: () => pool.end(),
  }
}
