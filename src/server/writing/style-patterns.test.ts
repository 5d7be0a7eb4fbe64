import { describe, expect, test } from 'vitest'
import { postLengths } from '#shared/rules/post-plan'
import { findCliches } from '#shared/voice/find-cliches'
import { openingOf } from '#shared/voice/opening'
import { casualPatterns, professionalPatterns, technicalPatterns } from './style-patterns.ts'

/** Models write like their patterns: what these do badly is in every post. */

const longestFirstLine = 110

describe.each([
  ['professional', professionalPatterns],
  ['casual', casualPatterns],
  ['technical', technicalPatterns],
])('the patterns of the %s style', (_, text) => {
  const posts = [...text.matchAll(/\[Pattern \d\]\n([\s\S]*?)(?=\n\n\[Pattern|\n\[End)/g)].map(([, post = '']) => post)

  test('are two posts, not much shorter than the usual one, since short ones teach to compress', () => {
    expect(posts).toHaveLength(2)
    for (const { length } of posts) expect(length).toBeGreaterThan(postLengths.medium / 2)
  })

  test('open with a whole statement that is not cut off', () => {
    for (const [first = ''] of posts.map((post) => post.split('\n'))) {
      expect(first.length).toBeLessThanOrEqual(longestFirstLine)
      expect(first).toMatch(/\.$/)
      expect(['statement', 'number']).toContain(openingOf(first, 'english'))
    }
  })

  test('do not both end with a question', () => {
    expect(posts.filter((post) => post.endsWith('?')).length).toBeLessThan(2)
  })

  test('have none of the phrases that the product finds fault with', () => {
    for (const post of posts) expect(findCliches(post, 'english')).toEqual([])
  })
})
