import { describe, expect, test } from 'vitest'
import { AppError } from '#server/platform/errors'
import { groundPost } from '#shared/grounding/ground-post'
import { scriptArticles } from '../../../../tests/support/articles-in-other-scripts.ts'
import { composingRequest, newsArticles } from '../../../../tests/support/sample-articles.ts'
import type { WritingSource } from '../writer.ts'
import { composePost } from './compose-post.ts'

/** Articles in languages without rules: their beginning is quoted, in any script, which has nothing to lean on. */

const compose = (source: WritingSource, wishes: Parameters<typeof composingRequest>[1] = {}) =>
  composePost(composingRequest(source, wishes))

const quotedIn = (post: string) =>
  Array.from(post.matchAll(/^(?:From|Aus).*: [“„](.+)[”“]$/gmu), ([, words = '']) => words)

/** Thai has no full stops, so that no sentence can be told from the next. */
const withFullStops = scriptArticles.filter(({ name }) => name !== 'Thai')

describe.each(withFullStops.map((each) => [each.name, each] as const))(
  'an article in %s',
  (name, { source, never }) => {
    test('is quoted word for word in its outlet’s name', () => {
      const { text, note } = compose(source)
      const [headline, facts = ''] = text.split('\n\n')
      expect(headline).toBe(`${source.siteName}: “${source.title}”`)
      expect(facts).toMatch(/^From the article of March 4, 2025: “/)
      const quoted = quotedIn(text)
      expect(quoted).toHaveLength(1)
      expect(source.text.startsWith(quoted[0] ?? '-')).toBe(true)
      expect(note).toBe(`Built-in (no AI): what is quoted stays in the article's language, ${name}.`)
    })

    test('is framed in the language of the post', () => {
      const { text } = compose(source, { language: 'german', sourceMention: 'line' })
      expect(text).toContain('Aus dem Artikel: „')
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
      expect(declared.text).toContain(`“${source.text.slice(0, 20)}`)
    })
  },
)

test('where no sentence can be told from the next, the composer says so and what to do', () => {
  const thai = scriptArticles.find(({ name }) => name === 'Thai')?.source as WritingSource
  const broken = '港务局将在二〇二九年之前用电动船取代全部十四艘20\n25年的柴油渡轮并且把第一艘电动渡轮驶向磨坊岛。\n'
  for (const source of [thai, { ...thai, language: 'zh', text: broken }]) {
    expect(() => compose(source)).toThrow(AppError)
    expect(compose(source, { opinion: 'My own line.', hashtags: 0 }).text).toBe(
      `My own line.\n\n${source.siteName}: “${source.title}”`,
    )
  }
})

test('powers, fractions, indices and minus signs stand in a post as they stand in the article', () => {
  const sentences = [
    'The reef off Altona holds 3 × 10⁶ mussels on 4.5 km² between No. 5 and the pier.',
    'Divers measured −5 °C at a depth of 3½ metres below the ice of the sound.',
    'Mussels of the reef bind 42 tonnes of CO₂ and filter 10^6 litres of water a day.',
    'A litre of the water holds 10⁻³ grams of sand and 2.5 g of salt.',
  ]
  const source = { ...newsArticles.english.source, title: 'A reef of mussels off Altona', text: sentences.join(' ') }
  const { text } = compose(source, { length: 'long' })
  for (const sentence of sentences) expect(text).toContain(`• “${sentence}”`)
})
