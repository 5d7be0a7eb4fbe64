import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { claimBucket } from '#server/features/backup/claim-bucket'
import { restoreBackup } from '#server/features/backup/restore-backup'
import { loadConfig } from '#server/platform/config'
import { type FakeS3, startFakeS3 } from '../support/fake-s3/start-fake-s3.ts'
import { until } from '../support/fake-writer.ts'
import { blockFont, uploadFont } from '../support/font-files.ts'
import { onlyOn } from '../support/only-on.ts'
import { announce, picture, sendBytes, upload } from '../support/pictures.ts'
import { attach, slidesPdf } from '../support/post-files.ts'
import { makePost } from '../support/posts.ts'
import { runCommand } from '../support/run-command.ts'
import { startServerProcess } from '../support/server-process.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** Files in a bucket: the server using it, moving there and back, and its part in backups. */

let s3: FakeS3
let app: TestApp

const stored = (bytes: string) => ({ bytes: Buffer.from(bytes), headers: {} })

beforeAll(async () => {
  s3 = await startFakeS3()
  app = await startTestApp({ environment: s3.environment, withJobs: true })
})

afterEach(() => s3.behave())

afterAll(async () => {
  await app.close()
  await s3.close()
})

/** The bucket's keys of our files. */
const prefix = 'postwright/'
const inPrefix = (bucket: FakeS3) =>
  new Map(
    [...bucket.objects].flatMap(([key, object]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), object]] : [],
    ),
  )
const keysOf = (ownerId: string) => [...inPrefix(s3).keys()].filter((key) => key.startsWith(`${ownerId}/`)).sort()

describe('a server with a bucket', () => {
  test('keeps pictures there and nowhere else, serves them from there, and removes them there', async () => {
    const person = await app.signIn()
    const asset = await upload(person, await picture('png', 700, 500))
    expect(keysOf(person.id)).toEqual([
      expect.stringMatching(new RegExp(`^${person.id}/media/${asset.id}/[^/]+\\.picture$`)),
      expect.stringMatching(/\.thumbnail$/),
    ])
    expect(existsSync(join(app.ctx.config.dataDir, 'media'))).toBe(false)

    const served = await person.get(asset.url ?? '')
    expect(Buffer.from(await served.arrayBuffer())).toEqual(inPrefix(s3).get(keysOf(person.id)[0] ?? '')?.bytes)
    expect(served.headers.get('content-length')).toBe(String(asset.fileSize))
    expect(served.headers.get('cache-control')).toContain('immutable')
    expect((await (await app.signIn()).get(asset.url ?? '')).status).toBe(404)

    expect((await person.delete(`/api/media/${asset.id}`)).status).toBe(204)
    expect(keysOf(person.id)).toEqual([])
  })

  test('keeps uploaded fonts there as well', async () => {
    const person = await app.signIn()
    const font = await uploadFont(person, blockFont())
    expect(keysOf(person.id)).toEqual([`${person.id}/fonts/${font.id}/font`])
    expect((await person.delete(`/api/fonts/${font.id}`)).status).toBe(204)
    expect(keysOf(person.id)).toEqual([])
  })

  test('keeps what is attached to posts there, and removes it there', async () => {
    const person = await app.signIn()
    const { id: postId } = await makePost(person)
    const file = await attach(person, postId, { bytes: slidesPdf() })
    const folder = `${person.id}/attachments/${postId}`
    expect(keysOf(person.id)).toEqual([`${folder}/${file.id}.file`, `${folder}/${file.id}.preview`])
    const served = await person.get(file.url)
    expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(slidesPdf()))
    s3.misbehave({ kind: 'unavailable', times: 2, of: /^DELETE / })
    expect((await person.delete(`/api/posts/${postId}/files/${file.id}`)).status).toBe(204)
    await until('the files are gone', () => keysOf(person.id).length === 0)
  })

  onlyOn.sqlite?.test('says that its bucket is away, and does all that needs no pictures', async () => {
    const person = await app.signIn()
    const asset = await upload(person, await picture('png', 300, 200))
    s3.misbehave({ kind: 'unavailable', times: 1_000 })

    const ready = await app.visitor().get('/readyz')
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', failed: ['files'] }])
    const served = await person.get(asset.url ?? '')
    expect([served.status, served.headers.get('retry-after')]).toEqual([503, '5'])
    expect(((await served.json()) as { message: string }).message).toContain('its storage of pictures')
    expect((await person.get('/api/media')).status).toBe(200)

    const another = await picture('png', 310, 200)
    const announced = await announce(person, another)
    expect((await sendBytes(person, announced, another)).status).toBe(503)
    s3.behave()
    expect((await sendBytes(person, announced, another)).status).toBe(200)
    expect(keysOf(person.id)).toHaveLength(4)
    expect(await (await app.visitor().get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test('removes later what it could not remove when it was deleted', async () => {
    const person = await app.signIn()
    const asset = await upload(person, await picture('png', 300, 200))
    s3.misbehave({ kind: 'unavailable', times: 5, of: /^DELETE / })
    expect((await person.delete(`/api/media/${asset.id}`)).status).toBe(204)
    await until('the files are gone', () => keysOf(person.id).length === 0)
  })

  test('nobody waits for a list of the bucket when a picture is deleted', async () => {
    const person = await app.signIn()
    const asset = await upload(person, await picture('png', 300, 200))
    s3.misbehave({ kind: 'silent', times: 100, of: /^GET $/ })
    expect((await person.delete(`/api/media/${asset.id}`)).status).toBe(204)
    expect(keysOf(person.id)).toEqual([])
  })

  test('does not pass on a picture that is not whole', async () => {
    const person = await app.signIn()
    const asset = await upload(person, await picture('png', 300, 200))
    s3.misbehave({ kind: 'wrong-body', times: 10 })
    const served = await person.get(asset.url ?? '')
    expect([served.status, served.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await served.json()).toMatchObject({ code: 'busy', reason: 'storageAway' })
  })
})

onlyOn.sqlite?.describe('the move', () => {
  let s3: FakeS3
  let home: TestDatabase
  let environment: Record<string, string>
  let media: string
  const owners = Array.from({ length: 3 }, () => randomUUID())

  beforeAll(async () => {
    s3 = await startFakeS3()
    home = await createTestDatabase({ copyOf: inject('migratedDatabase') })
    media = join(home.dataDir, 'media')
    environment = { ...home.environment, DATA_DIR: home.dataDir, ...s3.environment, PAYMENTS: 'off' }
  })

  afterAll(async () => {
    await home.remove()
    await s3.close()
  })

  function fill(count: number): void {
    for (let index = 0; index < count; index += 1) {
      const folder = join(media, owners[index % 3] ?? '', 'visuals', `visual-${index}`)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, '1.webp'), Buffer.alloc(1_000 + index, `${index} `))
    }
  }

  function contents(): Record<string, string> {
    const files = readdirSync(media, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = files.map((entry) => join(entry.parentPath, entry.name))
    return Object.fromEntries(paths.map((path) => [path.slice(media.length + 1), readFileSync(path, 'hex')]))
  }

  function inBucket(): Record<string, string> {
    const ours = [...inPrefix(s3)].filter(([key]) => key !== 'postwright-installation')
    return Object.fromEntries(ours.map(([key, { bytes }]) => [key, bytes.toString('hex')]))
  }

  test('goes on after kill -9, does no harm twice, and leads back', async () => {
    fill(30)
    const before = contents()
    s3.misbehave({ kind: 'slow', times: 1_000, of: /^PUT/ })
    const script = join(import.meta.dirname, '../../dist/server/commands/media.js')
    const child = spawn(process.execPath, [script, 'to-bucket'], { env: { PATH: process.env.PATH, ...environment } })
    await until('some have arrived', () => s3.objects.size >= 5)
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    s3.behave()
    const arrived = s3.objects.size
    expect(arrived).toBeLessThan(30)

    const second = await runCommand('media', ['to-bucket'], environment)
    expect([second.code, second.errors]).toEqual([0, ''])
    expect(inBucket()).toEqual(before)
    const third = await runCommand('media', ['to-bucket'], environment)
    expect(third.output).toContain('0 files copied, 30 were there already')
    expect(contents()).toEqual(before)

    rmSync(media, { recursive: true })
    const back = await runCommand('media', ['to-folder'], environment)
    expect(back.output).toContain('30 files copied')
    expect(contents()).toEqual(before)
  })

  test('mends what is otherwise there, and removes what is nowhere else only when asked', async () => {
    fill(2)
    const [key = ''] = Object.keys(inBucket())
    s3.objects.set(prefix + key, stored('something else'))
    const gone = `${owners[0]}/visuals/gone/1.webp`
    s3.objects.set(prefix + gone, stored('deleted'))
    const planned = await runCommand('media', ['to-bucket', '--dry-run'], environment)
    expect(planned.output).toContain(
      `30 files (0.0 MB) to copy, 0 of them not there yet; 1 there that are nowhere else.\n  ${gone}`,
    )
    expect(inBucket()[key]).toBe(Buffer.from('something else').toString('hex'))
    const { output } = await runCommand('media', ['to-bucket'], environment)
    expect(output).toContain('1 files copied, 29 were there already')
    expect(inBucket()).toEqual({ ...contents(), [gone]: Buffer.from('deleted').toString('hex') })
    const { output: removing } = await runCommand('media', ['to-bucket', '--remove'], environment)
    expect(removing).toContain('1 files removed')
    expect(inBucket()).toEqual(contents())
  })

  test('leaves alone what others keep in the bucket, below its prefix and beside it', async () => {
    const others = ['index.html', 'site/photo.jpg', 'media/a/b', `${owners[0]}/media/a/b.picture`, 'postwright-old/x']
    const below = ['photo.jpg', 'website/media/photo.jpg', `${owners[0]}/letters/a/b`, '.not/ours']
    for (const key of [...others, ...below.map((key) => prefix + key)]) s3.objects.set(key, stored('somebody’s'))
    for (const option of ['--remove', '--dry-run']) {
      expect((await runCommand('media', ['to-bucket', option], environment)).code).toBe(0)
    }
    const kept = [...s3.objects].filter(([, { bytes }]) => bytes.toString() === 'somebody’s').map(([key]) => key)
    expect(kept.sort()).toEqual([...others, ...below.map((key) => prefix + key)].sort())
  })

  test('is refused where the prefix is not this installation’s', async () => {
    const elsewhere = { ...environment, S3_PREFIX: 'website/' }
    s3.objects.set('website/photo.jpg', stored('somebody’s'))
    const foreign = await runCommand('media', ['to-bucket'], elsewhere)
    expect([foreign.code, foreign.errors]).toEqual([
      1,
      expect.stringContaining('holds other files (such as photo.jpg)'),
    ])
    s3.objects.set('website/postwright-installation', stored(randomUUID()))
    const another = await runCommand('media', ['to-bucket'], elsewhere)
    expect(another.errors).toContain('holds the files of another installation. Set S3_PREFIX to a folder of its own.')
    expect([...s3.objects.keys()].filter((key) => key.startsWith('website/'))).toHaveLength(2)
  })

  test('says what is missing', async () => {
    expect((await runCommand('media', ['to-moon'], environment)).errors).toContain('npm run media -- to-bucket')
    const alone = await runCommand('media', ['to-bucket'], { ...home.environment, DATA_DIR: home.dataDir })
    expect([alone.code, alone.errors]).toEqual([1, expect.stringContaining('Set S3_ENDPOINT')])
    const denied = await runCommand('media', ['to-bucket'], { ...environment, S3_SECRET_ACCESS_KEY: 'another' })
    expect([denied.code, denied.errors]).toEqual([1, expect.stringContaining('S3_SECRET_ACCESS_KEY: is not the one')])
  })
})

onlyOn.sqlite?.test(
  'pictures that came to the bucket stay there when it is filled again from an old folder',
  async () => {
    const person = await app.signIn()
    await upload(person, await picture('png', 300, 200))
    const kept = keysOf(person.id)
    const { dataDir } = app.ctx.config
    const { code, errors } = await runCommand('media', ['to-bucket'], {
      ...s3.environment,
      DATA_DIR: dataDir,
    })
    expect([code, errors]).toEqual([0, ''])
    expect(keysOf(person.id)).toEqual(kept)
  },
)

onlyOn.sqlite?.test(
  'files at the top of a bucket, where earlier versions kept them, stay there when told so',
  async () => {
    const old = await startFakeS3()
    const earlier = await startTestApp({ environment: { ...old.environment, S3_PREFIX: '/' } })
    try {
      const person = await earlier.signIn()
      await upload(person, await picture('png', 300, 200))
      old.objects.set('index.html', stored('somebody’s'))
      const { db, config } = earlier.ctx
      const moved = { ...config, bucket: config.bucket && { ...config.bucket, prefix } }
      await expect(claimBucket(db, moved)).rejects.toMatchObject({
        isWrongSetting: true,
        problem: expect.stringContaining('Set S3_PREFIX=/ to leave them there.'),
      })
      await claimBucket(db, config)
      expect(old.objects.has('postwright-installation')).toBe(true)
      await earlier.ctx.files.removeFolder(person.id)

      expect(old.objects.has('index.html')).toBe(true)
    } finally {
      await earlier.close()
      await old.close()
    }
  },
)

test('a backup has what is in the bucket, and restores it into an empty one and no other', async () => {
  const person = await app.signIn()
  await upload(person, await picture('png', 300, 200))
  const kept = keysOf(person.id).map((key) => [key, inPrefix(s3).get(key)?.bytes])
  const folder = mkdtempSync(join(tmpdir(), 'postwright-bucket-backup-'))
  const other = await startFakeS3()
  const home = await createTestDatabase()
  try {
    const { config, secret } = app.ctx
    const file = join(folder, 'backup.tar.gz')
    const made = await runCommand('backup', [file], {
      ...s3.environment,
      DATA_DIR: config.dataDir,
      ...(config.database.kind === 'postgres' && { DATABASE_URL: config.database.url, SECRET: secret }),
    })
    expect([made.code, made.errors]).toEqual([0, ''])

    const there = { ...home.environment, ...other.environment, DATA_DIR: home.dataDir, PAYMENTS: 'off' }
    other.objects.set('postwright/somebody/media/a/b', stored('x'))
    const refused = restoreBackup(loadConfig(there), file)
    await expect(refused).rejects.toThrow('postwright/ of the bucket test-bucket is not empty')
    other.objects.clear()
    other.objects.set('index.html', stored('a website’s'))
    await restoreBackup(loadConfig(there), file)
    expect(keysOf(person.id).map((key) => [key, inPrefix(other).get(key)?.bytes])).toEqual(kept)
  } finally {
    await home.remove()
    await other.close()
    rmSync(folder, { recursive: true })
  }
})

onlyOn.sqlite?.test('a server whose bucket is wrong does not start, and says what to set', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'postwright-wrong-bucket-'))
  const starting = startServerProcess({ ...s3.environment, S3_BUCKET: 'another', DATA_DIR: dataDir, PAYMENTS: 'off' })
  await expect(starting).rejects.toThrow('S3_BUCKET: there is no bucket another')
  rmSync(dataDir, { recursive: true })
})
