import { spawn } from 'node:child_process'
import { documentFailure } from './failure.ts'
import { readRss } from './read-rss.ts'

export interface ChildOptions {
  script: string
  /** From start to answer. */
  timeoutMs: number
  /** Memory the child may really hold; V8's own limit does not count buffers. */
  maxRssBytes: number
  signal?: AbortSignal | undefined
}

const heapMb = 384
/** Longer than any answer: the text limit, each character escaped. */
const maxOutputBytes = 16 * 1024 * 1024
const rssIntervalMs = 50

/**
 * Runs a script in a Node process of its own, without environment, and gives back all it prints. The promise settles
 * only after the process is gone, killed if need be.
 * @throws AppError TOO_COMPLEX when it takes too long or too much memory, CORRUPT when it fails on its own;
 *   the signal's reason when aborted
 */
export async function runChild(input: Uint8Array[], options: ChildOptions): Promise<string> {
  const { signal } = options
  signal?.throwIfAborted()

  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, options.script], {
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  })

  return new Promise((resolve, reject) => {
    let failure: unknown
    const output: Buffer[] = []
    let outputBytes = 0
    let complaints = ''

    const stop = (reason: unknown) => {
      failure ??= reason
      child.kill('SIGKILL')
    }
    const onAbort = () => stop(signal?.reason)
    signal?.addEventListener('abort', onAbort, { once: true })
    const onParentExit = () => child.kill('SIGKILL')
    process.once('exit', onParentExit)
    const timer = setTimeout(
      () => stop(documentFailure('TOO_COMPLEX', `over ${options.timeoutMs} ms`)),
      options.timeoutMs,
    )
    const watch = watchMemory(child.pid, options.maxRssBytes, stop)

    child.stdout.on('data', (chunk: Buffer) => {
      outputBytes += chunk.length
      if (outputBytes > maxOutputBytes) stop(documentFailure('TOO_COMPLEX', 'answer too long'))
      else output.push(chunk)
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      complaints = (complaints + chunk).slice(-2000)
    })
    child.on('error', (error) => stop(error))
    // A child that ends before it has read everything breaks the pipe; how it ended is told by `close`.
    child.stdin.on('error', () => {})
    child.on('close', (code, endedBy) => {
      clearTimeout(timer)
      watch.stop()
      signal?.removeEventListener('abort', onAbort)
      process.off('exit', onParentExit)

      if (failure !== undefined) reject(failure)
      else if (endedBy !== null) reject(documentFailure('TOO_COMPLEX', `${endedBy} ${complaints}`))
      else if (code !== 0) reject(documentFailure('CORRUPT', `exit ${code} ${complaints}`))
      else resolve(Buffer.concat(output).toString('utf8'))
    })

    for (const part of input) child.stdin.write(part)
    child.stdin.end()
  })
}

/** Looks again only after the last look has ended, so that a slow one never piles up. */
function watchMemory(pid: number | undefined, maxBytes: number, stop: (reason: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    const rss = pid === undefined ? 0 : await readRss(pid)
    if (rss > maxBytes) stop(documentFailure('TOO_COMPLEX', `${Math.round(rss / 2 ** 20)} MB`))
    if (!isStopped) timer = setTimeout(look, rssIntervalMs)
  }
  timer = setTimeout(look, rssIntervalMs)
  return {
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
