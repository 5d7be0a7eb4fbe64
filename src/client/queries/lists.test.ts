import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeItems, removeItem } from './lists.ts'

interface Thing {
  id: string
  name?: string
}

const things = (...ids: string[]): Thing[] => ids.map((id) => ({ id }))
const paged = (...pages: string[][]) => ({
  pages: pages.map((ids, index) => ({ items: things(...ids), hasMore: index < pages.length - 1 })),
  pageParams: pages.map((_, index) => index),
})

function filledCache(): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(['things', 'latest'], things('a', 'b'))
  cache.setQueryData(['things', 'all'], paged(['a', 'b'], ['c', 'd']))
  cache.setQueryData(['things', 'count'], { total: 4 })
  cache.setQueryData(['others'], things('a'))
  return cache
}

test('a change reaches whole lists and pages below the key, and nothing else', () => {
  const cache = filledCache()
  changeItems<Thing>(cache, ['things'], (items) => items.map((item) => ({ ...item, name: 'new' })))
  expect(cache.getQueryData(['things', 'latest'])).toEqual([
    { id: 'a', name: 'new' },
    { id: 'b', name: 'new' },
  ])
  expect(cache.getQueryData(['things', 'all'])).toMatchObject({
    pages: [{ hasMore: true }, { items: [{ name: 'new' }, { name: 'new' }], hasMore: false }],
    pageParams: [0, 1],
  })
  expect(cache.getQueryData(['things', 'count'])).toEqual({ total: 4 })
  expect(cache.getQueryData(['others'])).toEqual(things('a'))
})

test('what was taken off returns to its place in every list', () => {
  const cache = filledCache()
  const putBack = removeItem(cache, ['things'], 'b')
  expect(cache.getQueryData(['things', 'latest'])).toEqual(things('a'))
  expect(cache.getQueryData(['things', 'all'])).toEqual(paged(['a'], ['c', 'd']))
  putBack()
  expect(cache.getQueryData(['things', 'latest'])).toEqual(things('a', 'b'))
  expect(cache.getQueryData(['things', 'all'])).toEqual(paged(['a', 'b'], ['c', 'd']))
})

test('putting one back keeps what was taken off after it', () => {
  const cache = filledCache()
  const putBack = removeItem(cache, ['things'], 'a')
  removeItem(cache, ['things'], 'b')
  putBack()
  expect(cache.getQueryData(['things', 'latest'])).toEqual(things('a'))
  expect(cache.getQueryData(['things', 'all'])).toEqual(paged(['a'], ['c', 'd']))
})

test('what the server has listed again meanwhile is not listed twice', () => {
  const cache = filledCache()
  const putBack = removeItem(cache, ['things'], 'c')
  cache.setQueryData(['things', 'all'], paged(['c', 'a']))
  putBack()
  expect(cache.getQueryData(['things', 'all'])).toEqual(paged(['c', 'a']))
})

test('a page that is gone when its item returns gives it to the last one left', () => {
  const cache = filledCache()
  const putBack = removeItem(cache, ['things'], 'd')
  cache.setQueryData(['things', 'all'], paged(['a', 'b']))
  putBack()
  expect(cache.getQueryData(['things', 'all'])).toEqual(paged(['a', 'd', 'b']))
})

test('taking off what is nowhere changes nothing, and putting it back neither', () => {
  const cache = filledCache()
  removeItem(cache, ['things'], 'z')()
  expect(cache.getQueryData(['things', 'all'])).toEqual(paged(['a', 'b'], ['c', 'd']))
})
