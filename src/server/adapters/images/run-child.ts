import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { readRss } from '#server/reading/documents/read-rss'
import { imageFailure } from './images.ts'

export interface ChildLimits {
  /** From start to answer. */
  timeoutMs: number
  /** Memory the child may really hold: pictures lie outside of V8's heap. */
  maxRssBytes: number
  /** Of the answer. */
  maxOutputBytes: number
}

const heapMb = 128
const rssIntervalMs = 50

/**
 * Runs a script in a Node process of its own, without environment, and gives back the bytes it prints. The promise
 * settles only after the process is gone, killed if need be.
 * @throws AppError TOO_COMPLEX when it breaks a limit, CORRUPT when it fails on its own; what reading the input threw;
 *   the signal's reason when aborted
 */
export async function runChild(
  script: string,
  input: AsyncIterable<Uint8Array>,
  limits: ChildLimits,
  signal?: AbortSignal,
): Promise<Buffer> {
  signal?.throwIfAborted()
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, script], {
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
    const timer = setTimeout(() => stop(imageFailure('TOO_COMPLEX', `${limits.timeoutMs} ms`)), limits.timeoutMs)
    const stopWatching = watchMemory(child.pid, limits.maxRssBytes, (rss) =>
      stop(imageFailure('TOO_COMPLEX', `${Math.round(rss / 2 ** 20)} MB`)),
    )

    child.stdout.on('data', (chunk: Buffer) => {
      outputBytes += chunk.length
      if (outputBytes > limits.maxOutputBytes) stop(imageFailure('TOO_COMPLEX', 'answer too long'))
      else output.push(chunk)
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      complaints = (complaints + chunk).slice(-2000)
    })
    child.on('error', stop)
    child.on('close', (code, endedBy) => {
      clearTimeout(timer)
      stopWatching()
      signal?.removeEventListener('abort', onAbort)
      process.off('exit', onParentExit)

      if (failure !== undefined) reject(failure)
      else if (endedBy !== null) reject(imageFailure('TOO_COMPLEX', `${endedBy} ${complaints}`))
      else if (code !== 0) reject(imageFailure('CORRUPT', `exit ${code} ${complaints}`))
      else resolve(Buffer.concat(output))
    })

    const source = Readable.from(input, { objectMode: false })
    pipeline(source, child.stdin).catch((error: NodeJS.ErrnoException) => {
      // A child that ends before it has read everything breaks the pipe; how it ended is told by `close`.
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') stop(error)
    })
  })
}

/** Looks again only after the last look has ended, so that a slow one never piles up. */
function watchMemory(pid: number | undefined, maxBytes: number, tell: (rss: number) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    const rss = pid === undefined ? 0 : await readRss(pid)
    if (rss > maxBytes) tell(rss)
    if (!isStopped) timer = setTimeout(look, rssIntervalMs)
  }
  timer = setTimeout(look, rssIntervalMs)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
