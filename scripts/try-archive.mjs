import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from './prepare.mjs'
import { giveAway, stranger, tryServer } from './try-server.mjs'

/**
 * node scripts/try-archive.mjs: packs a release, unpacks it as another user in an empty folder, starts it there and
 * writes a post. Takes about a minute, so it is not part of the tests; tests/api/release.long.test.ts does the same
 * without the archive.
 */

const home = mkdtempSync(join(tmpdir(), 'postwright-archive-'))
chmodSync(home, 0o755)
try {
  await run(process.execPath, [join(root, 'scripts', 'pack.mjs'), home])
  const [archive] = readdirSync(home)
  console.log(`archive: ${archive}, ${(statSync(join(home, archive)).size / 1e6).toFixed(1)} MB`)
  const place = join(home, 'place')
  mkdirSync(place)
  giveAway(place)
  const seconds = timed(() => execFileSync('tar', ['-xzf', join(home, archive)], { cwd: place, ...stranger }))
  console.log(`archive: unpacked in ${seconds} s as user ${stranger.uid ?? process.getuid?.()}`)
  const started = await tryServer([join(place, archive.replace('.tar.gz', ''), 'start.js')], { cwd: place })
  console.log(`archive: started in ${started.seconds.toFixed(1)} s; health, login page, set-up and a post are well`)
} finally {
  rmSync(home, { recursive: true, force: true })
}

function timed(work) {
  const startedAt = performance.now()
  work()
  return ((performance.now() - startedAt) / 1000).toFixed(1)
}
