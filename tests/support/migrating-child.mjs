import { once } from 'node:events'
import { openDatabase } from '../../dist/server/platform/database/database.js'
import { migrateToLatest, releasedMigrations } from '../../dist/server/platform/database/migrate.js'

/**
 * Migrates a database and stops within migrations, to be looked at or killed there: after the first statement, or when only
 * the record of it is missing. Says where it stopped, and goes on when it is told to. What it is given is one argument:
 * { database, stops }, the latter 'first' or 'all' by the migration's name.
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
