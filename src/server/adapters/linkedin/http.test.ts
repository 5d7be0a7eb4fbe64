import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { callLinkedin, LinkedinUnreachable } from './http.ts'

const servers: ReturnType<typeof createServer>[] = []

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

async function failureOf(call: Promise<unknown>): Promise<LinkedinUnreachable> {
  const failure: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(LinkedinUnreachable)
  return failure as LinkedinUnreachable
}

test('an answer is one whatever its status, with its fields where it has any', async () => {
  const address = await serve((_, response) => response.writeHead(422, { 'x-restli-id': 'urn' }).end('{"code":"DUP"}'))
  const answer = await callLinkedin({ method: 'POST', address, body: { json: {} } })
  expect(answer).toMatchObject({ status: 422, text: '{"code":"DUP"}', fields: { code: 'DUP' } })
  expect(answer.headers.get('x-restli-id')).toBe('urn')
})

test.each(['', '<html>', '[1]', 'null', '"text"'])('%j has no fields', async (body) => {
  const address = await serve((_, response) => response.end(body))
  expect((await callLinkedin({ method: 'GET', address })).fields).toEqual({})
})

test('a redirect is not followed', async () => {
  const address = await serve((_, response) => response.writeHead(302, { location: 'http://elsewhere.invalid/' }).end())
  expect((await callLinkedin({ method: 'GET', address })).status).toBe(302)
})

test('what no one listened to was certainly not sent', async () => {
  const address = await serve(() => undefined)
  const [server] = servers
  server?.close()
  await once(server ?? createServer(), 'close')
  expect((await failureOf(callLinkedin({ method: 'POST', address, body: { json: {} } }))).wasSent).toBe(false)
})

test('what was cut or stayed silent may have been sent', async () => {
  const cut = await serve((request) => request.socket.destroy())
  expect((await failureOf(callLinkedin({ method: 'POST', address: cut, body: { json: {} } }))).wasSent).toBe(true)
  const silent = await serve(() => undefined)
  const call = callLinkedin({ method: 'POST', address: silent, body: { json: {} }, timeoutMs: 50 })
  expect((await failureOf(call)).wasSent).toBe(true)
})

test('a failure tells nothing of the address, which may hold a secret', async () => {
  const address = await serve((request) => request.socket.destroy())
  const failure = await failureOf(callLinkedin({ method: 'GET', address: `${address}?code=canary` }))
  expect(`${failure.message} ${failure.stack}`).not.toContain('canary')
  expect(failure.cause).toBeUndefined()
})
