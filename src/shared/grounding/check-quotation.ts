import type { QuotationClaim } from './claims.ts'
import { type SourceIndex, sentenceAt } from './index-source.ts'

/** The sentence that contains the quoted words in sequence; null if a word differs, is missing or was added. */
export function checkQuotation({ parts }: QuotationClaim, index: SourceIndex): number | null {
  const place = placeOf(parts, index.key)
  if (place !== null) return sentenceAt(index, place)
  if (placeOf(parts, index.quotedKey) === null) return null
  const opening = (parts[0] ?? '').split(' ').slice(0, 4).join(' ')
  return sentenceAt(index, Math.max(0, index.key.indexOf(opening)))
}

/** Position of the first part; the others must follow it in order. */
function placeOf(parts: readonly string[], key: string): number | null {
  const [first = ' '] = parts
  for (let start = key.indexOf(first); start >= 0; start = key.indexOf(first, start + 1)) {
    if (isDenied(key, start)) continue
    // parts that do not follow here follow nowhere later either
    return followIn(parts, key, start) ? start : null
  }
  return null
}

function followIn(parts: readonly string[], key: string, start: number): boolean {
  let from = start
  for (const part of parts) {
    const place = key.indexOf(part, from)
    if (place < 0) return false
    from = place + part.length - 1
  }
  return true
}

const negations = new Set(
  'not no never nicht kein keine keinen nie ne non pas jamais nunca mai não nao jamás'.split(' '),
)

/** A quotation that starts after the "not" of its sentence reverses its meaning. */
function isDenied(key: string, start: number): boolean {
  const before = key.slice(Math.max(0, start - 12), start)
  return negations.has(before.slice(before.lastIndexOf(' ') + 1))
}
