import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '#server/platform/errors'
import { createFeedFetch } from '#server/reading/feeds/fetch-feed'
import { parseAllowList } from '#server/reading/fetch/allow-list'
import { systemResolve } from '#server/reading/fetch/checked-lookup'
import { fetchLimits, guardRules } from '#server/reading/fetch/guard-rules'
import { createGuardedFetch } from '#server/reading/fetch/guarded-fetch'
import { createGuardedJson } from '#server/reading/fetch/guarded-json'
import { createGuardedPost } from '#server/reading/fetch/guarded-post'
import { createReader } from '#server/reading/reader/reader'
import { type BrokenGuard, brokenGuards } from './broken-guards.ts'
import { runDocumentCase } from './document-cases.ts'
import { startWorld, type World } from './guard-world.ts'
import { requireOnlyLoopback } from './only-loopback.ts'
import { ownCases } from './own-cases.ts'
import { runPostCase } from './post-cases.ts'
import { type GuardCase, type MakeFetch, runCase } from './run-cases.ts'
import sharedCases from './ssrf-cases.json'

requireOnlyLoopback()

const cases = [...(sharedCases as unknown as GuardCase[]), ...ownCases]
const proxies = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'ALL_PROXY']
/** Noticed by what a page is like, or by a redirect, which messages do not follow. */
const aboutPages = new Set(['S221', 'limits-4'])
let world: World

// Every proxy variable names the canary, and Node's flags enable proxies and accept any certificate.
beforeAll(async () => {
  world = await startWorld()
  for (const name of proxies) process.env[name] = 'http://127.0.0.1:80'
  process.env.NODE_USE_ENV_PROXY = '1'
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
})

afterAll(() => world.close())

describe('the guard', () => {
  test.each(cases)('$id: $expect $url ($why)', async (each) => {
    expect(await runCase(world, each, createGuardedFetch)).toBeNull()
  })
})

describe('the guard on the way to a feed', () => {
  const makeFetch: MakeFetch = (options) => {
    const fetchFeed = createFeedFetch(options)
    return (url, fetching = {}) => fetchFeed(url, { etag: null, lastModified: null }, fetching)
  }

  // where the two differ: a feed has any type of text, and may not have changed
  const alike = cases.filter(({ url }) => !/\/type\b|s=304/.test(url))
  test.each(alike)('$id: $expect $url ($why)', async (each) => {
    expect(await runCase(world, each, makeFetch)).toBeNull()
  })
})

describe('a broken guard is noticed:', () => {
  test.each(brokenGuards)('$mistake ($noticedBy)', async (broken) => {
    const noticing = cases.find(({ id }) => id === broken.noticedBy) as GuardCase
    expect(await runCase(world, noticing, withMistake(broken))).not.toBeNull()
  })
})

function withMistake({ rules, limits }: BrokenGuard): MakeFetch {
  return (options) =>
    createGuardedFetch({
      ...options,
      limits: { ...options.limits, ...limits },
      rules: { ...guardRules, ...rules?.(options.lookup) },
    })
}

describe('a message to a webhook', () => {
  test.each(cases)('$id: $expect $url ($why)', async (each) => {
    expect(await runPostCase(world, each)).toBeNull()
  })

  test.each(brokenGuards.filter(({ rules, noticedBy }) => rules && !aboutPages.has(noticedBy)))(
    'notices a broken guard: $mistake ($noticedBy)',
    async ({ rules, noticedBy }) => {
      const noticing = cases.find(({ id }) => id === noticedBy) as GuardCase
      expect(await runPostCase(world, noticing, rules)).not.toBeNull()
    },
  )

  test('is never sent over plain http, except where an exception names the host', async () => {
    const { transport } = guardRules
    const plain = cases.filter(
      ({ url, expect: verdict }) => verdict === 'allow' && url.toLowerCase().startsWith('http:'),
    )
    expect(plain.length).toBeGreaterThan(3)
    const post = createGuardedPost({
      allow: world.allow,
      lookup: async () => ['93.184.215.14'],
      limits: { answerBytes: 1024, headerBytes: 16_384, totalMs: 600 },
    })
    for (const each of plain) {
      const address = world.fill(each.url)
      const isException = /^http:\/\/origin\./i.test(address)
      const sent = await post.send(address, { headers: {}, body: '{}' }).catch((error: unknown) => error)
      if (isException) expect(sent, address).toMatchObject({ status: expect.any(Number) })
      else expect(sent, address).toMatchObject({ code: 'source_refused' })
    }
    expect(transport(new URL('http://www.example.net/'), false)).toBe(false)
  })

  test('carries nothing of us but its own headers, and its body', async () => {
    world.requests.length = 0
    const post = createGuardedPost({
      allow: world.allow,
      limits: { answerBytes: 4, headerBytes: 16_384, totalMs: 5_000 },
    })
    const answer = await post.send(world.fill('http://origin.example.net:{O}/ok'), {
      headers: { 'webhook-id': 'msg_1' },
      body: '{"type":"ping"}',
    })
    expect([answer.status, Buffer.from(answer.start).toString()]).toEqual([200, '<!do'])
    expect(Object.keys(world.requests[0]?.headers ?? {}).sort()).toEqual([
      'accept-encoding',
      'connection',
      'content-length',
      'host',
      'user-agent',
      'webhook-id',
    ])
  })
})

describe('an app’s document about itself', () => {
  test.each(cases)('$id: $url is not read ($why)', async (each) => {
    expect(await runDocumentCase(world, each)).toBeNull()
  })

  test.each(brokenGuards.filter(({ rules, noticedBy }) => rules && !aboutPages.has(noticedBy)))(
    'notices a broken guard: $mistake ($noticedBy)',
    async ({ rules, noticedBy }) => {
      const noticing = cases.find(({ id }) => id === noticedBy) as GuardCase
      expect(await runDocumentCase(world, noticing, rules)).not.toBeNull()
    },
  )

  test('is read where it is JSON, at an exception over plain http alone', async () => {
    const read = createGuardedJson({
      allow: world.allow,
      lookup: async () => ['93.184.215.14'],
      limits: { bodyBytes: 5_120, totalMs: 600 },
    })
    const json = encodeURIComponent('application/json')
    const body = encodeURIComponent('{"client_id":"x"}')
    const path = `/type?t=${json}&body=${body}`
    expect(await read(world.fill(`http://origin.example.net:{O}${path}`))).toEqual({ client_id: 'x' })
    const plain = read(`http://www.example.net${path}`).catch((error: unknown) => error)
    expect(await plain).toMatchObject({ code: 'source_refused' })
  })
})

describe('a fetch', () => {
  const lookup = async () => ['93.184.215.14']
  const fetchFromOrigin = (path: string, options = {}) =>
    createGuardedFetch({ allow: world.allow, lookup })(world.fill(`http://origin.example.net:{O}${path}`), options)

  test('tells where the page was found', async () => {
    const { body, header, ...page } = await fetchFromOrigin('/loop?left=2')

    expect(page).toEqual({
      url: world.fill('http://origin.example.net:{O}/loop?left=0'),
      status: 200,
      contentType: 'text/html',
      redirects: 2,
      passed: [
        world.fill('http://origin.example.net:{O}/loop?left=2'),
        world.fill('http://origin.example.net:{O}/loop?left=1'),
      ],
    })
    expect(Buffer.from(body).toString()).toContain('A page that may be read.')
    expect(header('content-type')).toBe('text/html')
  })

  test('says who asks, and sends nothing else of us: no cookie, referrer or credentials', async () => {
    world.requests.length = 0
    await fetchFromOrigin('/loop?left=2')

    expect(world.requests).toHaveLength(3)
    for (const { headers } of world.requests) {
      expect(Object.keys(headers).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
      expect(headers['user-agent']).toBe('Postwright/0.1 (+reader)')
    }
  })

  test('asks DNS once for each hop and not at all for an exception', async () => {
    const asked: string[] = []
    const fetchPage = createGuardedFetch({
      allow: world.allow,
      lookup: async (host) => {
        asked.push(host)
        return ['93.184.215.14', '2606:4700:4700::1111']
      },
    })
    const to = encodeURIComponent('https://www.example.net/')

    await expect(fetchPage(world.fill(`http://origin.example.net:{O}/r?to=${to}`))).rejects.toThrow(AppError)
    expect(asked).toEqual(['www.example.net'])
  })

  test('asks the DNS of this machine when nothing else is said', async () => {
    expect(await systemResolve('localhost')).toContain('127.0.0.1')
    await expect(systemResolve('no such name')).rejects.toHaveProperty('code')
  })

  test('ends in time when DNS never answers', async () => {
    const fetchPage = createGuardedFetch({ allow: [], lookup: () => new Promise(() => {}), limits: { totalMs: 200 } })
    await expect(fetchPage('http://www.example.net/')).rejects.toMatchObject({ code: 'source_unreachable' })
  })

  test('counts its time over all hops together', async () => {
    const fetchPage = createGuardedFetch({ allow: world.allow, lookup, limits: { totalMs: 500 } })
    const to = encodeURIComponent('/hang')
    const startedAt = performance.now()

    await expect(fetchPage(world.fill(`http://origin.example.net:{O}/r?to=${to}`))).rejects.toThrow('took too long')
    expect(performance.now() - startedAt).toBeLessThan(fetchLimits.totalMs)
  })

  test('stops when it is cancelled, before and while it runs', async () => {
    const cancelled = { code: 'cancelled' }
    await expect(fetchFromOrigin('/ok', { signal: AbortSignal.abort() })).rejects.toMatchObject(cancelled)

    const controller = new AbortController()
    const fetching = fetchFromOrigin('/hang', { signal: controller.signal })
    setTimeout(() => controller.abort(), 50)
    await expect(fetching).rejects.toMatchObject(cancelled)
  })

  test('says what happened in words that help', async () => {
    const sentences = {
      '/status?s=404': 'There is no page at this address.',
      '/status?s=403': 'This page blocks automatic reading. Paste its text instead.',
      '/status?s=503': 'This site has a problem right now.',
      '/type?t=image/png': 'This address leads to an image.',
      '/type?t=application/json': 'This address leads to data (JSON)',
      '/big': 'This page is larger than 10 MB.',
      '/loop?left=9': 'This address sends readers from page to page.',
      '/cut': 'This site could not be reached.',
    }
    for (const [path, sentence] of Object.entries(sentences)) {
      await expect(fetchFromOrigin(path), path).rejects.toThrow(sentence)
    }
  })

  test('of a picture goes through the same guard, and takes nothing else', async () => {
    const reader = createReader({ allow: world.allow })
    const to = (path: string) => world.fill(`http://origin.example.net:{O}${path}`)
    const inside = encodeURIComponent('http://127.0.0.1/')

    expect((await reader.fetchPicture(to('/type?t=image/png'))).length).toBeGreaterThan(0)
    await expect(reader.fetchPicture(to('/ok'))).rejects.toThrow('There is no picture at this address.')
    for (const url of [to(`/r?to=${inside}`), 'http://127.0.0.1/', 'file:///etc/passwd', 'http://[::1]/a.png']) {
      await expect(reader.fetchPicture(url), url).rejects.toMatchObject({ code: 'source_refused' })
    }
    await reader.close()
  })

  test('reads exceptions for names and addresses the guard would refuse', async () => {
    const { O } = world.ports
    const allow = parseAllowList(`localhost=127.0.0.1:${O},127.0.0.1=127.0.0.1:${O}`)
    for (const host of ['localhost', '127.0.0.1']) {
      const page = await createGuardedFetch({ allow })(`http://${host}:${O}/ok`)
      expect(page.status).toBe(200)
    }
  })

  test('has the limits that are promised', () => {
    expect(fetchLimits).toEqual({ redirects: 5, bodyBytes: 10_485_760, headerBytes: 16_384, totalMs: 15_000 })
  })
})
