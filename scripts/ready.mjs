import { ensureBuilt, ensureInstalled } from './prepare.mjs'

/** Installs if the lock file changed, builds if sources changed. A program of its own: its memory goes with it. */

try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
