import { expect, test } from 'vitest'
import { onePage, text } from '#shared/designs/build'
import { documentOf } from '#shared/designs/design'
import { headline } from '#shared/designs/headline'
import { type BrandKit, emptyBrandKit } from '#shared/rules/brand'
import { builtInTemplates } from './built-in'
import { looksFor, withLook } from './looks'
import { palettes } from './palette'

const measure = ({ text: words, fontSize }: { text: string; fontSize: number }, width: number) =>
  Math.ceil((words.length * fontSize * 0.6) / width) * fontSize
const brand: BrandKit = {
  ...emptyBrandKit,
  colours: { background: '#ffffff', text: '#0b1f3a', accent: '#b3261e' },
  headingFont: 'Playfair Display',
  bodyFont: 'Lato',
}

test('whoever has a brand is offered it first, others not at all', () => {
  expect(looksFor(brand)[0]).toBe('brand')
  expect(looksFor({ ...emptyBrandKit, bodyFont: 'Lato' })[0]).toBe('brand')
  expect(looksFor({ ...emptyBrandKit, handle: 'harbour.example' })).toEqual(['designed', 'paper', 'night', 'garden'])
})

test('a template as it was designed is the same document', () => {
  for (const { document } of builtInTemplates) expect(withLook(document, 'designed', brand, measure)).toBe(document)
})

test('a palette changes colours and leaves the fonts', () => {
  const document = documentOf(headline)
  const [page] = withLook(document, 'night', brand, measure).pages
  expect(page?.settings.backgroundColor).toBe(palettes.night.background)
  expect(fontsOf(page?.layers)).toEqual(fontsOf(document.pages[0]?.layers))
})

test('a brand sets headings in one font and the rest in the other, in weights that these have', () => {
  for (const { document } of builtInTemplates) {
    for (const page of withLook(document, 'brand', brand, measure).pages) {
      for (const layer of page.layers) {
        if (layer.type !== 'text') continue
        expect(['Playfair Display', 'Lato']).toContain(layer.data.fontFamily)
        expect(layer.data.fontFamily === 'Lato' ? [300, 400, 700] : [400, 500, 600, 700, 800]).toContain(
          layer.data.fontWeight,
        )
        if (layer.field === 'title') expect(layer.data.fontFamily).toBe('Playfair Display')
        if (layer.field === 'date') expect(layer.data.fontFamily).toBe('Lato')
      }
    }
  }
})

test('only the fonts that a brand names change', () => {
  const document = onePage('page', [1000, 500], '#ffffff', [
    text('Headline', [0, 0, 900, 200], 'Words', { fontSize: 90, fontFamily: 'Inter' }),
    text('Foot', [0, 400, 900, 50], 'Words', { fontSize: 20, fontFamily: 'Inter' }),
  ])
  const [page] = withLook(document, 'brand', { ...brand, headingFont: '' }, measure).pages
  expect(fontsOf(page?.layers)).toEqual(['Inter', 'Lato'])
})

test('a text that is too long in its new font is set smaller', () => {
  const document = onePage('page', [1000, 500], '#ffffff', [
    text('Headline', [0, 0, 300, 100], 'As many words as just fit', { fontSize: 60, fontFamily: 'Inter' }),
  ])
  const [page] = withLook(document, 'brand', brand, measure).pages
  const [layer] = page?.layers ?? []
  expect(layer?.type === 'text' ? measure(layer.data, layer.width) : Number.NaN).toBeLessThanOrEqual(100)
})

function fontsOf(layers: readonly { type: string; data: object }[] = []): unknown[] {
  return layers.flatMap(({ type, data }) => (type === 'text' && 'fontFamily' in data ? data.fontFamily : []))
}
