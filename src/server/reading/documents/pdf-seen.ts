import { type Colour, isLost, parseColour, white } from '../html/colours.ts'
import type { Drawing, Ink, Letter, Paint } from './pdf-drawing.ts'
import { type Area, common, holds } from './pdf-matrix.ts'
import { struckByLines } from './pdf-struck.ts'

export type Sight = 'seen' | 'hidden' | 'struck' | { hiddenLayer: string }

/** In type sizes above the baseline: what lies over both heights lies over the letter. */
const lowHeight = 0.08
const highHeight = 0.45
/** In points: smaller letters are dots on paper. */
const tinySize = 1
const tinyWidth = 0.3

/**
 * What a reader of the page sees of each letter. Where it can't be said for sure, a letter counts as seen.
 * @param struckAreas what was struck out by annotations
 */
export function judgeLetters({ letters, paints, isBusy }: Drawing, struckAreas: readonly Area[]): Sight[] {
  const pictures = paints.filter(({ kind }) => kind === 'picture')
  const near = new PaintsNear(letters, paints)
  const isUnderPicture = letters.map((_, at) => near.isCovered(at, 'picture'))
  const isBehind = letters.map(({ ink }, at) => ink.isInvisible || isUnderPicture[at] === true)
  const isScan = isScanned(letters, isBehind, pictures)
  const struck = struckByLines(letters, paints)

  return letters.map((letter, at) => {
    const { ink } = letter
    if (ink.hiddenLayer !== null) return { hiddenLayer: ink.hiddenLayer }
    if (isBehind[at]) {
      const isOnPicture = !isUnderPicture[at] && pictures.some(({ area }) => liesOn(letter, area))
      return isScan || isOnPicture ? 'seen' : 'hidden'
    }
    if (isTiny(letter) || (ink.clip && isOutside(letter, ink.clip))) return 'hidden'
    if (!isBusy && (near.isCovered(at, 'box') || near.isCamouflaged(at))) return 'hidden'
    return struck.has(at) || struckAreas.some((area) => liesOn(letter, area)) ? 'struck' : 'seen'
  })
}

/** The text of a scan lies behind its picture, or on it without ink: there it is what the picture shows. */
function isScanned(letters: Letter[], isBehind: boolean[], pictures: Paint[]): boolean {
  const inked = letters.map((letter, at) => ({ letter, at })).filter(({ letter }) => letter.text.trim() !== '')
  const behind = inked.filter(({ at }) => isBehind[at])
  const ofPicture = behind.filter(({ letter }) => pictures.some(({ area }) => liesOn(letter, area)))
  return behind.length === inked.length || ofPicture.length > inked.length / 2
}

interface Surroundings {
  colour: Colour
  /** What was painted where the letters are. */
  paints: Paint[]
  isLostOnWhite: boolean
}

/** What was painted near the letters that were shown together, so that not each is compared with all. */
class PaintsNear {
  readonly #letters: Letter[]
  readonly #near = new Map<Ink, Surroundings>()

  constructor(letters: Letter[], paints: Paint[]) {
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
      this.#near.set(ink, { colour, paints: near, isLostOnWhite: isLost(colour, white) })
    }
  }

  /** By something that was painted afterwards. */
  isCovered(at: number, kind: Paint['kind']): boolean {
    const letter = this.#letters[at] as Letter
    const { paints } = this.#surroundingsOf(letter)
    if (paints.length === 0) return false
    return paints.some((paint) => paint.isCover && paint.kind === kind && paint.at > at && liesOn(letter, paint.area))
  }

  /** In the colour of what is under it: white where nothing is. */
  isCamouflaged(at: number): boolean {
    const letter = this.#letters[at] as Letter
    const { colour, paints, isLostOnWhite } = this.#surroundingsOf(letter)
    const under = paints.findLast((paint) => paint.at <= at && liesOn(letter, paint.area))
    if (!under) return isLostOnWhite
    return under.kind === 'box' && isLost(colour, parseColour(under.colour ?? ''))
  }

  #surroundingsOf(letter: Letter): Surroundings {
    return this.#near.get(letter.ink) ?? { colour: null, paints: [], isLostOnWhite: false }
  }
}

function extend(area: Area, { x, y, endX, endY, upX, upY }: Letter): void {
  area.left = Math.min(area.left, x, endX, x + upX, endX + upX)
  area.right = Math.max(area.right, x, endX, x + upX, endX + upX)
  area.bottom = Math.min(area.bottom, y, endY, y + upY, endY + upY)
  area.top = Math.max(area.top, y, endY, y + upY, endY + upY)
}

function liesOn({ x, y, endX, endY, upX, upY }: Letter, area: Area): boolean {
  const [middleX, middleY] = [(x + endX) / 2, (y + endY) / 2]
  return (
    holds(area, middleX + upX * lowHeight, middleY + upY * lowHeight) &&
    holds(area, middleX + upX * highHeight, middleY + upY * highHeight)
  )
}

function isOutside({ x, y, endX, endY, upX, upY }: Letter, area: Area): boolean {
  const [middleX, middleY] = [(x + endX) / 2, (y + endY) / 2]
  return ![lowHeight, highHeight].some((height) => holds(area, middleX + upX * height, middleY + upY * height))
}

function isTiny({ x, y, endX, endY, upX, upY }: Letter): boolean {
  return Math.hypot(upX, upY) < tinySize && Math.hypot(endX - x, endY - y) < tinyWidth
}
