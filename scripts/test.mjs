import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { isolatedCommand } from './isolated.mjs'
import { findPostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, requireNode, root, run, runTool } from './prepare.mjs'
import { makeScratch } from './scratch.mjs'

/**
 * npm test: installs, builds, then all suites side by side, as many files at once as there are processors, and one more,
 * and the checks beside them. It leaves out the long files (`*.long.test.ts`) and most of what has run on SQLite already
 * (vitest.config.ts); `npm run test:all` runs everything. The last line adds them up. A suite that could not run counts as
 * failed; one whose surroundings are missing counts as skipped at a desk and as failed under CI.
 */

const startedAt = Date.now()
const isCi = process.env.CI === 'true'
const isWhole = process.argv.includes('--all')
const reports = join(root, 'node_modules', '.postwright-test')
const total = { passed: 0, failed: 0, skipped: 0 }
/** What failed, a line each, said again at the end: the output of a whole run is long. */
const failures = []
/** How long each suite took, a line each. */
const times = []

requireNode()
process.chdir(root)
const finding = findBrowser() // it may have to be fetched, which goes on beside the installation
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

/** One after the other, beside the suites: those wait now and then for a browser or a process, and then these go on. */
async function runChecks() {
  await runIsolatedSuite()
  await check('types', 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json', '--checkers', '1'])
  await check('format and lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])
  await check('floating promises', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--quiet'])
}

/** A check that passes or fails as one. */
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

/** Projects of vitest; the report says how each did, and one that is not in it is a failure. */
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
  // an error that no test and no file owns up to
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
    return { suites: {}, errors: [] } // no suite ran, and the caller says so
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

/** Of all processes that have ended, PostgreSQL's server excepted: it says more of the tests than the clock does. */
function processorTime() {
  if (process.platform !== 'linux') return ''
  const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(') ')
  const [ownUser, ownSystem, user, system] = fields.split(' ').slice(11, 15).map(Number)
  return `, ${Math.round((ownUser + ownSystem + user + system) / 100)} s of the processors`
}
