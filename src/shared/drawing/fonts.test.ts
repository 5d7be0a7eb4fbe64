import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontFamilyNames } from '#shared/rules/fonts'
import { fontPath } from '../../../tests/support/drawing.ts'
import { availableWeights, familyList, fontFilesFor, fontFilesOf, hasItalic, nearestWeight } from './fonts.ts'
import { allFontFiles, includedFamilies } from './included-fonts.ts'

test('the families are those of the specification', () => {
  expect(includedFamilies.map((family) => family.name)).toEqual(fontFamilyNames)
})

test('every font that is offered has its file in its package', () => {
  expect(allFontFiles().filter((file) => !existsSync(fontPath(file)))).toEqual([])
})

test.each(includedFamilies)('$name offers every weight it has among those of the specification', (family) => {
  const home = allFontFiles().find((file) => file.family === family.cssName)?.package ?? ''
  const exists = (weight: number, style = 'normal') =>
    existsSync(fontPath({ package: home, file: `${home.split('/')[1]}-latin-${weight}-${style}.woff2` }))
  expect([300, 400, 500, 600, 700, 800].filter((weight) => exists(weight))).toEqual(family.weights)
  expect(exists(400, 'italic')).toBe(family.hasItalic)
})

test('a weight that a family lacks becomes the nearest it has', () => {
  expect(availableWeights('Lato')).toEqual([300, 400, 700])
  expect([500, 600, 800].map((weight) => nearestWeight('Lato', weight))).toEqual([400, 700, 700])
  expect(nearestWeight('Playfair Display', 300)).toBe(400)
  expect(nearestWeight('Fira Code', 800)).toBe(700)
})

test('a font file is named by what the family really has', () => {
  const lastFile = (fontFamily: string, fontWeight: number) =>
    fontFilesOf({ fontFamily, fontWeight, fontStyle: 'italic' }).at(-1)?.file
  expect(hasItalic('Fira Code')).toBe(false)
  expect(lastFile('Fira Code', 800)).toBe('fira-code-latin-700-normal.woff2')
  expect(lastFile('Source Sans Pro', 600)).toBe('source-sans-3-latin-600-italic.woff2')
})

test('a family that is not here is drawn in one that is', () => {
  expect(familyList('Comic Sans')).toBe(familyList('Inter'))
  expect(nearestWeight('Comic Sans', 900)).toBe(800)
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
    'open-sans-cyrillic-700-italic.woff2',
    'noto-sans-arabic-arabic-700-normal.woff2',
    'lato-latin-700-italic.woff2',
  ])
  expect(files('Comic Sans', 'Growth')).toEqual(['inter-latin-700-italic.woff2'])
})
