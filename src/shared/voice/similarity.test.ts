import { expect, test } from 'vitest'
import { sampleVoices } from '../../../tests/support/sample-voices.ts'
import { similarity } from './similarity.ts'

const [post, other] = sampleVoices.analytical

test('a post is the same as itself, whatever its case, marks, hashtags and address', () => {
  expect(similarity(post, post)).toBe(1)
  expect(similarity(post, `${post.toUpperCase().replaceAll('.', '!')}\n\n#Rail https://example.com/rail`)).toBe(1)
})

test('a post with a sentence changed stays similar, posts on other subjects are not', () => {
  const changed = post.replace(/The data published.*/, 'I find that worrying, and I doubt that it will change soon.')
  expect(similarity(post, changed)).toBeGreaterThan(0.6)
  expect(similarity(post, changed)).toBeLessThan(0.9)
  expect(similarity(post, other)).toBeLessThan(0.05)
})

test('it is the same both ways round, and nothing where there is nothing to compare', () => {
  expect(similarity(post, other)).toBe(similarity(other, post))
  expect(similarity('', '')).toBe(0)
  expect(similarity('two words', 'two words')).toBe(0)
})
