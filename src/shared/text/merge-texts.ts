import { diffWords } from './word-diff.ts'

/** One change of a text: the place in it, and what stands there instead. */
interface Edit {
  start: number
  end: number
  text: string
}

/**
 * Joins two texts that were made of the same one at the same time. Where both changed the same words, both wordings
 * stand one after the other, theirs first.
 * @returns the text, and how many such places it has
 */
export function mergeTexts(before: string, theirs: string, mine: string): { text: string; overlaps: number } {
  let [theirEdits, myEdits] = [editsOf(before, theirs), editsOf(before, mine)]
  let text = ''
  let overlaps = 0
  let at = 0
  while (theirEdits.length > 0 || myEdits.length > 0) {
    const start = Math.min(theirEdits[0]?.start ?? before.length, myEdits[0]?.start ?? before.length)
    const end = endOfRegion(start, [theirEdits, myEdits])
    const isHere = (edit: Edit) => edit.start === start || edit.start < end
    const stood = before.slice(start, end)
    const theirPart = wordingOf(before, start, end, theirEdits.filter(isHere))
    const myPart = wordingOf(before, start, end, myEdits.filter(isHere))
    text += before.slice(at, start)
    if (myPart === stood || myPart === theirPart) text += theirPart
    else if (theirPart === stood) text += myPart
    else {
      overlaps += 1
      text += putTogether(theirPart, myPart)
    }
    at = end
    theirEdits = theirEdits.filter((edit) => !isHere(edit))
    myEdits = myEdits.filter((edit) => !isHere(edit))
  }
  return { text: text + before.slice(at), overlaps }
}

function putTogether(theirs: string, mine: string): string {
  const gap = /\S$/.test(theirs) && /^\S/.test(mine) ? ' ' : ''
  return theirs + gap + mine
}

function editsOf(before: string, after: string): Edit[] {
  const edits: Edit[] = []
  let at = 0
  for (const { kind, text } of diffWords(before, after, wholeWords)) {
    const last = edits.at(-1)
    const removed = kind === 'removed' ? text.length : 0
    const added = kind === 'added' ? text : ''
    if (kind === 'same') at += text.length
    else if (last?.end === at) edits.splice(-1, 1, { start: last.start, end: at + removed, text: last.text + added })
    else edits.push({ start: at, end: at + removed, text: added })
    at += removed
  }
  return edits
}

/** With their punctuation, as half a number is none. */
function wholeWords(text: string): string[] {
  return text.match(/\S+|\n+|[^\S\n]+/g) ?? []
}

/** Where a stretch ends that begins with an edit: it takes in every edit of either side that begins within it. */
function endOfRegion(start: number, sides: readonly (readonly Edit[])[]): number {
  let end = start
  for (const edit of sides.flat().toSorted((one, other) => one.start - other.start)) {
    if (edit.start === start || edit.start < end) end = Math.max(end, edit.end)
  }
  return end
}

/** One side's wording of a region. */
function wordingOf(before: string, start: number, end: number, edits: readonly Edit[]): string {
  let text = ''
  let at = start
  for (const edit of edits) {
    text += before.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + before.slice(at, end)
}
