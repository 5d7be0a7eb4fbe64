import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadConfig } from '#server/platform/config'
import { createLog } from '#server/platform/log'
import { type FakeS3, type Misbehaviour, startFakeS3 } from '../../../../tests/support/fake-s3/start-fake-s3.ts'
import { createFiles } from './create-files.ts'
import { type Files, StorageFailure } from './files.ts'
import { requireFiles } from './require-files.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'postwright-bucket-'))
const log = createLog({ level: 'silent', isPretty: false })
const nothingToClaim = async () => undefined
const bytes = Buffer.from('the bytes of a picture')
let s3: FakeS3
let files: Files

function filesWith(settings: Record<string, string> = {}): Files {
  return createFiles(loadConfig({ DATA_DIR: dataDir, ...s3.environment, ...settings }))
}

beforeAll(async () => {
  s3 = await startFakeS3()
  files = filesWith()
})

beforeEach(() => {
  s3.behave()
  s3.objects.clear()
  s3.requests.length = 0
  s3.clockAheadMs = 0
})

afterAll(async () => {
  await s3.close()
  rmSync(dataDir, { recursive: true })
})

async function read(key: string): Promise<Buffer | undefined> {
  const file = await files.read(key)
  return file && (await buffer(file.stream))
}

test.each(['endless', 'endless-empty'] as const)('a list that is %s ends in a failure', async (kind) => {
  for (const name of ['a', 'b', 'c', 'd']) await files.put(`owner/media/${name}`, bytes)
  s3.requests.length = 0
  s3.misbehave({ kind, times: 10_000, of: /^GET $/ })
  await expect(files.removeFolder('owner')).rejects.toThrow(StorageFailure)
  expect(s3.requests.filter((request) => request === 'GET ').length).toBeLessThan(30)
})

test('a list holds what is below the prefix and nothing else, whatever the storage sends', async () => {
  for (const key of ['postwright/a/b', 'postwright/.not/ours', 'postwright-old/a/b', 'a/b', 'index.html']) {
    s3.objects.set(key, { bytes, headers: {} })
  }
  const listed = async (from: Files) => {
    const keys: string[] = []
    for await (const { key } of from.list()) keys.push(key)
    return keys
  }
  expect(await listed(files)).toEqual(['a/b'])
  expect(await listed(filesWith({ S3_PREFIX: 'postwright-old/' }))).toEqual(['a/b'])
  expect(await listed(filesWith({ S3_PREFIX: '/' }))).toEqual(expect.arrayContaining(['index.html', 'postwright/a/b']))
  await files.removeFolder('a')
  expect([...s3.objects.keys()].sort()).toEqual(['a/b', 'index.html', 'postwright-old/a/b', 'postwright/.not/ours'])
})

describe('what passes is tried again:', () => {
  const passing = ['unavailable', 'slow-down', 'hang-up', 'slow'] as const satisfies Misbehaviour['kind'][]

  test.each(passing)('%s', async (kind) => {
    s3.misbehave({ kind, times: 2 })
    await files.put('a/b', bytes)
    s3.misbehave({ kind, times: 2 })
    expect(await read('a/b')).toEqual(bytes)
    s3.misbehave({ kind })
    expect(await files.has('a/b')).toBe(true)
    s3.misbehave({ kind })
    await files.removeFolder('a')
    expect(s3.objects.size).toBe(0)
  })

  test('bytes that arrive otherwise than they were sent', async () => {
    s3.misbehave({ kind: 'garbled' })
    await files.put('a/b', bytes)
    expect(s3.objects.get('postwright/a/b')?.bytes).toEqual(bytes)
    expect(s3.requests).toEqual(['PUT postwright/a/b', 'PUT postwright/a/b'])
  })

  test('a stream is sent from its beginning each time', async () => {
    s3.misbehave({ kind: 'unavailable', times: 2 })
    await files.put(
      'a/b',
      (async function* () {
        yield bytes.subarray(0, 5)
        yield bytes.subarray(5)
      })(),
    )
    expect(s3.objects.get('postwright/a/b')?.bytes).toEqual(bytes)
  })
})

test('a body that breaks off goes on where it broke off', async () => {
  const large = Buffer.alloc(1_000_000, 'all of it ')
  await files.put('a/b', large)
  s3.misbehave({ kind: 'cut', times: 3 })
  expect((await read('a/b'))?.equals(large)).toBe(true)
})

test('a body that breaks off again and again ends with an error, not short', async () => {
  await files.put('a/b', Buffer.alloc(1_000_000, 'x'))
  s3.misbehave({ kind: 'cut', times: 100 })
  await expect(read('a/b')).rejects.toThrow(StorageFailure)
})

test('bytes that are not those that were kept are noticed, and their end is not passed on', async () => {
  await files.put('a/b', bytes)
  s3.misbehave({ kind: 'wrong-body' })
  const file = await files.read('a/b')
  let passedOn = 0
  const reading = (async () => {
    for await (const piece of file?.stream ?? []) passedOn += (piece as Buffer).length
  })()
  await expect(reading).rejects.toMatchObject({ problem: 'a/b is not as it was stored.' })
  expect(passedOn).toBe(0)
})

test('an ETag that is no hash of the bytes, as of encrypting storages, is no matter', async () => {
  await files.put('a/b', bytes)
  s3.misbehave({ kind: 'wrong-etag' })
  expect(await read('a/b')).toEqual(bytes)
})

test('an object that changed between two parts is not put together', async () => {
  await files.put('a/b', Buffer.alloc(1_000_000, 'x'))
  s3.misbehave({ kind: 'cut' })
  const file = await files.read('a/b')
  await files.put('a/b', Buffer.alloc(1_000_000, 'y'))
  await expect(buffer(file?.stream ?? Readable.from([]))).rejects.toThrow(StorageFailure)
})

test('a storage that stays away is given up after a few attempts, in words for people and for who runs it', async () => {
  s3.misbehave({ kind: 'unavailable', times: 100 })
  await expect(files.put('a/b', bytes)).rejects.toMatchObject({
    code: 'busy',
    message: 'The server can’t reach its storage of pictures right now. Try again in a moment.',
    problem: expect.stringContaining('503 ServiceUnavailable') as string,
    isWrongSetting: false,
  })
  expect(s3.requests).toHaveLength(5)
})

describe('at the start a wrong setting is named:', () => {
  test.each([
    ['S3_ACCESS_KEY_ID', 'AKOTHER', 'S3_ACCESS_KEY_ID: '],
    ['S3_SECRET_ACCESS_KEY', 'another secret', 'S3_SECRET_ACCESS_KEY: '],
    ['S3_BUCKET', 'another-bucket', 'S3_BUCKET: there is no bucket another-bucket'],
    ['S3_REGION', 'eu-other-1', 'S3_REGION: the bucket test-bucket is in eu-test-1.'],
  ])('%s', async (name, value, words) => {
    await expect(requireFiles(filesWith({ [name]: value }), log, nothingToClaim)).rejects.toThrow(words)
  })

  test.each([
    ['denied', 'S3_ACCESS_KEY_ID: this key may not'],
    ['other-region', 'S3_REGION: the bucket test-bucket is in other-region-1.'],
    ['page', 'S3_ENDPOINT: what answers there is no S3-compatible storage.'],
  ] as const)('%s', async (kind, words) => {
    s3.misbehave({ kind, times: 100 })
    await expect(requireFiles(files, log, nothingToClaim)).rejects.toThrow(words)
  })

  test('a clock that is wrong', async () => {
    s3.clockAheadMs = 20 * 60_000
    await expect(requireFiles(files, log, nothingToClaim)).rejects.toThrow('more than 15 minutes apart')
  })

  test('a key that may not write', async () => {
    s3.misbehave({ kind: 'denied', of: /^PUT/ })
    await expect(requireFiles(files, log, nothingToClaim)).rejects.toThrow('S3_ACCESS_KEY_ID: this key may not')
  })
})

test('a storage that is away does not keep the server from starting, and nothing stays of the try', async () => {
  s3.misbehave({ kind: 'unavailable', times: 5 })
  await requireFiles(files, log, nothingToClaim)
  await requireFiles(files, log, nothingToClaim)
  expect(s3.objects.size).toBe(0)
  await expect(filesWith({ S3_ENDPOINT: 'http://127.0.0.1:9' }).check()).rejects.toMatchObject({
    isWrongSetting: false,
  })
})

test('no secret is in what a failure says', async () => {
  const failure: unknown = await filesWith({ S3_BUCKET: 'another-bucket' })
    .check()
    .catch((error: unknown) => error)
  expect(inspect(failure)).toContain('NoSuchBucket')
  expect(inspect(failure)).not.toContain(s3.environment.S3_SECRET_ACCESS_KEY)
})
