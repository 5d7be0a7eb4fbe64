import { expect, test } from 'vitest'
import { everyone, filtersFrom, withFilters } from './users-view.ts'

test('a bare address lists everyone, newest first', () => {
  expect(filtersFrom(new URLSearchParams('tab=all'))).toEqual(everyone)
})

test('what is searched and how it is sorted comes back from the address', () => {
  const params = withFilters(new URLSearchParams('tab=all'), { q: ' zoe & co ', sort: 'posts' })
  expect(params.get('tab')).toBe('all')
  expect(filtersFrom(params)).toEqual({ q: 'zoe & co', sort: 'posts' })
})

test('defaults are left out of the address', () => {
  expect(withFilters(new URLSearchParams('tab=all&q=zoe&sort=name'), everyone).toString()).toBe('tab=all')
})

test('an unknown order counts as the default, and an endless search is cut', () => {
  const filters = filtersFrom(new URLSearchParams({ sort: 'wealth', q: 'x'.repeat(300) }))
  expect(filters).toEqual({ sort: 'newest', q: 'x'.repeat(200) })
})
