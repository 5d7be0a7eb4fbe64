import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { attachmentLimits } from '#shared/rules/attachments'
import type { VideoTrouble } from '../support/fake-linkedin/feed.ts'
import { type LinkedinApp, startLinkedinApp } from '../support/linkedin-app.ts'
import { picture } from '../support/pictures.ts'
import { attach, filesOf, sendFile } from '../support/post-files.ts'
import { type Author, becomes, look, pass, publish, signInAuthor, writePost } from '../support/publishing-app.ts'
import { makeVideo } from '../support/videos.ts'

/** One's own videos: taken, looked at, and on their way to LinkedIn. */

let world: LinkedinApp
let author: Author

beforeAll(async () => {
  world = await startLinkedinApp({ withJobs: true })
  author = await signInAuthor(world)
  refusing = writePost(author)
})

afterAll(async () => {
  expect(world.fake.refused).toEqual([])
  await world.close()
})

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const lastUpload = () => world.fake.feed.uploads.at(-1)
const callsOf = (path: RegExp) => world.fake.calls.filter((call) => path.test(call)).length
const postsWith = (content?: string) => world.fake.feed.posts.filter(({ text }) => text === content)

/** Some parts long. */
const longVideo = () => makeVideo({ filmBytes: 9 * 1024 * 1024, isDescriptionLast: true })

test('a video is kept as it is, with its length and sides, and a player gets the parts that it asks for', async () => {
  const post = await writePost(author)
  const bytes = makeVideo({ seconds: 65.4, isTurned: true, isDescriptionLast: true })
  const file = await attach(author.person, post.id, { bytes, name: 'Quay.mp4' })
  expect(file).toMatchObject({
    kind: 'video',
    name: 'Quay.mp4',
    mimeType: 'video/mp4',
    seconds: 65.4,
    width: 720,
    height: 1280,
    previewUrl: null,
  })
  expect(await filesOf(author.person, post.id)).toEqual([file])
  const whole = await author.person.get(file.url)
  expect([whole.status, whole.headers.get('accept-ranges')]).toEqual([200, 'bytes'])
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(Buffer.from(bytes))
  const part = await author.person.get(file.url, { range: 'bytes=100-70099' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-70099/${bytes.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(bytes.slice(100, 70_100)))
})

/** One for all that is refused: the author's posts of a month are numbered. */
let refusing: ReturnType<typeof writePost>

test.each([
  ['a film of another kind', makeVideo({ brand: 'qt  ' }), 415, 'videoNotMp4'],
  ['another coding', makeVideo({ coding: 'hvc1' }), 415, 'videoCoding'],
  ['two seconds', makeVideo({ seconds: 2.9 }), 415, 'videoLength'],
  ['more than half an hour', makeVideo({ seconds: 1_801 }), 415, 'videoLength'],
  ['a strip', makeVideo({ width: 2_410, height: 1_000 }), 415, 'videoSides'],
  ['few bytes', makeVideo({ filmBytes: 1_000 }), 422, 'videoTooSmall'],
  ['a film that breaks off', makeVideo().slice(0, 90 * 1024), 422, 'videoCorrupt'],
  ['a film without a description', makeVideo().slice(0, 24), 422, 'videoTooSmall'],
  ['noise behind the type', Buffer.concat([makeVideo().slice(0, 24), Buffer.alloc(100_000, 255)]), 422, 'videoCorrupt'],
])('%s is refused with the reason', async (_what, bytes, status, reason) => {
  const post = await refusing
  const refused = await sendFile(author.person, post.id, { bytes, name: 'Quay.mp4' })
  expect([refused.status, await refused.json()]).toEqual([status, expect.objectContaining({ reason })])
  expect(await filesOf(author.person, post.id)).toEqual([])
})

test('a post takes one video and nothing beside it, as long as there is room', async () => {
  const post = await writePost(author)
  await attach(author.person, post.id, { bytes: makeVideo() })
  const refused = async (bytes: Uint8Array) => (await sendFile(author.person, post.id, { bytes })).json()
  expect(await refused(makeVideo())).toMatchObject({ reason: 'postFilesOneVideo' })
  expect(await refused(await picture('png'))).toMatchObject({ reason: 'postFilesMixed' })
  const { db } = world.app.ctx
  await db
    .updateTable('post_files')
    .set({ stored_bytes: attachmentLimits.bytesPro })
    .where('post_id', '=', post.id)
    .execute()
  const other = await writePost(author)
  const full = await sendFile(author.person, other.id, { bytes: makeVideo() })
  expect(await full.json()).toMatchObject({ reason: 'postFilesProSpaceUsed' })
  const [file] = await filesOf(author.person, post.id)
  expect((await author.person.delete(`/api/posts/${post.id}/files/${file?.id}`)).status).toBe(204)
})

test('a video goes out in parts, byte by byte, once it is processed', async () => {
  const post = await writePost(author)
  const bytes = longVideo()
  await attach(author.person, post.id, { bytes, name: 'Quay.mp4' })
  world.fake.feed.processing = 2
  const before = world.waits.length
  const sent = await becomes(author, await publish(author, post, { followsVisual: true }), 'published')
  world.fake.feed.processing = 0
  expect(sent).toMatchObject({ attach: 'video', sentFiles: [{ name: 'Quay.mp4', hash: sha256(bytes) }] })
  expect(world.waits.length - before, 'looks that found it not ready').toBe(2)
  const [there] = postsWith(post.content)
  expect(there?.body.content).toEqual({ media: { id: lastUpload()?.urn, title: post.title } })
  expect(lastUpload()?.bytes?.equals(bytes)).toBe(true)
  expect(callsOf(/^PUT \/dms-videos/)).toBe(3)
})

test('a part that was lost is sent again, alone', async () => {
  const post = await writePost(author)
  const bytes = longVideo()
  await attach(author.person, post.id, { bytes })
  world.fake.feed.videoTroubles.push('part-lost')
  const [begun, parts] = [callsOf(/^POST \/rest\/videos$/), callsOf(/^PUT \/dms-videos/)]
  await becomes(author, await publish(author, post, { attach: 'video' }), 'published')
  expect([callsOf(/^POST \/rest\/videos$/) - begun, callsOf(/^PUT \/dms-videos/) - parts]).toEqual([2, 4])
  expect(lastUpload()?.bytes?.equals(bytes)).toBe(true)
})

test('an app that may not read videos finds out with the post, which goes out once', async () => {
  const post = await writePost(author)
  await attach(author.person, post.id, { bytes: makeVideo() })
  Object.assign(world.fake.feed, { showsVideos: false, processing: 1 })
  const planned = await publish(author, post, { attach: 'video' })
  expect(planned.state).toBe('armed')
  const uploads = world.fake.feed.uploads.length
  Object.assign(world.fake.feed, { showsVideos: true, processing: 0 })
  pass(world, 5_000)
  await becomes(author, planned, 'published')
  expect(postsWith(post.content)).toHaveLength(1)
  expect(world.fake.feed.uploads.length, 'it was uploaded once').toBe(uploads)
})

test('a video that LinkedIn can’t process fails with the reason', async () => {
  const post = await writePost(author)
  await attach(author.person, post.id, { bytes: makeVideo() })
  world.fake.feed.videoTroubles.push('failed')
  const failed = await becomes(author, await publish(author, post, { attach: 'video' }), 'failed')
  expect(failed.message).toMatchObject({ reason: 'publicationVideoFailed' })
  expect(postsWith(post.content)).toEqual([])
})

test.each<[VideoTrouble, string | null]>([
  ['gap', 'UPLOAD_INSTRUCTIONS'],
  ['part-refused', null],
])('an upload with %s is not tried again', async (trouble, code) => {
  const post = await writePost(author)
  await attach(author.person, post.id, { bytes: longVideo() })
  world.fake.feed.videoTroubles.push(trouble)
  const failed = await becomes(author, await publish(author, post, { attach: 'video' }), 'failed')
  expect(failed.attempts).toMatchObject([{ step: 'upload', outcome: 'refused', code }])
})

test.each<[VideoTrouble, string]>([
  ['no-etag', 'NO_ETAG'],
  ['finalize-refused', 'INTERNAL_SERVER_ERROR'],
])('an upload with %s is put off and done anew', async (trouble, code) => {
  const post = await writePost(author)
  const bytes = makeVideo()
  await attach(author.person, post.id, { bytes })
  world.fake.feed.videoTroubles.push(trouble)
  const planned = await publish(author, post, { attach: 'video' })
  expect(planned.attempts).toMatchObject([{ step: 'upload', outcome: 'put-off', code }])
  pass(world, 60_000)
  await becomes(author, planned, 'published')
  expect(postsWith(post.content)).toHaveLength(1)
  expect(lastUpload()?.bytes?.equals(bytes)).toBe(true)
})

test('a video that is processed without end is asked about for two minutes, then sent with the post', async () => {
  const post = await writePost(author)
  await attach(author.person, post.id, { bytes: makeVideo() })
  world.fake.feed.videoTroubles.push('stuck')
  const before = world.waits.length
  const sent = await becomes(author, await publish(author, post, { attach: 'video' }), 'published')
  expect(world.waits.slice(before)).toEqual(Array(12).fill(10_000))
  expect((await look(author, sent)).urn).toBe(postsWith(post.content)[0]?.urn)
})

test('a storage that breaks off ends the upload, which is done anew', async () => {
  const post = await writePost(author)
  const bytes = longVideo()
  await attach(author.person, post.id, { bytes })
  const short = Readable.from([Buffer.from(bytes.slice(0, 5_000_000))], { objectMode: false })
  vi.spyOn(world.app.ctx.files, 'read').mockResolvedValueOnce({ stream: short, size: bytes.length })
  const planned = await publish(author, post, { attach: 'video' })
  expect(planned.attempts).toMatchObject([{ step: 'upload', outcome: 'put-off', code: 'FILE_CUT_OFF' }])
  pass(world, 60_000)
  await becomes(author, planned, 'published')
  expect(lastUpload()?.bytes?.equals(bytes)).toBe(true)
})
