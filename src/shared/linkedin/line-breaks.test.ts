import { expect, test } from 'vitest'
import { findBreaks } from './line-breaks.ts'

/** The text with a bar at every place where Chromium may break the line. */
function broken(text: string): string {
  const starts = [0, ...findBreaks(text)]
  return starts.map((start, index) => text.slice(start, starts[index + 1])).join('|')
}

test.each([
  ['after spaces, however many', 'one two  three', 'one |two  |three'],
  ['after a hyphen, also before a figure', 'e-mail COVID-19', 'e-|mail |COVID-|19'],
  ['around a long dash and after a short one', 'word—word, 5–10', 'word|—|word, |5–|10'],
  ['not at a no-break space or a non-breaking hyphen', '12\u00A0% a\u202F! x\u2011y', '12\u00A0% |a\u202F! |x\u2011y'],
  ['in an address after a hyphen and a question mark only', 'https://a.org/b-c/d?e=1', 'https://a.org/b-|c/d?|e=1'],
  ['not between a word and its marks', '«mot» “word”! (so)', '«mot» |“word”! |(so)'],
  ['before an opening bracket that follows a closing mark', 'a)(b 10%(c', 'a)|(b |10%|(c'],
  ['around emoji, and never within one', 'a👩‍👩‍👧‍👦🇩🇪🇫🇷👍🏽!', 'a|👩‍👩‍👧‍👦|🇩🇪|🇫🇷|👍🏽!'],
  ['between ideographs, but not before their marks', '漢字、かな。', '漢|字、|か|な。'],
  ['where a soft hyphen or a zero-width space allows it', 'a\u00ADb c\u200Bd', 'a\u00AD|b |c\u200B|d'],
])('a line breaks %s', (_, text, expected) => {
  expect(broken(text)).toBe(expected)
})
