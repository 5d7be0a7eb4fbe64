import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, requireNode, root, run } from './prepare.mjs'

/** npm run bench: runs every program of bench/ in turn, or those given by name. */

requireNode()
await ensureInstalled()
await ensureBuilt()
const all = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => name.replace(/\.mjs$/, ''))
const wanted = process.argv.slice(2)
for (const name of wanted.length > 0 ? wanted : all) await run(process.execPath, [join(root, 'bench', `${name}.mjs`)])
