import fc from 'fast-check'
import { hostilePieces, makeHostileTexts } from './hostile-texts.ts'
import { minProcessorMs, processorMs } from './processor-time.ts'

/** What a machine that is busy with other things may still take for what should take 50 ms on a quiet one. */
const maxMs = 1_000
/** Below this a ratio says more of the machine than of the work. */
const tellingMs = 150
/** Four times the text takes linear work four times as long, and quadratic work sixteen times. */
const maxGrowth = 10

/**
 * Runs the work on every hostile text of this length, and tells which of them take too long, or longer and longer.
 * @param check looks at the result, and throws when something is wrong with it
 */
export function findSlowTexts<Result>(
  characters: number,
  work: (text: string) => Result,
  check: (result: Result, text: string) => void = () => {},
): string[] {
  const quarters = new Map(makeHostileTexts(Math.round(characters / 4)).map(({ name, text }) => [name, text]))
  return makeHostileTexts(characters).flatMap(({ name, text }) => {
    let result: Result | undefined
    const ms = processorMs(() => {
      result = work(text)
    })
    check(result as Result, text)
    if (ms > maxMs) return [`${name}: ${Math.round(ms)} ms`]
    if (ms < tellingMs) return []
    const quarter = () => work(quarters.get(name) ?? '')
    // one run tells most of it; what looks as if it grew too fast is measured again
    if (ms / processorMs(quarter) <= maxGrowth) return []
    const growth = minProcessorMs(() => work(text)) / minProcessorMs(quarter)
    return growth > maxGrowth ? [`${name}: ${growth.toFixed(1)} times as long for four times the text`] : []
  })
}

/** Hostile pieces in any order and number. */
export function anyHostileText(maxPieces: number): fc.Arbitrary<string> {
  const piece = fc.tuple(fc.constantFrom(...hostilePieces), fc.integer({ min: 1, max: 40 }))
  return fc
    .array(piece, { maxLength: maxPieces })
    .map((pieces) => pieces.map(([text, times]) => text.repeat(times)).join(''))
}
