import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createEventParser, readEvents, type StreamEvent } from './event-stream.ts'

function parse(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const parser = createEventParser((event) => events.push(event))
  for (const piece of pieces) parser.feed(piece)
  return events
}

test('an event has its name and its data', () => {
  expect(parse('event: delta\ndata: {"text":"Hello"}\n\n')).toEqual([{ event: 'delta', data: '{"text":"Hello"}' }])
})

test('an event cut into pieces arrives whole', () => {
  expect(parse('event: de', 'lta\nda', 'ta: one', '\n', '\n')).toEqual([{ event: 'delta', data: 'one' }])
})

test('several data lines are joined by newlines', () => {
  expect(parse('data: first\ndata:\ndata: third\n\n')).toEqual([{ event: 'message', data: 'first\n\nthird' }])
})

test('only one space after the colon belongs to the format', () => {
  expect(parse('data:  two spaces\n\n')).toEqual([{ event: 'message', data: ' two spaces' }])
})

test('comments, unknown fields and a byte order mark are passed over', () => {
  expect(parse('\uFEFF: keep alive\n\nid: 7\nretry: 10\ndata: here\n\n')).toEqual([{ event: 'message', data: 'here' }])
})

test('a name is forgotten after its event', () => {
  expect(parse('event: status\ndata: a\n\ndata: b\n\n').map(({ event }) => event)).toEqual(['status', 'message'])
})

test('an event that was not ended is not told', () => {
  expect(parse('event: done\ndata: half\n')).toEqual([])
})

test('the same stream gives the same events, however it is cut and however its lines end', () => {
  const whole =
    'event: status\ndata: {"stage":"reading"}\n\n: ping\n\nevent: delta\ndata: a\ndata: ü🙂\n\nevent: done\ndata: {}\n\n'
  const expected = parse(whole)
  expect(expected).toHaveLength(3)
  fc.assert(
    fc.property(
      fc.constantFrom('\n', '\r\n'),
      fc.array(fc.nat({ max: whole.length }), { maxLength: 12 }),
      (lineEnd, cuts) => {
        const stream = whole.replaceAll('\n', lineEnd)
        const edges = [0, ...cuts.sort((a, b) => a - b), stream.length]
        const pieces = edges.slice(1).map((end, index) => stream.slice(edges[index], end))
        expect(parse(...pieces)).toEqual(expected)
      },
    ),
  )
})

test('a character whose bytes come in two pieces is read as one', async () => {
  const bytes = new TextEncoder().encode('data: 🙂\n\n')
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 8))
      controller.enqueue(bytes.slice(8))
      controller.close()
    },
  })
  const events: StreamEvent[] = []
  await readEvents(body, (event) => events.push(event))
  expect(events).toEqual([{ event: 'message', data: '🙂' }])
})
