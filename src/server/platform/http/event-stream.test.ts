import { once } from 'node:events'
import type { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventStream, heartbeatMs } from './event-stream.ts'
import type { HttpReply } from './http.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Stands for the answer: keeps what is sent and with which headers. */
function fakeReply() {
  const kept: { headers: Record<string, string>; sent: PassThrough | null } = { headers: {}, sent: null }
  const reply = {
    headers: (given: Record<string, string>) => {
      Object.assign(kept.headers, given)
      return reply
    },
    send: (stream: PassThrough) => {
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
  expect(await text(kept.sent as PassThrough)).toBe('event: delta\ndata: {"text":"a"}\n\n')
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
  expect(await text(kept.sent as PassThrough)).toBe(`${': still here\n\n'.repeat(2)}event: done\ndata: {}\n\n`)
})

test('the heartbeat ends with the stream, and with a reader who leaves', async () => {
  const finished = createEventStream(fakeReply().reply)
  finished.end()
  const { kept, reply } = fakeReply()
  const left = createEventStream(reply)
  left.send('delta', {})
  expect(vi.getTimerCount()).toBe(1)
  kept.sent?.destroy()
  await once(kept.sent as PassThrough, 'close')
  expect(vi.getTimerCount()).toBe(0)
  left.send('delta', {})
  left.end()
})
