import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PlainReason } from '#shared/errors/reason'
import { AppError } from '../errors.ts'
import { FairTurns, type FairTurnsLimits } from './fair-turns.ts'
import { hasProc, readThreadMs } from './process-usage.ts'

export interface WorkThreadOptions {
  /** A built script that answers each message with exactly one. */
  script: string
  /** The thread's limit of JavaScript memory. */
  heapMb: number
  /**
   * The processor time that one piece of work may take, once it runs; a thread's first piece includes the start. By the
   * clock it may take six times as long, so that a busy machine refuses nothing that a quiet one accepts; where a
   * thread's processor time can't be read, only the clock counts.
   */
  timeoutMs: number
  /** How long an idle thread is kept. */
  idleMs: number
  turns: FairTurnsLimits
  /** The message when too many wait. */
  busyReason: PlainReason
  /** The message when the work took too long or too much memory. */
  tooMuchReason: PlainReason
}

const maxByClock = 6

/** The thread writes its system thread id before it loads anything, then runs the script. */
const beginning = `const { workerData } = require('node:worker_threads')
  if (workerData.hasProc) {
    workerData.systemThread[0] = Number(require('node:fs').readlinkSync('/proc/thread-self').split('/').at(-1))
  }
  import(workerData.script)`

interface Waiting<Request, Answer> {
  request: Request
  signal: AbortSignal | undefined
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

interface Started {
  worker: Worker
  /** Its system thread id; 0 until it runs. */
  systemThread: Int32Array
}

/**
 * One thread that does one piece of work after the other, with people taking turns, so that the server stays
 * responsive. The first piece starts it; a piece that takes too long or breaks it terminates it; and it ends after a
 * while without work. An idle thread does not keep the process alive.
 */
export class WorkThread<Request, Answer> {
  readonly #options: WorkThreadOptions
  #started: Started | undefined
  #idle: NodeJS.Timeout | undefined
  readonly #turns: FairTurns<Waiting<Request, Answer>>
  #isWorking = false
  #later: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: WorkThreadOptions) {
    this.#options = options
    this.#turns = new FairTurns(options.turns)
  }

  /**
   * Work in progress runs to its end, or its deadline, even if its caller disconnects.
   * @param person whose work it is: people take turns
   * @throws AppError busy when too many wait, TOO_COMPLEX when it takes too long or too much memory, cancelled after
   *   `close` or when `signal` is aborted; Error when the thread breaks
   */
  async ask(request: Request, { person, signal }: { person: string; signal?: AbortSignal }): Promise<Answer> {
    const answered = new Promise<Answer>((resolve, reject) => {
      const isIn = this.#turns.add(person, { request, signal, resolve, reject })
      if (!isIn) reject(new AppError('busy', this.#options.busyReason, { retryAfterSeconds: 5 }))
    })
    void this.#workOff()
    return await (signal ? untilAborted(answered, signal) : answered)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#later)
    for (const { reject } of this.#turns.clear()) reject(stopping())
    await this.#end()
  }

  /** Runs one piece after the other, until nobody waits or everyone has used up their time. */
  async #workOff(): Promise<void> {
    if (this.#isWorking) return
    this.#isWorking = true
    clearTimeout(this.#later)
    for (;;) {
      const next = this.#turns.take()
      if (next === undefined) break
      if ('afterMs' in next) {
        this.#later = setTimeout(() => void this.#workOff(), next.afterMs).unref()
        break
      }
      const { request, signal, resolve, reject } = next.work
      await this.#work(next.person, request, signal).then(resolve, reject)
    }
    this.#isWorking = false
  }

  async #work(person: string, request: Request, signal: AbortSignal | undefined): Promise<Answer> {
    if (this.#isClosed) throw stopping()
    if (signal?.aborted) throw cancelled()
    clearTimeout(this.#idle)
    this.#started ??= this.#start()
    const { systemThread } = this.#started
    const spent = await stopwatch(systemThread)
    try {
      const answer = await this.#askThread(this.#started, request)
      this.#turns.spend(person, await spent())
      return answer
    } catch (error) {
      this.#turns.spend(person, await spent())
      await this.#end()
      throw error
    } finally {
      if (this.#started) this.#idle = setTimeout(() => void this.#end(), this.#options.idleMs).unref()
    }
  }

  #start(): Started {
    const { script, heapMb } = this.#options
    // the young generation is large by default, and a busy thread fills all it gets
    const maxYoungGenerationSizeMb = Math.ceil(heapMb / 8)
    const systemThread = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    const worker = new Worker(beginning, {
      eval: true,
      workerData: { script: pathToFileURL(script).href, systemThread, hasProc },
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb },
    })
    worker.on('error', () => undefined) // a waiting caller gets the error; without one, `exit` follows
    worker.once('exit', () => {
      if (this.#started?.worker === worker) this.#started = undefined
    })
    return { worker, systemThread }
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle)
    const ended = this.#started
    this.#started = undefined
    await ended?.worker.terminate()
  }

  #askThread(thread: Started, request: Request): Promise<Answer> {
    const { worker } = thread
    worker.ref()
    return new Promise((resolve, reject) => {
      const settle = (then: () => void) => {
        stopWatch()
        worker.off('message', onMessage).off('error', onError).off('exit', onExit).unref()
        then()
      }
      const onMessage = (answer: Answer) => settle(() => resolve(answer))
      const onError = (error: Error) => settle(() => reject(isOutOfMemory(error) ? this.#tooMuch(error) : error))
      const onExit = (code: number) => settle(() => reject(new Error(`The thread ended (${code})`)))
      const stopWatch = watchTime(thread, this.#options.timeoutMs, (error) =>
        settle(() => reject(this.#tooMuch(error))),
      )
      worker.on('message', onMessage).on('error', onError).on('exit', onExit)
      worker.postMessage(request)
    })
  }

  #tooMuch(cause: Error): AppError {
    return new AppError('TOO_COMPLEX', this.#options.tooMuchReason, { cause })
  }
}

/** @param onTooLong called once; never after the returned function, which ends the watch */
function watchTime({ systemThread }: Started, timeoutMs: number, onTooLong: (error: Error) => void): () => void {
  const beganAt = performance.now()
  const clockMs = () => performance.now() - beganAt
  const before = takenMs(systemThread)
  let isOver = false
  const look = async () => {
    const left = Math.min(
      timeoutMs - (await takenMs(systemThread)) + (await before),
      maxByClock * timeoutMs - clockMs(),
    )
    if (isOver) return
    if (left > 0) timer = setTimeout(() => void look(), left)
    else onTooLong(new Error(`No answer within ${Math.round(clockMs())} ms, ${timeoutMs} of a processor`))
  }
  let timer = setTimeout(() => void look(), timeoutMs)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

/** @returns a function that returns the processor time a thread has used since; the clock's when the thread is gone */
async function stopwatch(systemThread: Int32Array): Promise<() => Promise<number>> {
  const [beganAt, before] = [performance.now(), await takenMs(systemThread)]
  return async () => {
    const taken = (await takenMs(systemThread)) - before
    return taken >= 0 ? taken : performance.now() - beganAt
  }
}

/** A thread's processor time since its start; the clock's where that can't be read. */
async function takenMs(systemThread: Int32Array): Promise<number> {
  return hasProc ? await readThreadMs(systemThread[0] ?? 0) : performance.now()
}

function stopping(): AppError {
  return new AppError('cancelled', 'serverStopping')
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
