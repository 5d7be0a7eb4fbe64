import { mkdirSync } from 'node:fs'
import { type AccountCommand, accountCommands, runAccountCommand } from '#server/features/accounts/account-commands'
import { loadConfig } from '#server/platform/config'
import { openDatabase } from '#server/platform/database/database'
import { migrateToLatest } from '#server/platform/database/migrate'

/** npm run admin -- create|promote|approve|reset-password EMAIL. Works beside a running server. */

const [command, email] = process.argv.slice(2)
try {
  if (!email || !accountCommands.includes(command as AccountCommand)) {
    throw new Error(`Usage: npm run admin -- ${accountCommands.join('|')} EMAIL`)
  }
  const config = loadConfig(process.env)
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const database = openDatabase(config.database)
  try {
    await migrateToLatest(database.db)
    console.log(await runAccountCommand(database.db, command as AccountCommand, email, Date.now()))
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
