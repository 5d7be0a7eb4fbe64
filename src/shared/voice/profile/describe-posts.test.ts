import { describe, expect, test } from 'vitest'
import { sampleVoices } from '../../../../tests/support/sample-voices.ts'
import { describePosts } from './describe-posts.ts'

const profileOf = (posts: readonly string[]) => describePosts(posts)?.profile

describe('posts of three writers are told apart', () => {
  const [terse, analytical, lively] = [sampleVoices.terse, sampleVoices.analytical, sampleVoices.lively].map(profileOf)

  test('by the length of posts and sentences', () => {
    expect(terse?.length).toEqual({ least: 300, most: 300 })
    expect(analytical?.length).toEqual({ least: 650, most: 700 })
    expect(terse?.sentenceWords).toBeLessThan(8)
    expect(analytical?.sentenceWords).toBeGreaterThan(25)
  })

  test('by their openings and who speaks to whom', () => {
    expect(terse?.openings[0]).toEqual({ opening: 'first-person', share: 0.75 })
    expect(analytical).toMatchObject({ openings: [{ opening: 'statement', share: 1 }], speaker: 'nobody' })
    expect(lively).toMatchObject({ openings: [{ opening: 'question' }, {}], reader: 'you' })
  })

  test('by signs and emoji', () => {
    expect(terse?.signs).toEqual({ colons: 'seldom' })
    expect(lively?.signs).toMatchObject({ exclamations: 'often', questions: 'often' })
    expect([terse?.emoji.perPost, lively?.emoji.perPost]).toEqual([0, 4])
  })

  test('and too few of them say nothing of what is never done', () => {
    expect(Object.values(terse?.signs ?? {})).not.toContain('never')
    expect(terse?.neverWords).toEqual([])
  })
})

describe('many posts also show', () => {
  const subjects = ['quay', 'bridge', 'school', 'market', 'railway', 'library', 'theatre', 'museum']
  const many = subjects.map((subject) =>
    [
      `Here is what I learned about the ${subject}.`,
      `The budget of every ${subject} in our town was too small, and we knew it; nobody said so. That is the part I keep thinking of, because a budget is a promise. We should have asked sooner, and we should have asked louder than we did.`,
      `What I would do now: read the numbers, then walk to the ${subject} and look. Would you?`,
      '#cities #budget',
    ].join('\n\n'),
  )
  const profile = profileOf(many)

  test('words and beginnings of sentences that come back, whatever the post is about', () => {
    expect(profile?.favouriteWords).toEqual(expect.arrayContaining(['budget', 'promise', 'learned']))
    expect(profile?.favouriteWords).not.toContain('quay')
    expect(profile?.favouriteStarters).toContain('Here is what')
    expect(profile?.hashtags).toEqual({ perPost: 2, favourites: ['#budget', '#cities'] })
  })

  test('what is never used', () => {
    expect(profile?.signs).toMatchObject({ exclamations: 'never', semicolons: 'often', lists: 'never' })
    expect(profile?.neverWords).toContain('thrilled')
    expect(profileOf(many.map((post) => `I am thrilled. ${post}`))?.neverWords).not.toContain('thrilled')
  })

  test('how they end, hashtags aside', () => {
    expect(profile).toMatchObject({ endsWithQuestion: true, speaker: 'both', reader: 'you' })
  })
})

test.each([
  [
    'german',
    'Ich habe das gestern gelernt, und zwar auf der Messe. Haben Sie es auch gesehen? Mir war es neu.',
    'polite',
  ],
  ['german', 'Ich habe das gestern gelernt, und zwar auf der Messe. Hast du es auch gesehen? Mir war es neu.', 'you'],
  [
    'german',
    'Das haben wir gestern gelernt, und zwar auf der Messe. Sie war gut besucht, und es war für uns neu.',
    'nobody',
  ],
  [
    'french',
    "J'ai appris cela hier au salon de la ville. Et vous, que pensez-vous de ce que nous avons vu dans le hall ?",
    'polite',
  ],
  [
    'spanish',
    'Ayer aprendí esto en la feria y creo que es una buena idea. ¿Y tú, qué piensas de lo que hemos visto?',
    'you',
  ],
  [
    'italian',
    'Ieri ho imparato questo alla fiera della città. E tu, che cosa pensi di quello che abbiamo visto con gli altri?',
    'you',
  ],
  [
    'portuguese',
    'Ontem eu aprendi isso na feira da cidade. E você, o que acha do que nós vimos com os outros lá dentro?',
    'you',
  ],
] as const)('whom a post speaks to, in %s: %s', (language, post, reader) => {
  expect(profileOf([post])).toMatchObject({ language, reader })
})

describe('the most typical posts come first', () => {
  test('an odd one, a short one and a repetition last', () => {
    const odd = `${sampleVoices.lively[0]} 🎉🎉🎉 ${sampleVoices.lively[1]}`
    const own = sampleVoices.terse
    const posts = [odd, 'So true.', ...own, own[0]]
    const order = describePosts(posts)?.order
    expect(order?.slice(-3).toSorted()).toEqual([0, 1, 6])
    expect(order?.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  test('whatever order they were given in, the profile is the same', () => {
    const posts = Object.values(sampleVoices).flat()
    expect(profileOf(posts.toReversed())).toEqual(profileOf(posts))
  })

  test('nothing is described without a word', () => {
    expect(describePosts([])).toBeNull()
    expect(describePosts(['#tags #only', ' '])).toBeNull()
  })
})
