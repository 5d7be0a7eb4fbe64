import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { queryKeys } from '#client/lib/query'
import { changeListed, type ListedUser, takeOff } from './users-cache.ts'

const user = (id: string) => ({ id, role: 'trial', email: `${id}@example.com` }) as ListedUser
const newest = [...queryKeys.users, { sort: 'newest' }]
const byName = [...queryKeys.users, { sort: 'name' }]

function fill(): QueryClient {
  const cache = new QueryClient()
  const pages = (...lists: string[][]) => ({
    pages: lists.map((ids) => ({ users: ids.map(user), hasMore: false })),
    pageParams: lists.map(() => undefined),
  })
  cache.setQueryData(newest, pages(['a', 'b'], ['c', 'd']))
  cache.setQueryData(byName, pages(['c', 'a', 'b', 'd']))
  return cache
}

function ids(cache: QueryClient, key: unknown[]): string[][] {
  const data = cache.getQueryData<{ pages: { users: ListedUser[] }[] }>(key)
  return (data?.pages ?? []).map(({ users }) => users.map(({ id }) => id))
}

test('a change reaches every list that shows the person, and nobody else', () => {
  const cache = fill()
  changeListed(cache, 'c', (one) => ({ ...one, role: 'user' }))
  for (const key of [newest, byName]) {
    const data = cache.getQueryData<{ pages: { users: ListedUser[] }[] }>(key)
    const roles = data?.pages.flatMap(({ users }) => users).map(({ id, role }) => `${id} ${role}`)
    expect(roles?.toSorted()).toEqual(['a trial', 'b trial', 'c user', 'd trial'])
  }
})

test('a person taken off comes back to the same place of each list', () => {
  const cache = fill()
  const putBack = takeOff(cache, 'c')
  expect(ids(cache, newest)).toEqual([['a', 'b'], ['d']])
  expect(ids(cache, byName)).toEqual([['a', 'b', 'd']])
  putBack()
  expect(ids(cache, newest)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(ids(cache, byName)).toEqual([['c', 'a', 'b', 'd']])
})

test('a person who came back by themselves is not listed twice, and others stay gone', () => {
  const cache = fill()
  const putBack = takeOff(cache, 'c')
  takeOff(cache, 'a')
  cache.setQueryData(newest, { pages: [{ users: [user('c')], hasMore: false }], pageParams: [undefined] })
  putBack()
  expect(ids(cache, newest)).toEqual([['c']])
  expect(ids(cache, byName)).toEqual([['c', 'b', 'd']])
})
