import type { Lexicon } from './lexicon.ts'
import type { Token } from './tokens.ts'

export interface WrittenNumber {
  value: number
  /** Index of its last token. */
  last: number
}

/**
 * Reads "twenty-one", "deux cent mille", "treinta y uno", "zweihundertfünftausend" from token `at` on; null for no
 * number.
 */
export function readNumberWords(tokens: readonly Token[], at: number, lexicon: Lexicon): WrittenNumber | null {
  let total = 0
  let current = 0
  let last = at - 1
  for (let place = at; place < tokens.length; place += 1) {
    const word = tokens[place]?.word ?? ''
    const value = cardinalOf(word, lexicon, current > 0 || total > 0)
    const scale = lexicon.scales.get(word)
    if (value !== null) {
      const next = combine(current, value, lexicon)
      if (next === null) break
      current = next
    } else if (scale !== undefined && word.length > 2 && (last >= at || scale === 1000)) {
      total = withScale(total, current, scale)
      current = 0
    } else if (last >= at && lexicon.joints.has(word) && goesOn(tokens[place + 1], current, total, lexicon)) continue
    else break
    last = place
  }
  if (last < at) return null
  return { value: total + current, last }
}

/** "dos mil millones": a larger scale multiplies all before it. */
function withScale(total: number, current: number, scale: number): number {
  return total > 0 && scale > total ? (total + current) * scale : total + (current || 1) * scale
}

function cardinalOf(word: string, lexicon: Lexicon, isInside: boolean): number | null {
  const value = lexicon.cardinals.get(word)
  if (value !== undefined) return value
  if (isInside && lexicon.ones.has(word) && word.length > 1) return 1
  return lexicon.joinedThousand === null ? null : joinedThousands(word, lexicon.joinedThousand, lexicon)
}

/** fünfzigtausend, hundertzwanzigtausend */
function joinedThousands(word: string, thousand: string, lexicon: Lexicon): number | null {
  const cut = word.indexOf(thousand)
  if (cut <= 0) return null
  const front = word.slice(0, cut)
  const rest = word.slice(cut + thousand.length)
  const thousands = lexicon.ones.has(front) ? 1 : lexicon.cardinals.get(front)
  const units = rest === '' ? 0 : lexicon.cardinals.get(rest)
  return thousands === undefined || units === undefined ? null : thousands * 1000 + units
}

/** Null when the word begins another number: "two three". */
function combine(current: number, value: number, lexicon: Lexicon): number | null {
  if (current === 0) return value
  if (value === 100) return current < 10 ? current * 100 : null
  if (lexicon.countsInTwenties) {
    if (value === 20 && current % 100 === 4) return current + 76
    const tens = current % 100
    if ((tens === 60 || tens === 80) && value < 20) return current + value
    if ((tens === 10 || tens === 70 || tens === 90) && value > 6 && value < 10) return current + value
  }
  const isRoom = current % 100 === 0 ? value < 100 : current % 10 === 0 && current % 100 >= 20 && value < 10
  return isRoom ? current + value : null
}

function goesOn(next: Token | undefined, current: number, total: number, lexicon: Lexicon): boolean {
  const value = next ? cardinalOf(next.word, lexicon, true) : null
  if (value === null) return false
  if (current === 0) return total > 0 && lexicon.jointAfter === 'thousands'
  if (lexicon.jointAfter === 'hundreds') return current % 100 === 0
  return combine(current, value, lexicon) !== null
}
