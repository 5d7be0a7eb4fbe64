import type { Part } from './simple-expression.ts'

/**
 * An upper bound of an expression's growth of time: 1 with the length of the text, 2 with its square; Infinity is
 * exponential. Time grows where one repeating part can give up text to another one, or to itself in two ways (Weber and
 * Seidl, "On the degree of ambiguity of finite automata", 1991). The text may match all the same, so an expression may
 * be faster than this, never slower.
 */
export function maxGrowth(pattern: Part): number {
  const machine = new Machine(pattern)
  const loops = machine.loops()
  if (loops.some((place) => machine.isAmbiguous(place))) return Number.POSITIVE_INFINITY
  const next = new Map(
    loops.map((first) => [first, loops.filter((second) => first !== second && machine.canHandOver(first, second))]),
  )
  const longest = (from: number, above: readonly number[]): number => {
    if (above.includes(from)) return Number.POSITIVE_INFINITY
    return 1 + Math.max(0, ...(next.get(from) ?? []).map((to) => longest(to, [...above, from])))
  }
  return Math.max(1, ...loops.map((from) => longest(from, [])))
}

/** Whether an expression may match without reading anything: then it is tried again one character later. */
export function mayBeEmpty(pattern: Part): boolean {
  return new Machine(pattern).isEmpty
}

/** From here an expression is tried at each position of a text: as if any text came before it. */
const search = 0

interface Found {
  /** Places that may come first, and whether only at the start of the text. */
  first: Map<number, boolean>
  /** Places that may come last, and whether nothing else has to match after them. */
  last: Map<number, boolean>
  /** Whether it may match nothing: never, at the start of the text, or anywhere. */
  empty: 'no' | 'start' | 'yes'
  /** Matching nothing is possible anywhere in the text. */
  isFree: boolean
}

/** The places of an expression's characters and what may follow each of them (Glushkov's automaton). */
class Machine {
  readonly #letters: (ReadonlySet<string> | null)[] = [null]
  readonly #next: Set<number>[] = [new Set([search])]
  readonly #twice = new Set<string>()
  readonly #ends: ReadonlyMap<number, boolean>
  readonly isEmpty: boolean
  readonly #reach: (ReadonlySet<number> | undefined)[] = []

  constructor(pattern: Part) {
    const { first, last, empty } = this.#read(pattern)
    this.isEmpty = empty !== 'no'
    for (const [place, onlyAtStart] of first) if (!onlyAtStart) this.#next[search]?.add(place)
    this.#ends = last
  }

  /**
   * Places that can be reached from themselves without one where the expression may end: there it ends when all else
   * fails, and nothing earlier is tried again.
   */
  loops(): number[] {
    const isOn = (place: number) => !this.#ends.get(place)
    const isLoop = (place: number) => isOn(place) && this.#placesBehind(place, isOn).has(place)
    return [...this.#next.keys()].filter((place) =>
      place === search ? (this.#next[search]?.size ?? 0) > 1 : isLoop(place),
    )
  }

  /** Whether one text leads from the place back to it in two ways. */
  isAmbiguous(place: number): boolean {
    if (place === search) return false
    const within = this.#next
      .map((_, each) => each)
      .filter((each) => this.#reaches(place, each) && this.#reaches(each, place))
    if (within.some((from) => within.some((to) => this.#twice.has(`${from} ${to}`)))) return true
    const isInside = new Set(within)
    const parted = this.#walk([[place, place]], isInside, isInside).filter(([one, other]) => one !== other)
    return this.#walk(parted, isInside, isInside).some(([one, other]) => one === place && other === place)
  }

  /** Whether one text leads from the first place back to it, from the first to the second, and from the second back to it. */
  canHandOver(first: number, second: number): boolean {
    if (!this.#reaches(first, second)) return false
    const size = this.#next.length
    const seen = new Set<number>()
    const open: [number, number, number][] = [[first, first, second]]
    for (let at = open.pop(); at; at = open.pop()) {
      for (const one of this.#next[at[0]] ?? []) {
        if (!this.#reaches(one, first)) continue
        for (const other of this.#next[at[2]] ?? []) {
          if (!this.#reaches(other, second)) continue
          for (const between of this.#next[at[1]] ?? []) {
            if (!this.#reaches(between, second) || !this.#share(one, between, other)) continue
            if (one === first && between === second && other === second) return true
            const key = (one * size + between) * size + other
            if (seen.has(key)) continue
            seen.add(key)
            open.push([one, between, other])
          }
        }
      }
    }
    return false
  }

  /** The pairs of places that one text leads to from pairs of places, in one step or more. */
  #walk(from: readonly [number, number][], ones: ReadonlySet<number>, others: ReadonlySet<number>): [number, number][] {
    const found = new Map<string, [number, number]>()
    const open = [...from]
    for (let at = open.pop(); at; at = open.pop()) {
      for (const one of this.#next[at[0]] ?? []) {
        for (const other of this.#next[at[1]] ?? []) {
          const key = `${one} ${other}`
          if (!ones.has(one) || !others.has(other) || found.has(key) || !this.#share(one, other)) continue
          found.set(key, [one, other])
          open.push([one, other])
        }
      }
    }
    return [...found.values()]
  }

  /** Whether one character can lead to all of these places. */
  #share(...places: number[]): boolean {
    const sets = places.flatMap((place) => this.#letters[place] ?? [])
    const [smallest, ...rest] = sets.sort((one, other) => one.size - other.size)
    if (!smallest) return true
    for (const letter of smallest) if (rest.every((set) => set.has(letter))) return true
    return false
  }

  #reaches(from: number, to: number): boolean {
    const known = this.#reach[from] ?? this.#placesBehind(from)
    this.#reach[from] = known
    return known.has(to)
  }

  #placesBehind(from: number, isOn: (place: number) => boolean = () => true): Set<number> {
    const found = new Set<number>()
    const open = [from]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const next of this.#next[at] ?? []) {
        if (found.has(next) || !isOn(next)) continue
        found.add(next)
        open.push(next)
      }
    }
    return found
  }

  #read(part: Part): Found {
    switch (part.kind) {
      case 'letter': {
        const place = this.#letters.push(part.letters) - 1
        this.#next.push(new Set())
        return { first: new Map([[place, false]]), last: new Map([[place, true]]), empty: 'no', isFree: true }
      }
      case 'place':
        return { first: new Map(), last: new Map(), empty: part.mark === '^' ? 'start' : 'yes', isFree: false }
      case 'row':
        return part.parts.map((each) => this.#read(each)).reduce((one, other) => this.#join(one, other), nothing())
      case 'choice':
        return part.parts.map((each) => this.#read(each)).reduce(either)
      case 'repeat':
        return this.#readRepeat(part.part, part.min, part.max)
    }
  }

  #readRepeat(part: Part, min: number, max: number): Found {
    const times = Math.max(1, max === Number.POSITIVE_INFINITY ? min : max)
    let found = nothing()
    for (let time = 0; time < times && max > 0; time += 1) {
      const once = this.#read(part)
      if (max === Number.POSITIVE_INFINITY && time === times - 1) this.#follow(once.last, once.first)
      found = this.#join(found, time < min ? once : either(once, nothing()))
    }
    return found
  }

  #join(one: Found, other: Found): Found {
    this.#follow(one.last, other.first)
    const first = new Map(one.first)
    if (one.empty !== 'no') {
      for (const [place, onlyAtStart] of other.first) {
        first.set(place, (first.get(place) ?? true) && (onlyAtStart || one.empty === 'start'))
      }
    }
    const last = new Map(other.last)
    if (other.empty !== 'no') {
      for (const [place, isFree] of one.last) last.set(place, (last.get(place) ?? false) || (isFree && other.isFree))
    }
    const empty = [one.empty, other.empty].includes('no') ? 'no' : one.empty === 'start' ? 'start' : other.empty
    return { first, last, empty, isFree: one.isFree && other.isFree }
  }

  #follow(last: ReadonlyMap<number, boolean>, first: ReadonlyMap<number, boolean>): void {
    for (const from of last.keys()) {
      for (const [to, onlyAtStart] of first) {
        if (onlyAtStart) continue
        if (this.#next[from]?.has(to)) this.#twice.add(`${from} ${to}`)
        this.#next[from]?.add(to)
      }
    }
  }
}

function nothing(): Found {
  return { first: new Map(), last: new Map(), empty: 'yes', isFree: true }
}

function either(one: Found, other: Found): Found {
  const first = new Map(one.first)
  for (const [place, onlyAtStart] of other.first) first.set(place, onlyAtStart && (first.get(place) ?? true))
  const last = new Map(one.last)
  for (const [place, isFree] of other.last) last.set(place, isFree || (last.get(place) ?? false))
  const empties = [one, other].filter(({ empty }) => empty !== 'no')
  const empty = empties.length === 0 ? 'no' : empties.every((each) => each.empty === 'start') ? 'start' : 'yes'
  return { first, last, empty, isFree: empties.some((each) => each.isFree && each.empty === 'yes') }
}
