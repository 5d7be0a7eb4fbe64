import type { TextData } from '#shared/scene/scene'

/** @returns the height of the text when its lines are as wide as `width` allows, in canvas pixels */
export type Measure = (data: TextData, width: number) => number

export interface Room {
  readonly width: number
  readonly height: number
}

/** How large and how small the font may become, times the template's own. */
export interface FontRange {
  readonly largest: number
  readonly smallest: number
}

const step = 0.05

/** The text in the largest font of the range that fits. Nothing where even the smallest is too large. */
export function shrinkToFit(data: TextData, room: Room, measure: Measure, range: FontRange): TextData | undefined {
  for (let scale = range.largest; scale > range.smallest; scale -= step) {
    const scaled = scaleFont(data, scale)
    if (fits(scaled, room, measure)) return scaled
  }
  const smallest = scaleFont(data, range.smallest)
  return fits(smallest, room, measure) ? smallest : undefined
}

/** Large letters look loose unless set tighter; joined letters are never set tighter. */
const tracked = { above: 60, letterSpacing: -0.02 }

function scaleFont(data: TextData, scale: number): TextData {
  const fontSize = Math.round(data.fontSize * scale)
  const isLoose = fontSize > tracked.above && data.letterSpacing === undefined
  return isLoose ? { ...data, fontSize, letterSpacing: tracked.letterSpacing } : { ...data, fontSize }
}

/** A text that is too wide is broken within a word, which a graphic must not have. */
function fits(data: TextData, room: Room, measure: Measure): boolean {
  return measure(data, room.width) <= room.height && hasWholeWords(data, room.width, measure)
}

export function hasWholeWords(data: TextData, width: number, measure: Measure): boolean {
  const oneLine = data.fontSize * data.lineHeight * 1.5
  const words = data.text.split(/[ \t\r\n\u00ad-]+/u).sort((a, b) => b.length - a.length)
  return words.slice(0, 3).every((word) => measure({ ...data, text: word }, width) < oneLine)
}
