import { expect, test } from 'vitest'
import { defaultBrief, maxHashtags, postForms, postLengths, sourceMentions } from './post-brief.ts'

test('what a post starts with is among the choices', () => {
  expect(Object.keys(postLengths)).toContain(defaultBrief.length)
  expect(sourceMentions).toContain(defaultBrief.sourceMention)
  expect([...postForms, null]).toContain(defaultBrief.form)
  expect(defaultBrief.hashtags).toBeLessThanOrEqual(maxHashtags)
})
