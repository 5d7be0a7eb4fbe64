export interface FairTurnsLimits {
  /** Pieces of work that may wait: of all people, and of one. */
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
 * Whose turn it is, where many share what does one piece of work at a time: the turn is theirs who used least of it
 * lately, and of several theirs who waited longest. Times are in ms of a clock that never goes back.
 */
export class FairTurns<Work> {
  readonly #limits: FairTurnsLimits
  readonly #now: () => number
  /** By person, those who were served last at the end. */
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
   * Takes the next piece of work out.
   * @returns how long (ms) everyone who waits is over their budget, where nobody else does; undefined when nobody waits
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

  /** Says how much of the time a piece of work took. */
  spend(person: string, ms: number): void {
    this.#lines.get(person)?.spendings.push({ at: this.#now(), ms })
  }

  /** Takes everything out that waits. */
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

  /** How long until enough of what someone spent lies behind the window. */
  #untilWithin({ spendings }: Line<Work>): number {
    let spent = spendings.reduce((sum, { ms }) => sum + ms, 0)
    for (const { at, ms } of spendings) {
      spent -= ms
      if (spent < this.#limits.budgetMs) return Math.max(1, at + this.#limits.windowMs - this.#now())
    }
    return this.#limits.windowMs
  }
}
