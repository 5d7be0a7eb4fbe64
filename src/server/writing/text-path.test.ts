import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ReadTextEvent, readCompletionsText, readMessagesText, readResponsesText } from './text-events.ts'
import { createTextPath } from './text-path.ts'

const sse = (data: unknown, end = '\n\n') => `data: ${JSON.stringify(data)}${end}`

/** A text's event in each format, and one that is for the SDK although it looks like it. */
const formats = {
  responses: {
    read: readResponsesText,
    text: (delta: string, block: string) => ({ type: 'response.output_text.delta', item_id: block, delta }),
    other: { type: 'response.refusal.delta', item_id: 'a', delta: 'No.' },
  },
  completions: {
    read: readCompletionsText,
    text: (content: string) => ({
      choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }],
    }),
    other: { choices: [{ index: 0, delta: { content: 'Well.' }, finish_reason: 'stop' }], usage: null },
  },
  messages: {
    read: readMessagesText,
    text: (text: string, block: string) => ({
      type: 'content_block_delta',
      index: block,
      delta: { type: 'text_delta', text },
    }),
    other: { type: 'content_block_delta', index: 0, delta: { type: 'thinking_delta', thinking: 'Hm.' } },
  },
} satisfies Record<string, { read: ReadTextEvent; text: (text: string, block: string) => object; other: object }>

/** An answer read through the path by an SDK that hands on each text it is given. @param lag its events that wait */
function readThrough(read: ReadTextEvent, chunks: readonly Buffer[], { hides = '', lag = 0 } = {}) {
  const path = createTextPath(read)
  const body = path.reader()
  const shown: string[] = []
  const waiting: { block: string; text: string }[] = []
  let readBySdk = 0

  function handOn(most: number): void {
    for (const { block, text } of waiting.splice(0, Math.max(0, waiting.length - most))) {
      const isShown = block !== hides
      if (isShown) shown.push(text)
      path.came(text, isShown ? (next) => void shown.push(next) : null)
    }
  }

  for (const bytes of [...chunks.map((chunk) => () => body.push(chunk)), () => body.end()]) {
    const events = bytes()
      .toString()
      .split(/(?<=\n\n|\r\n\r\n|\r\r)/)
      .filter((event) => event.trim() !== '')
    readBySdk += events.length
    for (const event of events) {
      const found = read(JSON.parse(event.slice('data:'.length)))
      if (found) waiting.push(found)
    }
    handOn(lag)
  }
  handOn(0)
  return { shown: shown.join(''), readBySdk }
}

function cut(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const chunks: Buffer[] = []
  let at = 0
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1
    chunks.push(bytes.subarray(at, at + size))
    at += size
  }
  return chunks
}

describe.each(Object.entries(formats))('%s', (_, { read, text, other }) => {
  test('the SDK reads the first text alone', () => {
    const events = ['Wir ', 'grüßen ', 'euch 👋🏽', '.'].map((each) => Buffer.from(sse(text(each, 'a'))))
    expect(readThrough(read, events)).toEqual({ shown: 'Wir grüßen euch 👋🏽.', readBySdk: 1 })
  })

  test('what is not a text alone is left to the SDK', () => {
    expect(read(other)).toBeNull()
    expect(
      readThrough(
        read,
        ['a', 'b'].map((each) => Buffer.from(sse(text(each, 'a')) + sse(other))),
      ).readBySdk,
    ).toBe(3)
  })

  test('however it is cut and however late the SDK is, the text comes whole and in order', () => {
    const piece = fc.record({
      text: fc.string({ unit: 'grapheme', maxLength: 8 }),
      block: fc.constantFrom('a', 'a', 'a', 'b'),
      end: fc.constantFrom('\n\n', '\r\n\r\n', '\r\r'),
    })
    const sizes = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), sizes, fc.integer({ min: 0, max: 3 }), (pieces, cuts, lag) => {
        const bytes = Buffer.from(pieces.map((each) => sse(text(each.text, each.block), each.end)).join(''))
        const whole = pieces.map((each) => each.text).join('')
        expect(readThrough(read, cut(bytes, cuts), { lag }).shown).toBe(whole)
      }),
    )
  })
})

test('a part of the answer that is not shown stays hidden', () => {
  const { read, text } = formats.responses
  const pieces = [
    ['a', 'One '],
    ['a', 'two '],
    ['talk', 'Now I '],
    ['talk', 'search.'],
    ['a', 'three '],
    ['a', 'four'],
  ]
  const events = pieces.map(([block = '', each = '']) => Buffer.from(sse(text(each, block))))
  expect(readThrough(read, events, { hides: 'talk' }).shown).toBe('One two three four')
})

test('before the first word is shown, and without a format, everything is for the SDK', () => {
  const bytes = Buffer.from(sse(formats.completions.text('a')).repeat(3))
  expect(createTextPath(readCompletionsText).reader().push(bytes)).toEqual(bytes)
  const path = createTextPath(null)
  path.came('a', () => {})
  expect(path.reader().push(bytes)).toEqual(bytes)
})

test('half an event waits for its end, unless it grows beyond any text', () => {
  const body = createTextPath(readCompletionsText).reader()
  expect(body.push(Buffer.from('data: {"a":')).length).toBe(0)
  expect(body.end().toString()).toBe('data: {"a":')
  const long = Buffer.alloc(300 * 1024, 0x61)
  expect(body.push(long).equals(long)).toBe(true)
})

test('what cannot be read as an event is left to the SDK', () => {
  const path = createTextPath(readCompletionsText)
  const body = path.reader()
  body.push(Buffer.from(sse(formats.completions.text('a'))))
  path.came('a', () => {})
  const odd = 'data: {"choices":[\n\n: a comment\n\ndata: [DONE]\n\ndata: null\n\n'
  expect(body.push(Buffer.from(odd)).toString()).toBe(odd)
})

test('an error while a text is taken reaches whoever pushed it', () => {
  const path = createTextPath(readCompletionsText)
  const body = path.reader()
  body.push(Buffer.from(sse(formats.completions.text('a'))))
  path.came('a', () => {
    throw new RangeError('too long')
  })
  expect(() => body.push(Buffer.from(sse(formats.completions.text('b'))))).toThrow('too long')
})
