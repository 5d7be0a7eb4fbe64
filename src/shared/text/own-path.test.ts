import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  '/',
  '/history',
  '/generate?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%2526c',
  '/generate?url=//elsewhere.example',
  '/a/b#part',
  '/a//b',
  '/@user',
  '/%2F%2Felsewhere.example',
  '/%5Celsewhere.example',
])('%j is a page of this site', (path) => {
  expect(ownPath(path)).toBe(path)
})

test.each([
  null,
  undefined,
  '',
  'history',
  ' /history',
  'https://elsewhere.example/x',
  'javascript:alert(1)',
  '//elsewhere.example/x',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '//user:password@elsewhere.example',
  '//own.invalid:81/',
  '//own.invalid@elsewhere.example',
  '/..//elsewhere.example',
  '/..//a//elsewhere.example',
  '/.//elsewhere.example',
  '/./\\elsewhere.example',
  '/x/..//elsewhere.example',
  '/x/..\\\\elsewhere.example',
  '/%2e%2e//elsewhere.example',
  '/x/%2E.//elsewhere.example',
  '/%2e/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/x\r\n/',
  '/\u0000/elsewhere.example',
  '/\u0085x',
])('%j is none', (address) => {
  expect(ownPath(address)).toBeNull()
})

const part = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  ':',
  '@',
  'a',
  '%2e',
  '%2F',
  '%5c',
  '\t',
  '?',
  '#',
  '%',
  'é',
  '\ud800',
)

test('whatever comes out stays on any site it is read on, and comes out the same when it is fed in again', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: part }), fc.string({ unit: 'binary' })),
      fc.constantFrom('https://postwright.example', 'http://localhost:3000', 'https://[::1]:8443'),
      fc.constantFrom('/', '/auth?next=/', '/a/b/c'),
      (text, origin, page) => {
        const path = ownPath(`/${text}`)
        if (path === null) return
        expect(new URL(path, origin + page).origin).toBe(origin)
        expect(path).not.toMatch(/^\/[/\\]/)
        expect(ownPath(path)).toBe(path)
      },
    ),
    { numRuns: 2_000 },
  )
})
