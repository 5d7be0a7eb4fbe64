import { expect, test } from 'vitest'
import { hasOpenQuotation, splitSentences } from './sentences.ts'

test.each([
  ['english', 'Dr. J. Moreno met Sen. Lee at 5 p.m. in the U.S. Senate. Nobody spoke.', 2],
  ['english', 'The price rose to 3.5 dollars. It fell again.', 2],
  ['english', '“We grow. We hire,” said Ms. Hall. The room was silent.', 2],
  ['english', 'Acme Corp. sold No. 5 to Bolt Inc. in June. Both firms agreed.', 2],
  ['german', 'Das Treffen ist am 3. November in Bonn. Die Kosten liegen bei 68 Mio. Euro.', 2],
  ['german', 'Das gilt z. B. für Dr. Meier. „Es geht voran. Wir bauen“, sagte sie.', 2],
  ['french', 'M. Roche et Mme Petit ont signé. Le prix est de 3,5 euros.', 2],
  ['spanish', 'La Dra. Molina vive en EE. UU. desde 1999. ¿Quién paga? Nadie lo sabe.', 3],
  ['italian', 'Il sig. Conti e la dott.ssa Riva hanno vinto. Bravi!', 2],
  ['portuguese', 'O Sr. Prado chegou às 8 h. A Dra. Melo saiu.', 2],
] as const)('%s: %s', (language, text, count) => {
  expect(splitSentences(text, language)).toHaveLength(count)
})

test('each line of a list is its own paragraph, a line that goes on is not', () => {
  const paragraphs = splitSentences('One line that is\nbroken in two.\n• A point\n• Another point', 'english')
  expect(paragraphs.map(({ text, paragraph }) => `${paragraph} ${text}`)).toEqual([
    '0 One line that is broken in two.',
    '1 • A point',
    '2 • Another point',
  ])
})

test('quotation marks and brackets are checked for their partner', () => {
  expect(hasOpenQuotation('“Open')).toBe(true)
  expect(hasOpenQuotation('„Zu“ und (zu)')).toBe(false)
  expect(hasOpenQuotation("It's fine")).toBe(false)
  expect(hasOpenQuotation('a) first')).toBe(true)
})

test('a paragraph of 200,000 characters without a break is split in less than a second', () => {
  const startedAt = process.cpuUsage()
  splitSentences('A. '.repeat(66_000), 'english')
  const { user, system } = process.cpuUsage(startedAt)
  expect((user + system) / 1_000).toBeLessThan(1_000)
})

// Pages and people may send any of these; a loop that does not move on would hold the whole server.
test.each([
  ['a letter with 2,100 accents', `e${'\u0301'.repeat(2_100)}`],
  ['200,000 accents', '\u0301'.repeat(200_000)],
  ['200,000 joiners', '\u200D'.repeat(200_000)],
  ['200,000 leading consonants', '\u1100'.repeat(200_000)],
  ['pairs joined to one family', '👩\u200D'.repeat(10_000)],
  ['halves of pairs', '\uD83D'.repeat(200_000)],
])('splitting ends for a grapheme longer than a piece: %s', (_, text) => {
  const sentences = splitSentences(`Before. ${text} After.`, 'english')
  expect(sentences.map((sentence) => sentence.text).join('').length).toBeGreaterThan(text.length)
})
