import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTidier } from './tidy-text.ts'

function tidy(pieces: readonly string[], dropsCitations = false): string {
  const tidier = createTidier({ dropsCitations })
  return pieces.map((piece) => tidier.push(piece)).join('') + tidier.end()
}

describe('tidying a model’s text', () => {
  test.each([
    ['white space at both ends', '\n\n  A post. \n \n', 'A post.'],
    ['white space before line breaks', 'One. \t\nTwo.', 'One.\nTwo.'],
    ['more than one empty line', 'One.\n\n\n \n\nTwo.', 'One.\n\nTwo.'],
    ['Windows line breaks', 'One.\r\n\r\nTwo.', 'One.\n\nTwo.'],
    ['bold', 'A **very bold** word and a **b**.', 'A very bold word and a b.'],
    [
      'a Markdown link',
      'See [the report](https://a.example/x_(1)) now.',
      'See the report (https://a.example/x_(1)) now.',
    ],
    ['a link whose label is its address', 'At [a.example](https://a.example/).', 'At https://a.example/.'],
    ['NUL characters', 'A\0 post.', 'A post.'],
    ['half a character', 'A \uD83D post.', 'A \uFFFD post.'],
  ])('undoes %s', (_, text, expected) => {
    expect(tidy([text])).toBe(expected)
  })

  test.each([
    'Two * three and 2**3 and **kwargs, a [note] and (an aside [with one]).',
    '* a point\n* another\n\n#one #two 🚢👩‍🚀',
    '(see page 3) [1] and [2] (both)',
  ])('leaves other characters alone: %s', (text) => {
    expect(tidy([text])).toBe(text)
    expect(tidy([text], true)).toBe(text)
  })

  test.each([
    ['Busy ([a.example](https://a.example/x?utm_source=openai)). So.', 'Busy. So.'],
    ['Busy ([a](https://a.example/(x)), [b](https://b.example)).', 'Busy.'],
    ['One.\n\n([a](https://a.example))\n\nTwo.', 'One.\n\nTwo.'],
    ['([a](https://a.example)) One.', 'One.'],
  ])('drops the citations of a web search: %s', (text, expected) => {
    expect(tidy([text], true)).toBe(expected)
  })

  test('gives the same text however the vendor cuts it', () => {
    const bits = [
      'word',
      ' ',
      '\n',
      '\r\n',
      '\n\n',
      '**',
      '*',
      '[',
      '](',
      'https://a.example',
      ')',
      '(',
      '([',
      '🚢',
      '\uD83D',
      '\0',
      ', ',
    ]
    const text = fc.array(fc.constantFrom(...bits), { maxLength: 30 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, fc.array(fc.nat(60), { maxLength: 8 }), fc.boolean(), (whole, cuts, dropsCitations) => {
        const places = [0, ...cuts.filter((cut) => cut < whole.length).sort((a, b) => a - b), whole.length]
        const pieces = places.slice(1).map((place, index) => whole.slice(places[index], place))
        expect(tidy(pieces, dropsCitations)).toBe(tidy([whole], dropsCitations))
        expect(tidy(pieces, dropsCitations)).toBe(tidy(pieces, dropsCitations).trim())
      }),
      { numRuns: 2_000 },
    )
  })

  test('shows plain words as they come, holding back no more than the last white space', () => {
    const tidier = createTidier({ dropsCitations: true })
    expect([tidier.push('Ships '), tidier.push('ahoy'), tidier.push(' all')]).toEqual(['Ships', ' ahoy', ' all'])
  })
})
