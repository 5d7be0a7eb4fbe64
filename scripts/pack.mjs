import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuilt, ensureInstalled, requireNode, root, run } from './prepare.mjs'
import { layRelease, releaseName } from './release-folder.mjs'

/**
 * npm run pack [-- FOLDER]: the release as a tar.gz, in release/ by default. With --laid-out FOLDER it stays a folder,
 * for the Dockerfile.
 */

requireNode()
const [first = join(root, 'release'), second] = process.argv.slice(2)
await ensureInstalled()
await ensureBuilt()

if (first === '--laid-out') {
  if (!second) throw new Error('Name the folder to lay the release out in.')
  layRelease(resolve(second))
} else {
  const target = resolve(first)
  mkdirSync(target, { recursive: true })
  // on the file system of its sources, so that files can be hard-linked
  const work = mkdtempSync(join(root, 'node_modules', '.postwright-pack-'))
  try {
    const name = releaseName()
    layRelease(join(work, name))
    const file = join(target, `${name}.tar.gz`)
    // root, instead of this machine's user number
    await run('tar', ['--owner=0', '--group=0', '--numeric-owner', '-czf', file, '-C', work, name])
    console.log(`${file} (${Math.round(statSync(file).size / 1e6)} MB)`)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
