import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventStream, heartbeatMs } from './event-stream.ts'
import type { HttpReply } from './http.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A fake answer: records what is sent and with which headers. */
function fakeReply() {
  const kept: { headers: Record<string, string>; sent: Readable | null } = { headers: {}, sent: null }
  const reply = {
    headers: (given: Record<string, string>) => {
      Object.assign(kept.headers, given)
      return reply
    },
    send: (stream: Readable) => {
      kept.sent = stream
      return reply
    },
  }
  return { kept, reply: reply as unknown as HttpReply }
}

test('events are neither kept nor held back on their way', async () => {
  const { kept, reply } = fakeReply()
  const stream = createEventStream(reply)
  stream.send('delta', { text: 'a' })
  stream.end()
  expect(kept.headers).toMatchObject({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
  expect(await text(kept.sent as Readable)).toBe('event: delta\ndata: {"text":"a"}\n\n')
})

test('what is sent together is written together, in its order, and nothing of it waits for more', async () => {
  const { kept, reply } = fakeReply()
  const stream = createEventStream(reply)
  const written: string[] = []
  stream.send('delta', { text: 'a' })
  kept.sent?.setEncoding('utf8').on('data', (piece: string) => written.push(piece))
  stream.send('delta', { text: 'b' })
  await vi.waitFor(() => expect(written).toHaveLength(1))
  stream.send('delta', { text: 'c' })
  await vi.waitFor(() => expect(written).toHaveLength(2))
  expect(written).toEqual([
    'event: delta\ndata: {"text":"a"}\n\nevent: delta\ndata: {"text":"b"}\n\n',
    'event: delta\ndata: {"text":"c"}\n\n',
  ])
  stream.end()
})

test('what was sent before the end is written, and nothing to a reader who left', async () => {
  const { kept, reply } = fakeReply()
  const stream = createEventStream(reply)
  stream.send('delta', { text: 'a' })
  stream.send('error', {})
  stream.end()
  expect(await text(kept.sent as Readable)).toBe('event: delta\ndata: {"text":"a"}\n\nevent: error\ndata: {}\n\n')

  const left = fakeReply()
  const toNobody = createEventStream(left.reply)
  toNobody.send('delta', { text: 'a' })
  left.kept.sent?.destroy()
  await once(left.kept.sent as Readable, 'close')
  toNobody.send('delta', { text: 'b' })
  toNobody.end()
  expect(left.kept.sent?.readableLength).toBe(0)
})

test('a stream that has nothing to say yet is opened by its first heartbeat, so that no proxy takes it for dead', async () => {
  const { kept, reply } = fakeReply()
  const stream = createEventStream(reply)
  vi.advanceTimersByTime(heartbeatMs - 1)
  expect(stream.isOpen, 'what fails until now is an ordinary error').toBe(false)
  vi.advanceTimersByTime(2 * heartbeatMs)
  expect(stream.isOpen).toBe(true)
  stream.send('done', {})
  stream.end()
  expect(await text(kept.sent as Readable)).toBe(`${': still here\n\n'.repeat(2)}event: done\ndata: {}\n\n`)
})

test('the heartbeat ends with the stream, and with a reader who leaves', async () => {
  const finished = createEventStream(fakeReply().reply)
  finished.end()
  const { kept, reply } = fakeReply()
  const left = createEventStream(reply)
  left.send('delta', {})
  expect(vi.getTimerCount()).toBe(1)
  kept.sent?.destroy()
  await once(kept.sent as Readable, 'close')
  expect(vi.getTimerCount()).toBe(0)
  left.send('delta', {})
  left.end()
})
