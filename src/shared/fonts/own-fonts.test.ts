import { afterEach, beforeAll, expect, test } from 'vitest'
import { prepareLetters } from '#server/adapters/drawing/font-files'
import {
  availableWeights,
  familyList,
  fontAddress,
  fontFamilies,
  fontFilesFor,
  hasItalic,
  isKnownFamily,
  nearestWeight,
} from './fonts.ts'
import { type OwnFont, setOwnFonts } from './own-fonts.ts'

beforeAll(prepareLetters)
afterEach(() => setOwnFonts([]))

const face = (id: string, weight: number, isItalic = false, more: Partial<OwnFont> = {}): OwnFont => ({
  id,
  family: 'Blocks',
  weight,
  isItalic,
  scripts: [],
  ...more,
})

const lastFile = (fontWeight: number, fontStyle: 'normal' | 'italic') =>
  fontFilesFor({ fontFamily: 'Blocks', fontWeight, fontStyle, text: 'Growth' }).at(-1)?.file

test('a family is known for as long as its author’s fonts are brought', () => {
  setOwnFonts([face('a', 400)])
  expect(isKnownFamily('Blocks')).toBe(true)
  expect(fontFamilies()[0]?.name).toBe('Blocks')
  setOwnFonts([face('b', 400, false, { family: 'Others' })])
  expect(isKnownFamily('Blocks')).toBe(false)
  expect(familyList('Blocks', 'Growth')).toBe(familyList('Inter', 'Growth'))
})

test('its letters come first, then those of an included family, then what that one lacks', () => {
  setOwnFonts([face('a', 400)])
  const text = 'Growth, نمو, צמיחה'
  expect(familyList('Blocks', 'Growth')).toBe('"Own Blocks", "Inter", sans-serif')
  expect(familyList('Blocks', text)).toBe('"Own Blocks", "Inter", "Noto Sans Arabic", "Open Sans Hebrew", sans-serif')
  setOwnFonts([face('a', 400, false, { scripts: ['arabic'] })])
  expect(familyList('Blocks', text)).toBe('"Own Blocks", "Inter", "Open Sans Hebrew", sans-serif')
})

test('weights are those it has, and its file is the one for them', () => {
  setOwnFonts([face('bold', 700), face('plain', 400)])
  expect(availableWeights('Blocks')).toEqual([400, 700])
  expect(nearestWeight('Blocks', 600)).toBe(700)
  expect(lastFile(500, 'normal')).toBe('own-plain')
  expect(fontAddress('own-plain')).toBe('/api/fonts/plain')
})

test('italics count when every weight has one', () => {
  setOwnFonts([face('plain', 400), face('bold', 700), face('slanted', 400, true)])
  expect(hasItalic('Blocks')).toBe(false)
  expect(lastFile(400, 'italic')).toBe('own-plain')
  setOwnFonts([face('plain', 400), face('slanted', 400, true)])
  expect(hasItalic('Blocks')).toBe(true)
  expect(lastFile(400, 'italic')).toBe('own-slanted')
})

test('a family of italics alone is drawn in them', () => {
  setOwnFonts([face('slanted', 400, true)])
  expect(hasItalic('Blocks')).toBe(false)
  expect(lastFile(400, 'normal')).toBe('own-slanted')
})

test('a text needs its own file whatever its letters, and others for letters that it may lack', () => {
  setOwnFonts([face('a', 400)])
  const files = (text: string) =>
    fontFilesFor({ fontFamily: 'Blocks', fontWeight: 400, fontStyle: 'normal', text }).map(({ file }) => file)
  expect(files('Рост')).toEqual(['inter-cyrillic-400-normal.woff2', 'inter-latin-400-normal.woff2', 'own-a'])
})
