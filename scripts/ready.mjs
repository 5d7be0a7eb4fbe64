import { ensureBuilt, ensureInstalled } from './prepare.mjs'

/**
 * Installs if the lock file changed, builds if sources changed. A separate program, so that its memory is freed when it
 * ends.
 */

try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
