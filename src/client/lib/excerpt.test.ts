import { expect, test } from 'vitest'
import { excerptOf, leadOf } from './excerpt.ts'

test('an excerpt is one line', () => {
  expect(excerptOf('First line.\n\nSecond line.')).toBe('First line. Second line.')
})

test('the first 120 characters are shown, and that there are more', () => {
  expect(excerptOf('a'.repeat(121))).toBe(`${'a'.repeat(120)}…`)
  expect(excerptOf('a'.repeat(120))).toBe('a'.repeat(120))
})

test('an emoji at the edge is kept whole or left out', () => {
  const family = '👨‍👩‍👧‍👦'
  expect(excerptOf(`${'a'.repeat(115)}${family} and more`)).toBe(`${'a'.repeat(115)}…`)
})

test('its first line is told apart from what follows', () => {
  expect(leadOf('\n First  line. \n\nSecond line.')).toEqual({
    before: '',
    line: 'First line.',
    rest: 'Second line.',
  })
  expect(leadOf('a'.repeat(121))).toEqual({ before: '', line: `${'a'.repeat(120)}…`, rest: '' })
  expect(leadOf(`${'a'.repeat(100)}\n${'b'.repeat(100)}`).rest).toBe(`${'b'.repeat(19)}…`)
})

test.each([
  ['From the article:\n• “One.”\n• “Two.”', 'From the article:', '“One.”', '• “Two.”'],
  ['Aus dem Artikel:\n• „Eins.“\n• „Zwei.“\n\n#drei', 'Aus dem Artikel:', '„Eins.“', '• „Zwei.“ #drei'],
  ['Three things: \n- One\n- Two', 'Three things:', 'One', '- Two'],
  ['One thing:\n\nThis.', '', 'One thing:', 'This.'],
  ['Not announced\n• One', '', 'Not announced', '• One'],
  [`${'a'.repeat(61)}:\n• One`, '', `${'a'.repeat(61)}:`, '• One'],
])('the first entry of a list is the title where the first line only announces it: %j', (text, before, line, rest) => {
  expect(leadOf(text)).toEqual({ before, line, rest })
  expect(leadOf(`\n ${text}`)).toEqual({ before, line, rest })
})

test('an announcement counts among the first 120 characters', () => {
  expect(leadOf(`Three things:\n• ${'a'.repeat(121)}`).line).toBe(`${'a'.repeat(104)}…`)
})
