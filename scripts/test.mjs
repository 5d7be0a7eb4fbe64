import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { isolatedCommand } from './isolated.mjs'
import { findPostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, requireNode, root, run, runTool } from './prepare.mjs'
import { makeScratch } from './scratch.mjs'

/**
 * npm test: installs and builds, then runs all suites in parallel, with as many files at once as there are processors,
 * plus one, and the static checks in parallel to them. It skips the long files (`*.long.test.ts`) and most files that
 * have run on SQLite already (vitest.config.ts); `npm run test:all` runs everything. The last line sums up. A suite
 * that could not run counts as failed; one whose environment is missing counts as skipped on a developer's machine and
 * as failed under CI.
 */

const startedAt = Date.now()
const isCi = process.env.CI === 'true'
const isWhole = process.argv.includes('--all')
const reports = join(root, 'node_modules', '.postwright-test')
const total = { passed: 0, failed: 0, skipped: 0 }
/** Failures, one per line, repeated at the end because a whole run's output is long. */
const failures = []
/** Each suite's duration, one per line. */
const times = []

requireNode()
process.chdir(root)
const finding = findBrowser() // it may have to be fetched, in parallel with the installation
await ensureInstalled()
await ensureBuilt()
const browser = await finding
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const checks = runChecks()
const scratch = makeScratch()
const env = { TEST_BUILT_SERVER: 'yes', TEST_TIER: isWhole ? 'all' : 'first', ...(scratch && { TMPDIR: scratch }) }
const suites = ['unit', 'floors', 'api']
const postgres = await findPostgres(scratch ?? undefined)
if (postgres.url) {
  suites.push('api-postgres')
  env.TEST_DATABASE_URL = postgres.url
} else missing('api-postgres', postgres.missing)
if (browser.path) {
  suites.push('components', 'e2e', 'budgets')
  Object.assign(env, browser.env, { CHROMIUM_PATH: browser.path })
} else for (const suite of ['components', 'e2e', 'budgets']) fail(suite, browser.missing)
await Promise.all([runSuites(suites, { env }), checks])
await postgres.stop?.()

if (failures.length > 0) console.error(`\nWhat failed:\n${failures.join('\n')}`)
console.log(`\nTime of each suite's files together:\n${times.join('\n')}`)
console.log(`All of it took ${secondsSince(startedAt)} s${processorTime()}.`)
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * Runs one after the other, in parallel with the suites, and uses the time in which those wait for a browser or a
 * process.
 */
async function runChecks() {
  await runIsolatedSuite()
  await check('types', 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json', '--checkers', '1'])
  await check('format and lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])
  await check('floating promises', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--quiet'])
}

/** A check that passes or fails as a whole. */
async function check(name, tool, args) {
  const since = Date.now()
  try {
    await runTool(tool, args)
    total.passed += 1
  } catch (error) {
    fail(name, error.message)
  }
  times.push(`${name}: ${secondsSince(since)} s`)
}

async function runIsolatedSuite() {
  const namespace = await isolatedCommand()
  if (namespace.command) await runSuites(['isolated'], { isIsolated: true })
  else missing('isolated', namespace.missing)
}

/** Vitest projects; the report has each one's results, and a missing one is a failure. */
async function runSuites(names, { env = {}, isIsolated = false }) {
  const report = join(reports, `${names[0]}.json`)
  const args = ['--reporter', 'default', '--reporter', join(root, 'scripts', 'suite-report.mjs')]
  const options = { env: { ...process.env, ...env, SUITE_REPORT: report } }
  const projects = names.flatMap((name) => ['--project', name])
  const ending = isIsolated
    ? runIsolated(args, options)
    : runTool('vitest/vitest.mjs', ['run', ...projects, ...args], options)
  const outcome = await ending.catch((error) => error)

  const { suites, errors } = readReport(report)
  for (const name of names) {
    const suite = suites[name]
    if (!suite || suite.passed + suite.failed === 0) {
      fail(name, 'the suite did not run')
      continue
    }
    total.passed += suite.passed
    total.failed += suite.failed
    total.skipped += suite.skipped
    failures.push(...suite.failures.map((failure) => `${name}: ${failure}`))
    times.push(`${name}: ${Math.round(suite.seconds)} s, ${suite.passed + suite.failed} tests`)
  }
  for (const error of errors) fail(names.join(', '), error)
  // an error outside of all tests and files
  if (outcome instanceof Error && total.failed === 0) fail(names.join(', '), outcome.message)
}

async function runIsolated(vitestArgs, options) {
  const { command, args } = await isolatedCommand(vitestArgs)
  await run(command, args, options)
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { suites: {}, errors: [] } // no suite ran, and the caller reports it
  }
}

function missing(name, reason) {
  if (isCi) return fail(name, reason)
  total.skipped += 1
  console.log(`\n${name}: not run. ${reason}`)
}

function fail(name, reason) {
  total.failed += 1
  failures.push(`${name}: ${reason}`)
  console.error(`${name}: failed. ${reason}`)
}

function secondsSince(moment) {
  return Math.round((Date.now() - moment) / 1000)
}

/** Of all ended processes except PostgreSQL's server: it says more about the tests than the clock does. */
function processorTime() {
  if (process.platform !== 'linux') return ''
  const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(') ')
  const [ownUser, ownSystem, user, system] = fields.split(' ').slice(11, 15).map(Number)
  return `, ${Math.round((ownUser + ownSystem + user + system) / 100)} s of the processors`
}
