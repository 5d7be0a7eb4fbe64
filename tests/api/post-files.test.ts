import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachmentLimits } from '#shared/rules/attachments'
import { makePdf, makePptx, pdfText, slideShape } from '../support/document-files.ts'
import { readExport } from '../support/export.ts'
import { patienceMs } from '../support/patience.ts'
import { animatedGif, picture } from '../support/pictures.ts'
import { attach, filesOf, sendFile, slidesPdf } from '../support/post-files.ts'
import { makePost } from '../support/posts.ts'
import { createRestoring } from '../support/restoring.ts'
import { password, signInAgain, startTestApp, type TestApp } from '../support/test-app.ts'

/** What authors attach to a post without the editor. */

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ withJobs: true })
})

afterAll(() => app.close())

type Person = Awaited<ReturnType<TestApp['signIn']>>

async function begin(): Promise<{ person: Person; postId: string }> {
  const person = await app.signIn()
  return { person, postId: (await makePost(person)).id }
}

const bytesAt = async (person: Person, address: string) => Buffer.from(await (await person.get(address)).arrayBuffer())

/** The kept files of a person's posts. */
function keptFiles(person: Pick<Person, 'id'>, server = app): string[] {
  const folder = join(server.ctx.config.dataDir, 'media', person.id, 'attachments')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:file|preview)$/.test(name))
}

test('a PDF is kept byte by byte, with the number of its pages and a picture of the first', async () => {
  const { person, postId } = await begin()
  const bytes = slidesPdf(3)
  const file = await attach(person, postId, { bytes, name: 'C:\\talks\\Harbour.pdf' })
  expect(file).toMatchObject({
    kind: 'pdf',
    name: 'Harbour.pdf',
    mimeType: 'application/pdf',
    bytes: bytes.length,
    pages: 3,
    width: 612,
    height: 792,
  })
  expect(await filesOf(person, postId)).toEqual([file])
  const served = await person.get(file.url)
  expect(served.headers.get('content-disposition')).toMatch(/^attachment; filename="Harbour.pdf"/)
  expect(Buffer.from(await served.arrayBuffer())).toEqual(Buffer.from(bytes))
  const preview = await bytesAt(person, file.previewUrl ?? '')
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', height: attachmentLimits.previewPixels })
  const { isOpaque, channels } = await sharp(preview).stats()
  expect([isOpaque, (channels[0]?.min ?? 255) < 100], 'words on white').toEqual([true, true])
})

test('a photo goes out upright and without what the camera wrote into it', async () => {
  const { person, postId } = await begin()
  const lying = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#2a6' } })
    .withExif({ IFD0: { Artist: 'Ann Author' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const file = await attach(person, postId, { bytes: lying, name: 'quay.jpg' })
  expect(file).toMatchObject({ kind: 'photo', mimeType: 'image/jpeg', width: 200, height: 300, pages: 1, altText: '' })
  const kept = await bytesAt(person, file.url)
  expect(kept.length).toBe(file.bytes)
  const { exif, xmp, orientation, width } = await sharp(kept).metadata()
  expect([exif, xmp, orientation, width]).toEqual([undefined, undefined, undefined, 200])
  expect(kept.includes('Ann Author')).toBe(false)
})

test.each([
  ['png', 'image/png'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/jpeg'],
] as const)('a %s goes out as %s', async (format, mimeType) => {
  const { person, postId } = await begin()
  const file = await attach(person, postId, { bytes: await picture(format) })
  expect(file).toMatchObject({ mimeType, width: 60, height: 40 })
})

describe('what LinkedIn would not take is refused with the reason, and leaves nothing behind', () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 1 })
      .toBuffer()

  test.each<[string, () => Promise<Uint8Array> | Uint8Array, string, string]>([
    ['a GIF', () => animatedGif(['#ff0000', '#0000ff']), 'cat.gif', 'photoMoves'],
    [
      'a WebP that moves',
      async () =>
        await sharp(await animatedGif(['#f00', '#00f']), { animated: true })
          .webp()
          .toBuffer(),
      'cat.webp',
      'photoMoves',
    ],
    ['a picture of 37 megapixels', () => blank(6_100, 6_100), 'wall.png', 'photoTooManyPixels'],
    ['slides', () => makePptx([{ xml: slideShape('Ships') }]), 'talk.pptx', 'postFileSlides'],
    ['a text', () => Buffer.from('Ships no longer wait.'), 'notes.txt', 'postFileUnsupported'],
    ['an AVIF', () => picture('avif'), 'quay.avif', 'postFileUnsupported'],
    ['nothing', () => new Uint8Array(), 'empty.pdf', 'postFileEmpty'],
    ['a PDF that breaks off', () => slidesPdf().subarray(0, 200), 'half.pdf', 'pdfCorrupt'],
    [
      'a picture that breaks off',
      async () => (await picture('jpeg', 600, 400)).subarray(0, 900),
      'a.jpg',
      'pictureCorrupt',
    ],
    ['301 pages', () => slidesPdf(301), 'book.pdf', 'pdfTooManyPages'],
  ])('%s', async (_what, make, name, reason) => {
    const { person, postId } = await begin()
    const refused = await sendFile(person, postId, { bytes: await make(), name })
    expect([refused.ok, await refused.json()]).toMatchObject([false, { reason }])
    expect(await filesOf(person, postId)).toEqual([])
    expect(keptFiles(person)).toEqual([])
  })

  test('300 pages are taken', async () => {
    const { person, postId } = await begin()
    expect(await attach(person, postId, { bytes: slidesPdf(300) })).toMatchObject({ pages: 300, name: 'file' })
  })

  test('a file that says it is larger than LinkedIn takes is refused before it is read', async () => {
    const { person, postId } = await begin()
    const bytes = Buffer.alloc(attachmentLimits.videoBytes.most + 1)
    const refused = await sendFile(person, postId, { bytes, name: 'large.mp4' })
    expect([refused.status, await refused.json()]).toMatchObject([413, { reason: 'postFileTooLarge' }])
  })

  test('a PDF of more than 100 MB is refused, though a video may have them', async () => {
    const { person, postId } = await begin()
    const bytes = Buffer.concat([slidesPdf(), Buffer.alloc(attachmentLimits.pdfBytes)])
    const refused = await sendFile(person, postId, { bytes, name: 'large.pdf' })
    expect([refused.status, await refused.json()]).toMatchObject([413, { reason: 'pdfTooLarge' }])
  })

  test('a picture of more than 50 MB is refused, though a PDF may have them', async () => {
    const { person, postId } = await begin()
    const bytes = Buffer.concat([await picture('jpeg'), Buffer.alloc(attachmentLimits.photoBytes)])
    const refused = await sendFile(person, postId, { bytes, name: 'large.jpg' })
    expect([refused.status, await refused.json()]).toMatchObject([413, { reason: 'photoTooLarge' }])
  })

  test('pictures and a PDF do not go together, nor do two PDFs, nor 21 pictures', async () => {
    const { person, postId } = await begin()
    const photo = { bytes: await picture('png') }
    for (let count = 0; count < attachmentLimits.photos; count += 1) await attach(person, postId, photo)
    const refused = async (bytes: Uint8Array) => (await (await sendFile(person, postId, { bytes })).json()) as object
    expect(await refused(photo.bytes)).toMatchObject({ reason: 'postFilesTooMany', values: { most: 20 } })
    expect(await refused(slidesPdf())).toMatchObject({ reason: 'postFilesMixed' })
    for (const { id } of await filesOf(person, postId)) await person.delete(`/api/posts/${postId}/files/${id}`)
    await attach(person, postId, { bytes: slidesPdf() })
    expect(await refused(slidesPdf())).toMatchObject({ reason: 'postFilesOnePdf' })
  })
})

test('pictures are described, ordered and removed; the others keep their order', async () => {
  const { person, postId } = await begin()
  const names = ['one.png', 'two.png', 'three.png']
  const files = []
  for (const name of names) files.push(await attach(person, postId, { bytes: await picture('png'), name }))
  const [one, , three] = files
  const change = (id = '', body: object) => person.patch(`/api/posts/${postId}/files/${id}`, body)
  const moved = await change(three?.id, { position: 0, altText: ' The quay ' })
  expect(await moved.json()).toMatchObject([
    { name: 'three.png', altText: 'The quay' },
    { name: 'one.png' },
    { name: 'two.png' },
  ])
  expect((await person.delete(`/api/posts/${postId}/files/${one?.id}`)).status).toBe(204)
  expect((await filesOf(person, postId)).map(({ name }) => name)).toEqual(['three.png', 'two.png'])
  await expect.poll(() => keptFiles(person).length, { timeout: patienceMs }).toBe(4)
  expect((await change(one?.id, { altText: 'x' })).status).toBe(404)
  expect((await change(three?.id, { altText: 'x'.repeat(4_087) })).status).toBe(400)
})

test('somebody else’s files are like missing ones', async () => {
  const { person, postId } = await begin()
  const file = await attach(person, postId, { bytes: slidesPdf() })
  const stranger = await app.signIn()
  const own = (await makePost(stranger)).id
  for (const id of [postId, own]) {
    const address = `/api/posts/${id}/files/${file.id}`
    expect((await stranger.get(`${address}/file`)).status).toBe(404)
    expect((await stranger.get(`${address}/preview`)).status).toBe(404)
    expect((await stranger.patch(address, { altText: 'x' })).status).toBe(404)
    expect((await stranger.delete(address)).status).toBe(404)
  }
  expect((await sendFile(stranger, postId, { bytes: slidesPdf() })).status).toBe(404)
  expect(await filesOf(person, postId)).toHaveLength(1)
})

test.each([
  ['trial', attachmentLimits.bytesTrial, 'postFilesTrialSpaceUsed'],
  ['user', attachmentLimits.bytesPro, 'postFilesProSpaceUsed'],
] as const)('the files of all posts of a %s together have their space', async (role, space, reason) => {
  const person = await app.signIn({ role })
  const postId = (await makePost(person)).id
  const file = await attach(person, postId, { bytes: await picture('png') })
  await app.ctx.db.updateTable('post_files').set({ stored_bytes: space }).where('id', '=', file.id).execute()
  const other = (await makePost(person)).id
  const refused = await sendFile(person, other, { bytes: slidesPdf() })
  expect(await refused.json()).toMatchObject({ code: 'quota_exceeded', reason })
  await person.delete(`/api/posts/${postId}/files/${file.id}`)
  await attach(person, other, { bytes: slidesPdf() })
})

test('they go with their post, and with their account', async () => {
  const { person, postId } = await begin()
  await attach(person, postId, { bytes: slidesPdf() })
  const other = (await makePost(person)).id
  await attach(person, other, { bytes: await picture('png') })
  expect(keptFiles(person)).toHaveLength(4)
  expect((await person.delete(`/api/posts/${postId}`)).status).toBe(204)
  await expect.poll(() => keptFiles(person).length, { timeout: patienceMs }).toBe(2)
  await person.send('DELETE', '/api/user', { password })
  await expect.poll(() => keptFiles(person).length, { timeout: patienceMs }).toBe(0)
  const left = await app.ctx.db
    .selectFrom('post_files')
    .selectAll()
    .where('owner_id', '=', person.id as never)
    .execute()
  expect(left).toEqual([])
})

test('a backup brings them back byte by byte, and deleting the restored post removes them', async () => {
  const { person, postId } = await begin()
  const pdf = slidesPdf(3)
  const attached = [await attach(person, postId, { bytes: pdf, name: 'Harbour.pdf' })]
  const other = (await makePost(person)).id
  const photos = await Promise.all(['one', 'two'].map(() => picture('png')))
  for (const [index, bytes] of photos.entries()) {
    attached.push(await attach(person, other, { bytes, name: `${index}.png` }))
  }
  const addresses = attached.flatMap(({ url, previewUrl }) => [url, previewUrl ?? ''])
  const kept = await Promise.all(addresses.map((address) => bytesAt(person, address)))
  expect(kept[0]).toEqual(Buffer.from(pdf))

  const restoring = createRestoring()
  const { home } = await restoring.restore(await restoring.backUp(app))
  const restored = await startTestApp({ home, withJobs: true })
  try {
    const again = Object.assign(await signInAgain(restored, person), { id: person.id, email: person.email })
    expect([...(await filesOf(again, postId)), ...(await filesOf(again, other))]).toEqual(attached)
    expect(await Promise.all(addresses.map((address) => bytesAt(again, address)))).toEqual(kept)
    expect(keptFiles(person, restored)).toHaveLength(6)
    expect((await again.delete(`/api/posts/${other}`)).status).toBe(204)
    await expect.poll(() => keptFiles(person, restored).length, { timeout: patienceMs }).toBe(2)
    expect((await again.delete(`/api/posts/${postId}`)).status).toBe(204)
    await expect.poll(() => keptFiles(person, restored), { timeout: patienceMs }).toEqual([])
    const left = restored.ctx.db.selectFrom('post_files').select('id').where('owner_id', '=', person.id)
    expect(await left.execute()).toEqual([])
  } finally {
    await restored.close()
    await restoring.remove()
  }
  expect(keptFiles(person)).toHaveLength(6)
})

test('they are in the archive of someone’s data', async () => {
  const { person, postId } = await begin()
  const bytes = makePdf([pdfText('Ships in port', 72, 700)])
  const file = await attach(person, postId, { bytes, name: 'port.pdf' })
  const { files, json } = await readExport(person)
  expect(Buffer.from(files[`attachments/${file.id}.pdf`] ?? [])).toEqual(Buffer.from(bytes))
  expect(json('attachments.json')).toMatchObject([
    {
      postId,
      name: 'port.pdf',
      hash: createHash('sha256').update(bytes).digest('hex'),
      file: `attachments/${file.id}.pdf`,
    },
  ])
})
