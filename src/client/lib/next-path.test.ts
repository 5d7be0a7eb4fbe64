import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPathFrom, signInPath } from './next-path.ts'

test.each(['/history', '/generate?url=https%3A%2F%2Fexample.com%2Fa%3Fb%3D1%2526c', '/a/b#part', '/'])(
  'the path %s of this site is followed as it is',
  (path) => {
    expect(nextPathFrom(path)).toBe(path)
  },
)

test.each([
  null,
  undefined,
  '',
  'history',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example/x',
  'javascript:alert(1)',
  '/auth',
  '/auth?next=/history',
  '/x/../auth',
])('%j is not followed', (next) => {
  expect(nextPathFrom(next)).toBeNull()
})

test('whatever is followed stays on this site', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '\t', '?', '#', '%') }), (text) => {
      const path = nextPathFrom(`/${text}`)
      if (path !== null) expect(new URL(path, 'https://postwright.example').origin).toBe('https://postwright.example')
    }),
  )
})

test('the way to sign in remembers the page, except where that is where one lands anyway', () => {
  expect(signInPath('/history?tab=calendar')).toBe('/auth?next=%2Fhistory%3Ftab%3Dcalendar')
  expect(signInPath('/')).toBe('/auth')
  expect(signInPath('//evil.example')).toBe('/auth')
})
