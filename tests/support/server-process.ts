import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
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

/**
 * Below the system's range of ephemeral ports, one of which could be taken before the server listens on it. Each test
 * process begins elsewhere.
 */
let lastPort = 10_000 + (process.pid % 1_000) * 20

/** A port of loopback that nobody else takes meanwhile. */
export async function freePort(): Promise<number> {
  lastPort += 1
  const server = createServer().listen(lastPort, '127.0.0.1')
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('listening', () => server.close(() => resolve(true))).once('error', () => resolve(false))
  })
  return isFree ? lastPort : await freePort()
}
