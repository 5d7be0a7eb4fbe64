import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs'

/** npm start: installs if the lock file changed, builds if sources changed, then serves in this process. */

requireNode()
process.chdir(root)
try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await import('../dist/server/main.js')
