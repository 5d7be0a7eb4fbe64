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
