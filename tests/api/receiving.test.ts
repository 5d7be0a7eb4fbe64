import { once } from 'node:events'
import type { Socket } from 'node:net'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { loadConfig } from '#server/platform/config'
import { createHttp, type Http, type HttpRequest } from '#server/platform/http/http'
import { receiveBody } from '#server/platform/http/receive-body'
import { receivingLimits } from '#server/platform/http/receiving-limits'
import { guards } from '#shared/contract/guards'
import { type RouteName, routes } from '#shared/contract/routes'
import { until } from '../support/fake-writer.ts'
import { openSocket, type RawAnswer, readAnswer, untilClosed } from '../support/raw-request.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/**
 * How much senders can make the server hold: nothing before they are identified, little for strangers, and not for
 * long.
 */

/** Sends headers and no byte of the announced body. @returns the answer */
async function sendHead(url: string, method: string, path: string, headers: string[] = []): Promise<RawAnswer> {
  const socket = openSocket(url)
  const head = [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [first] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return readAnswer(first.toString())
}

const aMegabyte = 'Content-Length: 1000000'
const endless = 'Transfer-Encoding: chunked'

describe('before a byte of a body has come', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  const written = (Object.keys(routes) as RouteName[]).filter((name) => routes[name].method !== 'GET')
  const guarded = written.filter((name) => guards[name].access !== 'anyone')

  test.each(guarded)('%s asks who is there', async (name) => {
    const { method, path } = routes[name]
    for (const length of [aMegabyte, endless]) {
      const answer = await sendHead(app.url, method, path.replaceAll(/:\w+/g, 'some-id'), [length])
      expect([length, answer.status]).toEqual([length, 401])
    }
  })

  test.each(written.filter((name) => !guarded.includes(name)))('%s takes nothing long', async (name) => {
    const ask = (length: string) => sendHead(app.url, routes[name].method, routes[name].path, [length])
    expect((await ask(aMegabyte)).status).toBe(413)
    const unknown = await ask(endless)
    expect([unknown.status, unknown.headers.get('connection')]).toEqual([411, 'close'])
  })

  test('whoever waits for approval is told so, and sends short bodies only', async () => {
    const waiting = await app.signIn({ isApproved: false })
    const cookie = `Cookie: ${waiting
      .cookies()
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')}`
    const own = ['Sec-Fetch-Site: same-origin', cookie]
    expect((await sendHead(app.url, 'POST', routes.generatePost.path, [aMegabyte, ...own])).status).toBe(403)
    expect((await sendHead(app.url, 'PATCH', routes.updateUser.path, [aMegabyte, ...own])).status).toBe(413)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s to an address that is none is refused', async (method) => {
    for (const path of ['/api/nothing', '/', '/history', '/assets/nothing.js']) {
      const answer = await sendHead(app.url, method, path, [endless])
      expect([answer.status, answer.headers.get('connection')]).toEqual([404, 'close'])
    }
  })

  test('another site’s page is sent away', async () => {
    const answer = await sendHead(app.url, 'POST', '/api/login', [endless, 'Origin: https://evil.example'])
    expect(answer.status).toBe(403)
  })
})

/** A server with one route for anyone's bodies, and two for one person's. */
async function startReceiver(environment: Record<string, string> = {}): Promise<{ http: Http; url: string }> {
  const http = await createHttp(loadConfig({ LOG_LEVEL: 'silent', ...environment }), pino({ level: 'silent' }))
  const answer = async ({ body }: { body: unknown }) => ({ length: JSON.stringify(body).length })
  http.post('/anyone', answer)
  const onRequest = async (request: HttpRequest) => {
    request.userId = 'somebody'
  }
  http.post('/person', { bodyLimit: 1_000_000, onRequest, handler: answer })
  const count = async ({ body }: { body: unknown }) => ({ length: (body as Buffer).length })
  http.post('/bytes', { bodyLimit: 10_000, onRequest, handler: count })
  http.addContentTypeParser('application/x-bytes', receiveBody)
  return { http, url: await http.listen({ port: 0, host: '127.0.0.1' }) }
}

describe('bodies that come slowly', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let sockets: Socket[] = []
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    receiver = await startReceiver()
  })
  afterAll(async () => {
    await receiver.http.close()
    vi.useRealTimers()
  })
  afterEach(() => {
    for (const socket of sockets) socket.destroy()
    sockets = []
  })

  async function begin(path: string, length: number, part: string): Promise<Socket> {
    const socket = openSocket(receiver.url)
    sockets.push(socket)
    await once(socket, 'connect')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${part}`,
    )
    return socket
  }

  const answerOf = async (socket: Socket) => readAnswer(await untilClosed(socket))
  const held = () => receiver.http.receiving.held
  const firstAnswer = async (socket: Socket) => readAnswer(String((await once(socket, 'data'))[0]))
  const { strangersBody, strangersOfAddress, uncounted } = receivingLimits
  const long = `"${'x'.repeat(strangersBody - 2)}"`

  test('are held up to a limit of their address; beyond it they are told to come back, and nothing is held when they leave', async () => {
    const fitting = Math.floor(strangersOfAddress / (strangersBody - uncounted))
    for (let count = 0; count < fitting; count += 1) await begin('/anyone', long.length, long.slice(0, -1))
    await until('there is no room', () => held() > strangersOfAddress - strangersBody)
    const answer = await firstAnswer(await begin('/anyone', long.length, long))
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(held()).toBeLessThanOrEqual(strangersOfAddress)

    expect((await firstAnswer(await begin('/anyone', 4, '"ab"'))).status).toBe(200)
    expect((await firstAnswer(await begin('/person', long.length, long))).status).toBe(200)

    for (const socket of sockets) socket.destroy()
    await until('nothing is held', () => held() === 0)
  })

  test('of strangers end before those of people, with words that say why', async () => {
    const stranger = await begin('/anyone', strangersBody, 'x'.repeat(4_000))
    const person = await begin('/person', 900_000, 'x'.repeat(20_000))
    await until('both hold something', () => held() > 19_000)
    const told = answerOf(stranger)
    vi.advanceTimersByTime(16_000)
    expect((await told).status).toBe(408)
    expect(JSON.parse((await told).body)).toMatchObject({ code: 'request_timeout' })
    expect(person.destroyed).toBe(false)
    const later = answerOf(person)
    vi.advanceTimersByTime(50_000)
    expect((await later).status).toBe(408)
  })

  test('that are too long are answered once, and the answer reaches a person who is still sending', async () => {
    const stranger = await begin('/anyone', strangersBody + 1, 'x')
    const answers = untilClosed(stranger)
    for (let count = 0; count < 10 && !stranger.destroyed; count += 1) stranger.write('x'.repeat(1_000))
    expect((await answers).match(/HTTP\/1\.1 /g)).toHaveLength(1)

    const person = await begin('/person', 1_000_001, 'x'.repeat(500_000))
    expect((await firstAnswer(person)).status).toBe(413)
    person.write(
      `${'x'.repeat(500_001)}POST /anyone HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n"ab"`,
    )
    expect((await firstAnswer(person)).status).toBe(200)
  })

  test('end as well when they were answered long ago', async () => {
    const socket = await begin('/nothing', 1_000_000, 'x')
    const answers = untilClosed(socket)
    expect((await firstAnswer(socket)).status).toBe(404)
    vi.advanceTimersByTime(12_000)
    expect((await answers).match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })
})

test('a person’s body of single bytes is put together, and one byte more than its limit is refused', async () => {
  const { http, url } = await startReceiver()
  for (const [length, status] of [
    [10_000, 200],
    [10_001, 413],
  ] as const) {
    const socket = openSocket(url)
    socket.write(
      'POST /bytes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-bytes\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n',
    )
    socket.write(`${'1\r\nx\r\n'.repeat(length)}0\r\n\r\n`)
    expect(readAnswer(await untilClosed(socket)).status).toBe(status)
  }
  await http.close()
})
