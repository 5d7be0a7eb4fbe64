import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { StorageFailure } from '#server/adapters/files/files'
import type { SignedRecord } from '#shared/contract/sign-off'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { patienceMs } from '../support/patience.ts'
import { picture } from '../support/pictures.ts'
import { attach, filesOf, slidesPdf } from '../support/post-files.ts'
import {
  type Author,
  becomes,
  inMinutes,
  look,
  pass,
  publish,
  signInAuthor,
  writePost,
} from '../support/publishing-app.ts'
import { makeVisual } from '../support/visuals.ts'

/** One's own pictures and PDFs on their way to LinkedIn. */

let world: LinkedinApp
let author: Author

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
  author = await signInAuthor(world)
})

afterAll(async () => {
  // the storage that broke off
  expect(world.fake.refused).toEqual(['Error: aborted'])
  await world.close()
})

afterEach(() => vi.restoreAllMocks())

const contentOf = (urn: string | null) => world.fake.feed.posts.find((post) => post.urn === urn)?.body.content
const bytesOf = (urn: unknown) => world.fake.feed.uploads.find((upload) => upload.urn === urn)?.bytes
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

test('one’s own PDF goes out as a document, byte by byte, and the record names it', async () => {
  const post = await writePost(author)
  const bytes = slidesPdf(3)
  await attach(author.person, post.id, { bytes, name: 'Harbour.pdf' })
  const sent = await becomes(author, await publish(author, post, { followsVisual: true }), 'published')
  const named = { name: 'Harbour.pdf', hash: sha256(bytes) }
  expect(sent).toMatchObject({ attach: 'pdf', sentFiles: [named] })
  const { media } = contentOf(sent.urn) as { media: { id: string; title: string } }
  expect(media).toMatchObject({ id: expect.stringContaining('urn:li:document:') as string, title: post.title })
  expect(bytesOf(media.id)).toEqual(Buffer.from(bytes))
  const signed = await author.person.get(`/api/posts/${post.id}/sign-off`)
  const { record } = (await signed.json()) as z.infer<typeof SignedRecord>
  expect(record.publication).toMatchObject({ attachment: 'pdf', files: [named] })
})

test('pictures go out in their order, each with its description or the one given when publishing', async () => {
  const post = await writePost(author)
  const files = []
  for (const [width, height] of [
    [60, 40],
    [70, 40],
    [80, 40],
  ] as const) {
    files.push(await attach(author.person, post.id, { bytes: await picture('png', width, height) }))
  }
  const last = `/api/posts/${post.id}/files/${files[2]?.id}`
  await author.person.patch(last, { position: 0, altText: 'The quay' })
  const sent = await becomes(
    author,
    await publish(author, post, { attach: 'photos', altTexts: ['The quay', 'Ships'] }),
    'published',
  )
  const { multiImage } = contentOf(sent.urn) as { multiImage: { images: { id: string; altText: string }[] } }
  expect(multiImage.images.map(({ altText }) => altText)).toEqual(['The quay', 'Ships', ''])
  const widths = multiImage.images.map(async ({ id }) => (await sharp(bytesOf(id) ?? Buffer.alloc(0)).metadata()).width)
  expect(await Promise.all(widths)).toEqual([80, 60, 70])
})

test('a description given when publishing stays with its picture, whatever becomes of the others', async () => {
  const post = await writePost(author)
  const add = async (width: number) => {
    const { id } = await attach(author.person, post.id, { bytes: await picture('png', width, 40) })
    return `/api/posts/${post.id}/files/${id}`
  }
  const [crane, , ships] = [await add(60), await add(70), await add(80)]
  await author.person.patch(ships, { altText: 'Ships' })
  const planned = await publish(author, post, {
    attach: 'photos',
    altTexts: ['A crane', 'The quay'],
    ...inMinutes(world, 30),
  })
  await author.person.delete(crane)
  await author.person.patch(ships, { position: 0 })
  pass(world, 30 * 60_000)
  const sent = await becomes(author, planned, 'published')
  const { multiImage } = contentOf(sent.urn) as { multiImage: { images: { altText: string }[] } }
  expect(multiImage.images.map(({ altText }) => altText)).toEqual(['Ships', 'The quay'])
})

test('it stays with its picture when the post is planned again with the same choices', async () => {
  const post = await writePost(author)
  const add = async (width: number) => {
    const { id } = await attach(author.person, post.id, { bytes: await picture('png', width, 40) })
    return `/api/posts/${post.id}/files/${id}`
  }
  const crane = await add(60)
  await add(70)
  const choices = { followsVisual: true, ...inMinutes(world, 30) }
  const planned = await publish(author, post, { ...choices, altTexts: ['A crane', 'The quay'] })
  await author.person.delete(crane)
  await author.person.delete(`/api/publications/${planned.id}`)
  const { altTexts, described } = planned
  const again = await publish(author, post, { ...choices, altTexts, described })
  pass(world, 30 * 60_000)
  const sent = await becomes(author, again, 'published')
  expect(contentOf(sent.urn)).toMatchObject({ media: { altText: 'The quay' } })
})

test('one picture goes out as a picture, before a visual that the post has too', async () => {
  const post = await writePost(author)
  await makeVisual(author.person, { postId: post.id })
  const file = await attach(author.person, post.id, { bytes: await picture('jpeg') })
  await author.person.patch(`/api/posts/${post.id}/files/${file.id}`, { altText: 'The quay' })
  const planned = await publish(author, post, { followsVisual: true, ...inMinutes(world, 10) })
  expect(planned.attach).toBe('photos')
  pass(world, 10 * 60_000)
  const sent = await becomes(author, planned, 'published')
  expect(contentOf(sent.urn)).toMatchObject({ media: { altText: 'The quay' } })
})

test('what is attached, exchanged and removed after planning decides what goes out', async () => {
  const post = await writePost(author)
  const planned = await publish(author, post, { followsVisual: true, ...inMinutes(world, 30) })
  const pdf = await attach(author.person, post.id, { bytes: slidesPdf() })
  expect((await look(author, planned)).attach).toBe('pdf')
  await author.person.delete(`/api/posts/${post.id}/files/${pdf.id}`)
  expect((await look(author, planned)).attach).toBe('none')
  await attach(author.person, post.id, { bytes: await picture('png') })
  pass(world, 30 * 60_000)
  expect(await becomes(author, planned, 'published')).toMatchObject({ attach: 'photos' })
})

test('a chosen PDF that was removed since fails with the reason', async () => {
  const post = await writePost(author)
  const pdf = await attach(author.person, post.id, { bytes: slidesPdf() })
  const planned = await publish(author, post, { attach: 'pdf', ...inMinutes(world, 30) })
  await author.person.delete(`/api/posts/${post.id}/files/${pdf.id}`)
  pass(world, 30 * 60_000)
  expect(await becomes(author, planned, 'failed')).toMatchObject({ message: { reason: 'publicationFilesGone' } })
})

test('a PDF that LinkedIn still processes goes out once it is done, once', async () => {
  const post = await writePost(author)
  await attach(author.person, post.id, { bytes: slidesPdf() })
  world.fake.feed.processing = 1
  const planned = await publish(author, post, { attach: 'pdf', ...inMinutes(world, 1) })
  pass(world, 60_000)
  await expect.poll(() => world.fake.feed.uploads.at(-1)?.waits, { timeout: patienceMs }).toBe(0)
  world.fake.feed.processing = 0
  const passes = async () => {
    pass(world, 5_000)
    return (await look(author, planned)).state
  }
  await expect.poll(passes, { timeout: patienceMs }).toBe('published')
  const sent = await look(author, planned)
  expect(world.fake.feed.posts.filter(({ body }) => body.commentary === contentText(sent.urn))).toHaveLength(1)
})

const contentText = (urn: string | null) => world.fake.feed.posts.find((post) => post.urn === urn)?.body.commentary

test('an upload that LinkedIn cuts off, and a storage that breaks off, are tried again', async () => {
  const post = await writePost(author)
  const bytes = slidesPdf()
  await attach(author.person, post.id, { bytes })
  world.fake.feed.uploadTrouble = 'cut'
  const planned = await publish(author, post, { attach: 'pdf', ...inMinutes(world, 1) })
  pass(world, 60_000)
  const uploads = async () => (await look(author, planned)).attempts.filter(({ step }) => step === 'upload').length
  await expect.poll(uploads, { timeout: patienceMs }).toBe(1)
  world.fake.feed.uploadTrouble = null
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.from(bytes.subarray(0, 100))
      throw new StorageFailure('the storage broke off')
    })(),
  )
  vi.spyOn(world.app.ctx.files, 'read').mockResolvedValueOnce({ stream: breaking, size: bytes.length })
  const passes = async () => {
    pass(world, 5_000)
    return (await look(author, planned)).state
  }
  await expect.poll(passes, { timeout: patienceMs }).toBe('published')
  expect(await uploads(), 'the second one was put off too').toBe(2)
  const sent = await look(author, planned)
  const { media } = contentOf(sent.urn) as { media: { id: string } }
  expect(bytesOf(media.id)).toEqual(Buffer.from(bytes))
})

test('a post with files that is written anew keeps them', async () => {
  const post = await writePost(author)
  await attach(author.person, post.id, { bytes: slidesPdf() })
  await author.person.patch(`/api/posts/${post.id}`, { content: 'Other words.' })
  expect(await filesOf(author.person, post.id)).toHaveLength(1)
})
