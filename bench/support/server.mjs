import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The built server as a process of its own, for measuring from outside. */

export const root = join(import.meta.dirname, '../..')
export const admin = { email: 'admin@example.com', password: 'a long enough passphrase' }

/** As npm start runs it. */
const flags = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start.match(/--\S+/g)

/** @param program another build's main file, such as that of the commit before; flags of Node besides those of npm start */
export async function startServer(
  environment = {},
  { program = join(root, 'dist/server/main.js'), nodeFlags = [] } = {},
) {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'postwright-bench-'))
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...flags, ...nodeFlags, program], {
    cwd: dataDir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...environment,
    },
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  return {
    url,
    dataDir,
    pid: child.pid,
    msToReady: performance.now() - startedAt,
    residentBytes: () => residentBytes(child.pid),
    processorMs: () => processorMs(child.pid),
    async stop({ keepData = false } = {}) {
      await end(child, 'SIGTERM')
      if (!keepData) rmSync(dataDir, { recursive: true, force: true })
    },
    /** Its data stays. */
    kill: () => end(child, 'SIGKILL'),
  }
}

async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await ended
}

/** The session's cookie, as a request carries it. A write with it has to name an origin as well. */
export async function signIn(url, person = admin) {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (!response.ok) throw new Error(`Signing in failed: ${await response.text()}`)
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .find((cookie) => cookie.startsWith('postwright='))
}

/** Linux only: elsewhere there is no such figure and the bench says so. */
export function residentBytes(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

/** Of all its threads, since it began; in steps of ten milliseconds. Linux only. */
export function processorMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

export function machine() {
  return `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

async function untilReady(url, child) {
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    if (child.exitCode !== null) throw new Error('The server ended before it was ready.')
    const isReady = await fetch(`${url}/readyz`)
      .then((response) => response.ok)
      .catch(() => false)
    if (isReady) return
    await sleep(10)
  }
  throw new Error('The server was not ready within thirty seconds.')
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
