import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadConfig } from '#server/platform/config'
import { createHttp } from '#server/platform/http/http'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** Which forwarding headers are trusted: none that a client can write itself. */

const guess = { email: 'somebody@example.com', password: 'a wrong guess' }

describe('forty wrong passwords through one proxy', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test.each([
    ['a new made-up address before its own each time', (count: number) => `10.0.0.${count}, 198.51.100.7`],
    ['a new made-up chain before its own each time', (count: number) => `192.0.2.${count}, 127.0.0.1, 198.51.100.8`],
    ['made-up nonsense before its own', (count: number) => `${'x'.repeat(count)}, 198.51.100.9`],
  ])('with %s are counted for the real address', async (_name, chain) => {
    const statuses: number[] = []
    for (let count = 1; count <= 40; count += 1) {
      const email = `guess-${_name.length}-${count % 2}@example.com`
      const response = await app.visitor(chain(count)).post('/api/login', { ...guess, email })
      statuses.push(response.status)
    }
    expect(statuses[0]).toBe(401)
    expect(statuses.slice(-10)).toEqual(Array(10).fill(429))
  })

  test('from forty real addresses are not one person’s', async () => {
    for (let count = 1; count <= 12; count += 1) {
      const email = `person-${count}@example.com`
      const response = await app.visitor(`198.51.101.${count}`).post('/api/login', { ...guess, email })
      expect(response.status).toBe(401)
    }
  })
})

/** The request as seen by one of the server's hooks. */
async function seen(environment: Record<string, string>, headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const lines: { msg: string }[] = []
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) })
  const http = await createHttp(loadConfig(environment), log)
  http.get('/seen', async (request) => ({ ip: request.ip, protocol: request.protocol, host: request.host }))
  const ask = async () =>
    (await http.inject({ url: '/seen', headers: { host: 'direct.test', ...headers }, remoteAddress })).json()
  const first = await ask()
  await ask()
  await http.close()
  return { ...first, hints: lines.filter(({ msg }) => msg.includes('TRUST_PROXY')) }
}

const forwarded = {
  'x-forwarded-for': '203.0.113.66, 198.51.100.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'forwarded.test',
}
const direct = { protocol: 'http', host: 'direct.test' }
const through = { protocol: 'https', host: 'forwarded.test' }

test.each([
  ['off', {}, '127.0.0.1', { ip: '127.0.0.1', ...direct }],
  ['no hop', { TRUST_PROXY: '0' }, '127.0.0.1', { ip: '127.0.0.1', ...direct }],
  ['one hop', { TRUST_PROXY: '1' }, '127.0.0.1', { ip: '198.51.100.7', ...through }],
  ['two hops', { TRUST_PROXY: '2' }, '127.0.0.1', { ip: '203.0.113.66', ...through }],
  ['more hops than there are addresses', { TRUST_PROXY: '5' }, '127.0.0.1', { ip: '203.0.113.66', ...through }],
  ['its address', { TRUST_PROXY: 'loopback' }, '127.0.0.1', { ip: '198.51.100.7', ...through }],
  [
    'its address as IPv6 writes it',
    { TRUST_PROXY: '127.0.0.1' },
    '::ffff:127.0.0.1',
    { ip: '198.51.100.7', ...through },
  ],
  ['both addresses', { TRUST_PROXY: '127.0.0.1, 198.51.100.0/24' }, '127.0.0.1', { ip: '203.0.113.66', ...through }],
  ['another’s address', { TRUST_PROXY: '10.0.0.0/8' }, '192.0.2.1', { ip: '192.0.2.1', ...direct }],
])('a request by a proxy trusted as %s', async (_name, environment, remoteAddress, expected) => {
  expect(await seen(environment, forwarded, remoteAddress)).toMatchObject(expected)
})

test('a proxy that is not believed is noticed once, with what to set', async () => {
  const off = await seen({}, forwarded)
  expect(off.hints).toHaveLength(1)
  expect(off.hints[0].msg).toMatch(/set TRUST_PROXY.*loopback/)
  expect((await seen({}, { 'x-real-ip': '198.51.100.7' })).hints).toHaveLength(1)
  const unnamed = await seen({ TRUST_PROXY: '10.0.0.0/8' }, forwarded, '172.18.0.5')
  expect(unnamed.hints).toMatchObject([{ msg: expect.stringContaining('does not name'), peer: '172.18.0.5' }])
})

test('nothing is said without forwarding headers, and nothing of a proxy that is believed', async () => {
  expect((await seen({}, {})).hints).toEqual([])
  expect((await seen({ TRUST_PROXY: '1' }, forwarded)).hints).toEqual([])
  expect((await seen({ TRUST_PROXY: 'loopback' }, forwarded)).hints).toEqual([])
  expect((await seen({ TRUST_PROXY: 'loopback' }, { 'x-forwarded-proto': 'https' })).hints).toEqual([])
})

test('a page of another site gains nothing by naming its host in a header', async () => {
  const app = await startTestApp({ environment: { TRUST_PROXY: 'false' } })
  const person = await app.signIn()
  const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
  const response = await person.post('/api/logout', undefined, headers)
  expect(response.status).toBe(403)
  await app.close()
})
