import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#client/lib/api'
import { FakeUpload } from '../../../../../tests/support/fake-upload.ts'
import { sendPicture } from './send-picture.ts'

const file = new File(['png'], 'quay.png', { type: 'image/png' })
const announced = { id: 'm', uploadUrl: '/api/media/m/file' }
const fetched = vi.fn<(path: string, init: { method: string; body?: string }) => Promise<Response>>()
const calls = () => fetched.mock.calls.map(([path, { method }]) => `${method} ${path}`)

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('XMLHttpRequest', FakeUpload)
  FakeUpload.sent = []
  fetched.mockImplementation(async (_path, { method }) =>
    method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(announced),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

async function send(signal = new AbortController().signal, picture = file) {
  const onProgress = vi.fn()
  const sending = sendPicture(picture, { onProgress, signal })
  sending.catch(() => undefined)
  const request = await vi.waitUntil(() => FakeUpload.sent[0], { interval: 1 })
  return { sending, onProgress, request }
}

test('a picture is announced by its content, then sent, and what has been sent is told', async () => {
  const { sending, onProgress, request } = await send()
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toEqual({
    filename: expect.stringMatching(/^content-[\da-f]{32}$/),
    originalName: 'quay.png',
    mimeType: 'image/png',
    fileSize: 3,
  })
  expect(request.url).toBe('/api/media/m/file')
  expect(request.headers).toMatchObject({ 'Content-Type': 'image/png' })
  request.upload.onprogress?.({ loaded: 2 })
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(2)
  request.answer(200, { id: 'm', url: '/api/media/m/file' })
  expect(await sending).toEqual({ id: 'm', url: '/api/media/m/file' })
  expect(calls()).toEqual(['POST /api/media'])
})

test('a picture from the clipboard has a name, and what says no kind is sent as bytes', async () => {
  const { sending, request } = await send(undefined, new File(['x'], '', { type: '' }))
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toMatchObject({ originalName: 'Pasted picture' })
  expect(request.headers['Content-Type']).toBe('application/octet-stream')
  request.answer(200, {})
  await sending
})

test('a refusal is in the server’s words, and what was announced is taken back', async () => {
  const { sending, request } = await send()
  request.answer(415, { message: 'This is no picture.', code: 'unsupported_type', reason: 'noPicture' })
  await expect(sending).rejects.toMatchObject({
    status: 415,
    code: 'unsupported_type',
    serverMessage: 'This is no picture.',
  })
  expect(calls()).toEqual(['POST /api/media', 'DELETE /api/media/m'])
})

test('nothing of a proxy’s page is told', async () => {
  const { sending, request } = await send()
  request.answer(502, '<h1>Bad Gateway at 10.0.0.1</h1>')
  const error = await sending.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ serverMessage: 'Something went wrong. Please try again.', code: 'unknown' })
})

test('a broken connection says what to check', async () => {
  const { sending, request } = await send()
  request.breakOff()
  await expect(sending).rejects.toMatchObject({
    code: 'unreachable',
    serverMessage: 'The server could not be reached. Check your connection and try again.',
  })
})

test('one that is cancelled on its way is stopped and taken back', async () => {
  const control = new AbortController()
  const { sending } = await send(control.signal)
  control.abort()
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  expect(calls()).toEqual(['POST /api/media', 'DELETE /api/media/m'])
})

test('where the server gives no place to send it to, that is an error like a broken connection', async () => {
  fetched.mockResolvedValueOnce(Response.json({ id: 'm', uploadUrl: null }))
  const sending = sendPicture(file, { onProgress: vi.fn(), signal: new AbortController().signal })
  await expect(sending).rejects.toMatchObject({ code: 'unreachable' })
  expect(calls()).toEqual(['POST /api/media', 'DELETE /api/media/m'])
})
