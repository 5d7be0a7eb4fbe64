import type { Config } from '../config.ts'
import { tryLockDataDirectory } from '../data-lock.ts'
import { copyBeforeMigrating } from './copy-before-migrating.ts'
import type { OpenDatabase } from './database.ts'
import { isPostgres } from './dialect.ts'
import { compareSchema, migrateToLatest } from './migrate.ts'

/**
 * Migrates a database that this process may change, and reports in sentences what was done. An embedded one is copied
 * first; PostgreSQL's backups are its operator's task.
 * @throws NewerDatabaseError, Error when the copy can't be made; nothing is changed then
 */
export async function prepareDatabase(
  database: OpenDatabase,
  dataDir: string,
  tell: (fact: string) => void,
): Promise<void> {
  const ran = await migrateToLatest(database.db, {
    beforeChange: async (first) => {
      if (isPostgres(database.db)) return
      tell(`The database was copied to ${await copyBeforeMigrating(database.db, dataDir, first)} before it is changed.`)
    },
  }).catch((error: unknown) => {
    throw whenDenied(error, 'change tables', 'Run npm run migrate as one that may, and set MIGRATE=off for the server')
  })
  if (ran.length > 0) tell(`The database was brought up to date: ${ran.join(', ')}.`)
}

/**
 * Checks the schema where the server may not change it.
 * @throws Error with what to do
 */
export async function requireMigrated({ db }: OpenDatabase): Promise<void> {
  const { pending } = await compareSchema(db).catch((error: unknown) => {
    throw whenDenied(error, 'read tables', 'Grant it the rights that docs/handbook/scaling.md names')
  })
  if (pending.length === 0) return
  throw new Error(
    `The database is of an earlier version (it lacks ${pending.join(', ')}), and MIGRATE is off. ` +
      'Run npm run migrate as a role that may change tables, and start again.',
  )
}

/** PostgreSQL's error for a missing privilege, with what to do; any other error unchanged. */
function whenDenied(error: unknown, right: string, whatToDo: string): unknown {
  const isDenied = error instanceof Error && (error as { code?: unknown }).code === '42501'
  if (!isDenied) return error
  return new Error(`The role in DATABASE_URL may not ${right} (${error.message}). ${whatToDo}, and start again.`, {
    cause: error,
  })
}

/**
 * For commands, which may run while a server does, and must change nothing under it. An up-to-date database is left
 * alone; an older one is migrated only if no server can be running.
 * @throws Error with what to do
 */
export async function prepareDatabaseWhenAlone(
  database: OpenDatabase,
  config: Config,
  tell: (fact: string) => void,
): Promise<void> {
  const { done, pending } = await compareSchema(database.db)
  if (pending.length === 0) return
  const unlock = isNewPostgres(database, done) ? () => undefined : takeAlone(database, config)
  if (!unlock) {
    throw new Error(
      'The database is of an earlier version. Stop the server, start this version of it once, which brings the ' +
        'database up to date, and run this command again.',
    )
  }
  try {
    await prepareDatabase(database, config.dataDir, tell)
  } finally {
    unlock()
  }
}

/**
 * Any number of servers may use a PostgreSQL database, and nothing shows whether one does; an empty one has none yet.
 */
function isNewPostgres(database: OpenDatabase, done: readonly string[]): boolean {
  return isPostgres(database.db) && done.length === 0
}

function takeAlone(database: OpenDatabase, config: Config): (() => void) | null {
  return isPostgres(database.db) ? null : tryLockDataDirectory(config.dataDir)
}
