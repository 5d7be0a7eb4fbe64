import fc from 'fast-check'
import { expect, test } from 'vitest'
import { protectSecrets, withoutPrivate, withoutSecrets, withoutUserinfo } from './secrets.ts'
import { settings } from './settings.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

test('a secret is cut out of whatever stands around it, as it is or escaped', () => {
  const secret = 'pass "word"/with & sign+€'
  protectSecrets([secret])
  const texts = [
    `535 ${secret} refused`,
    JSON.stringify({ answer: secret }),
    `?key=${encodeURIComponent(secret)}&more=1`,
    new URLSearchParams({ secret }).toString(),
  ]
  for (const text of texts) {
    expect(withoutSecrets(text)).toContain('[redacted]')
    expect(withoutSecrets(text)).not.toMatch(/word|with|sign/)
  }
  expect(withoutSecrets(`535 ${secret} refused`)).toBe('535 [redacted] refused')
})

test('a secret is cut out of base64 wherever in it it stands, together with all around it', () => {
  const secret = 'a canary of secrets'
  protectSecrets([secret])
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 12 }),
      (before, after) => {
        const bytes = Buffer.from(before + secret + after)
        for (const encoding of ['base64', 'base64url'] as const) {
          expect(withoutSecrets(`500 unknown command: AUTH PLAIN ${bytes.toString(encoding)}.`)).toMatch(
            /^500 unknown command: AUTH PLAIN \[redacted\]\.$/,
          )
        }
      },
    ),
  )
})

test('what a mail server is sent to sign in is cut out, user included', () => {
  protectSecrets(['letmein-please'])
  const sent = base64('\0ann@example.com\0letmein-please')
  expect(withoutSecrets(`502 5.5.1 AUTH PLAIN ${sent} not here`)).toBe('502 5.5.1 AUTH PLAIN [redacted] not here')
})

test('very short secrets and other texts change nothing', () => {
  protectSecrets(['', null, undefined, 'a', 'the'])
  expect(withoutSecrets('the mail server at mail.example.com is away')).toBe(
    'the mail server at mail.example.com is away',
  )
})

test('the value of a cookie of ours is never told', () => {
  expect(withoutSecrets('cookie: a=b; __Host-postwright=Abc-123_x; postwright-pending=zz')).toBe(
    'cookie: a=b; __Host-postwright=[redacted]; postwright-pending=[redacted]',
  )
})

test('keys of the API and tokens of connected apps are never told', () => {
  const kinds = ['pw_live_', 'pw_code_', 'pw_access_', 'pw_refresh_']
  const told = kinds.map((prefix) => withoutSecrets(`Bearer ${prefix}${'aB3_-'.repeat(8)}, then`))
  expect(told).toEqual(kinds.map(() => 'Bearer [redacted], then'))
})

test('what has a private name is left out at any depth, and figures stay', () => {
  const error = new Error('as it is')
  const logged = {
    tokensIn: 12,
    err: error,
    options: { limits: { files: 1 }, headers: { Cookie: 'postwright=abc', accept: '*/*', Authorization: 'Bearer x' } },
    list: [{ apiKey: 'k', clientSecret: { nested: 's' }, hasToken: true }],
  }
  expect(withoutPrivate(logged)).toEqual({
    tokensIn: 12,
    err: error,
    options: { limits: { files: 1 }, headers: { Cookie: '[redacted]', accept: '*/*', Authorization: '[redacted]' } },
    list: [{ apiKey: '[redacted]', clientSecret: '[redacted]', hasToken: true }],
  })
  expect(withoutPrivate(logged).err).toBe(error)
})

test('what refers to itself ends somewhere', () => {
  const circle: Record<string, unknown> = {}
  circle.again = circle
  expect(JSON.stringify(withoutPrivate(circle))).toContain('[deep]')
})

test('user and password of an address are left out, and nothing else of it', () => {
  expect(withoutUserinfo('http://ann:secret@models.example.com/v1?a=b')).toBe('http://models.example.com/v1?a=b')
  expect(withoutUserinfo('http://models.example.com:8080')).toBe('http://models.example.com:8080')
  expect(withoutUserinfo('no address')).toBe('no address')
})

test('every setting whose name says so is marked as a secret', () => {
  const named = Object.entries(settings).filter(([name]) => /(SECRET|PASSWORD|TOKEN|_KEY)$/.test(name))
  const open = named.filter(([, setting]) => !('isSecret' in setting)).map(([name]) => name)
  expect(open).toEqual(['STRIPE_PUBLISHABLE_KEY'])
})
