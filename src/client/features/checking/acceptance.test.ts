import { expect, test } from 'vitest'
import { limits } from '#shared/rules/limits'
import { acceptanceOf, claimsToAsk } from './acceptance.ts'
import type { CheckedClaim } from './check-post.ts'

function claim(text: string, asks: boolean): CheckedClaim {
  return { key: text, kind: 'number', verdict: 'differs', start: 0, end: text.length, text, sentence: null, asks }
}

test('the claims that ask are asked about, each once and until accepted', () => {
  const claims = [claim('21 %', true), claim('“So it is.”', true), claim('21  %', true), claim('Boston', false)]
  expect(claimsToAsk(claims, []).map(acceptanceOf)).toEqual(['21 %', '“So it is.”'])
  expect(claimsToAsk(claims, ['21 %']).map(acceptanceOf)).toEqual(['“So it is.”'])
})

test('a long quotation is remembered within the limit', () => {
  const kept = acceptanceOf({ text: `“${'word '.repeat(400)}”` })
  expect(kept.length).toBeLessThanOrEqual(limits.acceptedClaimCharacters)
})
