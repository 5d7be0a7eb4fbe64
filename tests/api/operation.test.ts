import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

test('health and readiness answer', async () => {
  expect(await (await app.visitor().get('/healthz')).json()).toEqual({ status: 'ok' })
  expect(await (await app.visitor().get('/readyz')).json()).toEqual({ status: 'ready' })
})

test('the API describes itself in OpenAPI 3.1', async () => {
  const document = (await (await app.visitor().get('/api/openapi.json')).json()) as { openapi: string; paths: object }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toContain('/api/posts/generate')
})

test('public facts hold what the first page needs and no secret', async () => {
  const config = (await (await app.visitor().get('/api/config')).json()) as {
    models: { id: string; isConfigured: boolean }[]
  }
  expect(config).toMatchObject({ price: { cents: 800, currency: 'EUR' }, features: { mail: false } })
  expect(config.models.filter((model) => model.isConfigured).map((model) => model.id)).toEqual(['composer'])
})

describe('pages', () => {
  test.each(['/', '/auth', '/generate', '/history', '/admin/users', '/auth/'])('%s is the app', async (path) => {
    const response = await app.visitor().get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/text\/html/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('an unknown path is the app’s not-found page, with its status', async () => {
    const response = await app.visitor().get('/no/such/page')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/text\/html/)
  })

  test('an unknown call is a JSON error with a request id', async () => {
    const response = await app.visitor().get('/api/no-such-call')
    expect(response.status).toBe(404)
    const body = (await response.json()) as { requestId: string }
    expect(body).toMatchObject({ code: 'not_found', requestId: response.headers.get('x-request-id') })
  })

  test.each(['/../package.json', '/%2e%2e/package.json', '/assets/../../server/main.js', '/.env'])(
    '%s gives no file away',
    async (path) => {
      const response = await fetch(`${app.url}${path}`)
      expect(await response.text()).not.toMatch(/"dependencies"|import /)
    },
  )

  test('hashed files are kept for a year and come compressed', async () => {
    const page = await (await app.visitor().get('/')).text()
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
    const response = await app.visitor().get(script, { 'accept-encoding': 'br' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
  })
})
