import { withoutEnd } from '#shared/text/end-of'
import { plainLetters } from '#shared/text/plain-letters'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { paragraphsOf, type Span, sentencesOf } from '#shared/text/sentences'
import { maySpeakToMachine, speaksToMachine } from './machine-talk.ts'

/**
 * Sentences of a source that address a machine and not its readers: "Ignore all previous instructions". An article's
 * text is data; these sentences never count as support. They are also found if written in entities, base64, rot13 or
 * with invisible characters between their letters.
 */

export interface Instruction extends Span {
  /** The decoded sentence. */
  text: string
}

/** How many sentences after an instruction, in the same line, still belong to it. */
const followingSentences = 4
/** In a longer line, as in ordinary articles, the following sentences need not belong. */
const longestLine = 1_200

/** Which of a line's sentences are instructions. Offsets are the sentences' own. */
export function findInstructions(line: string, sentences: readonly Span[]): Instruction[] {
  if (!maySpeakToMachine(line)) return []
  const found: Instruction[] = []
  let left = 0
  for (const { start, end } of sentences) {
    const said = line.slice(start, end)
    const plain = maySpeakToMachine(said) ? [...readings(said)].find(speaksToMachine) : undefined
    if (plain !== undefined) left = line.length <= longestLine ? followingSentences : 0
    else if (left > 0) left -= 1
    else continue
    found.push({ start, end, text: plain ?? decodedEntities(said) })
  }
  return found
}

/** Characters processed before yielding to other work. */
const sliceCharacters = 100_000

/** The first `most` instructions of a whole text, decoded; pauses between slices of a long one. */
export async function listInstructions(text: string, most: number, rest: () => Promise<void>): Promise<string[]> {
  const language = recogniseLanguage(text)
  const found: string[] = []
  let until = sliceCharacters
  for (const { start, end } of paragraphsOf(text)) {
    const line = text.slice(start, end)
    if (maySpeakToMachine(line))
      found.push(...findInstructions(line, sentencesOf(line, language)).map((instruction) => instruction.text))
    if (found.length >= most) break
    if (end < until) continue
    until = end + sliceCharacters
    await rest()
  }
  return found.slice(0, most)
}

/** The sentence as written, and in each possible decoding. */
function* readings(said: string): Generator<string> {
  const plain = plainLetters(decodedEntities(said)).replace(hidden, '')
  yield plain
  for (const [coded] of plain.matchAll(/(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{24,4000}={0,2}/g)) {
    const decoded = decodedBase64(coded)
    if (decoded !== null) yield decoded
  }
  if (/vtaber|qvfertneq|sbetrg|cebzcg|vafgehpgvba/iu.test(plain)) yield rotated(plain)
}

const hidden = /[\u200b-\u200f\u2060-\u206f\u00ad\ufeff\u{e0000}-\u{e007f}]/gu

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", nbsp: ' ' }

function decodedEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/giu, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** Null if the result is not text: a hash, a picture, an address. */
function decodedBase64(coded: string): string | null {
  try {
    const bytes = Uint8Array.from(
      atob(coded.slice(0, coded.length - (withoutEnd(coded, /=/).length % 4 === 1 ? 1 : 0))),
      (each) => each.charCodeAt(0),
    )
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const readable = text.match(/[\p{L}\p{N}\s.,:;!?'"-]/gu)?.length ?? 0
    return readable >= text.length * 0.9 && text.includes(' ') ? text : null
  } catch {
    return null // not base64 after all
  }
}

function rotated(text: string): string {
  return text.replace(/[a-z]/giu, (letter) => {
    const first = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })
}
