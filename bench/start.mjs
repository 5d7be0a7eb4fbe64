import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { machine, median, residentBytes, root, startServer } from './support/server.mjs'

/**
 * How long people wait: from a fresh clone to the first page (with --clone, which installs everything anew), and a
 * later start to readiness; and the memory of a server that has nothing to do, after the start that builds (the packages
 * being there) as after later ones.
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

const folder = mkdtempSync(join(tmpdir(), 'postwright-first-'))
execFileSync('git', ['clone', '--quiet', root, folder])
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
for (const which of ['first, it builds', 'second']) {
  const { seconds, bytes } = await measureNpmStart(folder)
  console.log(`start: ${which.padEnd(22)} ${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(0)} MB idle (target < 150)`)
}
rmSync(folder, { recursive: true, force: true })

/** What npm start runs, until it is ready and has been idle for a while. */
async function measureNpmStart(folder) {
  const port = 3988
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(folder, 'scripts/start.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'error' },
  })
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('npm start ended before it was ready.')
    await sleep(50)
  }
  const seconds = (performance.now() - startedAt) / 1000
  await sleep(5_000)
  const bytes = residentBytes(child.pid)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  return { seconds, bytes }
}

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
