import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { onePage, text } from '#shared/designs/build'
import { carousel } from '#shared/designs/carousel'
import { documentOf, templatesOf } from '#shared/designs/design'
import { quote } from '#shared/designs/quote'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import type { Layer, Scene, SceneDocument } from '#shared/scene/scene'
import { designs } from './built-in.ts'
import { fillTemplate } from './fill-template.ts'
import type { Measure } from './fit-text.ts'
import { signTemplate } from './sign-template.ts'

const signature = { kind: 'portrait', picture: '/api/media/1/file', name: 'Jo Author', handle: '' } as const
/** Half as wide as high, letter by letter. */
const measure: Measure = ({ text, fontSize, lineHeight }, width) =>
  Math.ceil((text.length * fontSize * 0.5) / width) * fontSize * lineHeight
const facts = {
  quote: 'We asked.',
  author: 'Mara Lindqvist',
  title: 'Fewer empty chairs',
  source: 'Harbour Courier',
  date: '4 March 2026',
}
const layersOf = ({ pages }: SceneDocument) => pages.flatMap(({ layers }) => layers)
const named = (document: SceneDocument, name: string) => layersOf(document).find((layer) => layer.name === name)
const meet = (one: Layer, other: Layer) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const fillable = designs.filter(({ needs }) => needs).flatMap(templatesOf)

describe('a visual of someone with a portrait', () => {
  const signed = fillTemplate(signTemplate(documentOf(quote), signature, measure), facts, measure)

  test('has it with their name in its foot, apart from who is quoted', () => {
    const portrait = named(signed, 'Portrait')
    const name = named(signed, 'Posted by')
    const speaker = named(signed, 'Name')
    expect(portrait).toMatchObject({ type: 'image', data: { src: '/api/media/1/file' } })
    expect(name).toMatchObject({ type: 'text', data: { text: 'Jo Author' } })
    expect(name, 'no sample of the template').not.toHaveProperty('data.isSample')
    const rule = named(signed, 'Rule, foot')?.y ?? 0
    expect(Math.min(portrait?.y ?? 0, name?.y ?? 0)).toBeGreaterThan(rule)
    expect((speaker?.y ?? 0) + (speaker?.height ?? 0)).toBeLessThan(rule)
  })

  test('shows the portrait alone where no name is known or none would fit', () => {
    for (const name of ['', 'A'.repeat(400)]) {
      const alone = signTemplate(documentOf(quote), { ...signature, name }, measure)
      expect(named(alone, 'Portrait')).toBeDefined()
      expect(named(alone, 'Posted by')).toBeUndefined()
    }
  })

  test('has their handle below their name', () => {
    const document = signTemplate(documentOf(quote), { ...signature, handle: 'harbour.example' }, measure)
    expect(named(document, 'Posted by')).toMatchObject({ data: { text: 'Jo Author\nharbour.example' } })
  })

  test('has their logo instead, whole, where they have no portrait', () => {
    const document = signTemplate(documentOf(quote), { ...signature, kind: 'logo' }, measure)
    expect(named(document, 'Logo')).toMatchObject({ data: { src: '/api/media/1/file', fit: 'contain' } })
    expect(named(document, 'Portrait')).toBeUndefined()
  })

  test('keeps it when neither source nor date is known', () => {
    const bare = fillTemplate(signTemplate(documentOf(quote), signature, measure), { quote: 'We asked.' }, measure)
    expect(named(bare, 'Portrait')).toBeDefined()
    expect(named(bare, 'Source')).toBeUndefined()
  })
})

test('a template without a place for it stays as it is', () => {
  const bare = onePage('page', [1080, 1080], '#ffffff', [text('Headline', [80, 80, 920, 400], 'Words', {})])
  expect(signTemplate(bare, signature, measure)).toEqual(bare)
})

test('a carousel is signed on its cover and its last page, portrait first', () => {
  const signed = signTemplate(documentOf(carousel), { ...signature, handle: 'harbour.example' }, measure)
  const pages = signed.pages.map(({ layers }) => layers.filter(({ name }) => /^(?:Portrait|Posted by)$/.test(name)))
  expect(pages.map(({ length }) => length)).toEqual([2, 0, 0, 0, 0, 0, 0, 2])
  const [portrait, name] = pages[0] ?? []
  expect(portrait).toMatchObject({ type: 'image', data: { src: '/api/media/1/file' } })
  expect(name).toMatchObject({ data: { text: 'Jo Author\nharbour.example' } })
  expect(name?.x).toBeGreaterThan((portrait?.x ?? 0) + (portrait?.width ?? 0))
})

test('every template, signed, keeps to its canvas, overlaps nothing and can be saved', () => {
  const name = 'Friederike Schwarzenberg-Oldenburg'
  const faults = fillable.flatMap(({ key, document }) => {
    const filled = fillTemplate(signTemplate(document, { ...signature, name }, measure), facts, measure)
    const saved = readCanvasData(JSON.parse(JSON.stringify(writeCanvasData(filled))))
    const isKept = isDeepStrictEqual(saved, { ok: true, document: filled })
    return [...filled.pages.flatMap(misplaced), ...(isKept ? [] : ['is read as another'])].map(
      (fault) => `${key}: ${fault}`,
    )
  })
  expect(faults).toEqual([])
})

/** Layers added to a page that extend over its edge or overlap another. */
function misplaced({ settings, layers }: Scene): string[] {
  const others = layers.filter(({ type }) => type !== 'shape')
  return layers
    .filter(({ id }) => id.includes('-signature-'))
    .filter(
      (layer) =>
        layer.x + layer.width > settings.width ||
        layer.y + layer.height > settings.height ||
        others.some((other) => other !== layer && meet(layer, other)),
    )
    .map(({ name }) => name)
}
