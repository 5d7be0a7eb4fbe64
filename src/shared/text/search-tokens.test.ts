import { describe, expect, test } from 'vitest'
import { toBold, toItalic } from '#shared/linkedin/styled'
import { searchQueryOf, tokensOfPost, wordsIn } from './search-tokens.ts'

const ownerId = '0b5e2a4c-97d1-4c57-9a55-6f0f3a1c2d3e'
const otherId = '1c5e2a4c-97d1-4c57-9a55-6f0f3a1c2d3e'

describe('words', () => {
  test.each([
    ['Twelve thousand trees', ['twelve', 'thousand', 'trees']],
    [toBold('Élan vital 2030'), ['elan', 'vital', '2030']],
    [toItalic('Ångström'), ['angstrom']],
    ['STRASSE Straße', ['strasse', 'strasse']],
    ['İstanbul ISTANBUL ıstanbul', ['istanbul', 'istanbul', 'istanbul']],
    ['ΟΔΟΣ οδός', ['οδοσ', 'οδοσ']],
    ['#climate, @council; don’t', ['climate', 'council', 'don', 't']],
    ['4.5 % of “it”', ['4', '5', 'of', 'it']],
    ['ﬁne ＡＢＣ', ['fine', 'abc']],
    ['10⁶ or 10^6, 42¹ and 3½', ['10', '6', 'or', '10', '6', '42', '1', 'and', '3', '1', '2']],
    ['km² of CO₂', ['km2', 'of', 'co2']],
    ['Launch🚀🚀❤️', ['launch', '🚀', '🚀', '❤']],
    ['हिन्दी', ['हिन्दी']],
    ['한국어', ['한국어']],
    ['"*:&|!()<>%_\\\u0000\ud800', []],
  ])('of %j', (text, words) => {
    expect(wordsIn(text)).toEqual(words)
  })

  test('are cut to what both databases hold', () => {
    expect(wordsIn('é'.repeat(3000))).toEqual(['e'.repeat(64)])
    expect(wordsIn('𐐷'.repeat(3000))).toEqual(['𐐷'.repeat(64)])
  })

  test('hold nothing that a query language or a tokenizer reads', () => {
    const every = Array.from({ length: 0x30000 }, (_, code) => String.fromCodePoint(code)).join(' ')
    expect(wordsIn(every).filter((word) => /[\s"'\\&|!()<>:*^+_.,%-]/.test(word))).toEqual([])
  })
})

test('a post’s tokens are its owner’s alone', () => {
  const post = { title: 'A bridge', content: 'The bridge', model: 'gpt-4.1' }
  const tokens = tokensOfPost({ ...post, ownerId })
  expect(tokens).toEqual(['0b5e2a4c97d1a', '0b5e2a4c97d1bridge', '0b5e2a4c97d1the', '0b5e2a4c97d1_gpt-4.1'])
  expect(tokensOfPost({ ...post, ownerId: otherId }).filter((token) => tokens.includes(token))).toEqual([])
})

test('a question asks for whole words, and for the beginning of the last', () => {
  expect(searchQueryOf(ownerId, 'the OLD the bri', 'composer')).toEqual({
    whole: ['0b5e2a4c97d1the', '0b5e2a4c97d1old', '0b5e2a4c97d1_composer'],
    beginning: '0b5e2a4c97d1bri',
  })
  expect(searchQueryOf(ownerId, ' “%” ')).toBeNull()
})
