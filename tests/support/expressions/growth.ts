import { checkSync } from 'recheck'
import { patienceMs } from '../patience.ts'
import { maxGrowth, mayBeEmpty } from './most-growth.ts'
import { hasLoop, lookPlace, manyTimes, type Part, simplify } from './simple-expression.ts'

/** How much text an expression may repeat over where it does so with the square of its length. */
const maxCharacters = 2_000

/**
 * What is wrong with an expression that takes too long for some texts: null where its time grows with their length, or
 * with a number of repetitions that is bounded by 2,000.
 * @throws Error for what cannot be judged
 */
export function findFault(source: string, flags: string): string | null {
  const { patterns, around, letters } = simplify(source, flags)
  for (const each of [patterns, ...around.map((part) => [part])]) {
    const fault = faultOfAny(each, letters)
    if (fault !== null) return fault
  }
  return null
}

/** Our own proof is quick and says little; the checker looks closer, at the whole first and else at each part. */
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

/** What recheck says, a checker that knows nothing of ours; null where it gives up. */
function askChecker(pattern: Part, letters: ReadonlySet<string>): number | null {
  // it is in JavaScript everywhere, not in what was compiled for some machines
  process.env.RECHECK_BACKEND = 'pure'
  const found = checkSync(write(pattern, letters), '', { checker: 'automaton', timeout: patienceMs, recallLimit: 0 })
  if (found.status === 'unknown') return null
  if (found.status === 'safe') return 1
  return found.complexity.type === 'polynomial' ? found.complexity.degree : Number.POSITIVE_INFINITY
}

/** One part of a choice takes its time after the other, so each may be judged for itself. Those that repeat nothing go together. */
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
 * With two repetitions at most, or with any number, for each part that has a bound; small numbers are made smaller. What
 * has no bound any more may match what it would not, and is followed by a place that may be passed or not.
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

/** What may or may not be passed makes the whole fail at its end, which is the worst that it can do. */
function write(pattern: Part, all: ReadonlySet<string>): string {
  const written = writePart(pattern, all)
  return hasLook(pattern) ? `(?:${written})${nothingAtAll}` : written
}

const nothingAtAll = '[]'

function writePart(part: Part, all: ReadonlySet<string>): string {
  switch (part.kind) {
    case 'letter': {
      if (part.letters.size === 0) return nothingAtAll
      // what matches most of the alphabet matches what is not in it
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
