import { isDeepStrictEqual } from 'node:util'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { documentOf, type TemplateDesign } from '#shared/designs/design'
import type { Facts } from '#shared/designs/facts'
import { twitterMockUp } from '#shared/designs/twitter-mock-up'
import type { TextMeasure } from '#shared/drawing/surface/canvas-2d'
import { textHeight } from '#shared/drawing/text/layout-text'
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
const filled = templates.flatMap(([key, document]) =>
  Object.entries({ short, long, 'one only': titleOnly }).map(
    ([kind, facts]) => [`${key}, ${kind}`, document, fillTemplate(document, facts, measure), facts] as const,
  ),
)

describe('Every template that comes with the product', () => {
  test('has a key and a name of its own', () => {
    expect(new Set(builtInTemplates.map(({ key }) => key)).size).toBe(builtInTemplates.length)
    expect(new Set(designs.map(({ name }) => name)).size).toBe(designs.length)
  })

  test('is set in one pair of families, whatever its format', () => {
    const familiesOf = ({ formats, roomier = {} }: TemplateDesign) => {
      const documents = [...Object.values(formats), ...Object.values(roomier)]
      return new Set(documents.flatMap((document) => textsOf(document).map(({ data }) => data.fontFamily)))
    }
    expect(designs.filter((design) => familiesOf(design).size > 2).map(({ key }) => key)).toEqual([])
  })

  test('has the same pages and the same places in a roomier layout', () => {
    const placesOf = (document: SceneDocument) => new Set(textsOf(document).flatMap(({ field }) => field ?? []))
    for (const { key, formats, roomier = {} } of designs) {
      for (const [format, document] of Object.entries(roomier)) {
        const own = formats[format as keyof typeof formats] ?? { pages: [] }
        expect([key, document.pages.map(({ id }) => id)]).toEqual([key, own.pages.map(({ id }) => id)])
        const missing = [...placesOf(own)].filter((field) => field !== 'date' && !placesOf(document).has(field))
        expect([key, missing]).toEqual([key, []])
      }
    }
  })

  test('reads back as it was saved', () => {
    expectEach(templates, ([, document]) => (isKeptWhole(document) ? [] : ['is read as another']))
  })

  test('has layers with ids of their own', () => {
    expectEach(templates, ([, document]) => {
      const ids = document.pages.flatMap(({ layers }) => layers.map(({ id }) => id))
      return ids.filter((id, place) => ids.indexOf(id) !== place)
    })
  })

  test('keeps to the canvas, but for shapes that run over its edge', () => {
    expectEach(templates, ([, document]) => document.pages.flatMap(beyond))
  })

  test('is set in weights and styles that the fonts really have', () => {
    const isThere = ({ data: { fontFamily, fontWeight, fontStyle } }: TextLayer) =>
      isKnownFamily(fontFamily) &&
      availableWeights(fontFamily).includes(fontWeight) &&
      (fontStyle === 'normal' || hasItalic(fontFamily))
    expectEach(templates, ([, document]) => namesOf(textsOf(document).filter((layer) => !isThere(layer))))
  })

  test('has samples that fit their places', () => {
    const fits = ({ data, width, height }: TextLayer) => measure(data, width) <= height
    expectEach(templates, ([, document]) => namesOf(textsOf(document).filter((layer) => !fits(layer))))
  })

  test('can be read by people with weak eyes', () => {
    expectEach(templates, ([, document]) => document.pages.flatMap(faintTexts))
  })

  test('the mock-up has the size the specification gives it', () => {
    expect(documentOf(twitterMockUp).pages[0]?.settings).toMatchObject({ width: 1200, height: 600 })
  })
})

describe('A filled template, with short values, with long ones and with one only,', () => {
  test('stays in its places and the free room below them', () => {
    expectEach(filled, ([, before, after]) => {
      const places = new Map(textsOf(before).map((layer) => [layer.id, layer]))
      return after.pages.flatMap((page) => [
        ...page.layers.filter((layer) => layer.type === 'text').flatMap((text) => outOfPlace(text, places, page)),
        ...beyond(page),
      ])
    })
  })

  test('has no text that overlaps another', () => {
    expectEach(filled, ([, , after]) =>
      after.pages.flatMap(({ layers }) => {
        const texts = layers.filter((layer) => layer.type === 'text' && layer.field)
        return namesOf(texts.filter((one, at) => texts.slice(at + 1).some((other) => meet(one, other))))
      }),
    )
  })

  test('cuts none of them', () => {
    expectEach(filled, ([, , after, facts]) => {
      const kept = keepUnits(facts)
      const values: ReadonlySet<unknown> = new Set([...Object.values(kept), `${kept.author}, ${kept.role}`])
      const texts = textsOf(after).filter(({ field }) => field && field !== 'page')
      return namesOf(texts.filter(({ data }) => !values.has(data.text)))
    })
  })

  test('keeps no sample text of a bound layer', () => {
    expectEach(filled, ([, before, after]) => {
      const samples = new Set(textsOf(before).flatMap(({ field, data }) => (field ? data.text : [])))
      return namesOf(textsOf(after).filter(({ field, data }) => field && samples.has(data.text)))
    })
  })

  test('can be saved', () => {
    expectEach(filled, ([, , after]) => (isKeptWhole(after) ? [] : ['is read as another']))
  })
})

/** Fails with each template of which something is wrong, and what. */
function expectEach<Case extends readonly [key: string, ...unknown[]]>(
  cases: readonly Case[],
  findFaults: (one: Case) => readonly string[],
): void {
  expect(cases.flatMap((one) => findFaults(one).map((fault) => `${one[0]}: ${fault}`))).toEqual([])
}

function isKeptWhole(document: SceneDocument): boolean {
  const read = readCanvasData(JSON.parse(JSON.stringify(writeCanvasData(document))))
  return isDeepStrictEqual(read, { ok: true, document })
}

/** Whether a text is higher than its words, or has grown into another layer. */
function outOfPlace(text: TextLayer, places: ReadonlyMap<string, TextLayer>, { layers }: Scene): string[] {
  const place = places.get(text.id)
  const height = measure(text.data, text.width)
  // words that are centred or bottom-aligned in their place keep it
  const kept = text.data.verticalAlign ? Math.max(place?.height ?? 0, height) : height
  const isHigher = place?.field && Math.abs(text.height - kept) > 0.005
  const met = layers.filter((other) => other.y > text.y + 2 && !contains(other, text) && meet(text, other))
  const hasGrown = text.height > (place?.height ?? 0)
  return [...(isHigher ? [`${text.name} is ${text.height} high`] : []), ...(hasGrown ? namesOf(met) : [])]
}

function namesOf(layers: readonly Layer[]): string[] {
  return layers.map(({ name }) => name)
}

function textsOf(document: SceneDocument): TextLayer[] {
  return document.pages.flatMap(({ layers }) => layers.flatMap((layer) => (layer.type === 'text' ? layer : [])))
}

/** Texts or pictures that are partly off the page, and shapes that are completely; a shape may be cut by the edge. */
function beyond({ settings, layers }: Scene): string[] {
  const canvas = { x: 0, y: 0, ...settings }
  return namesOf(layers.filter((layer) => (layer.type === 'shape' ? !meet(canvas, layer) : !contains(canvas, layer))))
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
