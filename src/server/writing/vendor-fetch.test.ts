import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { fetchDirectly } from './vendor-fetch.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

test('a request goes out as it was made, and its answer comes with status and headers', async () => {
  const url = await listen((request, response) => {
    const { 'x-api-key': key, 'content-type': type } = request.headers
    response.writeHead(429, { 'retry-after': '7', 'set-cookie': ['a=1', 'b=2'] })
    request.on('data', (body) => void response.end(`${request.method} ${String(key)} ${type} ${body}`))
  })
  const response = await fetchDirectly(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'k' },
    body: '{}',
  })
  expect(response.status).toBe(429)
  expect([response.ok, response.headers.get('retry-after')]).toEqual([false, '7'])
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await response.text()).toBe('POST k application/json {}')
})

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
])('an answer that is compressed all the same is read (%s)', async (encoding, compress) => {
  const url = await listen((request, response) => {
    expect(request.headers['accept-encoding']).toBe('identity')
    response.writeHead(200, { 'content-encoding': encoding }).end(compress('data: 1\n\n'))
  })
  expect(await (await fetchDirectly(url)).text()).toBe('data: 1\n\n')
})

test('an answer without a body is one', async () => {
  const url = await listen((_request, response) => response.writeHead(204).end())
  const response = await fetchDirectly(url)
  expect([response.status, await response.text()]).toEqual([204, ''])
})

test('a redirect fails as a connection does', async () => {
  const url = await listen((_request, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end())
  await expect(fetchDirectly(url)).rejects.toMatchObject({ name: 'TypeError', message: 'fetch failed' })
})

test('an aborted signal closes the connection in the middle of an answer', async () => {
  const leaving = new AbortController()
  let left: Promise<unknown> | undefined
  const url = await listen((_request, response) => {
    left = once(response, 'close')
    response.writeHead(200).write('data: 1\n\n')
  })
  const response = await fetchDirectly(url, { signal: leaving.signal })
  const reader = response.body?.getReader()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('data: 1\n\n')
  leaving.abort()
  await left
  await expect(reader?.read()).rejects.toBeInstanceOf(TypeError)
})

test('a signal that was aborted before says so', async () => {
  const reason = new DOMException('gone', 'AbortError')
  await expect(fetchDirectly('http://127.0.0.1:9/', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})
