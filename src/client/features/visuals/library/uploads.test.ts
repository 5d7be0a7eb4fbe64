import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#client/queries/client'
import { queryKeys } from '#client/queries/keys'
import type { MediaAsset } from '#client/queries/media'
import { FakeUpload } from '../../../../../tests/support/fake-upload.ts'
import { contentName } from './content-name.ts'
import { dismissFailedUploads, enqueueUploads, removeFromUploads, retryUpload, uploads } from './uploads.ts'

const picture = (name: string) => new File([name], name, { type: 'image/png' })
const asset = (id: string, change: Partial<MediaAsset> = {}) =>
  ({ id, filename: id, url: '/file', ...change }) as MediaAsset
const listed = () => uploads.getState().list.map(({ name, status, canRetry }) => [name, status, canRetry])
const library = () => queryClient.getQueryData<MediaAsset[]>(queryKeys.media)?.map(({ id }) => id)

const fetched = vi.fn<(path: string, init: { method: string; body?: string }) => Promise<Response>>()

beforeEach(() => {
  FakeUpload.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async (_path, { method, body }) => {
    if (method === 'DELETE') return new Response(null, { status: 204 })
    const { originalName } = JSON.parse(body ?? '') as { originalName: string }
    return Response.json({ id: originalName, uploadUrl: `/${originalName}` })
  })
  queryClient.setQueryData(queryKeys.media, [asset('old')])
})

afterEach(() => {
  for (const { id } of uploads.getState().list) removeFromUploads(id)
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const isSent = (name: string) => FakeUpload.sent.some(({ url }) => url === `/${name}`)

/** The latest request with the bytes of a picture. */
async function under(name: string) {
  const request = await vi.waitUntil(() => FakeUpload.sent.findLast(({ url }) => url === `/${name}`), { interval: 1 })
  return {
    arrive: () => request.answer(200, asset(name)),
    refuse: (status: number) => request.answer(status, { message: 'This picture is of no use.' }),
  }
}

test('two are under way at once, the others wait for one of them to end', async () => {
  const all = enqueueUploads(['a', 'b', 'c'].map(picture))
  const a = await under('a')
  await under('b')
  expect(listed().map(([name, status]) => [name, status])).toEqual([
    ['a', 'sending'],
    ['b', 'sending'],
    ['c', 'waiting'],
  ])
  a.arrive()
  ;(await under('c')).arrive()
  ;(await under('b')).arrive()
  const { assets, failed } = await all
  // in the order they were chosen in, whatever arrived first
  expect(assets.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(failed).toEqual([])
  expect(uploads.getState().list).toEqual([])
  expect(library()).toEqual(['b', 'c', 'a', 'old'])
})

test('what has arrived is told one by one', async () => {
  const onArrived = vi.fn()
  const all = enqueueUploads([picture('a'), picture('b')], onArrived)
  ;(await under('b')).arrive()
  await vi.waitUntil(() => onArrived.mock.calls.length === 1, { interval: 1 })
  expect(onArrived).toHaveBeenLastCalledWith(asset('b'))
  ;(await under('a')).arrive()
  await all
  expect(onArrived).toHaveBeenCalledTimes(2)
})

test.each([
  [413, false],
  [415, false],
  [422, false],
  [500, true],
  [503, true],
])(
  'what failed stays in the list with its reason; after an answer %d another try may help: %s',
  async (status, canRetry) => {
    const all = enqueueUploads([picture('a')])
    ;(await under('a')).refuse(status)
    const { assets, failed } = await all
    expect(assets).toEqual([])
    expect(failed).toMatchObject([{ name: 'a', status: 'failed', failure: 'This picture is of no use.', canRetry }])
    expect(listed()).toEqual([['a', 'failed', canRetry]])
  },
)

test('one that failed is sent again, and leaves the list once it has arrived', async () => {
  const all = enqueueUploads([picture('a')])
  ;(await under('a')).refuse(503)
  const [failed] = (await all).failed
  FakeUpload.sent = []
  const again = retryUpload(failed?.id ?? '')
  const second = await under('a')
  expect(listed()).toEqual([['a', 'sending', undefined]])
  second.arrive()
  expect(await again).toEqual(asset('a'))
  expect(uploads.getState().list).toEqual([])
  expect(await retryUpload('unknown')).toBeUndefined()
})

test('one that is cancelled stops, is no failure, and makes room for the next', async () => {
  const all = enqueueUploads(['a', 'b', 'c'].map(picture))
  await under('a')
  removeFromUploads(uploads.getState().list[0]?.id ?? '')
  ;(await under('c')).arrive()
  ;(await under('b')).arrive()
  const { assets, failed } = await all
  expect(assets.map(({ id }) => id)).toEqual(['b', 'c'])
  expect(failed).toEqual([])
  const takenBack = fetched.mock.calls.flatMap(([path, { method }]) => (method === 'DELETE' ? [path] : []))
  expect(takenBack).toEqual(['/api/media/a'])
})

test('one that still waits can be cancelled and is never sent', async () => {
  const all = enqueueUploads(['a', 'b', 'c'].map(picture))
  await under('b')
  removeFromUploads(uploads.getState().list[2]?.id ?? '')
  for (const name of ['a', 'b']) (await under(name)).arrive()
  expect((await all).assets).toHaveLength(2)
  expect(isSent('c')).toBe(false)
})

test('a picture that is in the library already is not sent again', async () => {
  const known = asset('known', { filename: (await contentName(picture('a'))) ?? '' })
  queryClient.setQueryData(queryKeys.media, [known])
  const { assets } = await enqueueUploads([picture('a')])
  expect(assets).toEqual([known])
  expect(fetched).not.toHaveBeenCalled()
  expect(library()).toEqual(['known'])
})

test('of an earlier visit only what failed is put away', async () => {
  const all = enqueueUploads([picture('a'), picture('b')])
  ;(await under('a')).refuse(413)
  await vi.waitUntil(() => listed().some(([, status]) => status === 'failed'), { interval: 1 })
  dismissFailedUploads()
  expect(listed().map(([name]) => name)).toEqual(['b'])
  ;(await under('b')).arrive()
  expect((await all).failed).toEqual([])
})
