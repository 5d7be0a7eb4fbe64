import { type LeftOut, type LeftOutKind, leftOutKinds } from '#shared/rules/left-out'

/** Counts what a reader omits from the text, for a note to the author. */
export class LeftOutCounter {
  readonly #counts = new Map<LeftOutKind, number>()

  count(kind: LeftOutKind, amount = 1): void {
    if (amount > 0) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + amount)
  }

  add(other: LeftOut | undefined): void {
    for (const kind of leftOutKinds) this.count(kind, other?.[kind] ?? 0)
  }

  /** Only the kinds of which there was any; undefined when nothing was left out. */
  toLeftOut(): LeftOut | undefined {
    if (this.#counts.size === 0) return undefined
    return Object.fromEntries(
      leftOutKinds.flatMap((kind) => (this.#counts.has(kind) ? [[kind, this.#counts.get(kind)]] : [])),
    )
  }
}
