import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '#server/context/context'
import { actorAtHome } from '#server/features/accounts/people/actor'
import { findUser } from '#server/features/accounts/people/user-repository'
import { keepPicture } from '#server/features/media/receive-media-file'
import { sweepMedia } from '#server/features/media/sweep-media'
import { limits } from '#shared/rules/limits'
import { refusal, statuses } from '../support/answers.ts'
import { readExport } from '../support/export.ts'
import { until } from '../support/fake-writer.ts'
import { blockFont, uploadFont } from '../support/font-files.ts'
import { onlyOn } from '../support/only-on.ts'
import { type Asset, announce, announcement, picture, sendBytes, upload } from '../support/pictures.ts'
import { password, startTestApp, type TestApp } from '../support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ withJobs: true })
})

afterAll(() => app.close())

async function library(person: Person): Promise<Asset[]> {
  return (await (await person.get('/api/media')).json()) as Asset[]
}

async function bytesAt(person: Person, address: string | null): Promise<Buffer> {
  return Buffer.from(await (await person.get(address ?? '')).arrayBuffer())
}

/** Every stored file of a person. */
function filesOf(person: Person): string[] {
  const folder = join(app.ctx.config.dataDir, 'media', person.id)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

test('what an upload that was killed left behind is removed an hour later, and what is kept is not', async () => {
  const killed = await startTestApp({ withJobs: true })
  try {
    const person = await killed.signIn()
    const user = await findUser(killed.ctx.db, person.id)
    const kept = await upload(person, await picture('png', 300, 200))
    const font = await uploadFont(person, blockFont())
    const dying = () => {
      throw new Error('killed')
    }
    const files = { ...killed.ctx.files, remove: dying }
    const db = new Proxy(killed.ctx.db, {
      get: (target, name) => (name === 'transaction' ? dying : Reflect.get(target, name)),
    })
    const bytes = await picture('png', 310, 200)
    const announced = await announce(person, bytes)
    const dies = async (work: (ctx: Context) => Promise<unknown>) =>
      await expect(work({ ...killed.ctx, db, files })).rejects.toThrow()
    if (!user) throw new Error('nobody')
    await dies((ctx) => keepPicture(ctx, actorAtHome('job', user), announced.id, Readable.from([bytes])))
    const all = async () => {
      const keys: string[] = []
      for await (const { key } of killed.ctx.files.list()) keys.push(key)
      return keys
    }
    expect(await all()).toHaveLength(5)
    killed.clock.now += 61 * 60_000
    killed.ctx.jobs.wake('files')
    await until('only what is kept is left', async () => (await all()).length === 3)
    expect((await person.get(kept.url ?? '')).status).toBe(200)
    expect(await all()).toContain(`${person.id}/fonts/${font.id}/font`)
  } finally {
    await killed.close()
  }
})

describe('a picture', () => {
  test('is announced, sent, and then there for its owner', async () => {
    const person = await app.signIn()
    const bytes = await picture('png', 900, 600)
    const asset = await announce(person, bytes, { tags: ['harbour', 'ships', 'harbour'] })
    expect(asset).toMatchObject({ url: null, thumbnailUrl: null, uploadUrl: `/api/media/${asset.id}/file` })
    expect(await library(person)).toEqual([])

    const sent = await sendBytes(person, asset, bytes)
    expect(sent.status).toBe(200)
    const finished = (await sent.json()) as Asset
    expect(finished).toMatchObject({
      id: asset.id,
      filename: 'harbour.png',
      originalName: 'harbour.png',
      mimeType: 'image/png',
      width: 900,
      height: 600,
      url: `/api/media/${asset.id}/file`,
      thumbnailUrl: `/api/media/${asset.id}/thumbnail`,
      uploadUrl: null,
      tags: ['harbour', 'ships'],
    })
    expect(await library(person)).toEqual([finished])

    const file = await bytesAt(person, finished.url)
    expect(file.length).toBe(finished.fileSize)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: 900, height: 600 })
    const thumbnail = await sharp(await bytesAt(person, finished.thumbnailUrl)).metadata()
    expect(thumbnail).toMatchObject({ format: 'webp', width: 400, height: 267 })
  })

  test('is served as a picture and nothing else', async () => {
    const person = await app.signIn()
    const asset = await upload(person, await picture('png'), { originalName: 'Ünïcode "quay"; x=\r\ny.svg' })
    const { headers } = await person.get(asset.url ?? '')
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="_n_code _quay__ x_y.png"; filename*=UTF-8''%C3%9Cn%C3%AFcode%20%22quay%22%3B%20x%3Dy.png`,
    )
    const thumbnail = await person.get(asset.thumbnailUrl ?? '')
    expect(thumbnail.headers.get('content-type')).toBe('image/webp')
    expect(thumbnail.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
  })

  onlyOn.sqlite?.test.each([
    ['png', 'png', 'image/png'],
    ['jpeg', 'jpeg', 'image/jpeg'],
    ['webp', 'webp', 'image/webp'],
    ['gif', 'png', 'image/png'],
    ['avif', 'jpeg', 'image/jpeg'],
  ] as const)('in %s is kept as %s', async (sent, kept, mimeType) => {
    const person = await app.signIn()
    const asset = await upload(person, await picture(sent), { mimeType: 'image/png' })
    expect(asset).toMatchObject({ mimeType, width: 60, height: 40 })
    const file = sharp(await bytesAt(person, asset.url))
    expect((await file.metadata()).format).toBe(kept)
    const { channels } = await file.stats()
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean / 10))).toEqual([21, 6, 3])
  })

  onlyOn.sqlite?.test('stands upright and keeps no word of where it was taken', async () => {
    const bytes = await sharp(await picture('jpeg', 80, 40))
      .withExif({
        IFD0: { Copyright: 'A secret name' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).orientation).toBe(6)
    expect(bytes.includes('A secret name')).toBe(true)

    const person = await app.signIn()
    const asset = await upload(person, bytes)
    expect(asset).toMatchObject({ width: 40, height: 80 })
    for (const address of [asset.url, asset.thumbnailUrl]) {
      const served = await bytesAt(person, address)
      expect(served.includes('A secret name')).toBe(false)
      const { exif, orientation, width, height } = await sharp(served).metadata()
      expect({ exif, orientation, width, height }).toEqual({
        exif: undefined,
        orientation: undefined,
        width: 40,
        height: 80,
      })
    }
  })

  test('is found under any tags its owner gives it', async () => {
    const person = await app.signIn()
    const asset = await upload(person, await picture('png'))
    const changed = await person.patch(`/api/media/${asset.id}`, { tags: [' quay ', 'quay', 'blue'] })
    expect(await changed.json()).toEqual({ ...asset, tags: ['quay', 'blue'] })
    expect(await library(person)).toMatchObject([{ tags: ['quay', 'blue'] }])
    for (const tags of [[''], ['x'.repeat(51)], Array(21).fill('x'), 'quay']) {
      expect((await person.patch(`/api/media/${asset.id}`, { tags })).status).toBe(400)
    }
  })

  test('stands before older ones', async () => {
    const person = await app.signIn()
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) {
      app.clock.now += 1
      ids.unshift((await upload(person, await picture('png'))).id)
    }
    expect((await library(person)).map(({ id }) => id)).toEqual(ids)
  })

  test('goes with its files when it is deleted', async () => {
    const person = await app.signIn()
    const asset = await upload(person, await picture('png'))
    expect(filesOf(person)).toHaveLength(2)
    expect((await person.delete(`/api/media/${asset.id}`)).status).toBe(204)
    expect(filesOf(person)).toEqual([])
    expect(await library(person)).toEqual([])
    expect((await person.get(asset.url ?? '')).status).toBe(404)
    expect((await person.delete(`/api/media/${asset.id}`)).status).toBe(404)
  })

  test('is sent once', async () => {
    const person = await app.signIn()
    const bytes = await picture('png')
    const asset = await announce(person, bytes)
    const answers = await Promise.all([1, 2, 3].map(() => sendBytes(person, asset, bytes)))
    expect(statuses(answers)).toEqual([200, 409, 409])
    expect((await sendBytes(person, asset, bytes)).status).toBe(409)
    expect((await person.get(`/api/media/${asset.id}/file`)).status).toBe(200)
    expect(filesOf(person)).toHaveLength(2)
  })

  test('that was announced and never came is forgotten after an hour', async () => {
    const person = await app.signIn()
    const bytes = await picture('png')
    const asset = await announce(person, bytes)
    const finished = await upload(person, bytes)
    await sweepMedia(app.ctx)
    expect((await person.patch(`/api/media/${asset.id}`, { tags: [] })).status).toBe(200)
    app.clock.now += 60 * 60 * 1000 + 1
    await sweepMedia(app.ctx)
    expect((await sendBytes(person, asset, bytes)).status).toBe(404)
    expect(await library(person)).toMatchObject([{ id: finished.id }])
  })

  onlyOn.sqlite?.test.each([
    '../../../etc/passwd',
    '..\\..\\secret',
    '/etc/passwd',
    '.',
    '..',
    'a/\u0000b',
    '\u202Egnp.exe',
    '\uD800',
  ])('called %j is called by a harmless name', async (name) => {
    const person = await app.signIn()
    const asset = await upload(person, await picture('png'), { filename: name, originalName: name })
    expect(asset.originalName).toMatch(/^[\w.]+$/)
    expect((await person.get(asset.url ?? '')).status).toBe(200)
  })

  test('takes no address, owner, id or state from a body', async () => {
    const person = await app.signIn()
    const other = await app.signIn()
    const more = { id: 'mine', ownerId: other.id, owner_id: other.id, finishedAt: 1, fileToken: 'x', url: '/x' }
    const asset = await announce(person, await picture('png'), more)
    expect(asset).toMatchObject({ url: null, thumbnailUrl: null })
    expect(asset.id).not.toBe('mine')
    expect(await library(other)).toEqual([])
  })
})

describe('another’s picture', () => {
  test('answers as one that is not there, to an administrator too', async () => {
    const owner = await app.signIn()
    const bytes = await picture('png')
    const asset = await upload(owner, bytes)
    const waiting = await announce(owner, bytes)
    const unknown = crypto.randomUUID()
    for (const other of [await app.signIn(), await app.signIn({ role: 'admin' })]) {
      for (const id of [asset.id, waiting.id, unknown]) {
        const path = `/api/media/${id}`
        const answers = [
          await refusal(other.get(`${path}/file`)),
          await refusal(other.get(`${path}/thumbnail`)),
          await refusal(other.patch(path, { tags: [] })),
          await refusal(other.delete(path)),
          await refusal(other.send('PUT', `${path}/file`, bytes, { 'content-type': 'image/png' })),
        ]
        expect(answers).toEqual(
          Array(5).fill({ status: 404, code: 'not_found', message: 'This picture does not exist.' }),
        )
      }
    }
    expect((await owner.get(asset.url ?? '')).status).toBe(200)
    expect((await app.visitor().get(asset.url ?? '')).status).toBe(401)
  })
})

// read by a process without database access
onlyOn.sqlite?.describe('a hostile upload', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

  /** A PNG whose header claims more than its content. */
  function png(width: number, height: number): Buffer {
    const header = Buffer.alloc(13)
    header.writeUInt32BE(width, 0)
    header.writeUInt32BE(height, 4)
    header.set([8, 2, 0, 0, 0], 8)
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data])
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
      length.writeUInt32BE(data.length)
      sum.writeUInt32BE(crc32(body))
      return Buffer.concat([length, body, sum])
    }
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    return Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', Buffer.alloc(20)),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }

  async function half(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    })
    const whole = await noise.toFormat(format).toBuffer()
    return whole.subarray(0, whole.length / 2)
  }

  const cases: [string, () => Buffer | Promise<Buffer>, number, string][] = [
    ['nothing at all', () => Buffer.alloc(0), 422, 'EMPTY_FILE'],
    ['a text', () => Buffer.from('This is a text and no picture.'), 415, 'UNSUPPORTED_TYPE'],
    ['an SVG', () => Buffer.from(svg), 415, 'UNSUPPORTED_TYPE'],
    ['an SVG with an XML declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`), 415, 'UNSUPPORTED_TYPE'],
    ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'UNSUPPORTED_TYPE'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 415, 'UNSUPPORTED_TYPE'],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
          .tiff()
          .toBuffer(),
      415,
      'UNSUPPORTED_TYPE',
    ],
    ['a picture of 30,000 by 30,000', () => png(30_000, 30_000), 422, 'TOO_COMPLEX'],
    [
      'a real picture of 26 megapixels',
      () =>
        sharp({ create: { width: 6_500, height: 4_000, channels: 3, background: '#000' } })
          .png()
          .toBuffer(),
      422,
      'TOO_COMPLEX',
    ],
    ['a picture without its pixels', () => png(30, 30), 422, 'CORRUPT'],
    ['half a PNG', () => half('png'), 422, 'CORRUPT'],
    ['half a JPEG', () => half('jpeg'), 422, 'CORRUPT'],
    ['half a WebP', () => half('webp'), 422, 'CORRUPT'],
    ['the first bytes of a GIF', () => Buffer.from('GIF89a'), 422, 'CORRUPT'],
    ['a GIF that is a script', () => Buffer.from('GIF89a/*\u0001\u0001*/=1;alert(1)'), 422, 'CORRUPT'],
  ]

  test.each(cases)('of %s is refused in words that help', async (_, make, status, code) => {
    const person = await app.signIn()
    const bytes = await make()
    const asset = await announce(person, bytes)
    const refused = await refusal(sendBytes(person, asset, bytes))
    expect(refused).toMatchObject({ status, code })
    expect(refused.message).toMatch(/upload|choose/i)
    expect(filesOf(person)).toEqual([])
    // the announcement still accepts a real picture
    expect((await sendBytes(person, asset, await picture('png'))).status).toBe(200)
  })

  test('of a picture with a script behind it keeps the picture alone', async () => {
    const person = await app.signIn()
    const script = '<script>alert(document.cookie)</script>'
    for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
      const asset = await upload(person, Buffer.concat([await picture(format), Buffer.from(script)]))
      expect((await bytesAt(person, asset.url)).includes('alert')).toBe(false)
    }
  })

  test('of a GIF with many frames keeps the first', async () => {
    const frames = 300
    const red = Buffer.alloc(200 * 200 * 3 * frames, 0)
    for (let at = 0; at < 200 * 200 * 3; at += 3) red[at] = 255
    const gif = await sharp(red, { raw: { width: 200, height: 200 * frames, channels: 3, pageHeight: 200 } })
      .gif()
      .toBuffer()
    const person = await app.signIn()
    const asset = await upload(person, gif)
    expect(asset).toMatchObject({ width: 200, height: 200 })
    const { dominant } = await sharp(await bytesAt(person, asset.url)).stats()
    expect(dominant.r).toBeGreaterThan(200)
  })

  test('of ten mebibytes is read, of one byte more refused, announced or not', async () => {
    const person = await app.signIn()
    const small = await picture('png')
    const large = Buffer.concat([small, Buffer.alloc(limits.fileBytes - small.length)])
    expect((await sendBytes(person, await announce(person, large), large)).status).toBe(200)

    const larger = Buffer.concat([large, Buffer.alloc(1)])
    const message = 'This picture is larger than 10 MB. Make it smaller and upload it again.'
    const tooLarge = { status: 413, code: 'TOO_LARGE', message }
    expect(await refusal(person.post('/api/media', announcement(larger)))).toEqual(tooLarge)
    const asset = await announce(person, small)
    expect(await refusal(sendBytes(person, asset, larger))).toEqual(tooLarge)
    expect(filesOf(person)).toHaveLength(2)
  })

  test('that does not say how long it is, is stopped at ten mebibytes', async () => {
    const person = await app.signIn()
    const asset = await announce(person, await picture('png'))
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(1024 * 1024))
        if (sent === 12) controller.close()
      },
    })
    const [cookie] = person.cookies()
    const answering = fetch(`${app.url}${asset.uploadUrl}`, {
      method: 'PUT',
      body: endless,
      headers: { origin: app.url, 'content-type': 'image/png', cookie: `${cookie?.name}=${cookie?.value}` },
      duplex: 'half',
    } as RequestInit)
    expect(await refusal(answering)).toMatchObject({ status: 413, code: 'TOO_LARGE' })
    expect(filesOf(person)).toEqual([])
  })

  test('that breaks off leaves nothing behind and can be sent again', async () => {
    const person = await app.signIn()
    const bytes = await picture('png', 2_000, 2_000)
    const asset = await announce(person, bytes)
    const [cookie] = person.cookies()
    const leaving = new AbortController()
    const slow = new ReadableStream({
      async pull(controller) {
        controller.enqueue(bytes.subarray(0, 100))
        await new Promise((resolve) => setTimeout(resolve, 100))
        leaving.abort()
      },
    })
    await fetch(`${app.url}${asset.uploadUrl}`, {
      method: 'PUT',
      body: slow,
      headers: { origin: app.url, 'content-type': 'image/png', cookie: `${cookie?.name}=${cookie?.value}` },
      duplex: 'half',
      signal: leaving.signal,
    } as RequestInit).catch(() => undefined)
    // until the server notices that the first one disconnected, a second is one too many
    await until('it can be sent again', async () => (await sendBytes(person, asset, bytes)).status === 200)
    expect(filesOf(person)).toHaveLength(2)
  })

  test('of JSON or a form instead of bytes is refused', async () => {
    const person = await app.signIn()
    const asset = await announce(person, await picture('png'))
    const path = asset.uploadUrl ?? ''
    expect((await person.send('PUT', path, { file: 'x' })).status).toBe(415)
    expect((await person.send('PUT', path, new FormData())).status).toBeGreaterThanOrEqual(400)
    expect((await person.send('PUT', path)).status).toBeGreaterThanOrEqual(400)
    expect(filesOf(person)).toEqual([])
  })

  test.each([
    { fileSize: -1 },
    { fileSize: 'much' },
    { fileSize: undefined },
    { tags: 'x' },
    { width: -1 },
    { originalName: 'x'.repeat(600) },
  ])('announced with %j is refused', async (wrong) => {
    const person = await app.signIn()
    expect((await person.post('/api/media', announcement(await picture('png'), wrong))).status).toBe(400)
  })

  test.each(['image/svg+xml', 'application/pdf', 'text/html'])('announced as %s is refused', async (mimeType) => {
    const person = await app.signIn()
    const refused = await refusal(person.post('/api/media', announcement(await picture('png'), { mimeType })))
    expect(refused).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' })
  })
})

describe('the space for pictures', () => {
  /** Pretends that pictures of this many bytes were stored. */
  async function fill(person: Person, storedBytes: number): Promise<void> {
    const asset = await upload(person, await picture('png'))
    await app.ctx.db.updateTable('media_assets').set({ stored_bytes: storedBytes }).where('id', '=', asset.id).execute()
  }

  test.each([
    ['a trial', { role: 'trial' }, limits.mediaBytesTrial, 'upgrade to Pro'],
    ['Pro', { role: 'user' }, limits.mediaBytesPro, 'Delete some'],
    ['a trial that pays', { role: 'trial', subscriptionStatus: 'active' }, limits.mediaBytesPro, 'Delete some'],
    ['an administrator', { role: 'admin' }, limits.mediaBytesPro, 'Delete some'],
  ] as const)('of %s is never passed', async (_, role, space, advice) => {
    const person = await app.signIn(role)
    const bytes = await picture('png')
    await fill(person, space - 10 * 1024)
    await upload(person, bytes)
    const asset = await announce(person, bytes)
    await app.ctx.db
      .updateTable('media_assets')
      .set({ stored_bytes: space })
      .where('owner_id', '=', person.id)
      .where('stored_bytes', '>', 100_000)
      .execute()
    const before = filesOf(person).length
    const full = await refusal(sendBytes(person, asset, bytes))
    expect(full).toMatchObject({ status: 402, code: 'quota_exceeded' })
    expect(full.message).toContain(advice)
    expect(filesOf(person)).toHaveLength(before)
    expect(await refusal(person.post('/api/media', announcement(bytes)))).toEqual(full)
  })

  test('lets exactly as many of many at once pass as there is room for', async () => {
    const person = await app.signIn({ role: 'trial' })
    const bytes = await picture('png')
    const { id } = await upload(person, bytes)
    const one = await app.ctx.db
      .selectFrom('media_assets')
      .select('stored_bytes')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const room = 3 * one.stored_bytes + 10
    const announced = await Promise.all(Array.from({ length: 12 }, () => announce(person, bytes)))
    await app.ctx.db
      .updateTable('media_assets')
      .set({ stored_bytes: limits.mediaBytesTrial - room })
      .where('id', '=', id)
      .execute()
    const answers = await Promise.all(announced.map((asset) => sendBytes(person, asset, bytes)))
    const found = statuses(answers)
    expect(found).toEqual([...Array(3).fill(200), ...Array(9).fill(402)])
    expect(filesOf(person)).toHaveLength(2 * 4)
  })

  test('has an end to the number of pictures too', async () => {
    const person = await app.signIn()
    const rows = Array.from({ length: limits.mediaAssets - 1 }, (_, index) => ({
      owner_id: person.id,
      id: `asset-${index}`,
      filename: 'x',
      original_name: 'x',
      mime_type: 'image/png',
      file_size: 1,
      stored_bytes: 1,
      width: 1,
      height: 1,
      tags: '[]',
      created_at: app.clock.now,
      finished_at: app.clock.now,
      file_token: null,
    }))
    for (let start = 0; start < rows.length; start += 500) {
      await app.ctx.db
        .insertInto('media_assets')
        .values(rows.slice(start, start + 500))
        .execute()
    }
    const bytes = await picture('png')
    const answers = await Promise.all([1, 2, 3].map(() => person.post('/api/media', announcement(bytes))))
    expect(statuses(answers)).toEqual([201, 409, 409])
  })
})

describe('an account that is deleted', () => {
  test.each(['by its owner', 'by an administrator'])('%s takes its files with it', async (by) => {
    const person = await app.signIn()
    const other = await app.signIn()
    await upload(person, await picture('png'))
    await upload(other, await picture('png'))
    const deleted = by.includes('owner')
      ? await person.send('DELETE', '/api/user', { password })
      : await (await app.signIn({ role: 'admin' })).delete(`/api/admin/users/${person.id}`)
    expect(deleted.status).toBe(204)
    const folder = join(app.ctx.config.dataDir, 'media', person.id)
    await until('the files are gone', () => !existsSync(folder))
    expect(filesOf(other)).toHaveLength(2)
  })

  test('had its pictures in the export', async () => {
    const person = await app.signIn()
    const asset = await upload(person, await picture('png'), { tags: ['harbour'] })
    const { files, json } = await readExport(person)
    const file = `pictures/${asset.id}.png`
    expect(json('media.json')).toMatchObject([{ id: asset.id, originalName: 'harbour.png', tags: ['harbour'], file }])
    const kept = await (await person.get(`/api/media/${asset.id}/file`)).arrayBuffer()
    expect(Buffer.from(files[file] ?? []).equals(Buffer.from(kept))).toBe(true)
  })
})
