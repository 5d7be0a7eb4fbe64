import { checkSync } from 'recheck'
import { patienceMs } from '../patience.ts'
import { maxGrowth, mayBeEmpty } from './most-growth.ts'
import { hasLoop, lookPlace, manyTimes, type Part, simplify } from './simple-expression.ts'

/** The longest text that an expression with quadratic time may repeat over. */
const maxCharacters = 2_000

/**
 * The problem with an expression that is too slow for some texts: null if its time grows linearly, or with a number of
 * repetitions limited to 2,000.
 * @throws Error for an expression that can't be judged
 */
export function findFault(source: string, flags: string): string | null {
  const { patterns, around, letters } = simplify(source, flags)
  for (const each of [patterns, ...around.map((part) => [part])]) {
    const fault = faultOfAny(each, letters)
    if (fault !== null) return fault
  }
  return null
}

/**
 * Our own proof is quick and coarse; the checker is more precise, for the whole expression first and otherwise for each
 * part.
 */
function faultOfAny(patterns: readonly Part[], letters: ReadonlySet<string>): string | null {
  const doubtful = patterns.flatMap(alternativesOf).filter((part) => faultOf(part, maxGrowth) !== null)
  if (doubtful.length === 0) return null
  const whole: Part = { kind: 'choice', parts: patterns }
  const ask = (part: Part) => (mayBeEmpty(part) ? null : askChecker(part, letters))
  if (faultOf(whole, (part) => ask(part) ?? Number.POSITIVE_INFINITY) === null) return null
  const faults = doubtful.map((part) => faultOf(part, (each) => ask(each) ?? maxGrowth(each)))
  return faults.find((fault) => fault !== null) ?? null
}

/** @param growth of a pattern: 1 with the length of a text, 2 with its square, Infinity is exponential */
function faultOf(pattern: Part, growth: (pattern: Part) => number): string | null {
  if (!hasLoop(pattern)) return null
  const endless = growth(withBounds(pattern, false))
  if (endless === 1) return null
  if (endless === Number.POSITIVE_INFINITY) return 'worse than cubic'
  const bounds = [...boundsIn(pattern)].sort((one, other) => other - one)
  const degree = bounds.length === 0 ? endless : growth(withBounds(pattern, true))
  if (degree > 1) return degree === 2 ? 'quadratic' : degree === 3 ? 'cubic' : 'worse than cubic'
  const steps = bounds.slice(0, endless - 1).reduce((product, bound) => product * bound, 1)
  return steps > maxCharacters ? `up to ${steps} steps for each character` : null
}

/** The verdict of recheck, an independent checker; null where it gives up. */
function askChecker(pattern: Part, letters: ReadonlySet<string>): number | null {
  // the JavaScript version works everywhere, the compiled ones only on some machines
  process.env.RECHECK_BACKEND = 'pure'
  const found = checkSync(write(pattern, letters), '', { checker: 'automaton', timeout: patienceMs, recallLimit: 0 })
  if (found.status === 'unknown') return null
  if (found.status === 'safe') return 1
  return found.complexity.type === 'polynomial' ? found.complexity.degree : Number.POSITIVE_INFINITY
}

/**
 * The alternatives of a choice run one after the other, so each can be judged separately. Those without repetitions are
 * judged together.
 */
function alternativesOf(pattern: Part): Part[] {
  if (pattern.kind === 'choice') {
    const plain = pattern.parts.filter((part) => !hasLoop(part))
    const rest = pattern.parts.filter(hasLoop).flatMap(alternativesOf)
    return plain.length === 0 ? rest : [{ kind: 'choice', parts: plain }, ...rest]
  }
  if (pattern.kind !== 'row') return [pattern]
  return pattern.parts
    .reduce<Part[][]>(
      (rows, part) => {
        const each = rows.length > 100 ? [part] : alternativesOf(part)
        return rows.flatMap((row) => each.map((alternative) => [...row, alternative]))
      },
      [[]],
    )
    .map((parts) => ({ kind: 'row', parts }))
}

function* boundsIn(part: Part): Generator<number> {
  if (part.kind === 'row' || part.kind === 'choice') for (const each of part.parts) yield* boundsIn(each)
  if (part.kind !== 'repeat') return
  if (part.max >= manyTimes && part.max > part.min && part.max !== Number.POSITIVE_INFINITY) yield part.max
  yield* boundsIn(part.part)
}

/**
 * Replaces each bounded repetition by two, or by any number; small bounds become smaller. A part without its bound may
 * match where it would not, so an optional place follows it.
 */
function withBounds(part: Part, isKept: boolean): Part {
  if (part.kind === 'row' || part.kind === 'choice') {
    return { ...part, parts: part.parts.map((each) => withBounds(each, isKept)) }
  }
  if (part.kind !== 'repeat') return part
  const hasBound = part.max >= manyTimes && part.max > part.min && part.max !== Number.POSITIVE_INFINITY
  const isOpen = part.max === Number.POSITIVE_INFINITY || (hasBound && !isKept)
  const max = isOpen ? Number.POSITIVE_INFINITY : Math.min(part.max, part.max >= manyTimes ? 2 : 3)
  const repeat: Part = { ...part, part: withBounds(part.part, isKept), min: Math.min(part.min, max, 2), max }
  return hasBound && !isKept ? { kind: 'row', parts: [repeat, lookPlace] } : repeat
}

/** An optional part can make the whole fail at its end, which is the worst case. */
function write(pattern: Part, all: ReadonlySet<string>): string {
  const written = writePart(pattern, all)
  return hasLook(pattern) ? `(?:${written})${nothingAtAll}` : written
}

const nothingAtAll = '[]'

function writePart(part: Part, all: ReadonlySet<string>): string {
  switch (part.kind) {
    case 'letter': {
      if (part.letters.size === 0) return nothingAtAll
      // a set of most of the alphabet also matches characters outside of it
      const others = [...all].filter((letter) => !part.letters.has(letter)).join('')
      if (others === '') return '[^]'
      return part.letters.size > others.length ? `[^${others}]` : `[${[...part.letters].join('')}]`
    }
    case 'row':
      return part.parts.map((each) => writePart(each, all)).join('')
    case 'choice':
      return `(?:${part.parts.map((each) => writePart(each, all)).join('|')})`
    case 'place':
      return part.mark === 'look' ? '' : part.mark
    case 'repeat': {
      const inner = writePart(part.part, all)
      if (inner === '') return ''
      return `(?:${inner}){${part.min},${Number.isFinite(part.max) ? part.max : ''}}${part.isLazy ? '?' : ''}`
    }
  }
}

function hasLook(part: Part): boolean {
  if (part.kind === 'place') return part.mark === 'look'
  if (part.kind === 'repeat') return hasLook(part.part)
  return part.kind !== 'letter' && part.parts.some(hasLook)
}
