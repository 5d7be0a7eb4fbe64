import { spawnSync } from 'node:child_process'
import { root } from './prepare.mjs'

/**
 * npm run audit: known vulnerabilities in the packages that run in production. Exits with 1 for high and critical ones,
 * and with 2 if the registry answers no audits, since nothing is known then.
 */

const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=60000']
const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
const found = readCounts(stdout)
if (!found) {
  console.error('audit: the registry did not answer; nothing is known about the packages. Try again later.')
  process.exitCode = 2
} else {
  const { low, moderate, high, critical } = found
  console.log(`audit: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low`)
  if (critical + high > 0) {
    console.error('audit: run npm audit --omit=dev to see them.')
    process.exitCode = 1
  }
}

/** Undefined for an answer that is no report. */
function readCounts(text) {
  try {
    return JSON.parse(text).metadata?.vulnerabilities
  } catch {
    return undefined
  }
}
