import { openDatabase } from '../../dist/server/platform/database/database.js'
import { migrateToLatest, releasedMigrations } from '../../dist/server/platform/database/migrate.js'

/**
 * Migrates a database and stops within one migration, to be killed there: after its first statement, or when only the
 * record of it is missing. Told by one argument: { database, stopIn, after }, the latter 'first' or 'all'.
 */

const { database: config, stopIn, after } = JSON.parse(process.argv[2])

function stop() {
  process.stdout.write('stopped\n')
  setInterval(() => undefined, 60_000)
  return new Promise(() => undefined)
}

const stopAfterFirst = { transformQuery: ({ node }) => node, transformResult: stop }

const migrations = { ...(await releasedMigrations()) }
const { up } = migrations[stopIn]
migrations[stopIn] = {
  async up(db) {
    if (after === 'first') return await up(db.withPlugin(stopAfterFirst))
    await up(db)
    await stop()
  },
}

await migrateToLatest(openDatabase(config).db, { migrations })
