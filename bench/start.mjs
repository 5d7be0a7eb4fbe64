import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { machine, median, root, startServer } from './support/server.mjs'

/**
 * How long people wait: from a fresh clone to the first page (with --clone, which installs everything anew), and a
 * later start to readiness; and the memory of a server that has nothing to do.
 * Targets on two cores: 90 s, 3 s, 150 MB.
 */

console.log(`start: machine                ${machine()}`)
if (process.argv.includes('--clone'))
  console.log(`start: fresh clone to page    ${(await measureClone()).toFixed(1)} s (target < 90)`)

const first = await startServer()
const { dataDir } = first
await first.stop({ keepData: true })
const starts = []
for (let round = 0; round < 5; round += 1) {
  const server = await startServer({ DATA_DIR: dataDir })
  starts.push(server.msToReady)
  if (round === 4) {
    await sleep(5_000)
    console.log(`start: idle memory            ${(server.residentBytes() / 1e6).toFixed(0)} MB (target < 150)`)
  }
  await server.stop({ keepData: round < 4 })
}
console.log(`start: later start            ${(median(starts) / 1000).toFixed(2)} s (target < 3)`)

async function measureClone() {
  const folder = mkdtempSync(join(tmpdir(), 'postwright-clone-'))
  const startedAt = performance.now()
  execFileSync('git', ['clone', '--quiet', root, folder])
  const child = spawn('npm', ['start'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '3987' },
    detached: true,
  })
  try {
    while (child.exitCode === null) {
      const page = await fetch('http://127.0.0.1:3987/').catch(() => null)
      if (page?.ok) return (performance.now() - startedAt) / 1000
      await sleep(100)
    }
    throw new Error('npm start ended before the first page.')
  } finally {
    process.kill(-Number(child.pid), 'SIGTERM')
    await sleep(2_000)
    rmSync(folder, { recursive: true, force: true })
  }
}
