import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFamilyNames } from '#shared/rules/fonts'
import { fontPath } from '../../../tests/support/drawing.ts'
import {
  allFontFiles,
  availableWeights,
  fontFamilies,
  fontFile,
  fontFilesFor,
  hasItalic,
  nearestWeight,
} from './fonts.ts'

test('the families are those of the specification', () => {
  expect(fontFamilies.map((family) => family.name)).toEqual(fontFamilyNames)
})

test('every font that is offered has its file in its package', () => {
  expect(allFontFiles().filter((file) => !existsSync(fontPath(file)))).toEqual([])
})

test.each(fontFamilies)('$name offers every weight it has among those of the specification', (family) => {
  const exists = (weight: number) =>
    existsSync(fontPath({ package: family.package, file: fileOf(family.package, weight, 'normal') }))
  expect([300, 400, 500, 600, 700, 800].filter(exists)).toEqual(family.weights)
  const italic = fontPath({ package: family.package, file: fileOf(family.package, 400, 'italic') })
  expect(existsSync(italic)).toBe(family.hasItalic)
})

const fileOf = (from: string, weight: number, style: string) => `${from.split('/')[1]}-latin-${weight}-${style}.woff2`

test('a weight that a family lacks becomes the nearest it has', () => {
  expect(availableWeights('Lato')).toEqual([300, 400, 700])
  expect([500, 600, 800].map((weight) => nearestWeight('Lato', weight))).toEqual([400, 700, 700])
  expect(nearestWeight('Playfair Display', 300)).toBe(400)
  expect(nearestWeight('Fira Code', 800)).toBe(700)
})

test('a font file is named by what the family really has', () => {
  expect(hasItalic('Fira Code')).toBe(false)
  expect(fontFile('Fira Code', 800, true, 'latin')).toBe('fira-code-latin-700-normal.woff2')
  expect(fontFile('Source Sans Pro', 600, true, 'latin-ext')).toBe('source-sans-3-latin-ext-600-italic.woff2')
  expect(() => fontFile('Comic Sans', 400, false, 'latin')).toThrow('No such font family')
})

test('a text needs the files of its letters: its own family first, others for the scripts that it lacks', () => {
  const files = (fontFamily: string, text: string) =>
    fontFilesFor({ fontFamily, fontWeight: 700, fontStyle: 'italic', text }).map(({ file }) => file)
  expect(files('Inter', 'Growth')).toEqual(['inter-latin-700-italic.woff2'])
  expect(files('Inter', 'Рост, wzrósł ł')).toEqual([
    'inter-cyrillic-700-italic.woff2',
    'inter-latin-ext-700-italic.woff2',
    'inter-latin-700-italic.woff2',
  ])
  expect(files('Lato', 'Рост نمو')).toEqual([
    'noto-sans-arabic-arabic-700-normal.woff2',
    'open-sans-cyrillic-700-italic.woff2',
    'lato-latin-700-italic.woff2',
  ])
  expect(files('Comic Sans', 'Growth')).toEqual([])
})
