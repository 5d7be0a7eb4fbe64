import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs'

/**
 * npm run read | compose | admin | backup | restore | media | migrate | verify | mcp: runs the program of that name in
 * src/server/commands with the given arguments.
 */

requireNode()
const log = console.log
console.log = console.error // only a command's own output goes to stdout
await ensureInstalled()
await ensureBuilt()
console.log = log

const { loadEnvFile } = await import('../dist/server/platform/env-file.js')
loadEnvFile(join(root, '.env'))
const [name] = process.argv.splice(2, 1)
await import(`../dist/server/commands/${name}.js`)
