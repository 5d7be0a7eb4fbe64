import { once } from 'node:events'
import { openDatabase } from '../../dist/server/platform/database/database.js'
import { migrateToLatest, releasedMigrations } from '../../dist/server/platform/database/migrate.js'

/**
 * Migrates a database and pauses within migrations, to be inspected or killed there: after the first statement, or just
 * before the migration's record. Prints where it paused, and continues on request. Its one argument is { database,
 * stops }; `stops` has 'first' or 'all' per migration.
 */

const { database: config, stops } = JSON.parse(process.argv[2])

async function stop(name) {
  process.stdout.write(`${name}\n`)
  await once(process.stdin, 'data')
}

function stopAfterFirst(name) {
  let hasStopped = false
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!hasStopped) {
        hasStopped = true
        await stop(name)
      }
      return result
    },
  }
}

const migrations = { ...(await releasedMigrations()) }
for (const [name, after] of Object.entries(stops)) {
  const { up } = migrations[name]
  migrations[name] = {
    async up(db) {
      if (after === 'first') return await up(db.withPlugin(stopAfterFirst(name)))
      await up(db)
      await stop(name)
    },
  }
}

await migrateToLatest(openDatabase(config).db, { migrations })
