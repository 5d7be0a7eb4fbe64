import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { isolatedCommand } from './isolated.mjs'
import { findPostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, requireNode, root, run, runTool } from './prepare.mjs'

/**
 * npm test: installs, builds, then every suite, one after the other. The last line adds them up. A suite that could
 * not run counts as failed; one whose surroundings are missing counts as skipped at a desk and as failed under CI.
 */

const isCi = process.env.CI === 'true'
const reports = join(root, 'node_modules', '.postwright-test')
const total = { passed: 0, failed: 0, skipped: 0 }

requireNode()
process.chdir(root)
await ensureInstalled()
await ensureBuilt()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await check('types', () => runTool('typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']))
await check('format and lint', () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']))
await check('floating promises', () => runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--quiet']))

await suite('unit')
await suite('floors')
await suite('api on SQLite', { project: 'api', env: { TEST_DATABASE: 'sqlite' } })

const postgres = await findPostgres()
if (postgres.url) {
  await suite('api on PostgreSQL', {
    project: 'api',
    env: { TEST_DATABASE: 'postgres', TEST_DATABASE_URL: postgres.url },
  })
  await postgres.stop()
} else missing('api on PostgreSQL', postgres.missing)

const namespace = await isolatedCommand()
if (namespace.command) await suite('fetch guard, isolated', { project: 'isolated', isIsolated: true })
else missing('fetch guard, isolated', namespace.missing)

const browser = await findBrowser()
if (browser.path) await suite('browser', { project: 'e2e', env: { ...browser.env, CHROMIUM_PATH: browser.path } })
else fail('browser', browser.missing)

console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed > 0 ? 1 : 0

/** A check that passes or fails as one. */
async function check(name, work) {
  heading(name)
  try {
    await work()
    total.passed += 1
  } catch (error) {
    fail(name, error.message)
  }
}

/** A vitest project; its report says how many passed, and no report or an empty one is a failure. */
async function suite(name, { project = name, env = {}, isIsolated = false } = {}) {
  heading(name)
  const report = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`)
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', report]
  const options = { env: { ...process.env, ...env } }
  const startedAt = Date.now()
  const ending = isIsolated
    ? runIsolated(reporters, options)
    : runTool('vitest/vitest.mjs', ['run', '--project', project, ...reporters], options)
  const outcome = await ending.catch((error) => error)

  const counts = readReport(report)
  if (!counts || counts.passed + counts.failed === 0) return fail(name, 'the suite did not run')
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
  // A file that does not load, or an error after the last test, fails the run without failing a test.
  if (outcome instanceof Error && counts.failed === 0) fail(name, outcome.message)
  console.log(`${name}: ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

async function runIsolated(vitestArgs, options) {
  const { command, args } = await isolatedCommand(vitestArgs)
  await run(command, args, options)
}

function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  } catch {
    return null // no report: the suite did not run, and the caller says so
  }
}

function missing(name, reason) {
  if (isCi) return fail(name, reason)
  total.skipped += 1
  console.log(`\n${name}: not run. ${reason}`)
}

function fail(name, reason) {
  total.failed += 1
  console.error(`${name}: failed. ${reason}`)
}

function heading(name) {
  console.log(`\n=== ${name} ===`)
}
