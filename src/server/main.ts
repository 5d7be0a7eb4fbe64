import { existsSync } from 'node:fs'
import { builtInTemplates } from '#shared/templates/built-in'
import { createApp, createContext, startJobs } from './app.ts'
import { ensureConfiguredAdmin, renewSetupLink } from './features/accounts/first-admin.ts'
import { sweepGenerations } from './features/billing/quota.ts'
import { seedWriting } from './features/styles/seed.ts'
import { seedVisualTemplates } from './features/visuals/seed.ts'
import { type Config, loadConfig } from './platform/config.ts'
import { lockDataDirectory, readOrCreateSecret } from './platform/data-directory.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrateToLatest } from './platform/database/migrate.ts'
import { createLog } from './platform/log.ts'

/** The process: read the settings, open the database, serve, and stop cleanly. */

/** How long work under way may go on after SIGTERM before it hands back what it holds; all is over within 30 s. */
const graceMs = 15_000

if (existsSync('.env')) process.loadEnvFile('.env')
try {
  await run(loadConfig(process.env))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function run(config: Config): Promise<void> {
  const isEmbedded = config.database.kind === 'sqlite'
  const unlock = isEmbedded ? lockDataDirectory(config.dataDir) : () => undefined
  process.once('exit', unlock)

  const log = createLog({ level: config.logLevel, isPretty: process.stdout.isTTY })
  const database = openDatabase(config.database)
  await migrateToLatest(database.db)
  await seedWriting(database, Date.now())
  await seedVisualTemplates(database, builtInTemplates, Date.now())

  const ending = new AbortController()
  const secret = config.secret ?? readOrCreateSecret(config.dataDir)
  const ctx = createContext(config, { database, log, secret, ending: ending.signal })
  // The embedded database is this process's alone: whatever is still under way in it died with an earlier one.
  await sweepGenerations(ctx, { nobodyElseRuns: isEmbedded })
  await ensureConfiguredAdmin(ctx)

  const http = await createApp(ctx)
  await http.listen({ port: config.http.port, host: config.http.host })
  startJobs(ctx)
  await greet()

  async function greet() {
    const setupLink = await renewSetupLink(ctx)
    process.stdout.write(`\nPostwright is running at ${config.http.publicUrl}\n`)
    if (setupLink)
      process.stdout.write(`Create the first administrator (valid for 30 minutes, once):\n  ${setupLink}\n`)
    process.stdout.write('\n')
  }

  async function stop(signal: string) {
    log.info({ signal }, 'stopping')
    setTimeout(() => ending.abort(), graceMs).unref()
    await closeServer()
    await ctx.jobs.stop()
    await ctx.reader.close()
    await ctx.drawing.close()
    ctx.mailer.close()
    await database.close()
    unlock()
    process.exit(0)
  }

  /** Takes no new connection, lets requests under way finish, and waits for no connection that is only kept open. */
  async function closeServer() {
    const idle = setInterval(() => http.server.closeIdleConnections(), 200)
    const stuck = setTimeout(() => http.server.closeAllConnections(), graceMs + 5_000)
    await http.close()
    clearInterval(idle)
    clearTimeout(stuck)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
}
