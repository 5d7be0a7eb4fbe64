import { expect, test } from 'vitest'
import { limits } from '#shared/rules/limits'
import { acceptanceOf, claimsToAsk } from './acceptance.ts'
import type { CheckedClaim } from './check-post.ts'

function claim(text: string, kind: CheckedClaim['kind'], verdict: CheckedClaim['verdict']): CheckedClaim {
  return { key: text, kind, verdict, start: 0, end: text.length, text, sentence: null }
}

test('numbers and quotations that are not found are asked about, each once and until accepted', () => {
  const claims = [
    claim('21 %', 'number', 'not-found'),
    claim('“So it is.”', 'quotation', 'not-found'),
    claim('21  %', 'number', 'not-found'),
    claim('Boston', 'name', 'not-found'),
    claim('March 3', 'date', 'not-found'),
    claim('12 %', 'number', 'supported'),
    claim('30 %', 'number', 'opinion'),
  ]
  expect(claimsToAsk(claims, [])).toEqual(['21 %', '“So it is.”'])
  expect(claimsToAsk(claims, ['21 %'])).toEqual(['“So it is.”'])
})

test('a long quotation is remembered within the limit', () => {
  const kept = acceptanceOf({ text: `“${'word '.repeat(400)}”` })
  expect(kept.length).toBeLessThanOrEqual(limits.acceptedClaimCharacters)
})
