import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createGrounding, prepareGrounding } from '#shared/grounding/ground-post'
import { limits } from '#shared/rules/limits'
import { anyHostileText, findSlowTexts } from '../../../../tests/support/hostile-checks'
import { makeHostileTexts } from '../../../../tests/support/hostile-texts'
import { minProcessorMs } from '../../../../tests/support/processor-time'
import { checkPost } from './check-post.ts'
import { findQuotes, quotesOfSources } from './find-quotes.ts'
import { carryClaims, markText } from './mark-text.ts'
import { addressOfText } from './quotes/text-fragment.ts'

/** What checking does with a post while someone types, for whatever they paste into it. */

const post = limits.postCharactersStored
const prose =
  'The council of Anytown planted 12,000 trees along its roads in March 2024, said Mayor Anna Smith. '.repeat(30)

describe('no text holds up', () => {
  test('checking it against a source, and marking its claims', () => {
    const sources = [{ text: prose, kind: 'text' as const, page: null, url: null }]
    const mark = (text: string) => {
      // a new one each time: it remembers what it found in a text before, which would be measured instead
      const grounding = createGrounding([prose])
      const claims = checkPost(grounding, sources, text, { language: 'english', opinion: text.slice(0, 5_000) })
      return { claims, segments: markText(text, carryClaims(claims, text, `${text} `)) }
    }
    const slow = findSlowTexts(post, mark, ({ claims, segments }, text) => {
      expect(claims.filter(({ start, end }) => start < 0 || end <= start || end > text.length)).toEqual([])
      expect(segments.map((segment) => segment.text).join('') === text).toBe(true)
    })
    expect(slow).toEqual([])
  })

  test('the next key stroke, beside a long source', () => {
    const maxMs = 500
    const slow = makeHostileTexts(20_000).flatMap(({ name, text }) => {
      const grounding = createGrounding([text])
      const before = text.slice(0, 3_000)
      grounding.check(before)
      let strokes = 0
      const ms = minProcessorMs(
        () => {
          strokes += 1
          grounding.check(`${before.slice(0, 1_500)}${'x'.repeat(strokes)}${before.slice(1_500)}`)
        },
        { runs: 2, enoughMs: maxMs },
      )
      return ms > maxMs ? [`${name}: ${Math.round(ms)} ms`] : []
    })
    expect(slow).toEqual([])
  })
})

test('no text holds up the search for quotations and their originals', () => {
  const slow = findSlowTexts(20_000, (text) => {
    const sources = [{ text, kind: 'text' as const, page: null, url: null }]
    const quoting = `„${text.slice(0, 500)}“ ${text.slice(0, 2_000)}`
    const grounding = createGrounding([text.slice(0, 500)])
    const claims = checkPost(grounding, sources, quoting, { language: 'german', opinion: null })
    addressOfText('https://news.example/', text)
    const quotes = quotesOfSources(sources)
    return findQuotes({ text: quoting, language: 'german', claims, sources, quotes, named: [] })
  })
  expect(slow).toEqual([])
})

test('claims of any text are marked without changing it', () => {
  const grounding = createGrounding([prose])
  fc.assert(
    fc.property(anyHostileText(20), (text) => {
      const claims = checkPost(grounding, [{ text: prose, kind: 'text' as const, page: null, url: null }], text, {
        language: 'english',
        opinion: null,
      })
      expect(
        markText(text, claims)
          .map((segment) => segment.text)
          .join('') === text,
      ).toBe(true)
    }),
  )
})

test('an index that is made in slices finds the same as one made at once, and rests between them', async () => {
  let rests = 0
  const source = `${prose}\n`.repeat(20)
  const prepared = await prepareGrounding([source], async () => {
    rests += 1
  })
  expect(prepared.check(prose)).toEqual(createGrounding([source]).check(prose))
  expect(rests).toBeGreaterThanOrEqual(3)
})
