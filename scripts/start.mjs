import { join } from 'node:path'
import { requireNode, root, run } from './prepare.mjs'

/**
 * npm start: installs if the lock file changed, builds if sources changed, then serves in this process. Installing and
 * building run in a child, so that the first start leaves the server as small as any later one. The flags that npm
 * start passes to Node keep it small under load as well: they halved its memory in bench/load-peak.mjs.
 */

requireNode()
process.chdir(root)
try {
  await run(process.execPath, [join(root, 'scripts', 'ready.mjs')])
} catch {
  process.exit(1) // the child has said why
}
await import('../dist/server/main.js')
