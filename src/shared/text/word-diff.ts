/** A stretch of two texts: in both, only in the one before, or only in the one after. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** From this many pairs of words on, comparing takes too long to be done while someone waits. */
const maxPairs = 4_000_000

/**
 * What has to go from one text, and come into it, for the other.
 * @param split into what is compared; whole words, line breaks and punctuation alone
 */
export function diffWords(before: string, after: string, split: (text: string) => string[] = piecesOf): DiffPart[] {
  const old = split(before)
  const now = split(after)
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1
  return merge([
    ...old.slice(0, start).map((text): DiffPart => ({ kind: 'same', text })),
    ...diffPieces(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...old.slice(old.length - end).map((text): DiffPart => ({ kind: 'same', text })),
  ])
}

/** How much of the longer text is in both, 0 to 1. */
export function sharedPart(parts: readonly DiffPart[]): number {
  const lengthOf = (kind: DiffPart['kind']) =>
    parts.reduce((sum, part) => (part.kind === kind ? sum + part.text.length : sum), 0)
  const longer = lengthOf('same') + Math.max(lengthOf('removed'), lengthOf('added'))
  return longer === 0 ? 1 : lengthOf('same') / longer
}

function piecesOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}’'_]+|\n+|[^\S\n]+|[^\p{L}\p{N}\p{M}\s’'_]/gu) ?? []
}

/** By the longest common subsequence. */
function diffPieces(old: readonly string[], now: readonly string[]): DiffPart[] {
  if (old.length * now.length > maxPairs) {
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: now.join('') },
    ]
  }
  const width = now.length + 1
  /** The length of it from each pair of places on. */
  const common = new Uint16Array((old.length + 1) * width)
  const at = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const parts: DiffPart[] = []
  let i = 0
  let j = 0
  while (i < old.length || j < now.length) {
    const [before, after] = [old[i], now[j]]
    if (before !== undefined && before === after) {
      parts.push({ kind: 'same', text: before })
      i += 1
      j += 1
    } else if (before !== undefined && (after === undefined || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: before })
      i += 1
    } else {
      parts.push({ kind: 'added', text: after ?? '' })
      j += 1
    }
  }
  return parts
}

/** Neighbours become one part; a space between two changes belongs to them, so that they read as one. */
function merge(pieces: readonly DiffPart[]): DiffPart[] {
  const parts: DiffPart[] = []
  let removed = ''
  let added = ''
  const flush = () => {
    if (removed) parts.push({ kind: 'removed', text: removed })
    if (added) parts.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const [index, { kind, text }] of pieces.entries()) {
    const isBetween = kind === 'same' && /^[^\S\n]+$/.test(text) && (removed !== '' || added !== '')
    const next = pieces[index + 1]
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else if (isBetween && next && next.kind !== 'same' && removed !== '' && added !== '') {
      removed += text
      added += text
    } else {
      flush()
      const last = parts.at(-1)
      if (last?.kind === 'same') last.text += text
      else parts.push({ kind, text })
    }
  }
  flush()
  return parts
}
