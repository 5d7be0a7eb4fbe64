import type { Run } from './pdf-runs.ts'

/** A drop cap: one capital, with the quotation mark in front of it at most. */
const initialText = /^\s*["“„«‘'(]?\p{Lu}\s*$/u
/** What goes on behind it: small letters, or a first word in capitals. */
const restText = /^\s*(?:['’]?\p{Ll}|\p{Lu}{2,}(?!\p{Ll}))/u
/** An initial is this much larger than its text. */
const minRatio = 1.6
/** In sizes of the text and of the initial: maximum differences of their tops and baselines, and maximum gap. */
const levelWithin = 0.6
const maxGap = 0.45
/** How high capitals are, in type sizes. */
const capHeight = 0.72
const oneLetterWords = /[AIOÀÉYUE]/u
const maxInitials = 20

/** The runs with each initial in front of the text that it begins. */
export function withInitials(runs: Run[]): Run[] {
  const initials = runs.filter(({ text }) => initialText.test(text)).slice(0, maxInitials)
  if (initials.length === 0) return runs
  const words = countWords(runs)
  const begun = new Map<Run, Run>()
  const used = new Set<Run>()
  for (const initial of initials) {
    const host = runs.find((run) => isBegunBy(initial, run))
    if (!host || begun.has(host)) continue
    begun.set(host, initial)
    used.add(initial)
  }
  return runs.filter((run) => !used.has(run)).map((run) => joined(begun.get(run), run, words))
}

function isBegunBy(initial: Run, run: Run): boolean {
  if (initial.size < minRatio * run.size || !restText.test(run.text)) return false
  const gap = run.left - initial.right
  if (gap < -0.1 * initial.size || gap > maxGap * initial.size) return false
  const baselinesApart = Math.abs(run.baseline - initial.baseline)
  const topsApart = Math.abs(run.baseline - capHeight * run.size - (initial.baseline - capHeight * initial.size))
  return Math.min(topsApart, baselinesApart) < levelWithin * run.size
}

function joined(initial: Run | undefined, run: Run, words: ReadonlyMap<string, number>): Run {
  if (!initial) return run
  const letter = initial.text.trim()
  const [word = ''] = wordsOf(run.text)
  // "A harbour" is two words and "After" one: other words on the page decide.
  const isKnown = (words.get(word) ?? 0) > 1 && !words.has(letter.toLowerCase() + word)
  const isOwnWord = oneLetterWords.test(letter) && isKnown
  const isApart = /^\s/.test(run.text) || isOwnWord
  return { ...run, text: letter + (isApart ? ' ' : '') + run.text.trimStart(), left: initial.left }
}

function countWords(runs: Run[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of runs.flatMap(({ text }) => wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}
