export interface FairTurnsLimits {
  /** How many pieces of work may wait: in all, and per person. */
  maxWaiting: number
  maxWaitingEach: number
  /** Time that one person may use within `windowMs`; beyond it their work waits, and nobody else's. */
  budgetMs: number
  windowMs: number
}

interface Line<Work> {
  waiting: Work[]
  spendings: { at: number; ms: number }[]
}

/**
 * Decides whose work runs next where many people share one worker: the person who used least time recently, and among
 * equals the one who has waited longest. Times are in ms of a monotonic clock.
 */
export class FairTurns<Work> {
  readonly #limits: FairTurnsLimits
  readonly #now: () => number
  /** By person, most recently served last. */
  readonly #lines = new Map<string, Line<Work>>()
  #waiting = 0

  constructor(limits: FairTurnsLimits, now = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  /** @returns false when too many wait already */
  add(person: string, work: Work): boolean {
    const line = this.#lines.get(person) ?? { waiting: [], spendings: [] }
    if (this.#waiting >= this.#limits.maxWaiting || line.waiting.length >= this.#limits.maxWaitingEach) return false
    line.waiting.push(work)
    this.#lines.set(person, line)
    this.#waiting += 1
    return true
  }

  /**
   * Removes and returns the next piece of work.
   * @returns how long (ms) until someone is within their budget again, when everyone who waits is over it; undefined
   *   when nobody waits
   */
  take(): { person: string; work: Work } | { afterMs: number } | undefined {
    let next: { person: string; line: Line<Work>; spent: number } | undefined
    let afterMs = Number.POSITIVE_INFINITY
    for (const [person, line] of this.#lines) {
      const spent = this.#spentLately(line)
      if (line.waiting.length === 0) {
        if (spent === 0) this.#lines.delete(person)
        continue
      }
      if (spent >= this.#limits.budgetMs) afterMs = Math.min(afterMs, this.#untilWithin(line))
      else if (!next || spent < next.spent) next = { person, line, spent }
    }
    if (!next) return afterMs === Number.POSITIVE_INFINITY ? undefined : { afterMs }
    const { person, line } = next
    const [work] = line.waiting.splice(0, 1) as [Work]
    this.#waiting -= 1
    this.#lines.delete(person)
    this.#lines.set(person, line)
    return { person, work }
  }

  /** Records how much time a piece of work took. */
  spend(person: string, ms: number): void {
    this.#lines.get(person)?.spendings.push({ at: this.#now(), ms })
  }

  /** Removes and returns everything that waits. */
  clear(): Work[] {
    const waiting = [...this.#lines.values()].flatMap((line) => line.waiting.splice(0))
    this.#waiting = 0
    return waiting
  }

  #spentLately(line: Line<Work>): number {
    const since = this.#now() - this.#limits.windowMs
    line.spendings = line.spendings.filter(({ at }) => at > since)
    return line.spendings.reduce((sum, { ms }) => sum + ms, 0)
  }

  /** How long until enough of someone's use has left the window. */
  #untilWithin({ spendings }: Line<Work>): number {
    let spent = spendings.reduce((sum, { ms }) => sum + ms, 0)
    for (const { at, ms } of spendings) {
      spent -= ms
      if (spent < this.#limits.budgetMs) return Math.max(1, at + this.#limits.windowMs - this.#now())
    }
    return this.#limits.windowMs
  }
}
