import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { prepareLetters } from '#server/adapters/drawing/font-files'
import { fontFamilyNames } from '#shared/rules/fonts'
import { fontPath } from '../../../tests/support/drawing.ts'
import { allFontFiles } from './font-files.ts'
import { availableWeights, familyList, fontFilesFor, hasItalic, missingLetters, nearestWeight } from './fonts.ts'
import { includedFamilies } from './included-fonts.ts'

beforeAll(prepareLetters)

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
    fontFilesFor({ fontFamily, fontWeight, fontStyle: 'italic', text: 'Growth' }).at(-1)?.file
  expect(hasItalic('Fira Code')).toBe(false)
  expect(lastFile('Fira Code', 800)).toBe('fira-code-latin-700-normal.woff2')
  expect(lastFile('Source Sans Pro', 600)).toBe('source-sans-3-latin-600-italic.woff2')
})

test('a family that is not here is drawn in one that is', () => {
  expect(familyList('Comic Sans', 'Growth')).toBe(familyList('Inter', 'Growth'))
  expect(nearestWeight('Comic Sans', 900)).toBe(800)
})

const files = (fontFamily: string, text: string) =>
  fontFilesFor({ fontFamily, fontWeight: 700, fontStyle: 'italic', text }).map(({ file }) => file)

test('a text needs the files of its letters: its own family first, others for the letters that it lacks', () => {
  expect(files('Inter', 'Growth')).toEqual(['inter-latin-700-italic.woff2'])
  expect(files('Inter', 'Рост, wzrósł ł').toSorted()).toEqual([
    'inter-cyrillic-700-italic.woff2',
    'inter-latin-700-italic.woff2',
    'inter-latin-ext-700-italic.woff2',
  ])
  expect(files('Lato', 'Рост نمو')).toEqual([
    'open-sans-cyrillic-700-italic.woff2',
    'noto-sans-arabic-arabic-700-normal.woff2',
    'lato-latin-700-italic.woff2',
  ])
  expect(files('Comic Sans', 'Growth')).toEqual(['inter-latin-700-italic.woff2'])
})

test.each([
  ['Czech in Lato', 'Lato', 'Příliš', ['inter-latin-ext-700-italic.woff2', 'lato-latin-ext-700-italic.woff2']],
  ['Vietnamese in Lato', 'Lato', 'ệ ở', ['inter-vietnamese-700-italic.woff2']],
  ['Hindi in Poppins, which has it', 'Poppins', 'वृद्धि', ['poppins-devanagari-700-italic.woff2']],
  ['Thai', 'Inter', 'เติบโต', ['noto-sans-thai-thai-700-normal.woff2']],
  ['small digits', 'Inter', 'CO₂', ['open-sans-math-700-italic.woff2']],
  [
    'arrows and ticks',
    'Inter',
    '→ ✓',
    ['noto-sans-symbols-2-symbols-400-normal.woff2', 'noto-sans-symbols-symbols-700-normal.woff2'],
  ],
  ['a smiley', 'Inter', '😀', ['noto-color-emoji-9-400-normal.woff']],
  ['joined signs in one file', 'Inter', '👩🏽‍🚀', ['noto-color-emoji-8-400-normal.woff']],
  ['a heart that is a letter', 'Inter', '❤', ['noto-sans-symbols-2-symbols-400-normal.woff2']],
  ['a heart that is none', 'Inter', '❤️', ['noto-color-emoji-2-400-normal.woff']],
])('%s', (_what, family, text, others) => {
  expect(files(family, text).slice(0, -1)).toEqual(others)
})

test('Chinese letters are those of the language that stands beside them', () => {
  const familiesIn = (text: string) => familyList('Inter', text).split(', ').slice(1, -1)
  expect(familiesIn('直')).toEqual(['"Noto Sans SC"'])
  expect(familiesIn('直す')).toEqual(['"Noto Sans JP"'])
  expect(familiesIn('直 한국')).toEqual(['"Noto Sans KR"'])
})

test('characters that no font has are named, each once, but not what nobody sees', () => {
  const missing = (text: string) => missingLetters({ fontFamily: 'Inter', text })
  expect(missing('Größe 12 % → 中文 한국어 ไทย हिन्दी 😀 ❤️‍🔥 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ \u00ad\u200b\u200d\ufe0f\ufeff')).toEqual([])
  expect(missing('Runes ᚠᚢᚠ and \u{f8ff}')).toEqual(['ᚠ', 'ᚢ', '\u{f8ff}'])
})
