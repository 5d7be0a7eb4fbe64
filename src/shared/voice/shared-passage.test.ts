import { describe, expect, test } from 'vitest'
import { minProcessorMs } from '../../../tests/support/processor-time.ts'
import { indexPassages, longestCommonPassage } from './shared-passage.ts'

const source = `The harbour opened its second quay on Monday, two years after the first stone was laid.

The quay handles 1,200 ships a year, 40 percent more than the old one, the port authority said. “Ships no longer wait at
sea for a berth in any weather,” said the harbour master. The works cost 31 million euros.`

describe('the longest passage a post shares with its source', () => {
  test('is found with its place in both, whatever the case and the punctuation', () => {
    const post = 'Big news! the Harbour opened its second quay on MONDAY - two years after it began.'
    const found = longestCommonPassage(post, source)
    expect(found?.words).toBe(11)
    expect(post.slice(found?.inPost.start, found?.inPost.end)).toBe(
      'the Harbour opened its second quay on MONDAY - two years after',
    )
    expect(source.slice(found?.inSource.start, found?.inSource.end)).toBe(
      'The harbour opened its second quay on Monday, two years after',
    )
  })

  test('takes a power for what it is, and never for its digits in a row', () => {
    const reef = 'the reef off the coast now holds 10⁶ mussels and crabs'
    expect(longestCommonPassage(reef, reef)?.words).toBe(11)
    expect(longestCommonPassage(reef.replace('10⁶', '106'), reef)).toBeNull()
  })

  test('goes over line ends of the source', () => {
    const post = 'ships no longer wait at sea for a berth in any weather now'
    expect(longestCommonPassage(post, source)?.words).toBe(12)
  })

  test('is the longest of several', () => {
    const post = `${source.slice(0, 45)} on. And then: handles 1,200 ships a year, 40 percent more than the old one, the port said.`
    expect(longestCommonPassage(post, source)?.words).toBe(15)
  })

  test('is none in a quotation: a quotation is to be word for word', () => {
    for (const [open, close] of ['“”', '„“', '«»', '»«', '""']) {
      const post = `The master said: ${open}Ships no longer wait at sea for a berth in any weather${close} on Monday.`
      expect(longestCommonPassage(post, source), open).toBeNull()
    }
  })

  test('is none below eight words, and none over an address', () => {
    expect(longestCommonPassage('The harbour opened its second quay on Tuesday.', source)).toBeNull()
    expect(
      longestCommonPassage('See https://example.org/the/harbour/opened/its/second/quay/on/monday/two', source),
    ).toBeNull()
    expect(longestCommonPassage('', source)).toBeNull()
    expect(longestCommonPassage('Anything at all.', '')).toBeNull()
  })

  test('all shared words are counted beside all words', () => {
    const post = 'The works cost 31 million euros. Was that well spent, and who would have thought so a year ago?'
    expect(indexPassages(source).find(post)).toBeNull()
    const taken = `${source.split('\n')[0]} I like it.`
    expect(indexPassages(source).find(taken)).toMatchObject({ sharedWords: 16, allWords: 19 })
  })

  test('is found in time for a key stroke, also when the source repeats itself', () => {
    const long = Array.from({ length: 5_000 }, (_, place) => `word${place % 7}`).join(' ')
    const index = indexPassages(long)
    const post = long.slice(0, 3_000)
    expect(index.find(post)?.longest.words).toBe(500)
    expect(minProcessorMs(() => index.find(post), { enoughMs: 1_000 })).toBeLessThanOrEqual(1_000)
  })
})
