import Libsql from 'libsql'

/**
 * How many prepared statements are cached: more than the product has, except for those whose text grows with a list.
 */
const maxPrepared = 500

interface Statement {
  /** Whether it returns rows. */
  reader: boolean
  all(parameters: readonly unknown[]): unknown[]
  run(parameters: readonly unknown[]): Libsql.RunResult
  iterate(parameters: readonly unknown[]): IterableIterator<unknown>
}

/**
 * The embedded database in the form of kysely's SqliteDialect, over libsql.
 *
 * libsql aborts the whole process on a bound boolean and throws on a bound Date, so every parameter is checked here
 * before it reaches native code. Repositories map booleans, times and JSON to portable values.
 *
 * Preparing takes three times as long as running most statements, so each text is prepared once.
 */
export function openLibsql(file: string) {
  const database = new Libsql(file)
  // FULL: a statement that was acknowledged survives kill -9 and power loss; so does a transaction, which is flushed
  // after its commit. WAL: readers never wait for the writer.
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA foreign_keys = ON')
  database.exec('PRAGMA busy_timeout = 5000')

  function prepare(sql: string): Statement {
    const statement = database.prepare(sql)
    const { reader } = statement
    return {
      reader,
      all: (parameters) => statement.all(checkedParameters(parameters)),
      run: (parameters) => statement.run(checkedParameters(parameters)),
      // a separate statement: its rows are fetched one by one, and meanwhile the same text may run again
      iterate: (parameters) => database.prepare(sql).iterate(checkedParameters(parameters)),
    }
  }

  /** SQLite rolls a transaction back by itself when the disk is full: then there is nothing left to roll back. */
  const rollback = prepare('rollback')
  const rollbackIfOpen: Statement = {
    ...rollback,
    run: (parameters) => (database.inTransaction ? rollback.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
  }

  /** By text, most recently used last. SQLite itself re-prepares statements after a schema change. */
  const prepared = new Map<string, Statement>()

  return {
    close() {
      prepared.clear()
      database.close()
    },
    prepare(sql: string): Statement {
      if (sql === 'rollback') return rollbackIfOpen
      const statement = prepared.get(sql) ?? prepare(sql)
      prepared.delete(sql)
      prepared.set(sql, statement)
      const [oldest = sql] = prepared.keys()
      if (prepared.size > maxPrepared) prepared.delete(oldest)
      return statement
    },
  }
}

/** @throws TypeError for a value that SQLite has no type for: a boolean, a Date, an object */
export function checkedParameters(parameters: readonly unknown[]): unknown[] {
  return parameters.map((value, index) => {
    if (value === undefined) return null
    if (value === null || typeof value === 'string' || typeof value === 'bigint' || Buffer.isBuffer(value)) return value
    if (typeof value === 'number' && Number.isFinite(value)) return value
    if (value instanceof Uint8Array) return Buffer.from(value)
    throw new TypeError(`Parameter ${index + 1} is a ${describe(value)}, which the database cannot hold.`)
  })
}

function describe(value: unknown): string {
  return typeof value === 'object' ? (value?.constructor?.name ?? 'object') : typeof value
}
