import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partFeedText } from './live-words.ts'

function liveWords(text: string): string[] {
  return partFeedText(text).flatMap(({ kind, text: piece }) => (kind === 'text' ? [] : [`${kind} ${piece}`]))
}

test.each([
  ['#PublicTransport and #Énergie2026, too', ['hashtag #PublicTransport', 'hashtag #Énergie2026']],
  ['We are #1, C# and a&#39; stay', []],
  [
    'See https://example.org/a?b=1. Then www.example.com/x).',
    ['link https://example.org/a?b=1', 'link www.example.com/x'],
  ],
  ['Read (example.com/about), not e.g. this.Sentence', ['link example.com/about']],
  ['Write to someone@example.org', []],
])('%j holds these live words', (text, expected) => {
  expect(liveWords(text)).toEqual(expected)
})

test('the pieces joined are the text, whatever the text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom('#a', 'www.', 'a.com', '/', ' ', '.', 'https://')).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      expect(
        partFeedText(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
