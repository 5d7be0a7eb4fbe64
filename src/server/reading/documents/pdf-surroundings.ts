import { type Colour, isIndistinct, parseColour, white } from '../html/colours.ts'
import type { Ink, Letter, Paint } from './pdf-drawing.ts'
import { type Area, common, holds } from './pdf-matrix.ts'

/** In type sizes above the baseline: paint over both heights covers the letter. */
const lowHeight = 0.08
const highHeight = 0.45
/** In points. */
const bandHeight = 20

interface Near {
  colour: Colour
  isLostOnWhite: boolean
  /** What was painted where the letters are. */
  paints: Paint[]
}

/** What was painted around the letters of a page. */
export class Surroundings {
  readonly #letters: readonly Letter[]
  /** Of letters that were shown together, so that not each is compared with all. */
  readonly #near = new Map<Ink, Near>()
  #bands: Map<number, Letter[]> | undefined

  constructor(letters: readonly Letter[], paints: readonly Paint[]) {
    this.#letters = letters
    const areas = new Map<Ink, Area>()
    for (const letter of letters) {
      const area = areas.get(letter.ink) ?? { left: letter.x, right: letter.x, bottom: letter.y, top: letter.y }
      extend(area, letter)
      areas.set(letter.ink, area)
    }
    for (const [ink, area] of areas) {
      const colour = ink.colour === null ? null : parseColour(ink.colour)
      const near = paints.filter((paint) => common(paint.area, area) !== null)
      this.#near.set(ink, { colour, isLostOnWhite: isIndistinct(colour, white), paints: near })
    }
  }

  /** By something that was painted afterwards. */
  isCovered(at: number, kind: Paint['kind']): boolean {
    const letter = this.#letters[at] as Letter
    const { paints } = this.#nearOf(letter)
    if (paints.length === 0) return false
    return paints.some((paint) => paint.isCover && paint.kind === kind && paint.at > at && liesOn(letter, paint.area))
  }

  /** A picture of the letter, or its outlines, may be where it is. */
  mayBeDrawn(at: number): boolean {
    const letter = this.#letters[at] as Letter
    return this.#nearOf(letter).paints.some(({ kind, area }) => kind !== 'box' && liesOn(letter, area))
  }

  /** Whether it has its background's colour: white if nothing is behind it. */
  isCamouflaged(at: number): boolean {
    const letter = this.#letters[at] as Letter
    const { colour, paints, isLostOnWhite } = this.#nearOf(letter)
    const under = paints.findLast((paint) => paint.at <= at && liesOn(letter, paint.area))
    if (!under) return isLostOnWhite && !this.#isOnLetter(letter)
    return under.kind === 'box' && isIndistinct(colour, parseColour(under.colour ?? ''))
  }

  /** Such as a white number on a black disc that is a letter of a font of signs. */
  #isOnLetter(letter: Letter): boolean {
    this.#bands ??= this.#partInBands()
    const [x, y] = pointOf(letter, highHeight)
    return (this.#bands.get(Math.floor(y / bandHeight)) ?? []).some((other) => {
      const area = { left: other.x, right: other.x, bottom: other.y, top: other.y }
      extend(area, other)
      return holds(area, x, y)
    })
  }

  /** Letters that are seen on white, by height; those of other signs reach further down than their baseline. */
  #partInBands(): Map<number, Letter[]> {
    const bands = new Map<number, Letter[]>()
    for (const letter of this.#letters) {
      const { isLostOnWhite } = this.#nearOf(letter)
      if (isLostOnWhite || letter.ink.isInvisible || letter.text.trim() === '') continue
      const [from, to] = [letter.y, letter.y + letter.upY].sort((one, other) => one - other) as [number, number]
      const last = Math.min(Math.floor(to / bandHeight), Math.floor(from / bandHeight) + 50)
      for (let band = Math.floor(from / bandHeight); band <= last; band += 1) {
        const others = bands.get(band)
        if (others) others.push(letter)
        else bands.set(band, [letter])
      }
    }
    return bands
  }

  #nearOf({ ink }: Letter): Near {
    return this.#near.get(ink) ?? { colour: null, isLostOnWhite: false, paints: [] }
  }
}

export function liesOn(letter: Letter, area: Area): boolean {
  return holds(area, ...pointOf(letter, lowHeight)) && holds(area, ...pointOf(letter, highHeight))
}

export function liesOutside(letter: Letter, area: Area): boolean {
  return !holds(area, ...pointOf(letter, lowHeight)) && !holds(area, ...pointOf(letter, highHeight))
}

/** In the middle of a letter. @param height in type sizes above the baseline */
function pointOf({ x, y, endX, endY, upX, upY }: Letter, height: number): [number, number] {
  return [(x + endX) / 2 + upX * height, (y + endY) / 2 + upY * height]
}

function extend(area: Area, { x, y, endX, endY, upX, upY }: Letter): void {
  area.left = Math.min(area.left, x, endX, x + upX, endX + upX)
  area.right = Math.max(area.right, x, endX, x + upX, endX + upX)
  area.bottom = Math.min(area.bottom, y, endY, y + upY, endY + upY)
  area.top = Math.max(area.top, y, endY, y + upY, endY + upY)
}
