import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
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

test('files that come and go at once do not lose each other’s folder', async () => {
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      await files.put(`owner/media/${index}`, Buffer.from('x'))
      if (index % 2) await files.remove(`owner/media/${index}`)
    }),
  )
  expect(readdirSync(join(folder, 'owner/media'))).toHaveLength(30)
})

test('a file beside its folder can’t be reached', async () => {
  writeFileSync(join(root, 'secret'), 'a secret')
  await expect((async () => files.read('../secret'))()).rejects.toThrow('Not a key')
  await expect(files.put('../secret', Buffer.from('x'))).rejects.toThrow('Not a key')
  expect(readFileSync(join(root, 'secret'), 'utf8')).toBe('a secret')
})
