import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createFolderFiles } from './folder-files.ts'

const root = mkdtempSync(join(tmpdir(), 'postwright-files-'))
let folder: string
let files: ReturnType<typeof createFolderFiles>
let count = 0

beforeEach(() => {
  count += 1
  folder = join(root, String(count))
  files = createFolderFiles(folder)
})

afterAll(() => rmSync(root, { recursive: true }))

async function read(key: string): Promise<string | undefined> {
  const file = await files.read(key)
  return file && (await buffer(file.stream)).toString()
}

test('what is put comes back, with its size, until it is removed', async () => {
  await files.put('owner/media/a.png', Buffer.from('bytes'))
  const file = await files.read('owner/media/a.png')
  expect(file?.size).toBe(5)
  expect(file && (await buffer(file.stream)).toString()).toBe('bytes')
  await files.remove('owner/media/a.png')
  expect(await read('owner/media/a.png')).toBeUndefined()
  await files.remove('owner/media/a.png')
})

test('a stream replaces what was there as a whole', async () => {
  await files.put('a/b', Buffer.from('old'))
  await files.put('a/b', stream('new ', 'bytes'))
  expect(await read('a/b')).toBe('new bytes')
})

test('a stream that fails leaves what was there, and nothing half-written', async () => {
  await files.put('a/b', Buffer.from('old'))
  const failing = (async function* () {
    yield Buffer.from('half')
    throw new Error('the sender went away')
  })()
  await expect(files.put('a/b', failing)).rejects.toThrow('the sender went away')
  expect(await read('a/b')).toBe('old')
  expect(readdirSync(join(folder, '.writing'))).toEqual([])
})

test('what a process that died was writing goes after a while, what is being written stays', async () => {
  await files.put('a/b', Buffer.from('kept'))
  writeFileSync(join(folder, '.writing/old'), 'half')
  writeFileSync(join(folder, '.writing/new'), 'half')
  utimesSync(join(folder, '.writing/old'), 1_000, 1_000)
  await files.removeLeftovers(2_000_000)
  expect(readdirSync(join(folder, '.writing'))).toEqual(['new'])
  expect(await read('a/b')).toBe('kept')
})

test('a folder goes with everything in it, and no other', async () => {
  await files.put('one/media/a', Buffer.from('1'))
  await files.put('one/visuals/b', Buffer.from('2'))
  await files.put('two/media/a', Buffer.from('3'))
  await files.removeFolder('one')
  await files.removeFolder('nobody')
  expect(existsSync(join(folder, 'one'))).toBe(false)
  expect(await read('two/media/a')).toBe('3')
})

test('files that come and go at once do not lose each other’s folder', async () => {
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      await files.put(`owner/media/${index}`, Buffer.from('x'))
      if (index % 2) await files.remove(`owner/media/${index}`)
    }),
  )
  expect(readdirSync(join(folder, 'owner/media'))).toHaveLength(30)
})

describe('a key that could lead elsewhere is refused:', () => {
  test.each([
    '../secret',
    'a/../../secret',
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
    writeFileSync(join(root, 'secret'), 'a secret')
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a key')
    await expect((async () => files.read(key))()).rejects.toThrow('Not a key')
    await expect((async () => files.remove(key))()).rejects.toThrow('Not a key')
    await expect((async () => files.removeFolder(key))()).rejects.toThrow('Not a key')
    expect(readFileSync(join(root, 'secret'), 'utf8')).toBe('a secret')
  })
})

async function* stream(...parts: string[]) {
  for (const part of parts) yield Buffer.from(part)
}
