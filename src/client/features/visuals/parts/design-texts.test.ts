import { afterEach, describe, expect, test } from 'vitest'
import { setTranslation } from '#client/lib/catalogue'
import { documentOf, templatesOf } from '#shared/designs/design'
import { quote } from '#shared/designs/quote'
import type { Layer, SceneDocument } from '#shared/scene/scene'
import { designs } from '#shared/templates/built-in'
import { fillTemplate } from '#shared/templates/fill-template'
import { signTemplate } from '#shared/templates/sign-template'
import { visualsDesigns } from './design-texts.de.ts'
import { isTranslated, translateName, translateWords } from './design-texts.ts'

const signature = { kind: 'portrait', picture: '/api/media/1/file', name: 'Jo Author', handle: '' } as const
const measure = () => 10
const layersOf = ({ pages }: SceneDocument) => pages.flatMap(({ layers }) => layers)

/** Designs as they are, and what signing adds to them. */
const documents = designs
  .flatMap(templatesOf)
  .flatMap(({ document }) => [
    document,
    signTemplate(document, signature, measure),
    signTemplate(document, { ...signature, kind: 'logo' }, measure),
  ])
const names = new Set(documents.flatMap(layersOf).map(({ name }) => name.replace(/\d+/, '#')))
const samples = new Set(documents.flatMap(layersOf).flatMap(samplesOf))

afterEach(() => setTranslation(null))

test.each(designs.map(({ key, name, description }) => [key, { name, description }] as const))(
  '%s has a name and a description in German',
  (_, design) => {
    expect(translateName(design)).toEqual(design)
    expect(isTranslated(design)).toBe(false)
    setTranslation({ visualsDesigns })
    expect(translateName(design).description).not.toBe(design.description)
    expect(isTranslated(design)).toBe(true)
  },
)

test('all sample texts and names of layers have German words, and no words are left of what is gone', () => {
  const described = designs.map(({ description }) => description)
  expect(Object.keys(visualsDesigns.of).sort()).toEqual(described.sort())
  expect(Object.keys(visualsDesigns.samples).sort()).toEqual([...samples].sort())
  expect(Object.keys(visualsDesigns.layers).sort()).toEqual([...names].sort())
})

test('what somebody made keeps its name in every language', () => {
  setTranslation({ visualsDesigns })
  const own = { name: 'Quote', description: 'For Fridays' }
  expect(translateName(own)).toEqual(own)
})

describe('a design in German', () => {
  const facts = { quote: 'We asked.', author: 'Who said it', source: 'Name of the source' }
  const inGerman = (document: SceneDocument) => {
    setTranslation({ visualsDesigns })
    return layersOf(translateWords(document))
  }

  test('shows German samples, and its layers have German names with their numbers', () => {
    const layers = documents.flatMap(inGerman)
    expect(layers.flatMap(samplesOf).filter((sample) => samples.has(sample))).toEqual([])
    const steps = designs.find(({ key }) => key === 'steps')
    expect(steps && inGerman(documentOf(steps)).map(({ name }) => name)).toContain('Punkt 2')
  })

  test('keeps the words of the post that fills it, even where they are those of a sample', () => {
    const filled = fillTemplate(documentOf(quote), facts, measure)
    const texts = (layers: readonly Layer[]) =>
      layers.flatMap((layer) => (layer.type === 'text' ? layer.data.text : []))
    expect(texts(inGerman(filled))).toEqual(texts(layersOf(filled)))
    expect(texts(inGerman(filled))).toEqual(expect.arrayContaining(['Who said it', 'Name of the source']))
  })

  test('is as it was in English', () => {
    for (const document of documents) expect(translateWords(document)).toEqual(document)
  })
})

/** Figures and years are the same in every language. */
function samplesOf(layer: Layer): string[] {
  if (layer.type === 'chart') return layer.data.items.map(({ label }) => label).filter(isWords)
  return layer.type === 'text' && layer.data.isSample && isWords(layer.data.text) ? [layer.data.text] : []
}

function isWords(text: string): boolean {
  return /\p{L}/u.test(text)
}
