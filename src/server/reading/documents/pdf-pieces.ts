import type { TextItem } from 'pdfjs-dist/types/src/display/api'
import type { LeftOutCounter } from '../left-out.ts'
import type { Letter } from './pdf-drawing.ts'
import type { Sight } from './pdf-seen.ts'

/** A text item of the library, or a part of one whose letters have the same form. */
export type Piece = TextItem & {
  /** What its font itself does to its digits. */
  form?: 'raised' | 'lowered'
  isStruck?: boolean
  /** A blank for invisible letters. */
  isHidden?: boolean
}

/** Letters without text from the library, or off the page, are skipped up to this many; more are an error. */
const maxPassedOver = 2_000
const maxLost = 50
const maxTries = 20
const softHyphen = '\u00ad'
/** In points, and in type sizes: tolerances for the same place and size. */
const samePlace = 0.01
const sameBaseline = 0.05
const sameSize = 0.03

export interface Seen {
  pieces: Piece[]
  /** Layers that are off and have text. */
  hiddenLayers: ReadonlySet<string>
}

/**
 * The visible text items of a page. The library joins letters of different appearance; items are split where their
 * letters differ. Both lists are in stream order.
 */
export function seenPieces(
  items: readonly TextItem[],
  letters: readonly Letter[],
  sights: readonly Sight[],
  leftOut: LeftOutCounter,
): Seen {
  const pieces: Piece[] = []
  const hiddenLayers = new Set<string>()
  let at = 0
  let lost = 0
  let wasHidden = false
  for (const item of items) {
    const text = item.str.replace(/\s+/g, '')
    const found = text === '' || lost > maxLost ? null : findLetters(item, text, letters, at)
    if (!found) {
      if (text !== '') lost += 1
      pieces.push(item)
      continue
    }
    at = found.end
    // The library leaves out the hyphen that some programs divide words with at the end of a line.
    const divided = letters[at]?.text === softHyphen ? { ...item, str: item.str + softHyphen } : item
    for (const part of partsOf(divided, found, letters, sights)) {
      if (typeof part.sight === 'object') hiddenLayers.add(part.sight.hiddenLayer)
      if (part.sight === 'hidden' && !wasHidden) leftOut.count('hiddenTexts')
      wasHidden = part.sight === 'hidden'
      if (part.sight === 'seen') pieces.push(part.piece)
      else if (part.sight === 'struck') pieces.push({ ...part.piece, isStruck: true })
      else pieces.push({ ...part.piece, str: ' ', isHidden: true })
    }
  }
  return { pieces, hiddenLayers }
}

interface Found {
  /** The letters of an item in the order of its text. */
  order: number[]
  /** Whether these are the item's letters, in unknown order. */
  isUnordered: boolean
  /** Where those of the next item start. */
  end: number
}

function findLetters(item: TextItem, text: string, letters: readonly Letter[], from: number): Found | null {
  const [, , , , x = 0, y = 0] = item.transform as number[]
  let tries = 0
  for (let start = from; start < Math.min(letters.length, from + maxPassedOver) && tries < maxTries; start += 1) {
    const first = letters[start] as Letter
    if (Math.abs(first.x - x) > samePlace || Math.abs(first.y - y) > samePlace) continue
    tries += 1
    const found = matchLetters(text, letters, start)
    if (found) return { ...found, isUnordered: found.isUnordered || item.dir === 'ttb' }
  }
  return null
}

function matchLetters(text: string, letters: readonly Letter[], start: number): Found | null {
  const drawn: number[] = []
  let length = 0
  let end = start
  for (; end < letters.length && length < text.length; end += 1) {
    const shown = shownText(letters[end] as Letter)
    if (shown === '') continue
    drawn.push(end)
    length += shown.length
  }
  if (length !== text.length) return null
  const textOf = (order: number[]) => order.map((at) => shownText(letters[at] as Letter)).join('')
  if (textOf(drawn) === text) return { order: drawn, isUnordered: false, end }
  // Right-to-left text is usually drawn from left to right, and reversed by the library.
  const turned = drawn.toReversed()
  if (textOf(turned) === text) return { order: turned, isUnordered: false, end }
  const isMixed = /[\u0590-\u08ff]/.test(text) && sorted(textOf(drawn)) === sorted(text)
  return isMixed ? { order: drawn, isUnordered: true, end } : null
}

function sorted(text: string): string {
  return Array.from(text).sort().join('')
}

/** As the library leaves it out of the text: blanks are set by distance, marks of direction go. */
function shownText({ text }: Letter): string {
  return /^\s|\p{Cf}$/u.test(text) ? '' : text.replace(/\s+/g, '')
}

interface Part {
  piece: Piece
  sight: Sight
}

function partsOf(item: TextItem, { order, isUnordered }: Found, letters: readonly Letter[], sights: readonly Sight[]) {
  const sightOf = (at: number) => sights[at] as Sight
  const [first = 0] = order
  if (isUnordered) {
    const sight = order.some((at) => sightOf(at) === 'seen') ? 'seen' : sightOf(first)
    return [{ piece: item, sight }]
  }
  const isAlike = order.every((at) => isSame(sightOf(at), sightOf(first)) && standAlike(letters, at, first))
  if (isAlike) return [{ piece: withForm(item, letters[first]), sight: sightOf(first) }]

  const parts: (Part & { letters: Letter[] })[] = []
  let rest = item.str
  order.forEach((at, index) => {
    const letter = letters[at] as Letter
    const blanks = /^\s*/.exec(rest)?.[0].length ?? 0
    const length = blanks + shownText(letter).length
    const isLast = index === order.length - 1
    const text = isLast ? rest : rest.slice(0, length)
    rest = rest.slice(length)
    const part = parts.at(-1)
    const before = order[index - 1]
    if (part && before !== undefined && isSame(part.sight, sightOf(at)) && standAlike(letters, at, before)) {
      part.piece.str += text
      part.letters.push(letter)
    } else {
      parts.push({ piece: withForm({ ...item, str: text }, letter), sight: sightOf(at), letters: [letter] })
    }
  })
  const start = letters[first] as Letter
  return parts.map(({ piece, sight, letters: own }) => ({ piece: placed(piece, own, start), sight }))
}

function isSame(one: Sight, other: Sight): boolean {
  if (typeof one === 'object' && typeof other === 'object') return one.hiddenLayer === other.hiddenLayer
  return one === other
}

function withForm(piece: Piece, letter: Letter | undefined): Piece {
  return letter?.form ? { ...piece, form: letter.form } : piece
}

/** Of the same size and form, on one line. */
function standAlike(letters: readonly Letter[], at: number, other: number): boolean {
  const [one, two] = [letters[at], letters[other]] as [Letter, Letter]
  if (one.form !== two.form) return false
  const size = Math.hypot(two.upX, two.upY)
  if (Math.abs(Math.hypot(one.upX, one.upY) - size) > sameSize * size) return false
  const rise = (one.x - two.x) * two.upX + (one.y - two.y) * two.upY
  return Math.abs(rise) <= sameBaseline * size * size
}

/** The piece where its letters are, which may come from the right. @param whole the first letter of the whole item */
function placed(piece: Piece, letters: Letter[], whole: Letter): Piece {
  const [first] = letters as [Letter]
  const [a = 1, b = 0, c = 0, d = 1] = piece.transform as number[]
  const scale = Math.hypot(first.upX, first.upY) / (Math.hypot(whole.upX, whole.upY) || 1)
  const length = Math.hypot(a, b) || 1
  const along = ({ x, y }: { x: number; y: number }) => (x * a + y * b) / length
  const start = letters.reduce((least, each) => (along(each) < along(least) ? each : least), first)
  const end = Math.max(...letters.map(({ endX, endY }) => along({ x: endX, y: endY })))
  return {
    ...piece,
    transform: [a * scale, b * scale, c * scale, d * scale, start.x, start.y],
    width: end - along(start),
    height: piece.height * scale,
  }
}
