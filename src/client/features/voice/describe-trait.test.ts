import { afterEach, expect, test } from 'vitest'
import { setTranslation } from '#client/lib/catalogue'
import { describeTrait } from './describe-trait.ts'
import { voiceTraits } from './texts.de.ts'

afterEach(() => setTranslation(null))

const trait = (name: Parameters<typeof describeTrait>[0]['name'], mine: number, here: number) =>
  describeTrait({ name, mine, here, distance: 1 })

test.each([
  ['sentenceLength', 7.2, 21.6, 'Your sentences are shorter: 7 words against 22 here.'],
  ['sentenceLength', 20, 9, 'Your sentences are longer: 20 words against 9 here.'],
  ['sentenceLength', 12, 12.4, 'Your sentences are as long: 12 words.'],
  ['sentenceSpread', 3, 8, 'Your sentences vary less in length: by 3 words against 8 here.'],
  ['paragraphLength', 40, 12, 'Your paragraphs are longer: 40 words against 12 here.'],
  ['firstLine', 60, 140, 'Your first line is shorter: 60 characters against 140 here.'],
] as const)('lengths are told with both values: %s %d %d', (name, mine, here, sentence) => {
  expect(trait(name, mine, here)).toBe(sentence)
})

test.each([
  [0, 0, 'No emoji, as in your posts.'],
  [2, 2.3, 'You use as many emoji.'],
  [0, 1.25, 'You use no emoji; here are 1.3 in 100 words.'],
  [1.5, 0, 'You use 1.5 emoji in 100 words; here are none.'],
  [1, 4, 'You use fewer emoji: 1 in 100 words against 4 here.'],
  [4, 1, 'You use more emoji: 4 in 100 words against 1 here.'],
])('signs are told as they stand in 100 words: %d %d', (mine, here, sentence) => {
  expect(trait('emoji', mine, here)).toBe(sentence)
})

test('a usual way to open is told as such, though another is more usual', () => {
  const opening = { name: 'opening', mine: 'statement', here: 'question' } as const
  expect(describeTrait({ ...opening, distance: 0 })).toBe('You open with a question too.')
  expect(describeTrait({ ...opening, distance: 1.5 })).toBe(
    'You open with a plain statement, this post with a question.',
  )
})

test('small words are told by their distance alone', () => {
  const wordUse = { name: 'wordUse', mine: null, here: null } as const
  expect(describeTrait({ ...wordUse, distance: 0.4 })).toBe('The small words are used as in your posts.')
  expect(describeTrait({ ...wordUse, distance: 2 })).toContain('otherwise than in your posts')
})

test('the reader of the interface in German reads German sentences', () => {
  setTranslation({ voiceTraits })
  expect(trait('sentenceLength', 7, 21)).toBe('Ihre Sätze sind kürzer: 7 Wörter, hier 21.')
  expect(trait('dashes', 0, 2)).toBe('Sie verwenden keine Gedankenstriche; hier sind es 2 auf 100 Wörter.')
})
