import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from '#server/platform/http/security-headers'
import { allFontFiles } from '#shared/fonts/font-files'
import { FakeWriter } from '../support/fake-writer.ts'
import { picture, upload } from '../support/pictures.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** The headers of every kind of answer: who may cache it, and what a browser may do with it. */

const writer = new FakeWriter()
let app: TestApp
let person: Awaited<ReturnType<TestApp['signIn']>>
/** Addresses that have to be created first. */
const made: Record<string, string> = {}

beforeAll(async () => {
  app = await startTestApp({ parts: { writer }, environment: { PUBLIC_URL: 'https://posts.example.com' } })
  person = await app.signIn()
  const asset = await upload(person, await picture('png'))
  made.picture = asset.url ?? ''
  made.thumbnail = asset.thumbnailUrl ?? ''
  const page = await (await person.get('/auth')).text()
  made.script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
})

afterAll(() => app.close())

const noStore = 'no-store'
const aYear = 'public, max-age=31536000, immutable'
const source = { textContent: 'The town planted twelve thousand trees.' }

/** Each kind of answer: its request, its status, and how long it may be cached. */
const kinds: readonly [name: string, ask: () => Promise<Response>, status: number, cacheControl: string][] = [
  ['someone’s data', () => person.get('/api/user'), 200, noStore],
  ['a list', () => person.get('/api/posts'), 200, noStore],
  ['public facts', () => app.visitor().get('/api/config'), 200, noStore],
  ['the description of the API', () => app.visitor().get('/api/openapi.json'), 200, noStore],
  ['a new post', () => person.post('/api/posts/generate', source), 201, noStore],
  ['a stream', () => stream(), 200, 'no-store, no-transform'],
  ['an act that answers with nothing', () => deletion(), 204, noStore],
  ['a refusal of a visitor', () => app.visitor().get('/api/user'), 401, noStore],
  ['a call that is not there', () => person.get('/api/nothing'), 404, noStore],
  ['the API’s own folder', () => person.get('/api'), 404, noStore],
  ['a picture that is not there', () => person.get('/api/media/x/file'), 404, noStore],
  ['an address that can’t be read', () => person.get('/api/posts/%zz'), 400, noStore],
  ['a method that no page has', () => person.send('OPTIONS', '/api/posts'), 405, noStore],
  ['the head of a list', () => person.send('HEAD', '/api/posts'), 200, noStore],
  ['a write by another site', () => person.post('/api/posts', {}, { origin: 'https://evil.example' }), 403, noStore],
  ['a bug', () => bug(), 500, noStore],
  ['a limit', () => limited(), 429, noStore],
  ['health', () => app.visitor().get('/healthz'), 200, noStore],
  ['the app’s page', () => person.get('/history'), 200, noStore],
  ['the app’s first page', () => person.get('/'), 200, noStore],
  ['the app’s page, not compressed', () => person.get('/history', { 'accept-encoding': 'identity' }), 200, noStore],
  ['the app’s page by its file', () => person.get('/index.html'), 200, noStore],
  ['a page that is not there', () => person.get('/nothing'), 404, noStore],
  ['a built file that is not there', () => person.get('/assets/nothing.js'), 404, noStore],
  ['a public page', () => app.visitor().get('/pricing'), 200, 'no-cache'],
  ['an icon', () => app.visitor().get('/postwright.png'), 200, 'no-cache'],
  ['a built file', () => app.visitor().get(made.script ?? ''), 200, aYear],
  ['a font of the editor', () => app.visitor().get(`/canvas-fonts/${allFontFiles()[0]?.file}`), 200, aYear],
  ['a font that is not there', () => app.visitor().get('/canvas-fonts/nothing.woff2'), 404, noStore],
  ['a picture', () => person.get(made.picture ?? ''), 200, 'private, max-age=31536000, immutable'],
  ['a thumbnail', () => person.get(made.thumbnail ?? ''), 200, 'private, max-age=31536000, immutable'],
]

function stream() {
  return person.post('/api/posts/generate', source, { accept: 'text/event-stream' })
}

async function deletion() {
  const post = (await (await person.post('/api/posts/generate', source)).json()) as { id: string }
  return await person.delete(`/api/posts/${post.id}`)
}

async function bug() {
  writer.write = () => Promise.reject(new Error('a bug'))
  const response = await person.post('/api/posts/generate', source)
  writer.write = async () => 'A post.'
  return response
}

async function limited() {
  const visitor = app.visitor()
  for (let attempt = 0; attempt < 80; attempt += 1) {
    const response = await visitor.post('/api/password/forgot', { email: 'nobody@example.com' })
    if (response.status === 429) return response
  }
  throw new Error('never limited')
}

test.each(kinds)(
  '%s: nobody keeps it longer than allowed, and browsers are told what it may do',
  async (_name, ask, status, kept) => {
    const response = await ask()
    expect(response.status).toBe(status)
    const { headers } = response
    expect(headers.get('cache-control')).toBe(kept)
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'|sandbox; default-src 'none'/)
    expect(headers.get('content-security-policy')).toMatch(/(script|default)-src '(self|none)'/)
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
    for (const [name, value] of Object.entries(securityHeaders(app.ctx.config))) {
      // files and the page that receives others’ pages narrow or widen these
      if (name !== 'content-security-policy') expect([name, headers.get(name)]).toEqual([name, value])
    }
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
    await response.arrayBuffer()
  },
)

test('pages and files can’t be framed, read by other sites, or tell others where someone was', async () => {
  for (const path of ['/history', '/pricing', '/api/config', made.script ?? '', '/nothing']) {
    const { headers } = await app.visitor().get(path)
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY'])
    expect([path, headers.get('referrer-policy')]).toEqual([path, 'strict-origin-when-cross-origin'])
    expect([path, headers.get('cross-origin-opener-policy')]).toEqual([path, 'same-origin'])
    expect([path, headers.get('cross-origin-resource-policy')]).toEqual([path, 'same-origin'])
    expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null])
  }
})

test('no page loads a picture from anywhere else', async () => {
  for (const path of ['/history', '/settings?tab=linkedin', '/generate', '/pricing', '/handbook/index.html']) {
    const policy = (await app.visitor().get(path)).headers.get('content-security-policy') ?? ''
    const sources = policy.split(';').find((directive) => directive.startsWith('img-src'))
    expect([path, sources]).toEqual([path, "img-src 'self' data: blob:"])
  }
})

test('a private link is kept by no search engine, and told to no site that its page links to', async () => {
  const headersOf = async (path: string) => {
    const { headers } = await app.visitor().get(path)
    return [headers.get('x-robots-tag'), headers.get('referrer-policy')]
  }
  expect(await headersOf('/review')).toEqual(['noindex', 'no-referrer'])
  expect(await headersOf('/auth')).toEqual([null, 'strict-origin-when-cross-origin'])
})

test('only the page that receives others’ pages knows the window that opened it', async () => {
  const policyOf = async (path: string) => (await person.get(path)).headers.get('cross-origin-opener-policy')
  expect(await policyOf('/handover')).toBe('unsafe-none')
  expect(await policyOf('/handover?a=1')).toBe('unsafe-none')
  for (const path of [
    '/',
    '/generate',
    '/generate?handover=1',
    '/auth',
    '/settings',
    '/pricing',
    '/handover/x',
    '/api/user',
  ]) {
    expect(await policyOf(path), path).toBe('same-origin')
  }
  const policy = (await person.get('/handover')).headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toBe((await person.get('/generate')).headers.get('content-security-policy'))
})
