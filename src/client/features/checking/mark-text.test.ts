import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CheckedClaim } from './check-post.ts'
import { carryClaims, markText } from './mark-text.ts'

function claim(start: number, end: number, verdict: CheckedClaim['verdict'] = 'stated'): CheckedClaim {
  return {
    key: `${verdict} ${start} ${end}`,
    kind: 'number',
    verdict,
    start,
    end,
    text: '',
    sentence: null,
    asks: false,
  }
}

const anyClaims = fc.array(
  fc
    .tuple(fc.nat(40), fc.integer({ min: 1, max: 10 }), fc.constantFrom('not-found', 'opinion', 'stated'))
    .map(([start, length, verdict]) => claim(start, start + length, verdict)),
)

test('the segments of a text are the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), anyClaims, fc.nat(20), (text, claims, offset) => {
      const segments = markText(text, claims, offset)
      expect(segments.map((segment) => segment.text).join('')).toBe(text)
      for (const { start, text: part, claim: made } of segments) {
        if (made) expect([start, start + part.length]).toEqual([made.start, made.end])
      }
    }),
  )
})

test('a claim that is not found hides the one in it that is stated', () => {
  const segments = markText('He said “12 percent”.', [claim(9, 11), claim(8, 20, 'not-found'), claim(0, 2)])
  expect(segments.map(({ text, claim: made }) => [text, made?.verdict])).toEqual([
    ['He', 'stated'],
    [' said ', undefined],
    ['“12 percent”', 'not-found'],
    ['.', undefined],
  ])
})

test('claims move with the words around an edit until they are checked again', () => {
  const [before, claims] = ['It rose 12 % to 61.', [claim(8, 12), claim(16, 18)]]
  const placesIn = (after: string) =>
    carryClaims(claims, before, after).map(({ start, end }) => after.slice(start, end))
  expect(placesIn('Yes. It rose 12 % to 61.')).toEqual(['12 %', '61'])
  expect(placesIn('It rose 125 % to 61.')).toEqual(['125 %', '61'])
  expect(placesIn('It rose to 61.')).toEqual(['61'])
  expect(placesIn('')).toEqual([])
})

test('a carried claim never reaches beyond the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), anyClaims, (before, after, claims) => {
      const inside = claims.filter(({ end }) => end <= before.length)
      for (const { start, end } of carryClaims(inside, before, after)) {
        expect(start).toBeGreaterThanOrEqual(0)
        expect(end).toBeGreaterThanOrEqual(start)
        expect(end).toBeLessThanOrEqual(after.length)
      }
    }),
  )
})
