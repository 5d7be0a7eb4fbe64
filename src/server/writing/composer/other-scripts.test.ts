import { describe, expect, test } from 'vitest'
import { AppError } from '#server/platform/errors'
import { groundPost } from '#shared/grounding/ground-post'
import { scriptArticles } from '../../../../tests/support/articles-in-other-scripts.ts'
import { composingRequest, newsArticles } from '../../../../tests/support/sample-articles.ts'
import type { WritingSource } from '../writer.ts'
import { composePost } from './compose-post.ts'
import { composeOpenings, composeRefinement } from './compose-refinement.ts'

/** Articles in scripts without capitals or Latin full stops, in other alphabets, and in letters of one case. */

const compose = (source: WritingSource, wishes: Parameters<typeof composingRequest>[1] = {}) =>
  composePost(composingRequest(source, wishes))

const quotedIn = (post: string) => Array.from(post.matchAll(/^• [“„](.+)[”“]$/gmu), ([, words = '']) => words)

describe.each(scriptArticles.map((each) => [each.name, each] as const))(
  'an article in %s',
  (name, { source, never }) => {
    test('is quoted word for word in its outlet’s name', () => {
      const { text, note } = compose(source)
      const [headline, facts = ''] = text.split('\n\n')
      expect(headline).toBe(`${source.siteName}: “${source.title}”`)
      expect(facts.split('\n')[0]).toBe('From the article of March 4, 2025:')
      const quoted = quotedIn(text)
      expect(quoted.length).toBeGreaterThanOrEqual(2)
      for (const words of quoted) expect(source.text).toContain(words)
      expect(note).toBe(`Built-in (no AI): what is quoted stays in the article's language, ${name}.`)
    })

    test('is framed in the language of the post', () => {
      const { text } = compose(source, { language: 'german', sourceMention: 'line' })
      expect(text).toContain(`Aus dem Artikel:\n• „`)
      expect(text).toContain(`Quelle: ${source.siteName}, 4. März 2025`)
    })

    test.each(['short', 'long'] as const)(
      '(%s) gives no sentence that needs another, counts from today or calls',
      (length) => {
        for (const part of never) expect(compose(source, { length }).text).not.toContain(part)
      },
    )

    test('gives the check nothing to ask about', () => {
      const known = [source.title, source.siteName, source.published].join('\n')
      const judged = groundPost(compose(source, { length: 'long' }).text, [source.text, known], { language: 'english' })
      expect(judged.filter(({ verdict }) => verdict === 'differs' || verdict === 'not-found')).toEqual([])
    })

    test('is recognised even when the page declares another language', () => {
      const declared = compose({ ...source, language: 'en' })
      expect(quotedIn(declared.text).length).toBeGreaterThanOrEqual(2)
    })

    test('has other versions and openings', () => {
      const request = composingRequest(source, { length: 'long' })
      const post = composePost(request).text
      const shorter = composeRefinement({ ...request, kind: 'shorter', post, otherVersions: [] }).text
      expect(shorter.length).toBeLessThan(post.length)
      for (const words of quotedIn(shorter)) expect(source.text).toContain(words)
      const [opening = ''] = composeOpenings({ ...request, post: shorter })
      expect(opening).toMatch(new RegExp(`^${source.siteName}: “.+”$`, 'u'))
    })
  },
)

test('the sentences on the title’s matter come first, whatever the script', () => {
  const [chinese] = scriptArticles
  if (!chinese) throw new Error('no article')
  const paragraphs = ['市长在开幕式上介绍了今后十年的城市规划和资金来源。', ...chinese.source.text.split('\n\n')]
  const { text } = compose({ ...chinese.source, text: paragraphs.join('\n\n') }, { length: 'short' })
  expect(text).toContain('电动船取代全部14艘柴油渡轮')
  expect(text).not.toContain('市长')
})

describe('where nothing can be quoted, the composer says so and what to do', () => {
  const thai = scriptArticles.find(({ name }) => name === 'Thai')?.source as WritingSource
  const endless = { ...thai, text: thai.text.replaceAll('\n\n', ' ') }

  test('a paragraph without full stops is too long to be a quotation', () => {
    expect(() => compose(endless)).toThrow(AppError)
    expect(() => compose(endless, { opinion: 'My own line.' })).toThrow(
      'The built-in writer can quote nothing of this text: no sentence in it stands on its own, or where it ends can’t be told (Thai). Choose an AI model, or paste single sentences as text.',
    )
  })

  test('lines that a text file broke are no sentences', () => {
    const broken = {
      ...thai,
      language: 'zh',
      text: '港务局将在二〇二九年之前用电动船取代全部十四艘20\n25年的柴油渡轮并且把第一艘电动渡轮驶向磨坊岛。\n',
    }
    expect(() => compose(broken)).toThrow(/\(Chinese\)/)
  })
})

describe('an article in letters of one case', () => {
  test.each(['english', 'german', 'spanish'] as const)('%s is quoted as it stands', (language) => {
    for (const change of ['toLowerCase', 'toUpperCase'] as const) {
      const { source } = newsArticles[language]
      const told = { ...source, title: source.title[change](), text: source.text[change]() }
      const { text } = compose(told, { language, length: 'long', hashtags: 3 })
      const quoted = Array.from(text.matchAll(/^• [“„«](.+)[”“»]$/gmu), ([, words = '']) => words)
      expect(quoted.length).toBeGreaterThanOrEqual(2)
      for (const part of quoted.flatMap((words) => words.split(/\[.*?\]/u))) expect(told.text).toContain(part.trim())
      // of names nothing is known; the section stands in the address
      expect(text.match(/#\S+/gu)).toEqual(['#Business'])
    }
  })
})

test('powers, fractions, indices and minus signs stand in a post as they stand in the article', () => {
  const sentences = [
    'The reef off Altona holds 3 × 10⁶ mussels on 4.5 km² between No. 5 and the pier.',
    'Divers measured −5 °C at a depth of 3½ metres below the ice of the sound.',
    'Mussels of the reef bind 42 tonnes of CO₂ and filter 10^6 litres of water a day.',
    'A litre of the water holds 10⁻³ grams of sand and 2.5 g of salt.',
  ]
  const source = { ...newsArticles.english.source, title: 'A reef of mussels off Altona', text: sentences.join(' ') }
  const quoted = quotedIn(compose(source, { length: 'long' }).text)
  expect(quoted).toEqual(sentences)
})
