import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { Browser } from './browser-session.ts'
import { closeWindowsOf } from './open-windows.ts'

const builtMain = join(import.meta.dirname, '../../dist/server/main.js')

export interface ServerProcess {
  url: string
  pid: number
  /** Its output so far. */
  output(): string
  /** The token of the set-up link it printed. */
  setupToken(): string
  visitor(): Browser
  /** @returns how the process ended: its exit code, or the signal's name */
  end(signal: NodeJS.Signals): Promise<number | string>
}

/**
 * The built server as a separate process, ready to answer.
 * @param main another build's entry, such as an earlier version's
 * @param user the user to run as; the current one by default
 * @throws Error with its output when it ends instead
 */
export async function startServerProcess(
  environment: Record<string, string>,
  main = builtMain,
  user: { uid?: number; gid?: number } = {},
): Promise<ServerProcess> {
  const port = environment.PORT ?? (await freePort())
  const child = spawn(process.execPath, [main], {
    cwd: environment.DATA_DIR,
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let output = ''
  child.stdout.on('data', (piece) => {
    output += piece
  })
  child.stderr.on('data', (piece) => {
    output += piece
  })
  await untilReady(child, () => output)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    setupToken: () => /\/setup#(\S+)/.exec(output)?.[1] ?? '',
    visitor: () => new Browser(url, '203.0.113.1'),
    async end(signal) {
      await closeWindowsOf(url)
      const ended = once(child, 'exit')
      child.kill(signal)
      const [code, by] = (await ended) as [number | null, string | null]
      return code ?? by ?? ''
    },
  }
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  for (let attempt = 0; attempt < 1_200; attempt += 1) {
    if (output().includes('Postwright is running at')) return
    if (child.exitCode !== null) {
      if (!child.stdout?.closed) await once(child, 'close') // its last output may not have arrived yet
      throw new Error(`The server ended: ${output()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start: ${output()}`)
}

/** Below the system's range of ephemeral ports, one of which could be taken before the server listens on it. */
const ports = { from: 10_000, blocks: 200, each: 100 }

/** The first port of the block that is this test process's alone: it listens on it for as long as it lives. */
let block: Promise<number> | undefined
let given = 0

/** A port of loopback that nobody else takes meanwhile. */
export async function freePort(): Promise<number> {
  block ??= takeBlock()
  const first = await block
  given += 1
  const port = first + 1 + (given % (ports.each - 1))
  const server = await listenOn(port)
  if (!server) return await freePort()
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function takeBlock(): Promise<number> {
  for (let tried = 0; tried < ports.blocks; tried += 1) {
    const first = ports.from + ((process.pid + tried) % ports.blocks) * ports.each
    const server = await listenOn(first)
    if (server) {
      server.unref()
      return first
    }
  }
  throw new Error('Other processes listen on every block of ports.')
}

async function listenOn(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1')
  return await new Promise((resolve) => {
    server.once('listening', () => resolve(server)).once('error', () => resolve(null))
  })
}
