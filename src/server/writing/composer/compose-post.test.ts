import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { WritingRequest, WritingSource } from '../writer.ts'
import { composePost } from './compose-post.ts'

const subjects = [
  'The council',
  'A study of 1,200 firms',
  'Maria Lopez',
  'Solar power',
  'The 2024 budget',
  'He',
  'But they',
]
const verbs = ['will raise the levy on', 'found a rise of 12 % in', 'opened a centre for', 'criticises', 'depends on']
const objects = [
  'small exporters',
  'the Rhine ports',
  'night trains',
  'grid storage 🔋',
  'open data',
  'public libraries',
]
const ends = ['.', ' by 2030.', ', “not a day too soon,” she said.', ' (see table).', '!', '?', '']
const odd = [
  'Photo: Agency',
  'Read more at https://example.org/a?b=1.',
  '👩‍👩‍👧‍👦 🇩🇪',
  '\uD83D',
  'BREAKING',
  '1.',
  '“Unclosed',
  '',
]

const sentence = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(...[subjects, verbs, objects, ends].map((words) => fc.constantFrom(...words))) },
  { weight: 1, arbitrary: fc.constantFrom(...odd).map((text) => [text, '', '', '']) },
)
const paragraph = fc
  .array(sentence, { minLength: 1, maxLength: 6 })
  .map((all) => all.map(([a, b, c, end]) => `${[a, b, c].filter(Boolean).join(' ')}${end}`).join(' '))
const article = fc.record({
  title: fc.oneof(paragraph, fc.constant('')),
  byline: fc.constant(null),
  published: fc.constantFrom(null, '2024-05-06', '6 May, early', '2024-02-30'),
  siteName: fc.constantFrom(null, 'The Paper'),
  language: fc.constantFrom(null, 'en', 'de-CH', 'x', 'not a language'),
  url: fc.constantFrom(null, 'https://example.org/story'),
  text: fc.oneof(
    { weight: 8, arbitrary: fc.array(paragraph, { maxLength: 25 }).map((all) => all.join('\n\n')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4_000 }) },
  ),
})
const opinion = fc.oneof(fc.constant(''), fc.constant('I think this matters.'), fc.string({ maxLength: 4_000 }))

describe('a composed post', () => {
  test('has no sentence that the source does not have, but for opinion, source line and hashtags', () => {
    fc.assert(
      fc.property(article, (source) => {
        const whole = flat(`${source.title}\n${source.text}`)
        for (const line of linesOf(source)) expect(whole).toContain(flat(line))
      }),
    )
  })

  test('has no line twice', () => {
    fc.assert(
      fc.property(article, (source) => {
        const lines = linesOf(source)
        expect(new Set(lines).size).toBe(lines.length)
      }),
    )
  })

  test('stays within 3,000 units and well-formed, whatever the opinion', () => {
    fc.assert(
      fc.property(article, opinion, (source, view) => {
        const { text } = composePost(request(source, { opinion: view }))
        expect(text.length).toBeLessThanOrEqual(3_000)
        expect(() => encodeURIComponent(text)).not.toThrow()
      }),
    )
  })

  test('is the same each time', () => {
    fc.assert(
      fc.property(article, (source) => {
        expect(composePost(request(source))).toEqual(composePost(request(source)))
      }),
    )
  })

  test('never cuts a word, an address or an emoji', () => {
    fc.assert(
      fc.property(article, (source) => {
        const words = new Set(flat(`${source.title} ${source.text}`).split(' '))
        for (const line of linesOf(source)) for (const word of flat(line).split(' ')) expect(words).toContain(word)
      }),
    )
  })
})

test('two items of a list are not joined into one sentence of the post, which the source would not have', () => {
  const text = [
    'Search engine optimization improves how visible a website is in search results.',
    '• It drives organic visits, which paid advertising does not.',
    ...Array.from(
      { length: 6 },
      (_, day) => `On day ${day + 1} the harbour counted ${day}00 ships that waited for a berth.`,
    ),
  ].join('\n')
  const source = { title: 'Search engine optimization', byline: null, published: null, siteName: null, language: 'en' }
  const { text: post } = composePost(request({ ...source, url: null, text }))
  expect(post).toContain('Search engine optimization improves')
  expect(post).not.toContain('results. It drives')
})

const story = [
  'The port of Altona will close two of its five coal piers next year.',
  'Coal traffic at the port has halved since 2015, to 1.9 million tonnes.',
  'A grain terminal takes over the freed berths and brings 140 jobs.',
  'Rail operators expect twelve more freight trains a day through the city.',
  'Residents near the port have asked for noise barriers along the freight line.',
  'The city council will vote on the barriers and the budget in September.',
]

test('the opinion stands whole, in its own paragraph before the source', () => {
  const { text } = composePost(
    request(sourceOf(story.join(' ')), { opinion: '  Ports change faster than maps.\n\nGood.  ' }),
  )
  expect(text).toContain('\n\nPorts change faster than maps.\n\nGood.\n\nSource: ')
})

test('an opinion as long as a post keeps its beginning, the hook and the source', () => {
  const { text } = composePost(request(sourceOf(story.join(' ')), { opinion: 'My view is firm. '.repeat(200) }))
  expect(text).toContain('My view is firm.')
  expect(text).toContain('Source: ')
  expect(story).toContain(text.split('\n')[0])
})

test('a conversational style sets paragraphs, others a list', () => {
  expect(composePost(request(sourceOf(story.join(' ')), { style: 'Casual & Conversational' })).text).not.toContain('•')
  expect(composePost(request(sourceOf(story.join(' ')), { style: 'Technical & Detailed' })).text).toContain('\n• ')
})

test('a single sentence makes a post with its source', () => {
  const { text } = composePost(request({ ...sourceOf(story[0] ?? ''), title: 'Port closes piers' }))
  expect(text.startsWith(`${story[0]}\n\nSource: example.org\nhttps://example.org/story`)).toBe(true)
})

test('a text of a few sentences is told in its own order', () => {
  const short = ['He won.', 'It was late.', 'Nobody had expected that.']
  const { text } = composePost(request({ ...sourceOf(short.join(' ')), url: null }))
  expect(text).toBe('He won.\n\n• It was late.\n• Nobody had expected that.')
})

test('an empty text gives the title and the source, and nothing gives nothing', () => {
  expect(composePost(request({ ...sourceOf(''), title: 'A headline' })).text).toBe(
    'A headline\n\nSource: example.org\nhttps://example.org/story',
  )
  expect(composePost(request({ ...sourceOf(''), url: null })).text).toBe('')
})

test('a text in another language than ours is said to stay in it', () => {
  const dutch = { ...sourceOf('De haven sluit volgend jaar twee kades. Dat meldt de stad.'), language: 'nl' }
  expect(composePost(request(dutch)).note).toBe("Composed without AI: the post stays in the article's language, Dutch.")
})

function sourceOf(text: string): WritingSource {
  const url = 'https://example.org/story'
  return { title: '', byline: null, published: null, siteName: null, language: 'en', url, text }
}

function request(source: WritingSource, voice: { opinion?: string; style?: string } = {}): WritingRequest {
  return {
    source,
    voice: {
      style: { name: voice.style ?? 'Professional & Insightful', promptPart: '' },
      examplePosts: [],
      targetAudience: '',
      customPrompt: '',
      opinion: voice.opinion ?? '',
    },
    model: 'composer',
    language: 'english',
    useWebSearch: false,
    template: '',
  }
}

/** The lines in the article's own words, without list marks. */
function linesOf(source: WritingSource): string[] {
  const { text } = composePost(request(source))
  return text
    .split('\n')
    .filter((line) => line !== '' && !/^(?:Source|Quelle): |^https:\/\/example\.org\/story$|^#\p{L}/u.test(line))
    .map((line) => line.replace(/^• /, ''))
}

function flat(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\s+/g, ' ')
    .trim()
}
