import { mkdirSync } from 'node:fs'
import { loadConfig } from '#server/platform/config'
import { lockDataDirectory } from '#server/platform/data-lock'
import { openDatabase } from '#server/platform/database/database'
import { prepareDatabase } from '#server/platform/database/prepare-database'
import { keepFilesPrivate } from '#server/platform/private-files'

/**
 * npm run migrate: migrates the database where the server itself may not (MIGRATE=off). Connects to DATABASE_DIRECT_URL
 * if set, which may name another role than the server's.
 */

keepFilesPrivate()
try {
  const config = loadConfig(process.env)
  mkdirSync(config.dataDir, { recursive: true })
  const unlock = config.database.kind === 'sqlite' ? lockDataDirectory(config.dataDir) : () => undefined
  const direct = config.databaseDirectUrl
  const database = openDatabase(direct ? { kind: 'postgres', url: direct } : config.database)
  let wasChanged = false
  try {
    await prepareDatabase(database, config.dataDir, (fact) => {
      wasChanged = true
      console.log(fact)
    })
  } finally {
    await database.close()
    unlock()
  }
  if (!wasChanged) console.log('The database is up to date.')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
