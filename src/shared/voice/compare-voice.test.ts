import { describe, expect, test } from 'vitest'
import { sampleVoices } from '../../../tests/support/sample-voices.ts'
import { compareVoice } from './compare-voice.ts'

const writers = Object.entries(sampleVoices)
const cases = writers.flatMap(([writer, posts]) => posts.map((post, place) => ({ writer, place, post })))

describe('a post is compared with posts its author wrote', () => {
  test.each(cases)('$writer $place is nearer to its own author than to anyone else', ({ writer, post }) => {
    const distances = writers.map(([other, posts]) => ({
      other,
      distance: distanceOf(post, posts.filter((each) => each !== post).slice(0, 3)),
    }))
    expect(distances.toSorted((a, b) => a.distance - b.distance)[0]?.other).toBe(writer)
  })

  test('and so it is with a single example, but for a rare mistake', () => {
    const pairs = cases.flatMap(({ writer, post }) =>
      sampleVoices[writer as keyof typeof sampleVoices]
        .filter((each) => each !== post)
        .map((own) => ({ writer, post, own })),
    )
    const right = pairs.filter(({ writer, post, own }) =>
      writers
        .filter(([other]) => other !== writer)
        .every(([, posts]) => posts.every((foreign) => distanceOf(post, [own]) < distanceOf(post, [foreign]))),
    )
    expect(right.length / pairs.length).toBeGreaterThan(0.8)
  })

  test('in words: own posts are close or some way off, foreign ones never close', () => {
    for (const { writer, post } of cases) {
      for (const [other, posts] of writers) {
        const found = compareVoice(post, posts.filter((each) => each !== post).slice(0, 3))?.nearness
        if (other === writer) expect(['close', 'some-way-off'], `${post.slice(0, 40)} among its own`).toContain(found)
        else expect(found, `${post.slice(0, 40)} beside ${other}`).not.toBe('close')
      }
    }
  })

  test('the same text is as near as can be', () => {
    const [post] = sampleVoices.terse
    expect(distanceOf(post, [post])).toBe(0)
  })

  test('each trait has both values, the farthest first', () => {
    const found = compareVoice(sampleVoices.analytical[0], sampleVoices.terse.slice(0, 3))
    const sentenceLength = found?.traits.find(({ name }) => name === 'sentenceLength')
    expect(sentenceLength?.mine).toBeGreaterThanOrEqual(5)
    expect(sentenceLength?.mine).toBeLessThan(9)
    expect(sentenceLength?.here).toBeGreaterThan(9)
    expect(found?.nearness).toBe('far')
    const distances = found?.traits.map(({ distance }) => distance) ?? []
    expect(distances).toEqual(distances.toSorted((a, b) => b - a))
  })

  test('the way it opens is one of them, with its place', () => {
    const post = sampleVoices.lively[0]
    const found = compareVoice(post, sampleVoices.analytical.slice(0, 3))
    const opening = found?.traits.find(({ name }) => name === 'opening')
    expect(opening).toMatchObject({ mine: 'statement', here: 'question' })
    expect(post.slice(opening?.place?.start, opening?.place?.end)).toBe('Guess what happened at our open day?')
  })

  test('signs are counted in 100 words, emoji as one each however they are joined', () => {
    const found = compareVoice('Done 👩‍👩‍👧‍👦 and done 👍🏽 again today, said all of us here.', [
      'We were done again today, said all of us.',
    ])
    expect(found?.traits.find(({ name }) => name === 'emoji')).toMatchObject({ mine: 0, here: 20 })
  })

  test('too little of one’s own is said to be too little', () => {
    expect(compareVoice(sampleVoices.terse[0], [sampleVoices.terse[1]])).toMatchObject({ isSure: false, examples: 1 })
    expect(compareVoice(sampleVoices.terse[0], sampleVoices.terse.slice(1))).toMatchObject({
      isSure: true,
      examples: 3,
    })
    expect(compareVoice(sampleVoices.terse[0], [])).toBeNull()
    expect(compareVoice('  #only #hashtags https://example.com', [sampleVoices.terse[1]])).toBeNull()
  })

  test('word use is not compared across languages', () => {
    const german =
      'Der Hafen hat am Montag seinen zweiten Kai eröffnet, und die Schiffe warten nicht mehr auf See, sagt die Leitung.'
    const traits = compareVoice(german, sampleVoices.terse)?.traits.map(({ name }) => name)
    expect(traits).not.toContain('wordUse')
    expect(traits).toContain('sentenceLength')
  })
})

function distanceOf(post: string, examples: readonly string[]): number {
  return compareVoice(post, examples)?.distance ?? Number.NaN
}
