import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const text = 'One paragraph of an article. '.repeat(100)
const limit = 10_000

async function* stream(...chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks
}

test.each([
  ['', Buffer.from(text)],
  ['identity', Buffer.from(text)],
  ['gzip', gzipSync(text)],
  ['x-gzip', gzipSync(text)],
  [' GZIP ', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['deflate', deflateRawSync(text)],
  ['br', brotliCompressSync(text)],
])('a body in coding %j is unpacked', async (coding, packed) => {
  const half = Math.floor(packed.length / 2)
  const body = await readBody(stream(packed.subarray(0, half), packed.subarray(half)), coding, limit)
  expect(Buffer.from(body).toString()).toBe(text)
})

test.each([
  ['', Buffer.alloc(limit + 1)],
  ['gzip', gzipSync(Buffer.alloc(limit + 1))],
  ['deflate', deflateSync(Buffer.alloc(limit + 1))],
  ['br', brotliCompressSync(Buffer.alloc(limit + 1))],
])('a body in coding %j one byte over the limit is refused', async (coding, packed) => {
  await expect(readBody(stream(packed), coding, limit)).rejects.toThrow('larger than 10 MB')
})

test.each([
  ['', Buffer.alloc(limit)],
  ['gzip', gzipSync(Buffer.alloc(limit))],
  ['br', brotliCompressSync(Buffer.alloc(limit))],
])('a body in coding %j at the limit is read', async (coding, packed) => {
  expect(await readBody(stream(packed), coding, limit)).toHaveLength(limit)
})

test.each([
  ['', Buffer.alloc(3_000_000), 1],
  ['gzip', gzipSync(Buffer.alloc(3_000_000)), 1],
  ['gzip', gzipSync(Buffer.alloc(1024 * 1024)), 0],
])('a body in coding %j that is larger than most waits once for room', async (coding, packed, times) => {
  let asked = 0
  const room = async () => {
    asked += 1
  }
  await readBody(stream(packed), coding, 10_000_000, room)
  expect(asked).toBe(times)
})

test('a body for which there is no room is read no further', async () => {
  let sent = 0
  async function* endless() {
    for (;;) {
      sent += 100_000
      yield Buffer.alloc(100_000)
    }
  }
  const noRoom = () => Promise.reject(new Error('no room'))
  await expect(readBody(endless(), '', 10_000_000, noRoom)).rejects.toThrow('no room')
  expect(sent).toBe(1_100_000)
})

test('a bomb is unpacked no further than the limit', async () => {
  const packed = gzipSync(Buffer.alloc(300_000_000))
  const before = process.memoryUsage().arrayBuffers
  await expect(readBody(stream(packed), 'gzip', 1_000_000)).rejects.toThrow('larger than 10 MB')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(50_000_000)
})

test('the two bytes that tell one deflate from the other may come apart', async () => {
  const packed = deflateSync(text)
  const body = await readBody(stream(packed.subarray(0, 1), packed.subarray(1)), 'deflate', limit)
  expect(Buffer.from(body).toString()).toBe(text)
})

test('a connection that breaks while a packed body comes is told as it is', async () => {
  async function* breaking() {
    yield gzipSync(text).subarray(0, 20)
    throw new Error('reset')
  }
  await expect(readBody(breaking(), 'gzip', limit)).rejects.toThrow('reset')
})

test('a body without end is left at the limit', async () => {
  let sent = 0
  async function* endless() {
    for (;;) {
      sent += 1000
      yield Buffer.alloc(1000)
    }
  }
  await expect(readBody(endless(), '', limit)).rejects.toThrow('larger than 10 MB')
  expect(sent).toBe(limit + 1000)
})

test('a packed body that breaks off is read as far as it goes', async () => {
  const packed = gzipSync(text)
  const body = await readBody(stream(packed.subarray(0, packed.length - 8)), 'gzip', limit)
  expect(Buffer.from(body).toString()).toBe(text)
})

test.each(['gzip', 'deflate', 'br', 'zstd', 'gzip, gzip', 'constructor'])(
  'nonsense in coding %s is said plainly',
  async (coding) => {
    await expect(readBody(stream(Buffer.from('not packed at all')), coding, limit)).rejects.toThrow(
      'could not be unpacked',
    )
  },
)
