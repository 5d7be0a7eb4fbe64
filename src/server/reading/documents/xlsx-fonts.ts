import type { LetterForm } from '../letters/letter-line.ts'
import { isOn } from './office.ts'
import { attributeOf } from './xml.ts'

/** Formatting of a workbook font. */
export interface SheetFont {
  isStruck: boolean
  isHidden: boolean
  /** In white, as the page is. */
  isPale: boolean
  position: 'plain' | 'raised' | 'lowered'
}

/** Up to this size, in points, letters are unreadable. */
const maxUnreadablePoints = 2
const white = /^(?:FF)?FFFFFF$/i
/** The first colour of a theme is the page's, and so are two of the oldest palette. */
const paleIndexes = new Set(['1', '9'])

export function plainFont(): SheetFont {
  return { isStruck: false, isHidden: false, isPale: false, position: 'plain' }
}

const known = new Map<string, SheetFont>()

/** One and the same object for all fonts that say the same: a workbook may have hundreds of thousands of runs. */
export function sharedFont(font: SheetFont): SheetFont {
  const key = `${font.isStruck}${font.isHidden}${font.isPale}${font.position}`
  const same = known.get(key) ?? font
  known.set(key, same)
  return same
}

/** Applies one element within `font` or `rPr`. */
export function readFontElement(font: SheetFont, name: string, attributes: Record<string, string>): void {
  const value = attributeOf(attributes, 'val') ?? ''
  if (name === 'strike') font.isStruck = isOn(attributes)
  else if (name === 'sz') font.isHidden = Number(value) < maxUnreadablePoints
  else if (name === 'color') font.isPale = isPageColour(attributes)
  else if (name === 'vertAlign') {
    font.position = value === 'superscript' ? 'raised' : value === 'subscript' ? 'lowered' : 'plain'
  }
}

export function formOf(font: SheetFont): LetterForm {
  if (font.isStruck) return 'struck'
  return font.isHidden ? 'hidden' : font.position
}

/** White, from the palette, the theme or by its numbers. */
export function isPageColour(attributes: Record<string, string>): boolean {
  if (Number(attributes.tint ?? 0) !== 0) return false
  if (attributes.theme !== undefined) return attributes.theme === '0'
  return white.test(attributes.rgb ?? '') || paleIndexes.has(attributes.indexed ?? '')
}
