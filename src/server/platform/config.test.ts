import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'
import { describeSettings } from './settings.ts'

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

test('exceptions of the fetch guard are refused in production unless asked for twice', () => {
  const production = { NODE_ENV: 'production', FETCH_ALLOW: 'news.example.com=127.0.0.1:8080' }
  expect(captureMessage(() => loadConfig(production))).toContain('FETCH_ALLOW:')
  expect(loadConfig({ ...production, FETCH_ALLOW_IN_PRODUCTION: 'true' }).fetchAllow).toBe(production.FETCH_ALLOW)
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
    [{ NODE_ENV: 'production' }, 'off'],
    [{ NODE_ENV: 'production', PAYMENTS: 'test' }, 'test'],
    [{ PAYMENTS: 'off' }, 'off'],
    [stripe, 'stripe'],
    [{ ...stripe, NODE_ENV: 'production' }, 'stripe'],
    [{ ...stripe, PAYMENTS: 'test' }, 'test'],
  ])('of %j is %s', (environment, kind) => {
    expect(loadConfig(environment).payments.kind).toBe(kind)
  })

  test('needs all of its settings', () => {
    expect(captureMessage(() => loadConfig({ PAYMENTS: 'stripe' }))).toMatch(
      /STRIPE_SECRET_KEY:[\s\S]*STRIPE_PRICE_ID:/,
    )
    expect(captureMessage(() => loadConfig({ STRIPE_PRICE_ID: 'price_x' }))).toContain('STRIPE_WEBHOOK_SECRET:')
    expect(captureMessage(() => loadConfig({ STRIPE_API_BASE: 'http://127.0.0.1:1' }))).toContain('STRIPE_SECRET_KEY:')
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
