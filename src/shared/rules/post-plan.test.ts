import { expect, test } from 'vitest'
import { maxHashtags, postForms, postLengths, sourceMentions, usualPlan } from './post-plan.ts'

test('what a post starts with is among the choices', () => {
  expect(Object.keys(postLengths)).toContain(usualPlan.length)
  expect(sourceMentions).toContain(usualPlan.sourceMention)
  expect([...postForms, null]).toContain(usualPlan.form)
  expect(usualPlan.hashtags).toBeLessThanOrEqual(maxHashtags)
})
