import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { readArchive } from './read-archive.ts'
import { writeArchive } from './write-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'postwright-archive-'))
let count = 0

afterAll(() => rmSync(folder, { recursive: true }))

const longName = `media/${'o'.repeat(36)}/media/${'i'.repeat(36)}/${'t'.repeat(36)}.picture`
const files: Record<string, Buffer> = {
  'backup.json': Buffer.from('{"format":1}'),
  'tables/empty.ndjson': Buffer.alloc(0),
  'exactly-one-block': Buffer.alloc(512, 7),
  [longName]: Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251)),
}

async function written(): Promise<string> {
  count += 1
  const file = join(folder, `${count}.tar.gz`)
  const archive = writeArchive(file)
  for (const [name, bytes] of Object.entries(files)) await archive.add({ name, size: bytes.length }, [bytes])
  await archive.finish()
  return file
}

async function contents(file: string): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {}
  for await (const { name, body } of readArchive(file)) found[name] = await buffer(body)
  return found
}

test('what is written is read again, whole and in order', async () => {
  const found = await contents(await written())
  expect(Object.keys(found)).toEqual(Object.keys(files))
  for (const [name, bytes] of Object.entries(files)) expect(found[name]?.equals(bytes), name).toBe(true)
})

test('entries that are not read, or only begun, are passed over', async () => {
  const names: string[] = []
  for await (const { name, body } of readArchive(await written())) {
    names.push(name)
    for await (const piece of body) if (piece.length > 0) break
  }
  expect(names).toEqual(Object.keys(files))
})

test('the tar of this machine reads it', async () => {
  const target = mkdtempSync(join(folder, 'unpacked-'))
  execFileSync('tar', ['-C', target, '-xzf', await written()])
  for (const [name, bytes] of Object.entries(files)) expect(readFileSync(join(target, name)).equals(bytes)).toBe(true)
})

test('half an archive has no name yet, and none at all when it is given up', async () => {
  const file = join(folder, 'given-up.tar.gz')
  const archive = writeArchive(file)
  await archive.add({ name: 'a', size: 3 }, [Buffer.from('abc')])
  expect(existsSync(file)).toBe(false)
  await archive.giveUp()
  expect([existsSync(file), existsSync(`${file}.half`)]).toEqual([false, false])
})

test('a body of another length than said is refused', async () => {
  const archive = writeArchive(join(folder, 'wrong-length.tar.gz'))
  await expect(archive.add({ name: 'a', size: 4 }, [Buffer.from('abc')])).rejects.toThrow('a has 3 bytes and not 4.')
  await archive.giveUp()
})

test('a folder that is not there is told to whoever writes', async () => {
  const archive = writeArchive(join(folder, 'nowhere', 'backup.tar.gz'))
  const large = Buffer.alloc(4 * 1024 * 1024)
  const writing = async () => {
    for (let part = 0; part < 4; part += 1) await archive.add({ name: `part-${part}`, size: large.length }, [large])
    await archive.finish()
  }
  await expect(writing()).rejects.toThrow(/ENOENT/)
  await archive.giveUp()
})

test.each([0.2, 0.5, 0.9, 0.999])('an archive of which %d is left is told apart from a whole one', async (share) => {
  const file = await written()
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length * share)))
  await expect(contents(file)).rejects.toThrow()
})

test('what is no archive, and links and folders in one, are refused', async () => {
  const file = await written()
  writeFileSync(file, 'not packed at all')
  await expect(contents(file)).rejects.toThrow()
  writeFileSync(file, gzipSync('packed, and no archive. '.repeat(100)))
  await expect(contents(file)).rejects.toThrow('not an archive')
  const packed = mkdtempSync(join(folder, 'packed-'))
  symlinkSync('elsewhere', join(packed, 'link'))
  execFileSync('tar', ['-C', packed, '--format=ustar', '-czf', file, '.'])
  await expect(contents(file)).rejects.toThrow('something else than plain files')
  const tar = gunzipSync(readFileSync(await written()))
  tar[5] = 0x41 // the name
  writeFileSync(file, gzipSync(tar))
  await expect(contents(file)).rejects.toThrow('damaged')
})
