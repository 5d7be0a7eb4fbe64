import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { inject } from 'vitest'
import { createApp, createContext, startJobs } from '#server/app'
import type { Context } from '#server/context/context'
import { fromRole } from '#server/features/accounts/people/role'
import { insertUser } from '#server/features/accounts/people/user-repository'
import { seedVisualTemplates } from '#server/features/visuals/seed'
import { loadConfig } from '#server/platform/config'
import { readOrCreateSecret } from '#server/platform/data-directory'
import { openDatabase } from '#server/platform/database/database'
import type { Http } from '#server/platform/http/http'
import { createLog } from '#server/platform/log'
import { openMetrics } from '#server/platform/metrics/open-metrics'
import type { Role } from '#shared/rules/plans'
import { builtInTemplates } from '#shared/templates/built-in'
import { Browser } from './browser-session.ts'
import { type PersonId, personId } from './ids.ts'
import { knowingFonts, knowingPictures } from './known-files.ts'
import { closeWindowsOf } from './open-windows.ts'
import { createTestDatabase } from './test-database.ts'
import { warmDrawing, warmReader } from './warm-parts.ts'

export const password = 'a long enough passphrase'

export interface TestApp {
  ctx: Context
  http: Http
  /** Its address. */
  url: string
  clock: { now: number }
  /** A visitor with their own cookies, by default from their own address. */
  visitor(address?: string): Browser
  /** A signed-in person; approved by default. */
  signIn(person?: Partial<Person>): Promise<Browser & { id: PersonId; email: string }>
  /** Starts running queued jobs, as `withJobs` does from the start. */
  startJobs(): void
  close(): Promise<void>
}

interface Person {
  role: Role
  subscriptionStatus: string
  isApproved: boolean
  email: string
  timeZone: string
  /** Posts already used this month. */
  used: number
  approvedAt: number
  /** By default, they have seen the questions about them. */
  wasWelcomed: boolean
}

export interface TestAppOptions {
  environment?: Record<string, string>
  /** Replaces connections to the outside world. */
  parts?: Partial<Pick<Context, 'reader' | 'writer' | 'mailer' | 'payments' | 'linkedin' | 'images' | 'drawing'>>
  withJobs?: boolean
  /** Sweeps that do not run by themselves, by name: they run by the real clock, whatever a test is about to do. */
  withoutSweeps?: readonly string[]
  /** With the built-in visual templates. */
  withTemplates?: boolean
  /** Use this database instead of a new one, as a second process would. */
  sharedWith?: TestApp
  /** Settings of an existing installation, such as a restored one. */
  home?: Record<string, string>
}

const environmentOf = new WeakMap<TestApp, Record<string, string>>()
/** Hashing is slow by design. This one is fast, since tests need no protection against guessing. */
const cheapHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** The whole server on a separate database, listening on loopback. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const base = options.home ?? (options.sharedWith && environmentOf.get(options.sharedWith))
  const ownDatabase = base ? undefined : await createTestDatabase({ copyOf: inject('migratedDatabase') })
  const environment: Record<string, string> = {
    ...base,
    ...ownDatabase?.environment,
    LOG_LEVEL: 'fatal',
    PORT: '0',
    TRUST_PROXY: '1',
    ...options.environment,
  }
  // on explicitly, or every page would say that they are on
  if (!environment.STRIPE_SECRET_KEY && !environment.NODE_ENV) environment.PAYMENTS ??= 'test'
  if (ownDatabase) environment.DATA_DIR = ownDatabase.dataDir
  const config = loadConfig(environment)
  const log = createLog({ level: config.logLevel, isPretty: false })
  const database = openDatabase(config.database)
  if (options.withTemplates) await seedVisualTemplates(database.db, builtInTemplates, Date.now())

  const ending = new AbortController()
  const clock = { now: Date.now() }
  const secret = config.secret ?? readOrCreateSecret(config.dataDir)
  const metrics = await openMetrics(config.metrics)
  const now = () => clock.now
  const created = createContext(config, { database, log, secret, ending: ending.signal, now, metrics })
  const known = { images: knowingPictures(created.images), fonts: knowingFonts(created.fonts) }
  const warm = { reader: warmReader(config), drawing: warmDrawing }
  const jobs = withoutSweeps(created, options.withoutSweeps ?? [])
  const ctx: Context = { ...created, jobs, ...known, ...warm, ...options.parts }
  const http = await createApp(ctx)
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  if (options.withJobs) startJobs(ctx)

  const app: TestApp = {
    ctx,
    http,
    url,
    clock,
    visitor: (address = newAddress()) => new Browser(url, address),
    signIn: (person = {}) => signIn(app, person),
    startJobs: () => startJobs(ctx),
    async close() {
      await closeWindowsOf(url)
      ending.abort()
      // a browser opens connections in advance, and Node does not count one without requests as idle
      const spare = setTimeout(() => http.server.closeAllConnections(), 2_000)
      await http.close()
      clearTimeout(spare)
      await ctx.jobs.stop()
      await database.close()
      await ownDatabase?.remove()
    },
  }
  environmentOf.set(app, environment)
  return app
}

function withoutSweeps({ config, jobs }: Pick<Context, 'config' | 'jobs'>, names: readonly string[]): Context['jobs'] {
  return {
    ...jobs,
    start(ctx, handlers, sweeps, ...rest) {
      const left = sweeps.filter(({ name }) => !names.includes(name))
      // with PUBLISHING=off some are left out already
      if (config.publishing !== 'off' && left.length + names.length !== sweeps.length)
        throw new Error(`Not all of these are sweeps: ${names.join(', ')}`)
      jobs.start(ctx, handlers, left, ...rest)
    },
  }
}

/** Another session of a person, from the clock's time: one that begins days ahead of it is invalid. */
export async function signInAgain(app: TestApp, { email }: { email: string }): Promise<Browser> {
  const session = app.visitor()
  const response = await session.post('/api/login', { email, password })
  if (response.status !== 200) throw new Error(`Signing in failed: ${await response.text()}`)
  return session
}

/** So that one test's attempts do not use up another's limits. */
let addresses = 0
function newAddress(): string {
  addresses += 1
  return `203.0.${Math.floor(addresses / 250)}.${1 + (addresses % 250)}`
}

async function signIn(app: TestApp, person: Partial<Person>): Promise<Browser & { id: PersonId; email: string }> {
  const { db } = app.ctx
  const id = personId(randomUUID())
  const email = person.email ?? `${id}@example.com`
  await insertUser(db, {
    id,
    email,
    passwordHash: await cheapHash,
    firstName: 'Test',
    lastName: 'Person',
    ...fromRole(person.role ?? 'user'),
    isApproved: person.isApproved ?? true,
    timeZone: person.timeZone ?? 'UTC',
    createdAt: app.clock.now,
  })
  const month = new Date(app.clock.now).toISOString().slice(0, 7)
  const change = {
    email_confirmed_at: app.clock.now,
    welcomed_at: person.wasWelcomed === false ? null : app.clock.now,
    ...(person.approvedAt !== undefined && { approved_at: person.approvedAt }),
  }
  await db.updateTable('users').set(change).where('id', '=', id).execute()
  const plan = {
    ...(person.subscriptionStatus && { subscription_status: person.subscriptionStatus }),
    ...(person.used !== undefined && { month_key: month, month_used: person.used }),
  }
  if (Object.keys(plan).length > 0) await db.updateTable('workspaces').set(plan).where('id', '=', id).execute()

  const browser = app.visitor()
  const response = await browser.post('/api/login', { email, password })
  if (response.status !== 200) throw new Error(`Signing in failed: ${await response.text()}`)
  return Object.assign(browser, { id, email })
}
