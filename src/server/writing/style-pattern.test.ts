import { describe, expect, test } from 'vitest'
import { serverPacks } from '#shared/languages/server-packs'
import { languageIds } from '#shared/rules/languages'
import { limits } from '#shared/rules/limits'
import { defaultBrief, postForms } from '#shared/rules/post-brief'
import { recogniseLanguage } from '#shared/text/recognise-language'
import { findCliches } from '#shared/voice/find-cliches'
import { writingRequest } from '../../../tests/support/fake-models/writing-fixtures.ts'
import { buildPrompt } from './build-prompt.ts'
import { buildRefinementPrompt } from './build-refinement-prompt.ts'
import { seedStyles } from './default-template.ts'
import { plainVoice } from './plain-voice.ts'
import { patternFor } from './style-pattern.ts'
import type { WritingRequest } from './writer.ts'

const [professional = { name: '', promptPart: '' }] = seedStyles
const base = writingRequest({ voice: plainVoice(professional) })

function ofArticle(number: number, changes: Partial<WritingRequest> = {}): WritingRequest {
  return { ...base, source: { ...base.source, text: `Article ${number}.` }, ...changes }
}

describe.each(languageIds)('the patterns in %s', (language) => {
  const all = Object.values(serverPacks[language].patterns).flat()

  test.each(Object.entries(serverPacks[language].patterns))(
    'of the %s style differ in build and end',
    (_, patterns) => {
      expect(new Set(patterns.map(({ form }) => form)).size).toBe(patterns.length)
      expect(patterns.length).toBeGreaterThan(1)
      for (const { form } of patterns) expect(postForms).toContain(form)
    },
  )

  test('are in that language, and neither so short that they teach to compress nor as long as a post', () => {
    for (const { text } of all) {
      expect(recogniseLanguage(text)).toBe(language)
      expect(text.length).toBeGreaterThan(350)
      expect(text.length).toBeLessThan(800)
    }
  })

  test('open with a first line that can be read whole, and end without a question or a slogan', () => {
    for (const { text } of all) {
      const [first = ''] = text.split('\n')
      expect(first.length, first).toBeLessThanOrEqual(limits.firstLineCharacters)
      expect(first).toMatch(/\.$/)
      expect(text).not.toMatch(/\?$|—/)
      expect(findCliches(text, language)).toEqual([])
    }
  })
})

describe('the pattern of a prompt', () => {
  test('is one, in the post’s language, and another for another article', () => {
    const shown = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => patternFor(ofArticle(number, { language: 'german' })))
    expect(new Set(shown).size).toBe(serverPacks.german.patterns.professional.length)
    for (const each of shown) expect(each.match(/\[Pattern\]/g)).toHaveLength(1)
    expect(buildPrompt(ofArticle(1, { language: 'german' })).user).toContain(shown[0])
  })

  test('has the chosen form, or there is none', () => {
    const tension = patternFor(ofArticle(1, { brief: { ...defaultBrief, form: 'tension' } }))
    expect(tension).toContain(serverPacks.english.patterns.professional[0]?.text)
    expect(patternFor(ofArticle(1, { brief: { ...defaultBrief, form: 'list' } }))).toBe('')
  })

  test.each<[string, Partial<WritingRequest>]>([
    ['a style that was changed', { voice: plainVoice({ ...professional, promptPart: 'As in my own words.' }) }],
    ['an author’s own posts', { voice: { ...base.voice, examplePosts: ['We moved the bus stop.'] } }],
    ['a text of the author’s own', { source: { ...base.source, isOwn: true } }],
  ])('is left out for %s', (_, changes) => {
    expect(patternFor({ ...base, ...changes })).toBe('')
  })

  test('is no part of refining, which has the post itself', () => {
    const { user } = buildRefinementPrompt({ ...base, kind: 'shorter', post: 'A post.', otherVersions: [] })
    expect(user).not.toContain('[Pattern]')
  })
})
