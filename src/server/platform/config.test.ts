import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { describeSettings } from './settings.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://posts.example.com' }

test('nothing set is a working installation', () => {
  const config = loadConfig({})
  expect(config.http).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000' })
  expect(config.database.kind).toBe('sqlite')
  expect(config.mail).toBeNull()
})

test('all wrong settings are named at once', () => {
  const wrong = {
    PORT: 'eighty',
    PUBLIC_URL: 'ftp://example.com',
    DATABASE_URL: 'mysql://localhost/x',
    ADMIN_EMAIL: 'nobody',
    LOG_LEVEL: 'loud',
    TRUST_PROXY: 'perhaps',
    FETCH_ALLOW: 'intranet',
    COMPATIBLE_BASE_URL: 'http://localhost:11434/v1',
  }
  const complaint = captureMessage(() => loadConfig(wrong))
  for (const name of [
    'PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'ADMIN_EMAIL',
    'LOG_LEVEL',
    'TRUST_PROXY',
    'FETCH_ALLOW',
    'COMPATIBLE_MODEL',
    'SECRET',
  ]) {
    expect(complaint).toContain(`${name}:`)
  }
})

test('an empty value counts as not set', () => {
  expect(loadConfig({ PORT: '', OPENAI_API_KEY: ' ' })).toMatchObject({
    http: { port: 3000 },
    ai: { openai: { apiKey: null } },
  })
})

test('a vendor’s name for a model can be replaced', () => {
  expect(loadConfig({ MODEL_CLAUDE_3_SONNET: 'claude-next' }).ai.upstreamNames).toEqual({
    'claude-3-sonnet': 'claude-next',
  })
})

test('the second app at LinkedIn is set by its former names too', () => {
  const former = { LINKEDIN_PAGES_CLIENT_ID: 'pages', LINKEDIN_PAGES_CLIENT_SECRET: 'hush' }
  expect(loadConfig(former).linkedin.apps.community).toEqual({ clientId: 'pages', clientSecret: 'hush' })
  const present = { LINKEDIN_COMMUNITY_CLIENT_ID: 'both', LINKEDIN_COMMUNITY_CLIENT_SECRET: 'quiet' }
  expect(loadConfig({ ...former, ...present }).linkedin.apps.community?.clientId).toBe('both')
  const alone = captureMessage(() => loadConfig({ LINKEDIN_COMMUNITY_CLIENT_ID: 'both' }))
  expect(alone).toContain('LINKEDIN_COMMUNITY_CLIENT_SECRET: is needed with LINKEDIN_COMMUNITY_CLIENT_ID')
})

test('a version of LinkedIn’s API is pinned only by one that can exist', () => {
  expect(loadConfig({}).linkedin.apiVersion).toBeNull()
  expect(loadConfig({ LINKEDIN_API_VERSION: '202611' }).linkedin.apiVersion).toBe('202611')
  const complaint = captureMessage(() => loadConfig({ LINKEDIN_API_VERSION: '202612' }))
  expect(complaint).toContain('LINKEDIN_API_VERSION: must be a year and a month other than December')
})

test('exceptions of the fetch guard are refused in production unless asked for twice', () => {
  const given = { ...production, FETCH_ALLOW: 'news.example.com=127.0.0.1:8080' }
  expect(captureMessage(() => loadConfig(given))).toContain('FETCH_ALLOW:')
  expect(loadConfig({ ...given, FETCH_ALLOW_IN_PRODUCTION: 'true' }).fetchAllow).toBe(given.FETCH_ALLOW)
})

describe('proxies in front', () => {
  test.each([
    [undefined, null],
    ['false', null],
    ['0', null],
    ['1', { hops: 1 }],
    [' 2 ', { hops: 2 }],
    ['loopback', { addresses: ['loopback'] }],
    ['10.0.0.5, 172.16.0.0/12,FD00::/8', { addresses: ['10.0.0.5', '172.16.0.0/12', 'fd00::/8'] }],
  ])('of TRUST_PROXY=%s are %j', (given, expected) => {
    expect(loadConfig({ TRUST_PROXY: given }).http.trustedProxies).toEqual(expected)
  })

  test.each([
    'true',
    'yes',
    'on',
    '99',
    '-1',
    '1.5',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0',
    'nginx',
    '1, 10.0.0.5',
  ])('can’t be told by TRUST_PROXY=%s, and the start says what to write', (given) => {
    const complaint = captureMessage(() => loadConfig({ TRUST_PROXY: given }))
    expect(complaint).toContain(`TRUST_PROXY: does not take ${given}: write how many proxies stand in front (1), or`)
  })
})

test('production without the address that people use does not start, and says so', () => {
  expect(captureMessage(() => loadConfig({ NODE_ENV: 'production' }))).toContain(
    'PUBLIC_URL: is needed under NODE_ENV=production; write the address that people use, such as https://',
  )
  expect(loadConfig(production).http.publicUrl).toBe('https://posts.example.com')
})

describe('the payment provider', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_PRICE_ID: 'price_x',
  }

  test.each([
    [{}, 'test'],
    [production, 'off'],
    [{ ...production, PAYMENTS: 'test' }, 'test'],
    [{ PAYMENTS: 'off' }, 'off'],
    [stripe, 'stripe'],
    [{ ...stripe, ...production }, 'stripe'],
    [{ ...stripe, PAYMENTS: 'test' }, 'test'],
  ])('of %j is %s', (environment, kind) => {
    expect(loadConfig(environment).payments.kind).toBe(kind)
  })

  test.each([
    [{}, true],
    [{ HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    [{ PAYMENTS: 'test' }, false],
    [{ ...production, PAYMENTS: 'test' }, false],
  ])('of %j is for trying out, unasked: %s', (environment, isUnasked) => {
    expect(loadConfig(environment).payments).toEqual({ kind: 'test', isUnasked })
  })

  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.20' },
    { PUBLIC_URL: 'https://posts.example.com' },
    { PUBLIC_URL: 'http://127.0.0.1.example.com' },
    { ...production, HOST: '127.0.0.1' },
  ])('of %j is off: others may reach it', (environment) => {
    expect(loadConfig(environment).payments).toEqual({ kind: 'off' })
  })

  test('needs all of its settings', () => {
    expect(captureMessage(() => loadConfig({ PAYMENTS: 'stripe' }))).toMatch(
      /STRIPE_SECRET_KEY:[\s\S]*STRIPE_PRICE_ID:/,
    )
    expect(captureMessage(() => loadConfig({ STRIPE_PRICE_ID: 'price_x' }))).toContain('STRIPE_WEBHOOK_SECRET:')
    expect(captureMessage(() => loadConfig({ STRIPE_API_BASE: 'http://127.0.0.1:1' }))).toContain('STRIPE_SECRET_KEY:')
  })
})

describe('plans', () => {
  test('can be off, and then payments and public pages are', () => {
    const config = loadConfig({ PLANS: 'off', POSTS_PER_MONTH: '50' })
    expect(config.plans).toEqual({ areOff: true, postsPerMonth: 50 })
    expect(config.payments).toEqual({ kind: 'off' })
    expect(config.hasPublicSite).toBe(false)
    expect(loadConfig({ PUBLIC_SITE: 'off' }).hasPublicSite).toBe(false)
    expect(loadConfig({}).hasPublicSite).toBe(true)
  })

  test.each([
    [{ PLANS: 'off', PAYMENTS: 'test' }, 'PAYMENTS:'],
    [{ PLANS: 'off', PUBLIC_SITE: 'on' }, 'PUBLIC_SITE:'],
    [{ POSTS_PER_MONTH: '50' }, 'POSTS_PER_MONTH:'],
  ])('%j can’t both hold', (given, name) => {
    expect(captureMessage(() => loadConfig(given))).toContain(name)
  })
})

test('.env.example says what the settings are now', () => {
  const file = new URL('../../../.env.example', import.meta.url)
  const hint = 'Run: npm run env-example'
  expect(existsSync(file) ? readFileSync(file, 'utf8') : hint).toBe(describeSettings())
})

function captureMessage(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
