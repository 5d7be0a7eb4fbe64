import { describe, expect, test } from 'vitest'
import { type Draft, onePage, page, rectangle, text } from '#shared/designs/build'
import { carousel } from '#shared/designs/carousel'
import { documentOf } from '#shared/designs/design'
import type { Facts } from '#shared/designs/facts'
import { headline } from '#shared/designs/headline'
import { headlineImage } from '#shared/designs/headline-image'
import { keyNumber } from '#shared/designs/key-number'
import { points } from '#shared/designs/points'
import { portrait } from '#shared/designs/portrait'
import { quote } from '#shared/designs/quote'
import { quotePortrait } from '#shared/designs/quote-portrait'
import { twitterMockUp } from '#shared/designs/twitter-mock-up'
import { newChartLayer } from '#shared/scene/chart-layer'
import type { Layer, Scene, SceneDocument } from '#shared/scene/scene'
import { fillTemplate } from './fill-template'
import type { Measure } from './fit-text'
import { showsAllContent } from './shows-all-content'

/** Ten characters of a font of ten pixels are a hundred pixels wide; words go to the next line. */
const measure: Measure = ({ text: words, fontSize, lineHeight }, width) => {
  const perLine = Math.floor(width / fontSize)
  let lines = 1
  let used = 0
  for (const word of words.split(' ')) {
    lines += used > 0 && used + 1 + word.length > perLine ? 1 : 0
    used = used > 0 && used + 1 + word.length <= perLine ? used + 1 + word.length : word.length
    lines += Math.max(0, Math.ceil(word.length / perLine) - 1)
  }
  return lines * fontSize * lineHeight
}

const look = { fontSize: 10, lineHeight: 1 }
/** Room for two lines of twenty characters. */
const source = onePage('p', [100, 400], '#ffffff', [
  text('Source', [0, 0, 200, 20], 'Sample', look, { field: 'source', groupId: 'foot' }),
  rectangle('Rule', [0, 30, 200, 2], '#000000', {}, { groupId: 'foot' }),
  text('Number', [0, 40, 200, 20], '00', look, { field: 'number' }),
])
const fill = (values: Facts, document: SceneDocument = source) => fillTemplate(document, values, measure)
const namesOf = (document: SceneDocument) => document.pages.map((each) => each.layers.map(({ name }) => name))

describe('Filling a template', () => {
  test('sets a value in the font of the template where it fits', () => {
    expect(layerOf(fill({ source: 'The Courier' }), 'Source')).toMatchObject({
      data: { text: 'The Courier', fontSize: 10 },
      height: 10,
    })
  })

  test('sets a longer value smaller', () => {
    const layer = layerOf(fill({ source: 'A name of some fifty characters, which is long now' }), 'Source')
    expect(layer).toMatchObject({ data: { text: 'A name of some fifty characters, which is long now' } })
    expect(sizeOf(layer)).toBeLessThan(10)
    expect(sizeOf(layer)).toBeGreaterThanOrEqual(6)
  })

  test('never cuts: what is too long in its place goes on into the free room below it', () => {
    const words = Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ')
    const place = text('Headline', [0, 0, 200, 20], 'Sample', look, { field: 'title' })
    const layer = layerOf(fill({ title: words }, onePage('p', [400, 400], '#fff', [place])), 'Headline')
    expect(layer).toMatchObject({ data: { text: words, fontSize: 10 } })
    expect(layer?.height).toBeGreaterThan(20)
  })

  test('leaves out what finds no room in any size, rather than cutting it', () => {
    expect(namesOf(fill({ number: '123 456 789 '.repeat(40) }))).toEqual([[]])
    expect(namesOf(fill({ source: 'A name that is too long '.repeat(20) }))).toEqual([[]])
  })

  test('leaves out the last points where all of them find no room', () => {
    const point = 'A point that says more than a line of its column has room for'
    const values: Facts = { point1: point, point2: point, point3: point, point4: point }
    const filled = fill(values, documentOf(points))
    const shown = filled.pages[0]?.layers.filter(({ field }) => field?.startsWith('point')) ?? []
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThan(4)
    for (const layer of shown) {
      expect(layer.type === 'text' && layer.data.text).toBe(point)
      expect(sizeOf(layer)).toBeGreaterThanOrEqual(45)
    }
  })

  test('ends a quotation as its language does, and opens it with the same kind of mark', () => {
    const filled = fill({ quote: 'Der Fluss ist sauber.“', author: 'Anna Weber' }, documentOf(quote))
    expect(textOf(filled, 'Quote')).toBe('Der Fluss ist sauber.“')
    expect(textOf(filled, 'Quotation mark')).toBe('„')
  })

  test.each([
    ['Der Fluss ist sauber.“', '„Der Fluss ist sauber.“'],
    ['La rivière est propre.\u00a0»', '«\u00a0La rivière est propre.\u00a0»'],
  ])('opens %s itself where no ornament does', (said, whole) => {
    const filled = fill({ quote: said, author: 'Anna Weber', role: 'Biologin' }, documentOf(quotePortrait))
    expect(textOf(filled, 'Quote')).toBe(whole)
  })

  test('names nobody beside a quotation that is not there', () => {
    expect(namesOf(fill({ title: 'A title', author: 'Ann Reporter' }, documentOf(quote))).flat()).not.toContain('Name')
  })

  test('keeps the frame of a picture that is not there, to be filled by hand', () => {
    expect(namesOf(fill({ title: 'A title' }, documentOf(headlineImage))).flat()).toContain('Picture')
  })

  test('aligns words that run the other way at the other edge, and all else with them', () => {
    const filled = fill({ title: 'הגשר ייפתח לפני החורף', date: '4 May' }, documentOf(headline))
    expect(layerOf(filled, 'Headline')?.data).toMatchObject({ textAlign: 'right' })
    expect(layerOf(filled, 'Date')?.data).toMatchObject({ textAlign: 'left' })
  })

  test('parts a word that is too long for its place, where that spares smaller letters', () => {
    const place = text('Headline', [0, 0, 100, 30], 'Sample', look, { field: 'title' })
    const document = onePage('p', [100, 80], '#fff', [place])
    const value = 'Krankenversicherung'
    const parted = 'Kranken\u00adversicherung'
    const plain = layerOf(fill({ title: value }, document), 'Headline')
    const set = layerOf(
      fillTemplate(
        document,
        { title: value },
        (data, width) => measure({ ...data, text: data.text.replaceAll('\u00ad', ' ') }, width),
        () => parted,
      ),
      'Headline',
    )
    expect(set?.type === 'text' && set.data.text).toBe(parted)
    expect(sizeOf(set)).toBeGreaterThan(sizeOf(plain))
  })

  test('tells what is still a sample from what was filled in', () => {
    const samples = (document: SceneDocument) =>
      document.pages.flatMap(({ layers }) =>
        layers.flatMap((layer) => (layer.type === 'text' && layer.data.isSample ? layer.name : [])),
      )
    expect(samples(fill({ title: 'A title', source: 'The Courier' }, documentOf(twitterMockUp)))).toEqual(['Handle'])
    expect(samples(fill({ title: 'A title' }, documentOf(headline)))).toEqual([])
  })

  test('takes away what has no value, with the layers of its group', () => {
    expect(namesOf(fill({ number: '12 %' }))).toEqual([['Number']])
    expect(namesOf(fill({ source: '   ', number: '12 %' }))).toEqual([['Number']])
    expect(namesOf(fill({ source: 'The Courier' }))).toEqual([['Source', 'Rule']])
  })

  test('leaves no rule above a source that is not there', () => {
    for (const document of [headline, keyNumber, quote, portrait].map((each) => documentOf(each)))
      expect(namesOf(fill({ title: 'A title' }, document)).flat()).not.toContain('Rule, foot')
  })

  test('leaves the template as it was', () => {
    const before = structuredClone(documentOf(points))
    fill({ title: 'Another', point1: 'One' }, documentOf(points))
    expect(documentOf(points)).toEqual(before)
  })

  test('forgets where the lines of the sample were broken', () => {
    const broken: Draft = text(
      'Source',
      [0, 0, 200, 20],
      'Sam ple',
      { ...look, lines: ['Sam', 'ple'] },
      { field: 'source' },
    )
    const layer = layerOf(fill({ source: 'The Courier' }, onePage('p', [400, 400], '#fff', [broken])), 'Source')
    expect(layer?.data).not.toHaveProperty('lines')
  })

  test('drops the pages of a carousel that have nothing to say', () => {
    expect(fill({ title: 'A title', source: 'The Courier', point1: 'One' }, documentOf(carousel)).pages).toHaveLength(2)
    expect(fill({ title: 'A title' }, documentOf(carousel)).pages).toHaveLength(1)
  })

  test('keeps a page that was never bound to a post', () => {
    const closing: Scene = page('q', [400, 400], '#ffffff', [text('Thanks', [0, 0, 200, 20], 'Thank you', look)])
    expect(fill({ source: 'The Courier' }, { pages: [...source.pages, closing] }).pages).toHaveLength(2)
  })

  test('spreads three of four points over the whole column', () => {
    const values: Facts = { point1: 'One', point2: 'Two', point3: 'Three' }
    const tops = ['Point 1', 'Point 2', 'Point 3'].map(
      (name) => layerOf(fill(values, documentOf(points, 'portrait')), name)?.y ?? 0,
    )
    const distance = layerOf(documentOf(points, 'portrait'), 'Point 4')?.y ?? 0
    expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBeCloseTo((tops[2] ?? 0) - (tops[1] ?? 0))
    expect(tops[2]).toBeGreaterThan(layerOf(documentOf(points, 'portrait'), 'Point 3')?.y ?? 0)
    expect(tops[2]).toBeLessThan(distance)
  })

  test('sets all points of a page in one size', () => {
    const values: Facts = { point1: 'One', point2: 'Two words and others that follow them' }
    const filled = fill(values, documentOf(points))
    expect(sizeOf(layerOf(filled, 'Point 1'))).toBe(sizeOf(layerOf(filled, 'Point 2')))
  })
})

function layerOf(document: SceneDocument, name: string) {
  return document.pages[0]?.layers.find((layer) => layer.name === name)
}

function textOf(document: SceneDocument, name: string): string {
  const layer = layerOf(document, name)
  return layer?.type === 'text' ? layer.data.text : ''
}

function sizeOf(layer: ReturnType<typeof layerOf>): number {
  return layer?.type === 'text' ? layer.data.fontSize : 0
}

describe('A carousel', () => {
  const pagesOf = (values: Facts) => fillTemplate(documentOf(carousel), values, measure).pages
  const said = (page: Scene | undefined, field: string) =>
    page?.layers.flatMap((layer) => (layer.type === 'text' && layer.field === field ? layer.data.text : []))

  test('has a page for each point and one for the question, and says how far one has swiped', () => {
    const pages = pagesOf({ title: 'Fewer empty chairs', point1: 'One', point2: 'Two', question: 'Who is next?' })
    expect(pages).toHaveLength(4)
    expect(pages.flatMap((page) => said(page, 'page') ?? [])).toEqual(['2/4', '3/4'])
    expect(said(pages[3], 'question')).toEqual(['Who is next?'])
  })

  test('without a question ends with the last point', () => {
    const pages = pagesOf({ title: 'Fewer empty chairs', point1: 'One', point2: 'Two', source: 'Harbour Courier' })
    expect(pages).toHaveLength(3)
    expect(said(pages[2], 'point2')).toEqual(['Two'])
  })
})

describe('What can be read', () => {
  const size = [1080, 1350] as const
  const pageOf = (...drafts: Draft[]) => onePage('p', size, '#ffffff', drafts)

  test('no text is set below 40 px at 1080 wide, and no foot below 28', () => {
    const long = 'word '.repeat(120).trim()
    const document = pageOf(
      text('Headline', [0, 0, 1000, 200], 'Sample', { fontSize: 90 }, { field: 'title' }),
      rectangle('End', [0, 300, 1000, 10], '#000000'),
      text('Source', [0, 1200, 400, 40], 'Sample', { fontSize: 32 }, { field: 'source' }),
    )
    expect(namesOf(fill({ title: long, source: 'A source with a name of its own' }, document))).toEqual([['End']])
    const shorter = fill({ title: 'word '.repeat(15).trim(), source: 'A source' }, document)
    expect(sizeOf(layerOf(shorter, 'Headline'))).toBeGreaterThanOrEqual(40)
    expect(sizeOf(layerOf(shorter, 'Source'))).toBeGreaterThanOrEqual(28)
  })

  test('lines are alike, so that no single word is left for the last', () => {
    const place = text('Headline', [100, 0, 800, 300], 'Sample', { fontSize: 50, lineHeight: 1 }, { field: 'question' })
    const layer = layerOf(fill({ question: 'ab cd ef gh ij kl mn' }, pageOf(place)), 'Headline')
    expect(layer?.width).toBeLessThan(800)
    const centred = { ...place, data: { ...place.data, textAlign: 'center' } } as Draft
    const middle = layerOf(fill({ question: 'ab cd ef gh ij kl mn' }, pageOf(centred)), 'Headline')
    expect((middle?.x ?? 0) + (middle?.width ?? 0) / 2).toBeCloseTo(500, 0)
  })

  test('large letters stand closer together', () => {
    const place = text('Headline', [0, 0, 1000, 300], 'Sample', { fontSize: 100 }, { field: 'title' })
    expect(layerOf(fill({ title: 'Word' }, pageOf(place)), 'Headline')?.data).toMatchObject({ letterSpacing: -0.02 })
    const small = text('Headline', [0, 0, 1000, 300], 'Sample', { fontSize: 40 }, { field: 'numberLabel' })
    expect(layerOf(fill({ numberLabel: 'Word' }, pageOf(small)), 'Headline')?.data).not.toHaveProperty('letterSpacing')
  })

  test('what a speaker is stands behind the name, where it has no place of its own', () => {
    const quoted = [
      text('Quote', [0, 0, 1000, 600], 'Sample', { fontSize: 50 }, { field: 'quote' }),
      text('Name', [0, 700, 1000, 60], 'Sample', { fontSize: 44 }, { field: 'author' }),
    ]
    const values: Facts = { quote: 'A word.”', author: 'A B', role: 'baker' }
    expect(textOf(fill(values, pageOf(...quoted)), 'Name')).toBe('A B, baker')
    expect(namesOf(fill(values, pageOf(...quoted.slice(1))))).toEqual([[]])
  })

  test('a chart shows the figures of the post', () => {
    const series = [
      { label: 'Ashford', value: 12, display: '12 %' },
      { label: 'Belmont', value: 20, display: '20 %' },
      { label: 'Carrow', value: 7, display: '7 %' },
    ]
    const plain = pageOf()
    const [first] = plain.pages
    if (!first) throw new Error('A document has a page.')
    const chart: Layer = { ...newChartLayer(first, 'chart'), field: 'series' }
    const template = { pages: [{ ...first, layers: [chart] }] }
    expect(fill({ series }, template).pages[0]?.layers[0]?.data).toMatchObject({ items: series })
    expect(fill({ title: 'No figures' }, template).pages[0]?.layers).toEqual([])
  })

  test('points of a carousel that find no room on their page go on another one', () => {
    const point = 'A point that needs some room of its own, and says why'
    const two = page('two', [1080, 500], '#ffffff', [
      text('Point 1', [0, 0, 1000, 240], 'Sample', { fontSize: 60 }, { field: 'point1', groupId: 'row-1' }),
      text('Point 2', [0, 240, 1000, 240], 'Sample', { fontSize: 60 }, { field: 'point2', groupId: 'row-2' }),
    ])
    const cover = page('cover', [1080, 500], '#ffffff', [
      text('Headline', [0, 0, 1000, 400], 'Sample', { fontSize: 60 }, { field: 'title' }),
    ])
    const pages = fill({ title: 'Title', point1: point, point2: point }, { pages: [cover, two] }).pages
    const shown = pages.flatMap(({ layers }) => layers.flatMap((each) => (each.field?.startsWith('point') ? 1 : [])))
    expect(shown).toHaveLength(2)
    expect(new Set(pages.flatMap(({ id, layers }) => [id, ...layers.map((each) => each.id)])).size).toBe(
      pages.reduce((count, { layers }) => count + 1 + layers.length, 0),
    )
  })
})

describe('A template finds room', () => {
  const template = onePage('p', [1080, 1350], '#ffffff', [
    text('Quote', [0, 0, 1000, 400], 'Sample', { fontSize: 60 }, { field: 'quote' }),
    rectangle('End', [0, 500, 1000, 10], '#000000'),
    text('Name', [0, 700, 1000, 60], 'Sample', { fontSize: 44 }, { field: 'author' }),
    text('Date', [0, 1000, 300, 40], 'Sample', { fontSize: 32 }, { field: 'date' }),
  ])
  const hasRoom = (facts: Facts) => showsAllContent({ template, filled: fill(facts, template) }, facts)

  test('for what it has places for', () => {
    expect(hasRoom({ quote: 'A word.”', author: 'A B', title: 'It has no place here' })).toBe(true)
  })

  test('not for a quotation that is too long, and not without its speaker', () => {
    expect(hasRoom({ quote: 'A word. '.repeat(60), author: 'A B' })).toBe(false)
    expect(hasRoom({ quote: 'A word.”', author: 'A name that is far too long for its line'.repeat(3) })).toBe(false)
  })

  test('also where a date has none', () => {
    expect(hasRoom({ quote: 'A word.”', author: 'A B', date: 'a day of a year '.repeat(5) })).toBe(true)
  })

  test('of a story only to its end', () => {
    const story = onePage('s', [1080, 1350], '#ffffff', [
      text('Event', [0, 0, 1000, 200], 'Sample', { fontSize: 50 }, { field: 'event1' }),
    ])
    const facts: Facts = { event1: 'It begins', event2: 'It ends' }
    expect(showsAllContent({ template: story, filled: fill(facts, story) }, facts)).toBe(false)
  })
})
