import Libsql from 'libsql'

/**
 * The embedded database as kysely's SqliteDialect wants it, over libsql.
 *
 * libsql aborts the whole process on a bound boolean and throws on a bound Date, so every parameter is checked here
 * before it reaches native code. Booleans, times and JSON are mapped to portable values in the repositories.
 */
export function openLibsql(file: string) {
  const database = new Libsql(file)
  // FULL: a commit that was acknowledged survives kill -9 and power loss. WAL: readers never wait for the writer.
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA foreign_keys = ON')
  database.exec('PRAGMA busy_timeout = 5000')

  return {
    close: () => database.close(),
    prepare: (sql: string) => {
      const statement = database.prepare(sql)
      return {
        get reader() {
          return statement.reader
        },
        all: (parameters: readonly unknown[]) => statement.all(checkedParameters(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(checkedParameters(parameters)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(checkedParameters(parameters)),
      }
    },
  }
}

/** @throws TypeError for a value that SQLite has no type for: a boolean, a Date, an object. */
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
