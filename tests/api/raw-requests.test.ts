import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectionLimits } from '#server/platform/http/connections'
import { securityHeaders } from '#server/platform/http/security-headers'
import { routes } from '#shared/contract/routes'
import { openSocket, readAnswer, sendRaw, untilClosed } from '../support/raw-request.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/**
 * Requests that no ordinary client sends, written byte by byte: they get answers like every other failure, and the
 * server keeps running.
 */

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

const ending = 'Host: posts.test\r\nConnection: close\r\n\r\n'

describe('bytes that are hardly HTTP', () => {
  test.each([
    ['no HTTP at all', 'hello there\r\n\r\n', 400],
    ['the start of an encrypted connection', '\u0016\u0003\u0001\u0002\u0000\r\n\r\n', 400],
    ['a method that nobody knows', `BREW /api/posts HTTP/1.1\r\n${ending}`, 400],
    ['a method of file servers', `PROPFIND /api/posts HTTP/1.1\r\n${ending}`, 405],
    ['TRACE', `TRACE /api/posts HTTP/1.1\r\n${ending}`, 405],
    ['TRACE of a page', `TRACE / HTTP/1.1\r\nCookie: postwright=secret\r\n${ending}`, 405],
    ['OPTIONS for everything', `OPTIONS * HTTP/1.1\r\n${ending}`, 405],
    ['a way through to elsewhere', `CONNECT internal.test:443 HTTP/1.1\r\n${ending}`, 405],
    ['a call as a proxy would write it', `GET http://posts.test/api/nothing HTTP/1.1\r\n${ending}`, 400],
    ['an address that can’t be read', `GET /api/posts/%zz HTTP/1.1\r\n${ending}`, 400],
    ['an address that can’t be read, outside the API', `GET /%E0%A4%A HTTP/1.1\r\n${ending}`, 400],
    ['U+0000 in the address', `GET /api/posts/%00 HTTP/1.1\r\n${ending}`, 400],
    ['a very long id', `GET /api/media/${'x'.repeat(9_000)}/file HTTP/1.1\r\n${ending}`, 401],
    ['headers of 20 KB', `GET /api/config HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}\r\n${ending}`, 431],
    ['two thousand headers', `GET /api/config HTTP/1.1\r\n${'X-Many: some value\r\n'.repeat(2_000)}${ending}`, 431],
    ['a header without a name', `GET /api/config HTTP/1.1\r\n: x\r\n${ending}`, 400],
    [
      'a name that is somebody else’s',
      'GET /api/config HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      421,
    ],
    ['a page by such a name', 'GET / HTTP/1.1\r\nHost: evil.example:3000\r\nConnection: close\r\n\r\n', 421],
    [
      'two names',
      'GET /api/config HTTP/1.1\r\nHost: posts.test\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['no host', 'GET /api/nothing HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a length that is none', `POST /api/login HTTP/1.1\r\nContent-Length: many\r\n${ending}`, 400],
    ['two lengths', `POST /api/login HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${ending}xx`, 400],
    [
      'a length and chunks',
      `POST /api/login HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${ending}0\r\n\r\n`,
      400,
    ],
    [
      'a broken chunk',
      `POST /api/login HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n${ending}zz\r\n`,
      400,
    ],
    ['more than it announced', `GET /api/nothing HTTP/1.1\r\n${ending}{"more":true}`, 404],
    ['an unknown expectation', `GET /api/nothing HTTP/1.1\r\nExpect: wonders\r\n${ending}`, 404],
    [
      'an unknown compression',
      `POST /api/login HTTP/1.1\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n${ending}\u001f\b\u0000\u0000`,
      400,
    ],
    [
      'a wish for a web socket',
      `GET /api/nothing HTTP/1.1\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n${ending.replace('close', 'upgrade, close')}`,
      404,
    ],
  ])('%s', async (_name, bytes, status) => {
    const answer = await sendRaw(app.url, bytes)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { 'content-security-policy': _ofPages, ...others } = securityHeaders(app.ctx.config)
    expect(Object.fromEntries(answer.headers)).toMatchObject(others)
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src '(self|none)'.*frame-ancestors 'none'$/)
    expect(answer.body).not.toContain('secret')
    const failure = JSON.parse(answer.body) as Record<string, string>
    expect(Object.keys(failure).sort()).toEqual(['code', 'message', 'reason', 'requestId', 'values'])
    expect(failure.requestId).toBe(answer.headers.get('x-request-id'))
    expect(failure.message).toMatch(/^[A-Z].*\.$/)
    expect((await app.visitor().get('/healthz')).status).toBe(200)
  })
})

test('whoever looks after the process may call it anything, also nothing at all', async () => {
  for (const head of ['HTTP/1.1\r\nHost: evil.example', 'HTTP/1.0']) {
    const answer = await sendRaw(app.url, `GET /healthz ${head}\r\nConnection: close\r\n\r\n`)
    expect(answer.status).toBe(200)
  }
})

test('no call answers an odd method with a bug', async () => {
  const admin = await app.signIn({ role: 'admin' })
  const paths = new Set(Object.values(routes).map(({ path }) => path.replaceAll(/:\w+/g, 'unknown')))
  const bugs: string[] = []
  for (const path of paths) {
    for (const method of ['HEAD', 'OPTIONS', 'PROPFIND', 'REPORT', 'LINK']) {
      const response = await admin.send(method, path)
      if (response.status >= 500) bugs.push(`${method} ${path}: ${response.status}`)
    }
  }
  expect(bugs).toEqual([])
})

describe('slow senders', () => {
  test('have limited time, and so has silence', () => {
    const { server } = app.http
    expect(server).toMatchObject({
      headersTimeout: connectionLimits.headersTimeoutMs,
      requestTimeout: connectionLimits.requestTimeoutMs,
      timeout: connectionLimits.silenceTimeoutMs,
      keepAliveTimeout: connectionLimits.keepAliveTimeoutMs,
      maxConnections: connectionLimits.maxConnections,
    })
    expect(connectionLimits.headersTimeoutMs).toBeLessThanOrEqual(30_000)
    expect(connectionLimits.keepAliveTimeoutMs, 'longer than nginx keeps its connections').toBeGreaterThan(60_000)
  })

  test('who never end their headers or their body are told and sent away, and others are served meanwhile', async () => {
    const other = await startTestApp()
    Object.assign(other.http.server, { headersTimeout: 200, requestTimeout: 400 })
    const beginnings = [
      'GET /api/config HTTP/1.1\r\nHost: posts.test\r\nX-Slow: ',
      'POST /api/login HTTP/1.1\r\nHost: posts.test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ]
    const slow = beginnings.map(async (bytes) => {
      const socket = openSocket(other.url)
      await once(socket, 'connect')
      socket.write(bytes)
      return readAnswer(await untilClosed(socket))
    })
    expect((await other.visitor().get('/healthz')).status).toBe(200)
    for (const answer of await Promise.all(slow)) {
      expect(answer.status).toBe(408)
      expect(JSON.parse(answer.body)).toMatchObject({ code: 'request_timeout' })
    }
    await other.close()
  })
})
