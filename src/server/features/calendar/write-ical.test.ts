import { expect, test } from 'vitest'
import { readIcal } from '../../../../tests/support/read-ical.ts'
import { type CalendarEvent, escapeText, foldLine, writeIcal } from './write-ical.ts'

const event: CalendarEvent = {
  uid: '0d6f0c4a-6a0e-4c4e-8a55-0b4f1c1e7f11',
  sequence: 3,
  changedAt: Date.UTC(2026, 10, 29, 10, 4, 5, 678),
  startsAt: Date.UTC(2026, 11, 1, 9),
  endsAt: Date.UTC(2026, 11, 1, 9, 15),
  status: 'CONFIRMED',
  summary: 'The harbour has a second quay',
  description: '',
  url: 'https://post.example.com/generate?post=1',
}
const write = (...events: CalendarEvent[]) => writeIcal({ name: 'LinkedIn posts', refreshHours: 1 }, events)
const read = (text: string) => readIcal(Buffer.from(text))
/** The summary as a reader has it. */
const summaryOf = (summary: string) => read(write({ ...event, summary })).events[0]?.summary

test('an event is written as RFC 5545 has it, line for line', () => {
  expect(write(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Postwright//Schedule//EN',
    'CALSCALE:GREGORIAN',
    'NAME:LinkedIn posts',
    'X-WR-CALNAME:LinkedIn posts',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:0d6f0c4a-6a0e-4c4e-8a55-0b4f1c1e7f11',
    'DTSTAMP:20261129T100405Z',
    'LAST-MODIFIED:20261129T100405Z',
    'SEQUENCE:3',
    'DTSTART:20261201T090000Z',
    'DTEND:20261201T091500Z',
    'STATUS:CONFIRMED',
    'TRANSP:TRANSPARENT',
    'SUMMARY:The harbour has a second quay',
    'URL:https://post.example.com/generate?post=1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a calendar without events is one', () => {
  expect(read(write())).toEqual({ name: 'LinkedIn posts', events: [] })
})

test.each([
  ['backslash', String.raw`C:\quay`, String.raw`C:\\quay`],
  ['semicolon', 'quay; pier', String.raw`quay\; pier`],
  ['comma', 'quay, pier', String.raw`quay\, pier`],
  ['line feed', 'quay\npier', String.raw`quay\npier`],
  ['line ends of Windows and old Macs', 'quay\r\npier\rship', String.raw`quay\npier\nship`],
  ['line and paragraph separators', 'quay\u2028pier\u2029ship\u0085', String.raw`quay\npier\nship\n`],
  ['backslash before an n', String.raw`\n`, String.raw`\\n`],
  ['colon and quotes, which need nothing', '“Quay”: "pier"', '“Quay”: "pier"'],
  ['control characters', 'quay\u0000\u0007\u001b\u007f', 'quay'],
  ['tab', 'quay\tpier', 'quay\tpier'],
  ['half a character', 'quay\ud83d', 'quay\ufffd'],
])('text is escaped: %s', (_name, text, escaped) => {
  expect(escapeText(text)).toBe(escaped)
})

test('nothing in a text ends its line, its event or its calendar', () => {
  const summary = 'Quay\r\nEND:VEVENT\r\nEND:VCALENDAR\nBEGIN:VEVENT'
  expect(summaryOf(summary)).toBe('Quay\nEND:VEVENT\nEND:VCALENDAR\nBEGIN:VEVENT')
})

test('an address has no line ends', () => {
  const written = write({ ...event, url: 'https://post.example.com/\r\nX-EVIL:1' })
  expect(read(written).events[0]?.url).toBe('https://post.example.com/X-EVIL:1')
})

test.each([
  ['one byte each', 'a'],
  ['two', 'ä'],
  ['three', '港'],
  ['four', '🚢'],
])('lines have 75 bytes at most, and characters stay whole: %s', (_name, character) => {
  for (let count = 0; count <= 160; count += 1) {
    const line = `X:${character.repeat(count)}`
    const pieces = foldLine(line).split('\r\n')
    for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75)
    expect(pieces.every((piece) => !piece.includes('\ufffd'))).toBe(true)
    expect(pieces.map((piece, at) => (at === 0 ? piece : piece.slice(1))).join('')).toBe(line)
    expect(pieces.slice(1).every((piece) => piece.startsWith(' '))).toBe(true)
  }
})

test('a line of 75 bytes stays, and one more folds it', () => {
  expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75))
  expect(foldLine('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
  expect(foldLine('a'.repeat(75 + 74))).toBe(`${'a'.repeat(75)}\r\n ${'a'.repeat(74)}`)
})

test('long texts of all kinds come back as they were', () => {
  const parts = ['Größe, Höhe; Tiefe\\ ', '港の新しい岸壁 ', '👩‍👩‍👧 🚢🇩🇪 ', 'שלום, עולם; ', 'e\u0301 '.repeat(9)]
  for (let count = 1; count <= 40; count += 1) {
    const summary = parts
      .map((_, at) => parts[(at + count) % parts.length])
      .join('')
      .repeat(count)
    expect(summaryOf(summary)).toBe(summary)
  }
})

test('a description has several lines, and what was cancelled says so', () => {
  const description = 'Ships no longer wait.\n\nGoes out from Ada Ames.\nOpen it: https://post.example.com/a,b;c'
  const [found] = read(write({ ...event, description, status: 'CANCELLED', url: null })).events
  expect(found).toMatchObject({ description, status: 'CANCELLED', url: null, sequence: 3 })
})
