import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsEverywhere } from '../parse-openings.ts'
import type { RefinementRequest, WritingSource } from '../writer.ts'
import { composePost } from './compose-post.ts'
import { composeOpenings, composeRefinement } from './compose-refinement.ts'

const composed = ['shorter', 'longer', 'opening', 'angle'] as const
const story = [
  'The port of Altona will close two of its five coal piers next year.',
  'Coal traffic at the port has halved since 2015, to 1.9 million tonnes.',
  'A grain terminal takes over the freed berths and brings 140 jobs.',
  'Rail operators expect twelve more freight trains a day through the city.',
  'Residents near the port have asked for noise barriers along the freight line.',
  'The city council will vote on the barriers and the budget in September.',
  'Dredging the harbour basin cost the state 41 million euros last winter.',
  'Fishing companies have moved their auctions to the older western quay.',
  'A ferry to the islands now leaves every hour instead of three times a day.',
  'Engineers found rust in nine of the forty cranes during the spring survey.',
  'The shipyard next door trains sixty apprentices a year in welding and design.',
  'Tourists spent more nights in the harbour district than ever before, hotels say.',
]
const sourceLine = 'Source: example.org\nhttps://example.org/story'

describe('a refined post without a model', () => {
  test.each(composed)('(%s) has no sentence that the source does not have', (kind) => {
    const sentences = fc.uniqueArray(fc.constantFrom(...story), { minLength: 1, maxLength: story.length })
    fc.assert(
      fc.property(sentences, fc.boolean(), (all, isEdited) => {
        const source = sourceOf(all.join(' '))
        const draft = draftOf(source)
        const post = isEdited ? draft.replace(/^.*$/m, 'My own words.') : draft
        const text = composeOrNull(request(source, { kind, post }))
        for (const line of linesOf(text ?? '')) expect(source.text).toContain(line)
        expect(text).toBe(composeOrNull(request(source, { kind, post })))
        expect(new Set(linesOf(text ?? '')).size).toBe(linesOf(text ?? '').length)
      }),
      { numRuns: 60 },
    )
  })

  test('gets shorter until only its first line is left, which is then said', () => {
    const source = sourceOf(story.join(' '))
    const lengths: number[] = []
    let post = draftOf(source)
    for (
      let text: string | null = post;
      text !== null;
      text = composeOrNull(request(source, { kind: 'shorter', post }))
    ) {
      post = text
      lengths.push(text.length)
    }
    expect(lengths.length).toBeGreaterThan(2)
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
    expect(linesOf(post)).toEqual(linesOf(draftOf(source)).slice(0, 1))
    expect(() => composeRefinement(request(source, { kind: 'shorter', post }))).toThrow(/choose a model/)
  })

  test('gets longer by the article’s next sentences and keeps those it has', () => {
    const source = sourceOf(story.join(' '))
    const draft = draftOf(source)
    const { text } = composeRefinement(request(source, { kind: 'longer', post: draft }))
    expect(text.length).toBeGreaterThan(1.2 * draft.length)
    for (const line of linesOf(draft)) expect(linesOf(text)).toContain(line)
    expect(text.split('\n', 1)).toEqual(draft.split('\n', 1))
  })

  test('opens with another sentence each time, and keeps what it said', () => {
    const source = sourceOf(story.join(' '))
    const texts = [draftOf(source)]
    for (let round = 0; round < 3; round += 1) {
      const [post = '', ...otherVersions] = texts
      texts.unshift(composeRefinement(request(source, { kind: 'opening', post, otherVersions })).text)
    }
    expect(new Set(texts.map((text) => text.split('\n', 1)[0])).size).toBe(4)
    expect(linesOf(texts[2] ?? '')).toEqual(expect.arrayContaining(linesOf(draftOf(source))))
  })

  test('from another angle shares no sentence with the versions there are, while the article has others', () => {
    const source = sourceOf(story.join(' '))
    const draft = draftOf(source)
    const first = composeRefinement(request(source, { kind: 'angle', post: draft })).text
    expect(linesOf(first).filter((line) => linesOf(draft).includes(line))).toEqual([])
    const again = request(source, { kind: 'angle', post: first, otherVersions: [draft] })
    const second = composeRefinement(again).text
    expect(linesOf(second).filter((line) => linesOf(first).includes(line))).toEqual([])
  })

  test('keeps opinion and source line', () => {
    const source = sourceOf(story.join(' '))
    for (const kind of composed) {
      const { text } = composeRefinement(request(source, { kind, post: draftOf(source), opinion: 'I like ports.' }))
      expect(text).toContain(`\n\nI like ports.\n\n${sourceLine}`)
    }
  })

  test('is not translated', () => {
    const source = sourceOf(story.join(' '))
    expect(() => composeRefinement(request(source, { kind: 'translation', post: draftOf(source) }))).toThrow(
      'Without a model nothing can be translated. Choose a model.',
    )
  })

  test('of a text too small for it is refused with what to do', () => {
    const source = sourceOf('He won. It was late.')
    const post = draftOf(source)
    for (const kind of ['longer', 'angle'] as const) {
      expect(() => composeRefinement(request(source, { kind, post }))).toThrow(/choose a model/i)
    }
  })
})

describe('opening lines without a model', () => {
  test('are three sentences of the article besides the present one, each whole on a phone', () => {
    const source = sourceOf(story.join(' '))
    const openings = composeOpenings(request(source, { post: draftOf(source) }))
    expect(openings).toHaveLength(3)
    for (const opening of openings) {
      expect(story).toContain(opening)
      expect(fitsEverywhere(opening)).toBe(true)
    }
    expect(openings).not.toContain(draftOf(source).split('\n')[0])
  })

  test('are refused for a post in another language than the article', () => {
    const source = sourceOf(story.join(' '))
    const translated = request(source, { post: 'Der Hafen schließt zwei Piers.', language: 'german' })
    expect(() => composeOpenings(translated)).toThrow(/another language/)
  })

  test('are fewer where the article has fewer, and refused where it has none', () => {
    const two = sourceOf('He won the race. It was late in the evening.')
    expect(composeOpenings(request(two, { post: draftOf(two) }))).toEqual(['It was late in the evening.'])
    const one = sourceOf('He won the race.')
    expect(() => composeOpenings(request(one, { post: draftOf(one) }))).toThrow(/choose a model/)
  })
})

function sourceOf(text: string): WritingSource {
  const url = 'https://example.org/story'
  return { title: '', byline: null, published: null, siteName: null, language: 'en', url, text }
}

function draftOf(source: WritingSource): string {
  return composePost(request(source, {})).text
}

function request(
  source: WritingSource,
  { opinion = '', ...changes }: Partial<RefinementRequest> & { opinion?: string },
): RefinementRequest {
  const style = { name: 'Professional & Insightful', promptPart: '' }
  return {
    source,
    voice: { style, examplePosts: [], targetAudience: '', customPrompt: '', opinion },
    model: 'composer',
    language: 'english',
    useWebSearch: false,
    template: '',
    kind: 'shorter',
    post: '',
    otherVersions: [],
    ...changes,
  }
}

function composeOrNull(asked: RefinementRequest): string | null {
  try {
    return composeRefinement(asked).text
  } catch (error) {
    expect(error).toMatchObject({ code: 'conflict' })
    return null
  }
}

/** The lines in the article's own words, without list marks. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !/^(?:Source: |https:|#\p{L})/u.test(line))
    .map((line) => line.replace(/^• /, ''))
}
