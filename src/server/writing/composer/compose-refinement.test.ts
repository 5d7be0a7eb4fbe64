import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/rules/languages'
import { endOfHook } from '#shared/text/first-paragraph'
import { composingRequest, newsArticles, pastedNote } from '../../../../tests/support/sample-articles.ts'
import { fitsEverywhere } from '../parse-openings.ts'
import type { RefinementRequest, WritingSource } from '../writer.ts'
import { composePost } from './compose-post.ts'
import { composeOpenings, composeRefinement } from './compose-refinement.ts'

const composed = ['shorter', 'longer', 'opening', 'angle'] as const
const story = [
  'The port of Altona will close two of its five coal piers in 2025.',
  'Coal traffic at the port has halved since 2015, to 1.9 million tonnes.',
  'A grain terminal takes over the freed berths and brings 140 jobs to the port.',
  'Rail operators expect twelve more freight trains a day through the city.',
  'Residents near the port have asked for noise barriers along the freight line.',
  'The city council voted on the barriers and the budget in September 2024.',
  'Dredging the basin of Altona cost the state 41 million euros in the winter of 2023.',
  'Fishing companies of Altona have moved their auctions to the older western quay.',
  'A ferry from Altona to the islands leaves every hour instead of three times a day.',
  'Engineers found rust in nine of the forty cranes of Altona during the spring survey.',
  'The shipyard beside the coal piers trains sixty apprentices a year in welding and design.',
  'Tourists spent more nights in the district of Altona than ever before, hotels say.',
]

const germanSource: WritingSource = {
  ...sourceOf(
    [
      'Der Hafen von Altona schließt im Jahr 2025 zwei seiner fünf Kohlepiers.',
      'Der Umschlag von Kohle hat sich seit 2015 auf 1,9 Millionen Tonnen halbiert.',
      'Ein Terminal für Getreide zieht an die freien Kais und bringt dem Hafen 140 Stellen.',
      'Die Bahn rechnet mit zwölf weiteren Güterzügen am Tag durch die Stadt.',
    ].join(' '),
  ),
  title: 'Altona schließt Kohlepiers',
  language: 'de',
}

describe('a refined post without a model', () => {
  test.each(composed)('(%s) quotes only sentences that the article has, and is the same each time', (kind) => {
    const others = fc.uniqueArray(fc.constantFrom(...story.slice(2)))
    const sentences = others.map((some) => [...story.slice(0, 2), ...some])
    fc.assert(
      fc.property(sentences, fc.boolean(), (all, isEdited) => {
        const source = sourceOf(all.join(' '))
        const draft = draftOf(source)
        const post = isEdited ? draft.replace(/^.*$/m, 'My own words.') : draft
        const text = composeOrNull(request(source, { kind, post }))
        for (const quotation of quotationsIn(text ?? '')) expect(`${source.title} ${source.text}`).toContain(quotation)
        expect(text).toBe(composeOrNull(request(source, { kind, post })))
        expect(new Set(quotationsIn(text ?? '')).size).toBe(quotationsIn(text ?? '').length)
      }),
      { numRuns: 60 },
    )
  })

  test('gets shorter until only its headline is left, which is then said', () => {
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
    expect(quotationsIn(post)).toEqual(['Altona closes coal piers'])
    expect(() => composeRefinement(request(source, { kind: 'shorter', post }))).toThrow(/choose an AI model/)
  })

  test('gets longer by the article’s next facts and keeps those it has', () => {
    const source = sourceOf(story.join(' '))
    const draft = draftOf(source)
    const { text } = composeRefinement(request(source, { kind: 'longer', post: draft }))
    expect(text.length).toBeGreaterThan(1.2 * draft.length)
    for (const quotation of quotationsIn(draft)) expect(text).toContain(quotation)
    expect(text.split('\n', 1)).toEqual(draft.split('\n', 1))
  })

  test('opens with another fact each time, and keeps what it said', () => {
    const source = sourceOf(story.join(' '))
    const texts = [draftOf(source)]
    for (let round = 0; round < 3; round += 1) {
      const [post = '', ...otherVersions] = texts
      texts.unshift(composeRefinement(request(source, { kind: 'opening', post, otherVersions })).text)
    }
    expect(new Set(texts.map((text) => text.split('\n', 1)[0])).size).toBe(4)
    for (const quotation of quotationsIn(draftOf(source)).slice(1)) expect(texts[0]).toContain(quotation)
  })

  test('from another angle shares no fact with the versions there are, while the article has others', () => {
    const source = sourceOf(story.join(' '))
    const draft = draftOf(source)
    const first = composeRefinement(request(source, { kind: 'angle', post: draft })).text
    expect(factsIn(first).filter((fact) => draft.includes(fact))).toEqual([])
    const again = request(source, { kind: 'angle', post: first, otherVersions: [draft] })
    const second = composeRefinement(again).text
    expect(factsIn(second).filter((fact) => first.includes(fact) || draft.includes(fact))).toEqual([])
  })

  test('follows the rules of a composed post', () => {
    for (const { source, never } of Object.values(newsArticles)) {
      const post = draftOf(source)
      for (const kind of composed) {
        const text = composeOrNull(request(source, { kind, post }))
        for (const part of never) expect(text ?? '').not.toContain(part)
      }
    }
  })

  test('keeps the opinion first, and the source line', () => {
    const source = sourceOf(story.join(' '))
    for (const kind of composed) {
      const wishes = { opinion: 'I like ports.', sourceMention: 'line' as const }
      const { text } = composeRefinement(request(source, { kind, post: draftOf(source) }, wishes))
      expect(text).toMatch(/^I like ports\.\n/)
      expect(text).toContain('Source: example.org\nhttps://example.org/story')
    }
  })

  test('is not translated', () => {
    const source = sourceOf(story.join(' '))
    expect(() => composeRefinement(request(source, { kind: 'translation', post: draftOf(source) }))).toThrow(
      'The built-in writer can’t translate. Choose an AI model.',
    )
  })

  test('of a text too small for it is refused with what to do', () => {
    const source = sourceOf('He won. It was late.')
    const post = 'My own line.\n\nexample.org: “Altona closes coal piers”'
    for (const kind of ['longer', 'angle'] as const) {
      expect(() => composeRefinement(request(source, { kind, post }))).toThrow(/choose an AI model/i)
    }
  })

  test('of the author’s own text keeps their words, in another order only where another opening was asked for', () => {
    const post = draftOf(pastedNote)
    const shorter = composeRefinement(request(pastedNote, { kind: 'shorter', post })).text
    expect(shorter.length).toBeLessThan(post.length)
    const opened = composeRefinement(request(pastedNote, { kind: 'opening', post })).text
    for (const text of [shorter, opened]) {
      expect(text).not.toMatch(/[“”]/)
      for (const paragraph of text.split('\n\n').slice(1)) expect(pastedNote.text).toContain(paragraph)
    }
  })
})

describe('opening lines without a model', () => {
  test('are three facts besides the present line, quoted in the outlet’s name, each whole on a phone', () => {
    const source = sourceOf(story.join(' '))
    const openings = composeOpenings(request(source, { post: draftOf(source) })).map(({ text }) => text)
    expect(openings).toHaveLength(3)
    for (const opening of openings) {
      expect(story).toContain(/^example\.org: “(.+)”$/u.exec(opening)?.[1])
      expect(fitsEverywhere(opening)).toBe(true)
    }
    expect(openings).not.toContain(draftOf(source).split('\n')[0])
  })

  test('are not the sentence that the post begins with, however it is quoted', () => {
    const [first = '', ...others] = story
    const post = `A port shrinks: "${first.slice(0, -1)}"\n\n${others[1]}`
    const openings = composeOpenings(request(sourceOf(story.slice(0, 4).join(' ')), { post })).map(({ text }) => text)
    expect(openings).not.toHaveLength(0)
    expect(openings.join('\n')).not.toContain(first)
  })

  test.each<[string, { form: 'story' | null; language: Language }, WritingSource]>([
    ['in a list', { form: null, language: 'english' }, sourceOf(story.slice(0, 5).join(' '))],
    ['in paragraphs', { form: 'story', language: 'english' }, sourceOf(story.slice(0, 5).join(' '))],
    ['in a list, in German', { form: null, language: 'german' }, germanSource],
    ['in paragraphs, in German', { form: 'story', language: 'german' }, germanSource],
  ])('name the later line that tells the same fact, to be told once: %s', (_, { form, language }, source) => {
    const asked = request(source, { language })
    const told = { ...asked, brief: { ...asked.brief, form, length: 'long' as const } }
    const post = composePost(told).text
    const openings = composeOpenings({ ...told, post })
    expect(openings.filter(({ repeats }) => repeats !== null)).not.toHaveLength(0)
    for (const { text, repeats } of openings) {
      const fact = /[“„](.+)[”“]$/u.exec(text)?.[1] ?? text
      const rest = post.slice(endOfHook(post))
      if (repeats) expect(rest).toContain(repeats)
      const chosen = rest.replace(repeats ?? '', '')
      expect(chosen).not.toContain(fact)
      expect(chosen).not.toMatch(/:\s*$|: *\n\n(?![“„•])/u)
    }
  })

  test('name what a list repeats that the post begins with, since it stays below the hook', () => {
    const post = `From the article:\n• “${story[1]}”\n• “${story[3]}”\n\n#port`
    const openings = composeOpenings(request(sourceOf(story.slice(1, 4).join(' ')), { post }))
    expect(openings.map(({ repeats }) => repeats)).toContain(`• “${story[3]}”`)
  })

  test('leave no announcement of what went', () => {
    const source = sourceOf(`${story[1]} ${story[3]}`)
    const headline = `example.org: “${source.title}”`
    const only = [`From the article:\n• “${story[3]}”`, `From the article: “${story[3]}”`]
    for (const part of only) {
      const openings = composeOpenings(request(source, { post: `${headline}\n\n${part}\n\n#port` }))
      expect(openings.map(({ repeats }) => repeats)).toContain(part)
    }
  })

  test('are refused for a post in another language than the article', () => {
    const source = sourceOf(story.join(' '))
    const translated = request(source, { post: 'Der Hafen schließt zwei Piers.', language: 'german' })
    expect(() => composeOpenings(translated)).toThrow(/another language/)
  })

  test('are fewer where the article has fewer, and refused where it has none', () => {
    const one = sourceOf(`He won the race. ${story[3]}`)
    expect(composeOpenings(request(one, { post: 'My own line.' }))).toEqual([
      { text: `example.org: “${story[3]}”`, repeats: null },
    ])
    const none = sourceOf('He won the race.')
    expect(() => composeOpenings(request(none, { post: 'My own line.' }))).toThrow(/choose an AI model/)
  })
})

function sourceOf(text: string): WritingSource {
  const url = 'https://example.org/story'
  const title = 'Altona closes coal piers'
  return { title, byline: null, published: null, siteName: null, language: 'en', url, text, isOwn: false }
}

function draftOf(source: WritingSource): string {
  return composePost(composingRequest(source)).text
}

function request(
  source: WritingSource,
  changes: Partial<RefinementRequest>,
  wishes?: Parameters<typeof composingRequest>[1],
): RefinementRequest {
  return { ...composingRequest(source, wishes), kind: 'shorter', post: '', otherVersions: [], ...changes }
}

function composeOrNull(asked: RefinementRequest): string | null {
  try {
    return composeRefinement(asked).text
  } catch (error) {
    expect(error).toMatchObject({ code: 'conflict' })
    return null
  }
}

function quotationsIn(text: string): string[] {
  return Array.from(text.matchAll(/“([^”]*)”/gu), ([, quotation = '']) => quotation)
}

/** Without the headline, which every version has. */
function factsIn(text: string): string[] {
  return quotationsIn(text).filter((quotation) => quotation.endsWith('.'))
}
