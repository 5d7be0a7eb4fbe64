import { expect, test } from 'vitest'
import { answerTo, isRedirectUri, isRegistered } from './redirect-uri.ts'

test.each([
  'https://assistant.example/callback',
  'https://assistant.example:8443/callback?from=here',
  'http://127.0.0.1/callback',
  'http://127.0.0.1:53123/',
  'http://[::1]:53123/',
  'http://localhost/callback',
])('a browser may be led to %s', (uri) => {
  expect(isRedirectUri(uri)).toBe(true)
})

test.each([
  '',
  'callback',
  '//assistant.example/callback',
  'http://assistant.example/callback',
  'http://127.0.0.1.assistant.example/callback',
  'http://localhost.assistant.example/callback',
  'http://127.0.0.2/callback',
  'https://user@assistant.example/callback',
  'https://user:word@assistant.example/callback',
  'https://assistant.example/callback#',
  'https://assistant.example/call back',
  'https://assistant.example/\tcallback',
  'https://assistant.example\\callback',
  'javascript:alert(1)',
  'data:text/html,x',
  'assistant://callback',
  `https://assistant.example/${'x'.repeat(5_000)}`,
])('no browser is led to %s', (uri) => {
  expect(isRedirectUri(uri)).toBe(false)
})

test.each([
  ['http://127.0.0.1:53123/callback', 'http://127.0.0.1/callback', true],
  ['http://127.0.0.1/callback', 'http://127.0.0.1:8080/callback', true],
  ['http://[::1]:53123/callback', 'http://[::1]/callback', true],
  ['http://localhost:53123/callback', 'http://localhost:8080/callback', true],
  ['http://localhost:53123/callback', 'http://127.0.0.1/callback', false],
  ['http://127.0.0.1:53123/callback/', 'http://127.0.0.1/callback', false],
  ['http://127.0.0.1:53123/callback?x', 'http://127.0.0.1/callback', false],
  ['https://127.0.0.1:53123/callback', 'http://127.0.0.1/callback', false],
  ['http://127.0.0.1:53123', 'http://127.0.0.1', true],
  ['https://assistant.example:444/callback', 'https://assistant.example/callback', false],
  ['https://assistant.example:443/callback', 'https://assistant.example/callback', false],
  ['https://assistant.example/Callback', 'https://assistant.example/callback', false],
])('%s for %s: %s', (asked, registered, isSame) => {
  expect(isRegistered(asked, [registered])).toBe(isSame)
})

test('an answer keeps the query of its address, and escapes what it adds', () => {
  const address = answerTo('https://assistant.example/callback?from=a%20b', {
    code: 'a&b',
    iss: 'https://postwright.example',
    state: 'x=1#y',
  })
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    from: 'a b',
    code: 'a&b',
    iss: 'https://postwright.example',
    state: 'x=1#y',
  })
  expect(answerTo('https://assistant.example/', { error: 'x', iss: 'y', state: undefined })).not.toContain('state')
})
