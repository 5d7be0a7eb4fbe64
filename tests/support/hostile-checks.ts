import fc from 'fast-check'
import { hostilePieces, makeHostileTexts } from './hostile-texts.ts'
import { minProcessorMs, processorMs } from './processor-time.ts'
import { findExcessGrowth, type Part } from './work-growth.ts'

/** What a whole run beside it on a slow machine never reaches with work of a few hundred milliseconds; the rest is growth's. */
const maxMs = 3_000
/**
 * Below this a ratio says more about the machine, and its garbage, than about the work; and a text of the greatest length
 * that takes no longer does no harm.
 */
const tellingMs = 500

/**
 * Runs the work on every hostile text of this length, and reports those that are too slow, or grow too fast.
 * @param check inspects the result, and throws when something is wrong with it
 */
export function findSlowTexts<Result>(
  characters: number,
  work: (text: string) => Result,
  check?: (result: Result, text: string) => void,
): string[] {
  const parts = new Map<Part, Map<string, string>>()
  const textsOf = (part: Part) => {
    const made =
      parts.get(part) ?? new Map(makeHostileTexts(Math.round(characters * part)).map((each) => [each.name, each.text]))
    parts.set(part, made)
    return made
  }
  return [...textsOf(1).keys()].flatMap((name) => {
    const fault = findSlowText((part) => textsOf(part).get(name) ?? '', work, check)
    return fault ? [`${name}: ${fault}`] : []
  })
}

/** Why the work on a text, which can be cut into parts, is too slow; null when it is not. */
function findSlowText<Result>(
  textOf: (part: Part) => string,
  work: (text: string) => Result,
  check?: (result: Result, text: string) => void,
): string | null {
  const text = textOf(1)
  let result: Result | undefined
  const firstMs = processorMs(() => {
    result = work(text)
  })
  check?.(result as Result, text)
  if (firstMs > maxMs) {
    const ms = minProcessorMs(() => work(text), { enoughMs: maxMs })
    if (ms > maxMs) return `${Math.round(ms)} ms`
  }
  if (firstMs < tellingMs) return null
  const growth = findExcessGrowth((part) => {
    const measured = textOf(part)
    return processorMs(() => work(measured))
  }, firstMs)
  return growth === null ? null : `${growth.toFixed(1)} times as long for four times the text`
}

/** Hostile pieces in any order and number. */
export function anyHostileText(maxPieces: number): fc.Arbitrary<string> {
  const piece = fc.tuple(fc.constantFrom(...hostilePieces), fc.integer({ min: 1, max: 40 }))
  return fc
    .array(piece, { maxLength: maxPieces })
    .map((pieces) => pieces.map(([text, times]) => text.repeat(times)).join(''))
}
