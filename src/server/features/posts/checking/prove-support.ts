import { createGrounding } from '#shared/grounding/ground-post'
import { withoutEnd } from '#shared/text/end-of'

/** Whether a sentence that a model named really stands in a source. */

/** Fewer words than these occur in any text by chance. */
const fewestCharacters = 12
const fewestWords = 3

export interface Prover {
  /** The words as they stand in one of the sources; null when they stand nowhere, or are an instruction to machines. */
  prove(named: string): { text: string; source: number } | null
}

export function createProver(sources: readonly string[]): Prover {
  const texts = sources.map((text) => ({ text, ...plainOf(text) }))
  const { instructions } = createGrounding(sources)

  function prove(named: string) {
    const words = withoutEnd(plainOf(named).plain.replace(/^["'\s]+/u, ''), /["'\s]/u)
    if (words.length < fewestCharacters || words.split(' ').length < fewestWords) return null
    for (const [source, { plain, places }] of texts.entries()) {
      const at = plain.indexOf(words)
      if (at < 0) continue
      const [start, end] = [places[at] ?? 0, (places[at + words.length - 1] ?? 0) + 1]
      const isOrdered = instructions.some((each) => each.source === source && start < each.end && each.start < end)
      return isOrdered ? null : { text: texts[source]?.text.slice(start, end) ?? '', source }
    }
    return null
  }
  return { prove }
}

interface PlainText {
  /** With single spaces and plain marks, as models like to write them. */
  plain: string
  /** Where each of its characters stands in the text. */
  places: number[]
}

const marks: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '–': '-',
  '—': '-',
  '‑': '-',
  '…': '.',
}

function plainOf(text: string): PlainText {
  const places: number[] = []
  const letters: string[] = []
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    const plain = /\s/u.test(letter) ? ' ' : (marks[letter] ?? letter)
    if (plain === ' ' && letters.at(-1) === ' ') continue
    letters.push(plain)
    places.push(at)
  }
  return { plain: letters.join(''), places }
}
