import { AppError } from './errors.ts'

export interface TurnstileOptions {
  atOnce: number
  maxWaiting: number
  maxWaitMs: number
  /** What someone who cannot wait reads. */
  busySentence: string
}

interface Waiting {
  enter: () => void
  refuse: (reason: unknown) => void
}

/** Lets a few pieces of work run at once and a few more wait their turn; anyone beyond that is told to come back. */
export class Turnstile {
  readonly #options: TurnstileOptions
  readonly #queue: Waiting[] = []
  #running = 0

  constructor(options: TurnstileOptions) {
    this.#options = options
  }

  /** Runs `work` when its turn comes. @throws AppError busy; the signal's reason when aborted while waiting */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    if (this.#running < this.#options.atOnce) this.#running += 1
    else await this.#waitForTurn(signal)
    try {
      return await work()
    } finally {
      // A turn is handed on, so the count only falls when nobody waits.
      const next = this.#queue.shift()
      if (next) next.enter()
      else this.#running -= 1
    }
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
    return new AppError('busy', this.#options.busySentence, { retryAfterSeconds: 10 })
  }
}
