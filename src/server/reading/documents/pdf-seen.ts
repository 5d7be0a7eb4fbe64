import type { Drawing, Letter } from './pdf-drawing.ts'
import type { Area } from './pdf-matrix.ts'
import { struckByLines } from './pdf-struck.ts'
import { liesOn, liesOutside, Surroundings } from './pdf-surroundings.ts'

export type Sight = 'seen' | 'hidden' | 'struck' | { hiddenLayer: string }

/** In points: smaller letters are dots on paper. */
const tinySize = 1
const tinyWidth = 0.3

/**
 * Which letters of the page are visible. In doubt, a letter counts as visible.
 * @param struckAreas areas struck out by annotations
 */
export function judgeLetters({ letters, paints, isBusy }: Drawing, struckAreas: readonly Area[]): Sight[] {
  const around = new Surroundings(letters, paints)
  const isUnderPicture = letters.map((_, at) => around.isCovered(at, 'picture'))
  const isBehind = letters.map(({ ink }, at) => ink.isInvisible || isUnderPicture[at] === true)
  const isScan = isScanned(letters, isBehind, around)
  const struck = struckByLines(letters, paints)

  return letters.map((letter, at) => {
    const { ink } = letter
    if (ink.hiddenLayer !== null) return { hiddenLayer: ink.hiddenLayer }
    if (isBehind[at]) {
      const isInPicture = !isUnderPicture[at] && (isBusy || around.mayBeDrawn(at))
      return isScan || isInPicture ? 'seen' : 'hidden'
    }
    if (isTiny(letter) || (ink.clip && liesOutside(letter, ink.clip))) return 'hidden'
    if (!isBusy && (around.isCovered(at, 'box') || around.isCamouflaged(at))) return 'hidden'
    return struck.has(at) || struckAreas.some((area) => liesOn(letter, area)) ? 'struck' : 'seen'
  })
}

/** A scan's text is behind its picture, or on it without ink: it transcribes the picture. */
function isScanned(letters: readonly Letter[], isBehind: readonly boolean[], around: Surroundings): boolean {
  let inked = 0
  let behind = 0
  let inPicture = 0
  letters.forEach(({ text }, at) => {
    if (text.trim() === '') return
    inked += 1
    if (!isBehind[at]) return
    behind += 1
    if (around.mayBeDrawn(at)) inPicture += 1
  })
  return behind === inked || inPicture > inked / 2
}

function isTiny({ x, y, endX, endY, upX, upY }: Letter): boolean {
  return Math.hypot(upX, upY) < tinySize && Math.hypot(endX - x, endY - y) < tinyWidth
}
