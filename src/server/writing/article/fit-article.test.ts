import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitArticle, omissionMark } from './fit-article.ts'

/** Ten sections of ten paragraphs; each paragraph names its position. */
const sections = Array.from({ length: 10 }, (_, section) => [
  `Heading ${section}`,
  ...Array.from(
    { length: 10 },
    (_, index) => `S${section}P${index} ${'says a little more about it and so on '.repeat(4)}.`,
  ),
])
const longArticle = sections.flat().join('\n\n')

describe('fitting an article to a model', () => {
  test('an article within the budget stays as it is', () => {
    expect(fitArticle('  One.\n\n\nTwo. ', 100)).toBe('  One.\n\n\nTwo. ')
  })

  test('the lead, every heading, the starts and ends of sections and the end stay; insides go', () => {
    const fitted = fitArticle(longArticle, 7_000)

    for (let section = 0; section < 10; section++) {
      expect(fitted).toContain(`Heading ${section}`)
      expect(fitted).toContain(`S${section}P0 `)
      expect(fitted).toContain(`S${section}P9 `)
    }
    expect(fitted).toContain('S0P1 ')
    expect(fitted).toContain('S0P2 ')
    expect(fitted).not.toContain('S7P5 ')
  })

  test('every gap carries a mark, and only gaps do', () => {
    const blocks = fitArticle(longArticle, 7_000).split('\n\n')
    const all = longArticle.split('\n\n').map((block) => block.trim())

    blocks.forEach((block, index) => {
      if (block !== omissionMark) return
      const before = all.indexOf((blocks[index - 1] ?? '').trim())
      const after = all.indexOf((blocks[index + 1] ?? '').trim())
      expect(after - before).toBeGreaterThan(1)
    })
    const kept = blocks.filter((block) => block !== omissionMark).map((block) => all.indexOf(block.trim()))
    expect(kept).toEqual([...kept].sort((a, b) => a - b))
    const gaps = kept.filter((place, index) => index > 0 && place - (kept[index - 1] ?? 0) > 1).length
    expect(blocks.filter((block) => block === omissionMark)).toHaveLength(gaps)
  })

  test('an article without headings is heard in all its parts', () => {
    const text = Array.from({ length: 80 }, (_, index) => `Paragraph ${index} ${'goes on and on. '.repeat(10)}`).join(
      '\n\n',
    )
    const kept = fitArticle(text, 5_000).match(/Paragraph \d+/g) ?? []
    const numbers = kept.map((match) => Number(match.slice(10)))

    for (const quarter of [0, 20, 40, 60]) {
      expect(numbers.filter((number) => number >= quarter && number < quarter + 20).length).toBeGreaterThan(2)
    }
  })

  test('one endless paragraph is cut between sentences', () => {
    const sentence = 'The quay handles 1,200 ships a year in all weathers.'
    const fitted = fitArticle(Array.from({ length: 400 }, () => sentence).join(' '), 5_000)

    expect(fitted.length).toBeGreaterThan(3_500)
    expect(fitted.split(omissionMark).every((part) => part.trim().split(sentence).join('').trim() === '')).toBe(true)
  })

  test('whatever the text, the result is within the budget and breaks no character', () => {
    const word = fc.constantFrom(
      'word',
      'Ship.',
      '🚢',
      '\n\n',
      ' ',
      'verylongwordwithoutanyend'.repeat(80),
      '…',
      '3.5 ',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 300 }), fc.integer({ min: 50, max: 4_000 }), (words, budget) => {
        const fitted = fitArticle(words.join(''), budget)
        expect(fitted.length).toBeLessThanOrEqual(budget)
        expect(() => encodeURIComponent(fitted)).not.toThrow()
      }),
      { numRuns: 300 },
    )
  })

  test.each([
    ['one word two million characters long', 'x'.repeat(2_000_000)],
    ['two million characters without a sentence’s end', 'word '.repeat(400_000)],
    ['a million tiny paragraphs', '1\n\n22\n\n'.repeat(280_000)],
  ])('%s still gives something to read', (_, text) => {
    const fitted = fitArticle(text, 48_000)
    expect(fitted.length).toBeLessThanOrEqual(48_000)
    expect(fitted.length).toBeGreaterThan(40_000)
  })
})
