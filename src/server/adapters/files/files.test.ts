import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '#server/platform/config'
import { type FakeS3, startFakeS3 } from '../../../../tests/support/fake-s3/start-fake-s3.ts'
import { createFiles } from './create-files.ts'
import type { Files } from './files.ts'

/** Contract of every file storage; also of the bucket that TEST_S3_ENDPOINT, TEST_S3_BUCKET and so on name, if they do. */

const root = mkdtempSync(join(tmpdir(), 'postwright-files-'))
let s3: FakeS3
let count = 0

beforeAll(async () => {
  s3 = await startFakeS3()
})

afterAll(async () => {
  await s3.close()
  rmSync(root, { recursive: true })
})

const realSettings = Object.entries(process.env).flatMap(([name, value]) =>
  name.startsWith('TEST_S3_') && value ? [[name.slice('TEST_'.length), value] as const] : [],
)
const kinds = {
  folder: () => ({}),
  bucket: () => s3.environment,
  ...(realSettings.length > 0 && {
    'real bucket': () => ({ ...Object.fromEntries(realSettings), S3_PREFIX: `test-${process.pid}-${count}/` }),
  }),
}

describe.each(Object.entries(kinds))('in a %s', (_, settings) => {
  let files: Files

  beforeEach(() => {
    count += 1
    s3.objects.clear()
    files = createFiles(loadConfig({ DATA_DIR: join(root, String(count)), ...settings() }))
  })

  async function read(key: string): Promise<string | undefined> {
    const file = await files.read(key)
    return file && (await buffer(file.stream)).toString()
  }

  async function listed(folder?: string): Promise<string[]> {
    const found: string[] = []
    for await (const { key, size } of files.list(folder)) found.push(`${key} ${size}`)
    return found.sort()
  }

  test('what is put comes back, with its size, until it is removed', async () => {
    await files.put('owner/media/a.png', Buffer.from('bytes'))
    const file = await files.read('owner/media/a.png')
    expect(file?.size).toBe(5)
    expect(file && (await buffer(file.stream)).toString()).toBe('bytes')
    expect(await files.has('owner/media/a.png')).toBe(true)
    await files.remove('owner/media/a.png')
    expect(await read('owner/media/a.png')).toBeUndefined()
    expect(await files.has('owner/media/a.png')).toBe(false)
    await files.remove('owner/media/a.png')
  })

  test('a folder’s name is no file', async () => {
    await files.put('owner/media/a.png', Buffer.from('bytes'))
    expect(await files.has('owner/media')).toBe(false)
    expect(await files.has('owner/media/a.png/b')).toBe(false)
  })

  test('a file without bytes is a file', async () => {
    await files.put('a/empty', Buffer.alloc(0))
    expect(await read('a/empty')).toBe('')
  })

  test('megabytes come back as they were, from memory and from a stream', async () => {
    const bytes = Buffer.alloc(3_000_000, 'not all the same: ')
    await files.put('a/memory', bytes)
    await files.put('a/stream', inPieces(bytes))
    for (const key of ['a/memory', 'a/stream']) {
      const file = await files.read(key)
      expect(file?.size).toBe(bytes.length)
      expect(file && (await buffer(file.stream)).equals(bytes)).toBe(true)
    }
  })

  test('a stream replaces what was there as a whole', async () => {
    await files.put('a/b', Buffer.from('old'))
    await files.put('a/b', stream('new ', 'bytes'))
    expect(await read('a/b')).toBe('new bytes')
  })

  test('a stream that fails leaves what was there', async () => {
    await files.put('a/b', Buffer.from('old'))
    const failing = (async function* () {
      yield Buffer.from('half')
      throw new Error('the sender went away')
    })()
    await expect(files.put('a/b', failing)).rejects.toThrow('the sender went away')
    expect(await read('a/b')).toBe('old')
  })

  test('a folder goes with everything in it, and no other', async () => {
    await Promise.all(['a', 'b', 'c', 'd', 'e/f'].map((name) => files.put(`one/media/${name}`, Buffer.from('1'))))
    await files.put('one-more/media/a', Buffer.from('2'))
    await files.put('two/media/a', Buffer.from('3'))
    await files.removeFolder('one')
    await files.removeFolder('nobody')
    expect(await listed()).toEqual(['one-more/media/a 1', 'two/media/a 1'])
  })

  test('all files are listed, or those of a folder', async () => {
    expect(await listed()).toEqual([])
    const names = Array.from({ length: 10 }, (_, index) => `one/media/${index}`)
    await Promise.all([...names, 'one-more/a'].map((name) => files.put(name, Buffer.from(name))))
    expect(await listed('one')).toEqual(names.map((name) => `${name} ${name.length}`))
    expect(await listed()).toHaveLength(11)
  })

  test('it can be used', async () => {
    await files.check()
  })

  test('a stream that nobody wants does no harm', async () => {
    await files.put('a/b', Buffer.alloc(200_000, 'x'))
    for (let round = 0; round < 80; round += 1) (await files.read('a/b'))?.stream.destroy()
    expect(await read('a/b')).toHaveLength(200_000)
  })

  describe('a key that could lead elsewhere is refused:', () => {
    test.each([
      '../secret',
      'a/../b',
      '/etc/passwd',
      'a//b',
      '',
      '.',
      '.writing/x',
      'a/.b',
      'a\\..\\b',
      'a\0b',
      'a/b/',
    ])('%j', async (key) => {
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a key')
      await expect((async () => files.read(key))()).rejects.toThrow('Not a key')
      await expect((async () => files.has(key))()).rejects.toThrow('Not a key')
      await expect((async () => files.remove(key))()).rejects.toThrow('Not a key')
      await expect((async () => files.removeFolder(key))()).rejects.toThrow('Not a key')
      await expect((async () => listed(key))()).rejects.toThrow('Not a key')
    })
  })
})

async function* stream(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}

async function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 100_000) yield bytes.subarray(at, at + 100_000)
}
