import { isIndistinct, parseColour, white } from '../html/colours.ts'
import type { Letter, Paint } from './pdf-drawing.ts'
import type { Area } from './pdf-matrix.ts'

/** Where a line strikes letters out, in type sizes above the baseline, and how thick it is at most. */
const lowest = 0.1
const highest = 0.5
const maxThickness = 0.2
/** In type sizes: a line that strikes letters out ends where they do; rules and grids go on. */
const maxOverhang = 0.7
/** In points. */
const maxSize = 60
const bandHeight = 4

/** Indexes of the letters with a horizontal line through their middle, from first to last. */
export function struckByLines(letters: readonly Letter[], paints: readonly Paint[]): ReadonlySet<number> {
  const struck = new Set<number>()
  const lines = paints.filter(isLine)
  if (lines.length === 0) return struck
  const bands = new Map<number, number[]>()
  letters.forEach((letter, at) => {
    if (letter.text.trim() === '' || letter.upX !== 0 || letter.upY <= 0) return
    const band = Math.floor(letter.y / bandHeight)
    const others = bands.get(band)
    if (others) others.push(at)
    else bands.set(band, [at])
  })

  for (const { area } of lines) {
    const middle = (area.bottom + area.top) / 2
    const through: number[] = []
    const [from, to] = [middle - highest * maxSize, middle].map((y) => Math.floor(y / bandHeight)) as [number, number]
    for (let band = from; band <= to; band += 1) {
      for (const at of bands.get(band) ?? []) if (isThrough(area, middle, letters[at] as Letter)) through.push(at)
    }
    if (
      endsWithLetters(
        area,
        through.map((at) => letters[at] as Letter),
      )
    )
      for (const at of through) struck.add(at)
  }
  return struck
}

function isLine({ kind, area, colour }: Paint): boolean {
  const height = area.top - area.bottom
  return (
    kind === 'box' &&
    height <= maxThickness * maxSize &&
    area.right - area.left > height &&
    !isIndistinct(parseColour(colour ?? ''), white)
  )
}

function isThrough(area: Area, middle: number, { x, endX, y, upY }: Letter): boolean {
  const height = (middle - y) / upY
  const centre = (x + endX) / 2
  return (
    height >= lowest &&
    height <= highest &&
    area.top - area.bottom <= maxThickness * upY &&
    centre >= area.left &&
    centre <= area.right
  )
}

/** One letter alone may have its bar, as in ħ. */
function endsWithLetters(area: Area, letters: readonly Letter[]): boolean {
  const [first] = letters
  if (!first || (letters.length < 2 && !/\d/.test(first.text))) return false
  const left = Math.min(...letters.map(({ x, endX }) => Math.min(x, endX)))
  const right = Math.max(...letters.map(({ x, endX }) => Math.max(x, endX)))
  const overhang = maxOverhang * first.upY
  return area.left > left - overhang && area.right < right + overhang
}
