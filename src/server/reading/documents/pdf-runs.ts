import type { PageViewport } from 'pdfjs-dist'
import type { Piece } from './pdf-pieces.ts'

/** A stretch of text as the page draws it, in the reader's coordinates: y grows downwards, the page upright. */
export interface Run {
  text: string
  left: number
  right: number
  baseline: number
  size: number
  /** What its font itself does to its digits. */
  form?: 'raised' | 'lowered'
  isStruck?: boolean
  isHidden?: boolean
}

/** Runs in one direction, which is 0 for upright text; others are turned to be upright. */
export interface Direction {
  degrees: number
  runs: Run[]
}

/** In type sizes; the same text at more than twice this distance is a real repetition. */
const repeatDistance = 0.1

/**
 * The runs of a page in the order of its stream, grouped by direction: turned text (a label along an axis, a stamp
 * across the page) is laid out by itself. The direction with most text comes first.
 */
export function runsByDirection(pieces: readonly Piece[], fields: readonly Run[], viewport: PageViewport): Direction[] {
  const groups = new Map<number, Run[]>()
  for (const piece of pieces) {
    if (piece.str === '') continue
    const [a, b, x, y] = placeOf(piece, viewport)
    const degrees = (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360
    const group = groups.get(degrees) ?? []
    groups.set(degrees, group)
    group.push(upright(piece, degrees, x, y))
  }
  if (fields.length > 0) groups.set(0, withFields(groups.get(0) ?? [], fields))
  return [...groups]
    .map(([degrees, runs]) => ({ degrees, runs: withoutRepeats(runs) }))
    .sort((one, other) => textLength(other.runs) - textLength(one.runs))
}

/** Puts each field behind what the page has to the left of it on the same line, which is its label. */
function withFields(runs: readonly Run[], fields: readonly Run[]): Run[] {
  const placed = [...runs]
  for (const field of fields) {
    const label = placed.findLastIndex(
      (run) => run.left <= field.left && Math.abs(run.baseline - field.baseline) < field.size * 0.5,
    )
    placed.splice(label < 0 ? placed.length : label + 1, 0, field)
  }
  return placed
}

/** Bold type and shadows are often made by drawing the same text again, hardly moved; it is read once. */
function withoutRepeats(runs: Run[]): Run[] {
  const drawn = new Set<string>()
  return runs.filter((run) => {
    if (run.text.trim() === '') return true
    const [column, row] = [run.left, run.baseline].map((place) => Math.round(place / (run.size * repeatDistance)))
    const placeAt = (right: number, down: number) => `${(column ?? 0) + right} ${(row ?? 0) + down} ${run.text}`
    const isRepeat = [-1, 0, 1].some((right) => [-1, 0, 1].some((down) => drawn.has(placeAt(right, down))))
    drawn.add(placeAt(0, 0))
    return !isRepeat
  })
}

/** Direction and start of a piece of text after the page's own turning. */
function placeOf(piece: Piece, { transform: page }: PageViewport): [number, number, number, number] {
  const [a = 1, b = 0, , , x = 0, y = 0] = piece.transform as number[]
  const [pa = 1, pb = 0, pc = 0, pd = -1, pe = 0, pf = 0] = page as number[]
  return [a * pa + b * pc, a * pb + b * pd, x * pa + y * pc + pe, x * pb + y * pd + pf]
}

function upright(piece: Piece, degrees: number, x: number, y: number): Run {
  const angle = (-degrees * Math.PI) / 180
  const left = x * Math.cos(angle) - y * Math.sin(angle)
  return {
    text: plainLetters(piece.str),
    left,
    right: left + Math.abs(piece.width),
    baseline: x * Math.sin(angle) + y * Math.cos(angle),
    size: piece.height || Math.hypot(piece.transform[2], piece.transform[3]) || 1,
    ...(piece.form && { form: piece.form }),
    ...(piece.isStruck && { isStruck: true }),
    ...(piece.isHidden && { isHidden: true }),
  }
}

/** Ligatures and Arabic presentation forms as plain letters. */
function plainLetters(text: string): string {
  return text.replace(/[\ufb00-\ufdff\ufe70-\ufefc]+/g, (shapes) => shapes.normalize('NFKC'))
}

function textLength(runs: Run[]): number {
  return runs.reduce((sum, run) => sum + run.text.trim().length, 0)
}
