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
  for (let scale = range.largest; scale > range.smallest - step / 2; scale -= step) {
    const scaled = scaleFont(data, scale)
    if (fits(scaled, room, measure)) return scaled
  }
  return undefined
}

export function scaleFont(data: TextData, scale: number): TextData {
  return { ...data, fontSize: Math.round(data.fontSize * scale) }
}

/**
 * As much of the text as fits, ending with a whole sentence where that keeps most of it and with a whole word
 * elsewhere, and with an ellipsis. Nothing where not even its first word fits.
 */
export function cutToFit(data: TextData, room: Room, measure: Measure): TextData | undefined {
  const ends = [...data.text.matchAll(/\s+/gu)].map(({ index }) => index)
  const fitsUntil = (end: number) => fits({ ...data, text: withEllipsis(data.text, end) }, room, measure)
  const most = lastThat(ends, fitsUntil)
  if (most === undefined) return undefined
  const sentence = ends.filter((end) => end <= most && /[.!?…]["”“»’)]*$/u.test(data.text.slice(0, end))).at(-1) ?? 0
  return { ...data, text: withEllipsis(data.text, sentence >= most * 0.6 && fitsUntil(sentence) ? sentence : most) }
}

/** After a whole sentence the ellipsis stands apart: what was left out is more than the end of a word. */
function withEllipsis(text: string, end: number): string {
  const kept = text.slice(0, end)
  return /[.!?]["”“»’)]*$/u.test(kept) ? `${kept} …` : `${kept.replace(/[\s,;:–\u2014-]+$/u, '')}…`
}

/** A text that is too wide is broken within a word, which is never wanted on a graphic. */
function fits(data: TextData, room: Room, measure: Measure): boolean {
  if (measure(data, room.width) > room.height) return false
  const oneLine = data.fontSize * data.lineHeight * 1.5
  const words = data.text.split(/[\s-]+/u).sort((a, b) => b.length - a.length)
  return words.slice(0, 3).every((word) => measure({ ...data, text: word }, room.width) < oneLine)
}

/** The last of rising values for which `holds`, where it holds up to some value and never after. */
function lastThat(values: readonly number[], holds: (value: number) => boolean): number | undefined {
  let from = 0
  let to = values.length
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if (holds(values[middle] ?? 0)) from = middle + 1
    else to = middle
  }
  return values[from - 1]
}
