import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createScene } from '#shared/scene/create'
import { newTextLayer } from '#shared/scene/text-layer'
import { fontPath, sceneOf } from '../../../../tests/support/drawing.ts'
import { allFontFiles } from '../included-fonts.ts'
import { createPdfFonts, pdfFontFiles } from './pdf-fonts.ts'
import { shapeLine } from './shape-line.ts'

const packages = new Map(allFontFiles().map((font) => [font.file, font.package]))

/** Only those that the page was said to need. */
function fontsOf(text: string, fontFamily: string) {
  const layer = newTextLayer(createScene('page'), 'text', text)
  const files = pdfFontFiles([sceneOf([{ ...layer, data: { ...layer.data, fontFamily } }])])
  const bytesOf = (file: string) => {
    const from = packages.get(`${file}2`)
    if (!from || !files.includes(file)) return undefined
    return readFileSync(fontPath({ package: from, file }))
  }
  return createPdfFonts(bytesOf)
}

test.each([
  ['Greek', 'Ανάπτυξη 12 %', 'ltr'],
  ['Cyrillic', 'Экономика растёт', 'ltr'],
  ['Hebrew', 'הגשר ייפתח, LinkedIn', 'rtl'],
  ['Arabic', 'فتح الجسر في 2026', 'rtl'],
] as const)('%s letters have glyphs in every PDF, whatever the family', (_, text, direction) => {
  for (const fontFamily of ['Inter', 'Lato', 'Playfair Display']) {
    const faces = fontsOf(text, fontFamily).facesOf({ family: fontFamily, weight: 400, isItalic: false })
    const runs = shapeLine(text, { direction, spacing: 0 }, faces)
    expect(runs.flatMap(({ glyphs }) => glyphs).every(({ id }) => id > 0)).toBe(true)
  }
})
