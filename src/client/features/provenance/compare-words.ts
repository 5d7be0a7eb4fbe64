import { diffArrays } from 'diff'

/** A word-by-word comparison of two texts: for people to read, not to rebuild a file from. Pure. */

export interface Run {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** A visible run, or the place of omitted words. */
export type ShownRun = Run | { kind: 'folded'; words: number }

export interface Changes {
  runs: Run[]
  wordsAdded: number
  wordsRemoved: number
}

/**
 * With more changes than this, the texts have too little in common for a readable comparison, and it would take too
 * long.
 */
const maxEdits = 2_000
/** Words kept on each side of a change. */
const context = 12
/** Fewer than these are not worth folding. */
const minFolded = 20

/** A number or a word with its inner punctuation, blanks, or signs: "11.2" and "don't" change as a whole. */
const tokenPattern = /[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*|\s+|[^\s\p{L}\p{N}]+/gu

/** Runs in text order; removed text precedes its replacement. */
export function compareWords(before: string, after: string): Changes {
  const runs = joinReplacements(rawRuns(tokensOf(before), tokensOf(after)))
  return { runs, wordsAdded: countWords(runs, 'added'), wordsRemoved: countWords(runs, 'removed') }
}

function rawRuns(before: string[], after: string[]): Run[] {
  const changes = diffArrays(before, after, { maxEditLength: maxEdits })
  if (!changes) return [run('removed', before), run('added', after)]
  return changes.map(({ added, removed, value }) => run(added ? 'added' : removed ? 'removed' : 'same', value))
}

function run(kind: Run['kind'], tokens: readonly string[]): Run {
  return { kind, text: tokens.join('') }
}

/** Shows a rewritten phrase as one replacement, not as one per word with unchanged blanks between them. */
function joinReplacements(runs: readonly Run[]): Run[] {
  const joined: Run[] = []
  let removed = ''
  let added = ''
  for (const [index, { kind, text }] of runs.entries()) {
    const isBlankBetween = /^[^\S\n]+$/.test(text) && (removed || added) && index < runs.length - 1
    if (kind !== 'added' && (kind === 'removed' || isBlankBetween)) removed += text
    if (kind !== 'removed' && (kind === 'added' || isBlankBetween)) added += text
    if (kind !== 'same' || isBlankBetween) continue
    joined.push(...replacement(removed, added), { kind, text })
    removed = added = ''
  }
  return [...joined, ...replacement(removed, added)]
}

/** A blank at the end of both belongs to neither. */
function replacement(removed: string, added: string): Run[] {
  const blank = removed.at(-1) === added.at(-1) && /\s$/.test(added) ? added.slice(-1) : ''
  const runs: Run[] = [
    { kind: 'removed', text: removed.slice(0, removed.length - blank.length) },
    { kind: 'added', text: added.slice(0, added.length - blank.length) },
    { kind: 'same', text: blank },
  ]
  return runs.filter(({ text }) => text !== '')
}

/** Omits the middle of long unchanged runs; at the text's ends, everything except the words next to a change. */
export function foldUnchanged(runs: readonly Run[]): ShownRun[] {
  return runs.flatMap((each, index): ShownRun[] => {
    if (each.kind !== 'same') return [each]
    const words = [...each.text.matchAll(/\S+/g)]
    const head = index === 0 ? 0 : context
    const tail = index === runs.length - 1 ? 0 : context
    const folded = words.length - head - tail
    if (folded < minFolded) return [each]
    const headEnd = words[head]?.index ?? 0
    const tailStart = tail === 0 ? each.text.length : (words.at(-tail)?.index ?? 0)
    const shown: ShownRun[] = [
      { kind: 'same', text: each.text.slice(0, headEnd) },
      { kind: 'folded', words: folded },
      { kind: 'same', text: each.text.slice(tailStart) },
    ]
    return shown.filter((part) => part.kind === 'folded' || part.text !== '')
  })
}

function tokensOf(text: string): string[] {
  return text.match(tokenPattern) ?? []
}

function countWords(runs: readonly Run[], kind: Run['kind']): number {
  const words = runs.flatMap((each) => (each.kind === kind ? tokensOf(each.text) : []))
  return words.filter((token) => /[\p{L}\p{N}]/u.test(token)).length
}
