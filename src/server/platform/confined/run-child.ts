import { spawn } from 'node:child_process'
import { pipeline } from 'node:stream/promises'
import { watchMemory } from './watch-process.ts'

export interface ChildOptions {
  script: string
  /** Arguments in `process.argv` after the script's own path. */
  args?: readonly string[]
  /** Of V8's heap; memory outside of it counts towards `maxRssBytes`. */
  heapMb: number
  /** From start to answer. */
  timeoutMs: number
  /** The child's memory limit; V8's own limit does not count buffers. */
  maxRssBytes: number
  /** Of the answer. */
  maxOutputBytes: number
  signal?: AbortSignal | undefined
  /** Makes the error: the child exceeded a limit, or failed by itself. `cause` is for the log. */
  fail: (what: 'limit' | 'fault', cause: string) => Error
}

/**
 * Runs a script in a separate Node process, without environment, and returns the bytes it prints. The promise settles
 * only after the process is gone, killed if need be.
 * @throws what `fail` makes; errors of reading the input; the signal's reason when aborted
 */
export async function runChild(
  input: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  options: ChildOptions,
): Promise<Buffer> {
  const { signal, fail } = options
  signal?.throwIfAborted()

  const child = spawn(process.execPath, [...childFlags(options.heapMb), options.script, ...(options.args ?? [])], {
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
    const timer = setTimeout(() => stop(fail('limit', `over ${options.timeoutMs} ms`)), options.timeoutMs)
    const stopWatching = watchMemory(child.pid, options.maxRssBytes, (rss) =>
      stop(fail('limit', `${Math.round(rss / 2 ** 20)} MB`)),
    )

    child.stdout.on('data', (chunk: Buffer) => {
      outputBytes += chunk.length
      if (outputBytes > options.maxOutputBytes) stop(fail('limit', 'answer too long'))
      else output.push(chunk)
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      complaints = (complaints + chunk).slice(-2000)
    })
    // From here on its pid may be another process's.
    child.on('exit', stopWatching)
    child.on('error', stop)
    child.on('close', (code, endedBy) => {
      clearTimeout(timer)
      stopWatching()
      signal?.removeEventListener('abort', onAbort)
      process.off('exit', onParentExit)

      if (failure !== undefined) reject(failure)
      else if (endedBy !== null) reject(fail('limit', `${endedBy} ${complaints}`))
      else if (code !== 0) reject(fail('fault', `exit ${code} ${complaints}`))
      else resolve(Buffer.concat(output))
    })

    // A child that ends before reading everything breaks the pipe; `close` says how it ended.
    pipeline(stopOnError(input, stop), child.stdin).catch(() => {})
  })
}

/**
 * Node's options for a process with a single task. A small young generation takes 20 to 30 MB less, in the same time.
 * @param heapMb of V8's heap; memory outside of it, such as buffers, is not counted
 */
export function childFlags(heapMb: number): string[] {
  return [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=1']
}

async function* stopOnError(
  input: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  stop: (reason: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    yield* input
  } catch (error) {
    stop(error)
  }
}
