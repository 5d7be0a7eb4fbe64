import { expect, test } from 'vitest'
import { nextPathFrom, signInPath } from './next-path.ts'

test.each(['/history', '/generate?url=https%3A%2F%2Fexample.com%2Fa', '/a/b#part', '/', '/authors'])(
  'the path %s of this site is followed as it is',
  (path) => {
    expect(nextPathFrom(path)).toBe(path)
  },
)

test.each([
  null,
  undefined,
  '//elsewhere.example/x',
  '/a/..//elsewhere.example',
  '/auth',
  '/auth/',
  '/auth?next=/history',
  '/auth#x',
  '/x/../auth',
])('%j is not followed', (next) => {
  expect(nextPathFrom(next)).toBeNull()
})

test('the way to sign in remembers the page, except where that is where one lands anyway', () => {
  expect(signInPath('/history?tab=calendar')).toBe('/auth?next=%2Fhistory%3Ftab%3Dcalendar')
  expect(signInPath('/')).toBe('/auth')
  expect(signInPath('//elsewhere.example')).toBe('/auth')
})
