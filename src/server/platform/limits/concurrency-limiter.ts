import type { PlainReason } from '#shared/errors/reason'
import { AppError } from '../errors.ts'

export interface ConcurrencyLimiterOptions {
  atOnce: number
  maxWaiting: number
  maxWaitMs: number
  /** The message when too many wait. */
  busyReason: PlainReason
}

interface Waiting {
  enter: () => void
  refuse: (reason: unknown) => void
}

/** Lets a few tasks run at once and a few more wait; the rest are refused as busy and may try again. */
export class ConcurrencyLimiter {
  readonly #options: ConcurrencyLimiterOptions
  readonly #queue: Waiting[] = []
  #running = 0

  constructor(options: ConcurrencyLimiterOptions) {
    this.#options = options
  }

  /** Runs `work` in turn. @throws AppError busy; the signal's reason when aborted while waiting */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    if (!this.#takeFree()) await this.#waitForTurn(signal)
    try {
      return await work()
    } finally {
      this.#handOn()
    }
  }

  /**
   * For work that ends elsewhere than it began: waits for its turn and returns a function that ends it.
   * @throws AppError busy; the signal's reason when aborted while waiting
   */
  async enter(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted()
    if (!this.#takeFree()) await this.#waitForTurn(signal)
    let hasLeft = false
    return () => {
      if (!hasLeft) this.#handOn()
      hasLeft = true
    }
  }

  #takeFree(): boolean {
    const isFree = this.#running < this.#options.atOnce
    if (isFree) this.#running += 1
    return isFree
  }

  /** Passes the turn on; the count falls only when nothing waits. */
  #handOn(): void {
    const next = this.#queue.shift()
    if (next) next.enter()
    else this.#running -= 1
  }

  async #waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    if (this.#queue.length >= this.#options.maxWaiting) throw this.#busy()

    await new Promise<void>((resolve, reject) => {
      const settle = (then: () => void) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
        then()
      }
      const waiting: Waiting = {
        enter: () => settle(resolve),
        refuse: (reason) => {
          this.#queue.splice(this.#queue.indexOf(waiting), 1)
          settle(() => reject(reason))
        },
      }
      const onAbort = () => waiting.refuse(signal?.reason)
      const timer = setTimeout(() => waiting.refuse(this.#busy()), this.#options.maxWaitMs)
      signal?.addEventListener('abort', onAbort, { once: true })
      this.#queue.push(waiting)
    })
  }

  #busy(): AppError {
    return new AppError('busy', this.#options.busyReason, { retryAfterSeconds: 10 })
  }
}
