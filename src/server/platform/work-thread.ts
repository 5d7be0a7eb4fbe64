import { Worker } from 'node:worker_threads'
import type { PlainReason } from '#shared/errors/reason'
import { AppError } from './errors.ts'

export interface WorkThreadOptions {
  /** A built script: it answers each message with exactly one. */
  script: string
  /** What the thread may hold of JavaScript's own memory. */
  heapMb: number
  /** For one piece of work, once its turn has come; the first one of a thread waits for its start as well. */
  timeoutMs: number
  /** How long a thread without work is kept. */
  idleMs: number
  /** Pieces of work that may wait or run. */
  maxWaiting: number
  /** Said to someone who cannot wait. */
  busyReason: PlainReason
  /** Said to someone whose work took too long or too much memory. */
  tooMuchReason: PlainReason
}

/**
 * One thread does one piece of work after the other, so that the server stays free for its callers. It is started by the
 * first piece, given up when one takes too long or breaks it, and ends when there has been nothing to do for a while.
 * A thread without work keeps no process from ending.
 */
export class WorkThread<Request, Answer> {
  readonly #options: WorkThreadOptions
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #isClosed = false

  constructor(options: WorkThreadOptions) {
    this.#options = options
  }

  /**
   * Work that has begun goes on to its end, or its deadline, when its caller leaves.
   * @throws AppError busy when too many wait, TOO_COMPLEX when it takes too long or too much memory, cancelled after
   * `close` or when `signal` is aborted; Error when the thread breaks
   */
  async ask(request: Request, signal?: AbortSignal): Promise<Answer> {
    if (this.#waiting >= this.#options.maxWaiting) {
      throw new AppError('busy', this.#options.busyReason, { retryAfterSeconds: 5 })
    }
    this.#waiting += 1
    const answered = this.#last.then(() => this.#work(request, signal))
    this.#last = answered
      .catch(() => undefined)
      .then(() => {
        this.#waiting -= 1
      })
    return await (signal ? untilAborted(answered, signal) : answered)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#end()
  }

  async #work(request: Request, signal: AbortSignal | undefined): Promise<Answer> {
    if (this.#isClosed) throw new AppError('cancelled', 'serverStopping')
    if (signal?.aborted) throw cancelled()
    clearTimeout(this.#idle)
    this.#worker ??= this.#start()
    try {
      return await this.#askWorker(this.#worker, request)
    } catch (error) {
      await this.#end()
      throw error
    } finally {
      if (this.#worker) this.#idle = setTimeout(() => void this.#end(), this.#options.idleMs).unref()
    }
  }

  #start(): Worker {
    const { script, heapMb } = this.#options
    // the part for what is short-lived is large by default, and a thread that is busy fills what it is given
    const maxYoungGenerationSizeMb = Math.ceil(heapMb / 8)
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb } })
    started.on('error', () => undefined) // whoever waits for an answer gets it; without anyone waiting, `exit` follows
    started.once('exit', () => {
      if (this.#worker === started) this.#worker = undefined
    })
    return started
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle)
    const ended = this.#worker
    this.#worker = undefined
    await ended?.terminate()
  }

  #askWorker(worker: Worker, request: Request): Promise<Answer> {
    const { timeoutMs } = this.#options
    worker.ref()
    return new Promise((resolve, reject) => {
      const settle = (then: () => void) => {
        clearTimeout(timer)
        worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref()
        then()
      }
      const onMessage = (answer: Answer) => settle(() => resolve(answer))
      const onError = (error: Error) => settle(() => reject(isOutOfMemory(error) ? this.#tooMuch(error) : error))
      const onExit = (code: number) => settle(() => reject(new Error(`The thread ended (${code})`)))
      const timer = setTimeout(
        () => settle(() => reject(this.#tooMuch(new Error(`No answer within ${timeoutMs} ms`)))),
        timeoutMs,
      )
      worker.on('message', onMessage).on('error', onError).on('exit', onExit)
      worker.postMessage(request)
    })
  }

  #tooMuch(cause: Error): AppError {
    return new AppError('TOO_COMPLEX', this.#options.tooMuchReason, { cause })
  }
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function cancelled(): AppError {
  return new AppError('cancelled', 'workCancelled')
}

function untilAborted<Answer>(answered: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(cancelled())
    signal.addEventListener('abort', leave, { once: true })
    if (signal.aborted) leave()
    void answered.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
