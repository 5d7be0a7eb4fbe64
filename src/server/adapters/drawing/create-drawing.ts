import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { AppError } from '#server/platform/errors'
import type { Drawing, DrawingAnswer, DrawingRequest } from './drawing.ts'

/** Always the built script, whether this file runs from src or from dist. */
const workerScript = fileURLToPath(new URL('../../../../dist/server/adapters/drawing/worker.js', import.meta.url))

interface DrawingLimits {
  /** For one picture; the first one of a thread waits for the fonts as well. */
  timeoutMs: number
  /** How long a thread without work is kept. */
  idleMs: number
  maxWaiting: number
}

const usualLimits: DrawingLimits = { timeoutMs: 10_000, idleMs: 60_000, maxWaiting: 60 }
const heapMb = 256

/**
 * One thread draws one thumbnail after the other, so that the server stays free for its callers. It is started by the
 * first, given up when it takes too long or breaks, and ends when there has been nothing to draw for a minute.
 */
export function createDrawing(script = workerScript, limits = usualLimits): Drawing {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let isClosed = false

  async function draw(request: DrawingRequest): Promise<Uint8Array> {
    if (isClosed) throw new AppError('cancelled', 'The server is stopping.')
    clearTimeout(idle)
    worker ??= startWorker()
    const answer = await ask(worker, request, limits.timeoutMs).catch(async (error: unknown) => {
      await endWorker()
      throw error
    })
    idle = setTimeout(() => void endWorker(), limits.idleMs).unref()
    if (!answer.ok) throw new Error(`A scene could not be drawn: ${answer.reason}`)
    return answer.bytes
  }

  function startWorker(): Worker {
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMb } })
    started.on('error', () => undefined) // told to whoever waits for an answer; alone it is found out by the exit
    started.once('exit', () => {
      if (worker === started) worker = undefined
    })
    return started
  }

  async function endWorker(): Promise<void> {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  return {
    async drawThumbnail(scene, pictures) {
      if (waiting >= limits.maxWaiting) {
        throw new AppError('busy', 'Many pictures are being drawn right now. Please try again in a moment.', {
          retryAfterSeconds: 5,
        })
      }
      waiting += 1
      const drawn = last.then(() => draw({ scene, pictures }))
      last = drawn.catch(() => undefined)
      try {
        return await drawn
      } finally {
        waiting -= 1
      }
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      await endWorker()
    },
  }
}

/**
 * The thread is of no use any more when this fails.
 * @throws AppError TOO_COMPLEX when it does not answer in time; Error when it breaks or ends
 */
function ask(worker: Worker, request: DrawingRequest, timeoutMs: number): Promise<DrawingAnswer> {
  worker.ref()
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref()
      then()
    }
    const onMessage = (answer: DrawingAnswer) => settle(() => resolve(answer))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = (code: number) => settle(() => reject(new Error(`The drawing thread ended (${code})`)))
    const timer = setTimeout(() => settle(() => reject(tooComplex(timeoutMs))), timeoutMs)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(request)
  })
}

function tooComplex(timeoutMs: number): AppError {
  const cause = new Error(`Not drawn within ${timeoutMs} ms`)
  return new AppError('TOO_COMPLEX', 'This visual takes too long to draw for a preview.', { cause })
}
