import { createHash } from 'node:crypto'
import { get } from 'node:http'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMetricsPort } from '#server/features/operation/metrics'
import { isPostgres } from '#server/platform/database/dialect'
import { listSecurityEvents, noteSecurityEvent, sweepSecurityEvents } from '#server/platform/security/security-events'
import { until } from '../support/fake-writer.ts'
import { personId } from '../support/ids.ts'
import { freePort } from '../support/server-process.ts'
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

describe('a server that can’t work', () => {
  test('says so by name, and lives', async () => {
    const broken = await startTestApp()
    const ask = async () => {
      const response = await broken.visitor().get('/readyz')
      return [response.status, await response.json()]
    }
    try {
      const { db } = broken.ctx
      broken.ctx.config.dataDir += '/not-there'
      expect(await ask()).toEqual([503, { status: 'not ready', failed: ['disk'] }])
      await db.schema.alterTable('rate_limits').renameTo('rate_limits_away').execute()
      expect(await ask()).toEqual([503, { status: 'not ready', failed: ['database', 'disk'] }])
      await sql`delete from kysely_migration where name like '0010%'`.execute(db)
      expect(await ask()).toEqual([503, { status: 'not ready', failed: ['database', 'migrations', 'disk'] }])
      expect((await broken.visitor().get('/healthz')).status).toBe(200)
    } finally {
      await broken.close()
    }
  })
})

describe('metrics', () => {
  const token = 'a token for the figures'

  test('are not there unless they are turned on', async () => {
    expect((await app.visitor().get('/metrics')).headers.get('content-type')).toMatch(/text\/html/)
  })

  test('are told to whoever has the token, and have no text of anyone in them', async () => {
    const watched = await startTestApp({ environment: { METRICS_TOKEN: token }, withJobs: true })
    try {
      const person = await watched.signIn()
      await person.post('/api/posts/generate', { textContent: 'The canary town planted twelve thousand trees.' })
      await person.get('/api/posts/canary')
      await watched.visitor().get('/canary')
      noteSecurityEvent(watched.ctx, 'key_changed', { userId: null })
      for (const authorization of [undefined, 'Bearer ', 'Bearer another token', `Basic ${token}`]) {
        const refused = await watched.visitor().get('/metrics', authorization ? { authorization } : {})
        expect(refused.status).toBe(401)
      }
      const response = await watched.visitor().get('/metrics', { authorization: `Bearer ${token}` })
      expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
      const figures = await response.text()
      for (const line of [
        'postwright_http_request_seconds_count{method="GET",route="/api/posts/:id",status="4xx"} 1',
        'postwright_generations_total{kind="post",model="composer",outcome="ok"} 1',
        'postwright_model_whole_seconds_count{model="composer"} 1',
        'postwright_jobs{lane="mail",state="gave_up"} 0',
        'postwright_jobs_oldest_waiting_seconds{lane="reading"} 0',
        'postwright_sweep_failures{sweep="sessions"} 0',
        'postwright_security_events_total{event="key_changed"} 1',
      ]) {
        expect(figures).toContain(line)
      }
      for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'postwright_info']) {
        expect(figures).toMatch(new RegExp(`^${name}`, 'm'))
      }
      const hasPool = isPostgres(watched.ctx.db)
      expect(figures.includes('postwright_database_connections{state="busy"}')).toBe(hasPool)
      expect(figures).not.toContain('canary')
    } finally {
      await watched.close()
    }
  })

  test('are told on a port of this machine alone', async () => {
    const port = await freePort()
    const watched = await startTestApp({ environment: { METRICS_PORT: String(port) } })
    const close = await openMetricsPort(watched.ctx)
    try {
      const response = await fetch(`http://127.0.0.1:${port}/metrics`)
      expect(await response.text()).toContain('postwright_info')
      expect((await fetch(`http://127.0.0.1:${port}/api/user`)).status).toBe(404)
      await expect(reach('127.0.0.2', port)).rejects.toThrow('ECONNREFUSED')
    } finally {
      close()
      await watched.close()
    }
  })
})

test('security events are kept for 180 days, newest first, with nothing but the account', async () => {
  const { ctx } = app
  noteSecurityEvent(ctx, 'login_failed', { userId: null })
  await until('the first', async () => (await listSecurityEvents(ctx.db, 10)).length === 1)
  app.clock.now += 1
  await ctx.db
    .transaction()
    .execute(async () => noteSecurityEvent(ctx, 'role_changed', { userId: personId('someone') }))
  await until('the second', async () => (await listSecurityEvents(ctx.db, 10)).length === 2)
  const events = await listSecurityEvents(ctx.db, 10)
  expect(events).toEqual([
    { id: expect.any(String), at: app.clock.now, event: 'role_changed', userId: 'someone' },
    { id: expect.any(String), at: app.clock.now - 1, event: 'login_failed', userId: null },
  ])
  await sweepSecurityEvents(ctx.db, app.clock.now + 180 * 24 * 60 * 60_000)
  expect(await listSecurityEvents(ctx.db, 10)).toMatchObject([{ event: 'role_changed' }])
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

test('the public pages lead where the settings say', async () => {
  const plain = await (await app.visitor().get('/pricing')).text()
  expect(plain).toContain('href="#contact"')
  expect(plain).toContain('href="https://www.linkedin.com/"')
  const environment = { CONTACT_EMAIL: 'sales@example.com', SOCIAL_URL: 'https://social.example.com/us?a=1&b=2' }
  const other = await startTestApp({ environment })
  const page = await (await other.visitor().get('/pricing')).text()
  await other.close()
  expect(page).toContain('href="mailto:sales@example.com"')
  expect(page).toContain('href="https://social.example.com/us?a=1&amp;b=2"')
  expect(`${plain}${page}`).not.toContain('.invalid')
})

describe('pages', () => {
  const appPage = '<div id="root">'

  test.each(['/auth', '/generate', '/history', '/admin/users', '/auth/'])('%s is the app', async (path) => {
    const response = await app.visitor().get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(appPage)
    expect(response.headers.get('content-type')).toMatch(/text\/html/)
  })

  test.each(['/', '/pricing', '/terms', '/privacy', '/pricing/'])('%s is a public page, complete', async (path) => {
    const response = await app.visitor().get(path)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
    expect(scripts, 'within the page only what shows the chosen theme').toEqual([
      expect.stringContaining('postwright.theme'),
    ])
    const hash = createHash('sha256').update(scripts.join('')).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(html).toMatch(/<h1\b/)
    expect(html).not.toContain(appPage)
    const address = app.ctx.config.http.publicUrl + path.replace(/(.)\/$/, '$1')
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
    expect(html).toContain(`<meta property="og:image" content="${app.ctx.config.http.publicUrl}/postwright.png"/>`)
    expect(html, 'no other script within the page').not.toMatch(/<script(?!>)(?![^>]* src=)/)
  })

  test('/ is the app to whoever is signed in, and to nobody else', async () => {
    const person = await app.signIn()
    const response = await person.get('/')
    expect(await response.text()).toContain(appPage)
    expect(response.headers.get('vary')).toMatch(/cookie/i)
    expect(await (await person.get('/pricing')).text()).not.toContain(appPage)

    const withOldCookie = person.clone()
    await person.post('/api/logout')
    for (const visitor of [person, withOldCookie]) {
      const answer = await visitor.get('/')
      expect(await answer.text()).not.toContain(appPage)
      expect(answer.headers.get('vary')).toMatch(/cookie/i)
    }
  })

  test.each(['br', 'gzip', 'identity'])('a public page comes in %s', async (encoding) => {
    const response = await app.visitor().get('/terms', { 'accept-encoding': encoding })
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(await response.text()).toContain('Terms of Service')
  })

  test.each(['/', '/assets/', '/assets'])('%s without compression is answered like with it', async (path) => {
    const statuses = ['identity', 'br'].map(async (encoding) => {
      return (await app.visitor().get(path, { 'accept-encoding': encoding })).status
    })
    expect(await Promise.all(statuses)).toEqual(path === '/' ? [200, 200] : [404, 404])
  })

  test('a browser that has a public page is not sent it again', async () => {
    const visitor = app.visitor()
    const etag = (await visitor.get('/privacy')).headers.get('etag') ?? ''
    const again = await visitor.get('/privacy', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await visitor.get('/terms', { 'if-none-match': etag })).status).toBe(200)
  })

  test('search engines find the public pages, and only those', async () => {
    const { publicUrl } = app.ctx.config.http
    const robots = await app.visitor().get('/robots.txt')
    expect(robots.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await robots.text()).toBe(`User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`)
    const map = await (await app.visitor().get('/sitemap.xml')).text()
    expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ['/', '/pricing', '/terms', '/privacy'].map((path) => publicUrl + path),
    )
  })

  test('the app can be installed, and takes what other apps share', async () => {
    const response = await app.visitor().get('/manifest.webmanifest')
    expect(response.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    const manifest = (await response.json()) as { icons: { src: string }[]; share_target: object }
    expect(manifest).toMatchObject({ name: 'Postwright', start_url: '/', display: 'standalone' })
    expect(manifest.share_target).toMatchObject({ action: '/generate', method: 'GET' })
    for (const { src } of [...manifest.icons, { src: '/postwright.png' }, { src: '/apple-touch-icon.png' }]) {
      const icon = await app.visitor().get(src)
      expect([src, icon.status, icon.headers.get('content-type')?.split('/')[0]]).toEqual([src, 200, 'image'])
    }
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

  test.each(['/assets/..%2f..%2fserver%2fmain.js', '/assets/.hidden', '/assets/nothing.js'])(
    '%s is not found, and gives no file away',
    async (path) => {
      const response = await fetch(`${app.url}${path}`)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toMatch(/import /)
    },
  )

  test('hashed files are kept for a year and come compressed', async () => {
    const page = await (await app.visitor().get('/auth')).text()
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
    const response = await app.visitor().get(script, { 'accept-encoding': 'br' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
  })
})

function reach(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    get({ host, port }, () => resolve()).on('error', reject)
  })
}
