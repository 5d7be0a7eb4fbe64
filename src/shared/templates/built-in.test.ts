import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { documentOf } from '#shared/designs/design'
import type { Facts } from '#shared/designs/facts'
import { twitterMockUp } from '#shared/designs/twitter-mock-up'
import type { TextMeasure } from '#shared/drawing/canvas-2d'
import { textHeight } from '#shared/drawing/layout-text'
import { allFontFiles } from '#shared/fonts/font-files'
import { availableWeights, hasItalic, isKnownFamily } from '#shared/fonts/fonts'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { contrastRatio } from '#shared/scene/colour'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import type { Box, Layer, Scene, SceneDocument, TextLayer } from '#shared/scene/scene'
import { builtInTemplates, designs } from './built-in'
import { fillTemplate } from './fill-template'
import type { Measure } from './fit-text'
import { keepUnits } from './keep-units'

for (const { file, package: from, family } of allFontFiles())
  GlobalFonts.registerFromPath(`node_modules/${from}/files/${file}`, family)
const context = createCanvas(8, 8).getContext('2d') as unknown as TextMeasure
const measure: Measure = (data, width) => textHeight(context, data, width)

const short: Facts = {
  title: 'Fewer empty chairs',
  quote: 'We asked, and they told us in time.',
  number: '8.4 %',
  numberLabel: 'of appointments were missed',
  source: 'harbourcourier.example',
  author: 'Mara Lindqvist',
  date: '4 March 2026',
  point1: 'It costs nothing',
  point2: 'It names somebody',
  point3: 'It stays',
  point4: 'It helps',
  point5: 'It is kind',
  point6: 'It works',
  question: 'Who would you tell?',
  hook: 'An empty chair is a question.',
  role: 'Head of the practice',
  sourceTitle: 'Waiting 2026',
  number2: '11.2 %',
  numberLabel2: 'a year before',
  number3: '140',
  numberLabel3: 'chairs more each month',
}
const longSentence =
  'Krankenversicherungsträger und Terminverwaltungssysteme nennen in der Erinnerungsnachricht nun die Menschen, die auf einen frei werdenden Behandlungsplatz warten und sonst leer ausgehen würden'
const long: Facts = {
  ...Object.fromEntries(Object.keys(short).map((field) => [field, longSentence])),
  number: 'von 11,2 auf 8,4 Milliarden Euro',
  number2: '250.000 Arbeitsstunden',
  number3: '8,4 Prozentpunkte',
  author: 'Dr. Friederike Schwarzenberg-Oldenburg',
  date: '24. September 2026',
}
const titleOnly: Facts = { title: 'Fewer empty chairs' }

const roomier = designs.flatMap((design) =>
  Object.entries(design.roomier ?? {}).map(
    ([format, document]) => [`${design.key} ${format} roomier`, document] as const,
  ),
)
const templates = [...builtInTemplates.map((template) => [template.key, template.document] as const), ...roomier]
const cases = templates.flatMap(([key, document]) =>
  (
    [
      ['short', short],
      ['long', long],
      ['missing', titleOnly],
    ] as const
  ).map(([kind, facts]) => [key, kind, document, fillTemplate(document, facts, measure)] as const),
)

describe('Every template that comes with the product', () => {
  test('has a key and a name of its own', () => {
    expect(new Set(builtInTemplates.map(({ key }) => key)).size).toBe(builtInTemplates.length)
    expect(new Set(designs.map(({ name }) => name)).size).toBe(designs.length)
  })

  test.each(designs.map((design) => [design.key, design] as const))(
    '%s is set in one pair of families, whatever its format',
    (_, { formats, roomier = {} }) => {
      const used = [...Object.values(formats), ...Object.values(roomier)].flatMap((document) =>
        textsOf(document).map(({ data }) => data.fontFamily),
      )
      expect(new Set(used).size).toBeLessThanOrEqual(2)
    },
  )

  test.each(designs.map((design) => [design.key, design] as const))(
    '%s has the same page and the same places in a roomier layout',
    (_, { formats, roomier = {} }) => {
      for (const [format, document] of Object.entries(roomier)) {
        const own = formats[format as keyof typeof formats]
        expect(document.pages.map(({ id }) => id)).toEqual(own?.pages.map(({ id }) => id))
        const places = (each: SceneDocument) => new Set(textsOf(each).flatMap(({ field }) => field ?? []))
        expect(
          [...(own ? places(own) : [])].filter((field) => field !== 'date' && !places(document).has(field)),
        ).toEqual([])
      }
    },
  )

  test.each(templates)('%s reads back as it was saved', (_, document) => {
    const saved = JSON.parse(JSON.stringify(writeCanvasData(document)))
    expect(readCanvasData(saved)).toEqual({ ok: true, document })
  })

  test.each(templates)('%s has layers with ids of their own', (_, document) => {
    const ids = document.pages.flatMap(({ layers }) => layers.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(templates)('%s keeps to the canvas, but for shapes that run over its edge', (_, document) => {
    for (const page of document.pages) expect(beyond(page)).toEqual([])
  })

  test.each(templates)('%s is set in weights and styles that the fonts really have', (_, document) => {
    for (const { data } of textsOf(document)) {
      expect(isKnownFamily(data.fontFamily)).toBe(true)
      expect(availableWeights(data.fontFamily)).toContain(data.fontWeight)
      expect(data.fontStyle === 'normal' || hasItalic(data.fontFamily)).toBe(true)
    }
  })

  test.each(templates)('%s has samples that fit their places', (_, document) => {
    for (const { data, width, height, name } of textsOf(document))
      expect(measure(data, width), `${name}: ${data.text}`).toBeLessThanOrEqual(height)
  })

  test.each(templates)('%s can be read by people with weak eyes', (_, document) => {
    for (const page of document.pages) expect(faintTexts(page)).toEqual([])
  })

  test('the mock-up has the size the specification gives it', () => {
    expect(documentOf(twitterMockUp).pages[0]?.settings).toMatchObject({ width: 1200, height: 600 })
  })
})

describe('A filled template', () => {
  test.each(cases)('%s with %s values stays in its places and the free room below them', (_, __, before, after) => {
    const places = new Map(textsOf(before).map((layer) => [layer.id, layer]))
    for (const { layers } of after.pages) {
      for (const text of layers.filter((layer) => layer.type === 'text')) {
        const place = places.get(text.id)
        const height = measure(text.data, text.width)
        // words that stand in the middle or at the end of their place keep it
        const kept = text.data.verticalAlign ? Math.max(place?.height ?? 0, height) : height
        if (place?.field) expect(text.height).toBeCloseTo(kept)
        const met = layers.filter((other) => other.y > text.y + 2 && !contains(other, text) && meet(text, other))
        if (text.height > (place?.height ?? 0)) expect(met, text.data.text).toEqual([])
      }
    }
    for (const page of after.pages) expect(beyond(page)).toEqual([])
  })

  test.each(cases)('%s with %s values has no text that overlaps another', (_, __, ___, after) => {
    for (const { layers } of after.pages) {
      const texts = layers.filter((layer) => layer.type === 'text' && layer.field)
      const overlaps = texts.flatMap((one, at) => texts.slice(at + 1).filter((other) => meet(one, other)))
      expect(overlaps).toEqual([])
    }
  })

  test.each(cases)('%s with %s values cuts none of them', (_, kind, __, after) => {
    const facts = keepUnits({ short, long, missing: titleOnly }[kind])
    const values: ReadonlySet<unknown> = new Set([...Object.values(facts), `${facts.author}, ${facts.role}`])
    const texts = textsOf(after).filter(({ field }) => field && field !== 'page')
    expect(texts.filter(({ data }) => !values.has(data.text))).toEqual([])
  })

  test.each(cases)('%s with %s values keeps no sample text of a bound layer', (_, __, before, after) => {
    const samples = new Set(textsOf(before).flatMap(({ field, data }) => (field ? data.text : [])))
    expect(textsOf(after).filter(({ field, data }) => field && samples.has(data.text))).toEqual([])
  })

  test.each(cases)('%s with %s values can be saved', (_, __, ___, after) => {
    expect(readCanvasData(JSON.parse(JSON.stringify(writeCanvasData(after))))).toEqual({ ok: true, document: after })
  })
})

function textsOf(document: SceneDocument): TextLayer[] {
  return document.pages.flatMap(({ layers }) => layers.flatMap((layer) => (layer.type === 'text' ? layer : [])))
}

/** What is read or seen whole, and is not; a shape may be cut by the edge, and never lies outside. */
function beyond({ settings, layers }: Scene): Layer[] {
  const canvas = { x: 0, y: 0, ...settings }
  return layers.filter((layer) => (layer.type === 'shape' ? !meet(canvas, layer) : !contains(canvas, layer)))
}

function contains(outer: Box, inner: Box): boolean {
  const right = inner.x + inner.width <= outer.x + outer.width
  return inner.x >= outer.x && inner.y >= outer.y && right && inner.y + inner.height <= outer.y + outer.height
}

function meet(one: Box, other: Box): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width
  return across && one.y < other.y + other.height && other.y < one.y + one.height
}

/** WCAG 2: 4.5 to 1, and 3 to 1 for large text. Every shape that a text touches counts as its ground. */
function faintTexts(page: Scene): string[] {
  return page.layers.flatMap((layer, index) => {
    if (layer.type !== 'text') return []
    const needed = layer.data.fontSize >= 32 ? 3 : 4.5
    const worst = Math.min(
      ...groundsOf(page, layer, index).map((ground) => contrastRatio(layer.data.color, ground) ?? 0),
    )
    return worst < needed ? `${layer.name}: ${worst.toFixed(2)}` : []
  })
}

function groundsOf(page: Scene, layer: Layer, index: number): string[] {
  const below = page.layers.slice(0, index).filter((other) => other.type === 'shape' && meet(layer, other))
  const covering = below.findLastIndex((other) => contains(other, layer))
  const shapes = below.slice(Math.max(covering, 0))
  const fills = shapes.map((other) =>
    other.type === 'shape' && typeof other.data.fill === 'string' ? other.data.fill : '',
  )
  return covering >= 0 ? fills : [page.settings.backgroundColor, ...fills]
}
