import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gatheredBody, gatheringMs } from './gathered-body.ts'
import { createTextPath, type TextPath } from './text-path.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A path that no text takes. */
function leavingAll(texts: Pick<TextPath, 'isOpen'>): TextPath {
  const path = createTextPath(null)
  return {
    get isOpen() {
      return texts.isOpen
    },
    came: (text, take) => path.came(text, take),
    reader: () => path.reader(),
  }
}

/** A connection that pieces come from, and what a reader of its gathered body has by now. */
function connect(texts: Pick<TextPath, 'isOpen'> = { isOpen: true }) {
  const connection = new PassThrough()
  const reader = gatheredBody(connection, leavingAll(texts)).getReader()
  const read: string[] = []
  let end: unknown
  const reading = (async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      read.push(Buffer.from(value).toString())
    }
  })().then(
    () => {
      end = 'end'
    },
    (error: unknown) => {
      end = error
    },
  )
  return { connection, reader, read, reading, end: () => end }
}

/** Until the streams have handed on what they were given. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('what comes within a moment is one piece, in its order', async () => {
  const { connection, read } = connect()
  connection.write('a')
  await settle()
  connection.write('b')
  await settle()
  vi.advanceTimersByTime(gatheringMs - 1)
  await settle()
  expect(read).toEqual([])

  vi.advanceTimersByTime(1)
  await settle()
  expect(read).toEqual(['ab'])

  connection.write('c')
  await settle()
  vi.advanceTimersByTime(gatheringMs)
  await settle()
  expect(read).toEqual(['ab', 'c'])
})

test('nothing waits before gathering begins', async () => {
  const texts = { isOpen: false }
  const { connection, read } = connect(texts)
  connection.write('first')
  await settle()
  expect(read).toEqual(['first'])

  texts.isOpen = true
  connection.write('second')
  await settle()
  expect(read).toEqual(['first'])
})

describe('what is held', () => {
  test('comes at once when the answer ends', async () => {
    const { connection, read, reading, end } = connect()
    connection.write('a')
    await settle()
    connection.end('b')
    await reading
    expect([read.join(''), end()]).toEqual(['ab', 'end'])
  })

  test('comes before the error that ends the answer', async () => {
    const { connection, read, reading, end } = connect()
    connection.write('a')
    await settle()
    connection.destroy(new Error('reset'))
    await reading
    expect(read).toEqual(['a'])
    expect(end()).toMatchObject({ name: 'TypeError', message: 'terminated', cause: { message: 'reset' } })
  })

  test('comes before a connection that closes without a word', async () => {
    const { connection, read, reading, end } = connect()
    connection.write('a')
    await settle()
    connection.destroy()
    await reading
    expect(read).toEqual(['a'])
    expect(end()).toBeInstanceOf(TypeError)
  })

  test('is for nobody when the reader leaves, and the connection is closed', async () => {
    const { connection, reader, read, reading } = connect()
    connection.write('a')
    await settle()
    await reader.cancel()
    await reading
    expect(connection.destroyed).toBe(true)
    vi.advanceTimersByTime(gatheringMs)
    await settle()
    expect(read).toEqual([])
  })
})

test('a model that is faster than its reader is slowed down, and loses nothing', async () => {
  const connection = new PassThrough()
  const stream = gatheredBody(connection, createTextPath(null))
  const sent = Array.from({ length: 40 }, (_, at) => String.fromCharCode(65 + at).repeat(16 * 1024))
  for (const piece of sent) connection.write(piece)
  await settle()
  expect(connection.isPaused()).toBe(true)
  connection.end()
  expect(await new Response(stream).text()).toBe(sent.join(''))
})
