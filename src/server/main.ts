import { setMaxListeners } from 'node:events'
import { mkdirSync } from 'node:fs'
import { builtInTemplates } from '#shared/templates/built-in'
import { requireFiles } from './adapters/files/require-files.ts'
import { createApp, createContext, startJobs } from './app.ts'
import { opensSealedData } from './commands/sealed-data.ts'
import { ensureConfiguredAdmin, renewSetupLink } from './features/accounts/first-admin.ts'
import { claimBucket } from './features/backup/claim-bucket.ts'
import { beat } from './features/backup/heartbeat.ts'
import { sweepGenerations } from './features/billing/quota.ts'
import { openMetricsPort } from './features/operation/metrics.ts'
import { seedWriting } from './features/styles/seed.ts'
import { seedVisualTemplates } from './features/visuals/seed.ts'
import { type Config, loadConfig } from './platform/config.ts'
import { readOrCreateSecret, requireFinishedRestore } from './platform/data-directory.ts'
import { lockDataDirectory } from './platform/data-lock.ts'
import { openDatabase } from './platform/database/database.ts'
import { prepareDatabase, requireMigrated } from './platform/database/prepare-database.ts'
import { requireWholeDatabase } from './platform/database/unfinished-restore.ts'
import { loadEnvFile } from './platform/env-file.ts'
import { requireSecret } from './platform/installation/secret-mark.ts'
import { createLog, type Log } from './platform/log.ts'
import { openMetrics } from './platform/metrics/open-metrics.ts'
import { keepFilesPrivate, repairFileModes } from './platform/private-files.ts'
import { findUnknownSettings } from './platform/unknown-settings.ts'
import { watchEventLoop } from './platform/watch-event-loop.ts'

/** The process: read the settings, open the database, serve, and stop cleanly. */

/** How long running work may go on after SIGTERM before it releases what it holds; everything ends within 30 s. */
const graceMs = 15_000

keepFilesPrivate()
const namesInFile = loadEnvFile('.env')
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
  mkdirSync(config.dataDir, { recursive: true })
  requireFinishedRestore(config.dataDir)
  const foreign = repairFileModes(config.dataDir)
  if (foreign.length > 0) log.warn({ paths: foreign }, 'files that other users may read: they belong to another user')
  warnOfUnknownSettings(log)
  const database = openDatabase(config.database)
  await requireWholeDatabase(database.db)
  if (config.migratesAtStart) await prepareDatabase(database, config.dataDir, (fact) => log.info(fact))
  else await requireMigrated(database)
  await seedWriting(database.db, Date.now())
  await seedVisualTemplates(database.db, builtInTemplates, Date.now())

  const ending = new AbortController()
  setMaxListeners(0, ending.signal) // everyone who waits for a turn listens to it
  const secret = config.secret ?? readOrCreateSecret(config.dataDir)
  await requireSecret(database.db, secret, (db) => opensSealedData(db, secret))
  const metrics = await openMetrics(config.metrics)
  const ctx = createContext(config, { database, log, secret, ending: ending.signal, metrics })
  await requireFiles(ctx.files, log, () => claimBucket(ctx.db, config))
  await beat(ctx, { isStart: true })
  // The embedded database is this process's alone: anything still in progress there belonged to a dead process.
  await sweepGenerations(ctx, { nobodyElseRuns: isEmbedded })
  await ensureConfiguredAdmin(ctx)

  const http = await createApp(ctx)
  watchEventLoop(log, undefined, http.server) // not earlier: migrations may block the process for as long as they take
  await http.listen({ port: config.http.port, host: config.http.host })
  const closeMetrics = await openMetricsPort(ctx)
  startJobs(ctx)
  await greet()

  /** In one write: a program waiting for its first line finds the link below it. */
  async function greet() {
    const setupLink = await renewSetupLink(ctx)
    const setUp = setupLink ? `Create the first administrator (valid for 30 minutes, once):\n  ${setupLink}\n` : ''
    process.stdout.write(`\nPostwright is running at ${config.http.publicUrl}\n${setUp}\n`)
  }

  async function stop(signal: string) {
    log.info({ signal }, 'stopping')
    setTimeout(() => ending.abort(), graceMs).unref()
    await closeServer()
    closeMetrics()
    await ctx.jobs.stop()
    await ctx.reader.close()
    await ctx.drawing.close()
    ctx.mailer.close()
    await database.close()
    unlock()
    process.exit(0)
  }

  /** Accepts no new connections, lets current requests finish, and does not wait for idle keep-alive connections. */
  async function closeServer() {
    const idle = setInterval(() => http.server.closeIdleConnections(), 200)
    const stuck = setTimeout(() => http.server.closeAllConnections(), graceMs + 5_000)
    await http.close()
    clearInterval(idle)
    clearTimeout(stuck)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
}

/** Otherwise a misspelt setting would pass silently, and its feature be off. */
function warnOfUnknownSettings(log: Log): void {
  for (const { name, nearest } of findUnknownSettings(Object.keys(process.env), namesInFile)) {
    const hint = nearest ? `Did you mean ${nearest}?` : 'See .env.example for those there are.'
    log.warn({ setting: name }, `There is no setting ${name}. ${hint}`)
  }
}
