import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allFontFiles } from '#shared/fonts/font-files'
import { registerLetterFonts } from '#shared/fonts/fonts'
import { letterFonts } from '#shared/fonts/letters'
import { createScene } from '#shared/scene/create'
import { newTextLayer } from '#shared/scene/text-layer'
import { fontPath, sceneOf } from '../../../../tests/support/drawing.ts'
import { createPdfFonts, pdfFontFiles } from './pdf-fonts.ts'
import { isDrawn, shapeLine } from './shape-line.ts'

registerLetterFonts(letterFonts)

const packages = new Map(allFontFiles().map((font) => [font.file, font.package]))

/** Only the fonts that the page lists. */
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
  ['Vietnamese', 'Tăng trưởng bền vững', 'ltr'],
  ['Czech', 'Příliš žluťoučký kůň', 'ltr'],
  ['Thai', 'การเติบโตอย่างยั่งยืน', 'ltr'],
  ['Hindi', 'क्षेत्र में वृद्धि', 'ltr'],
  ['Bengali', 'টেকসই প্রবৃদ্ধি', 'ltr'],
  ['Tamil', 'நிலையான வளர்ச்சி', 'ltr'],
  ['Georgian', 'ზრდა', 'ltr'],
  ['mathematical', 'CO₂ → 12 × 10⁶ ≤ ∞ ✓ ★ 𝗕𝗼𝗹𝗱', 'ltr'],
] as const)('%s letters have glyphs in every PDF, whatever the family', (_, text, direction) => {
  for (const fontFamily of ['Inter', 'Lato', 'Playfair Display']) {
    const faces = fontsOf(text, fontFamily).facesOf({ family: fontFamily, weight: 400, isItalic: false }, text)
    const runs = shapeLine(text, { direction, spacing: 0, widthOf: () => 0 }, faces)
    expect(runs.filter(isDrawn)).toEqual([])
  }
})
