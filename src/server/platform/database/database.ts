import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseConfig } from '../config.ts'
import { openLibsql } from './libsql-connection.ts'
import type { Tables } from './schema.ts'

export type Database = Kysely<Tables>

export interface OpenDatabase {
  db: Database
  kind: 'sqlite' | 'postgres'
  close(): Promise<void>
}

/** Opens the configured database; nothing is created or migrated yet beyond an empty file. */
export function openDatabase(config: DatabaseConfig): OpenDatabase {
  const dialect =
    config.kind === 'sqlite'
      ? new SqliteDialect({ database: openLibsql(config.file) })
      : new PostgresDialect({ pool: createPool(config.url) })
  const db = new Kysely<Tables>({ dialect })
  return { db, kind: config.kind, close: () => db.destroy() }
}

const int8 = 20
const numeric = 1700

/** int8 and numeric arrive as strings unless told; our numbers are epoch ms and counts, all below 2^53. */
function createPool(url: string): pg.Pool {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === int8 || oid === numeric
        ? Number
        : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
  }
  const pool = new pg.Pool({ connectionString: url, types, max: 10, connectionTimeoutMillis: 10_000 })
  // A connection that the database ends would otherwise end the process. The pool has dropped it by then: a query under
  // way fails by itself, and the next one opens another.
  const ignore = () => {}
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}
