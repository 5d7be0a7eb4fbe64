import { expect, test } from 'vitest'
import { maxHashtags, postForms, postLengths, sourceMentions, usualBrief } from './post-brief.ts'

test('what a post starts with is among the choices', () => {
  expect(Object.keys(postLengths)).toContain(usualBrief.length)
  expect(sourceMentions).toContain(usualBrief.sourceMention)
  expect([...postForms, null]).toContain(usualBrief.form)
  expect(usualBrief.hashtags).toBeLessThanOrEqual(maxHashtags)
})
