import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  admitUser,
  changeUser,
  deleteUser,
  inviteUser,
  type ListedUser,
  resetSecondFactor,
  usersQuery,
} from './admin-users.ts'
import { queryKeys } from './keys.ts'
import type { ListPage } from './lists.ts'

const user = (id: string) => ({ id, role: 'trial', isApproved: true, email: `${id}@example.com` }) as ListedUser
const newest = usersQuery({ q: '', sort: 'newest' })
const byName = usersQuery({ q: '', sort: 'name' })

const fetched = vi.fn<(path: string, init: { method: string; body?: string }) => Promise<Response>>()
let cache: QueryClient

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  cache.setQueryData(newest.queryKey, pages(['a', 'b'], ['c', 'd']))
  cache.setQueryData(byName.queryKey, pages(['c', 'a', 'b', 'd']))
  cache.setQueryData(queryKeys.pendingUsers, [user('x'), user('y')])
  cache.setQueryData(queryKeys.adminStats, {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const pages = (...lists: string[][]) => ({
  pages: lists.map((ids): ListPage<ListedUser> => ({ items: ids.map(user), hasMore: false })),
  pageParams: lists.map(() => undefined),
})

const idsOf = (query: typeof newest) =>
  cache.getQueryData(query.queryKey)?.pages.map(({ items }) => items.map(({ id }) => id))

const listed = (query: typeof newest, id: string) =>
  cache
    .getQueryData(query.queryKey)
    ?.pages.flatMap(({ items }) => items)
    .find((each) => each.id === id)

const staleKeys = () => {
  const all = cache.getQueryCache().getAll()
  return [...new Set(all.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => queryKey[0]))]
}

const refusal = () => Response.json({ message: 'No.' }, { status: 403 })

/** The server's next answer comes when the test gives it. */
function holdAnswer(): (response: Response) => void {
  let give: (response: Response) => void = () => {}
  const held = new Promise<Response>((resolve) => {
    give = resolve
  })
  fetched.mockReturnValue(held)
  return give
}

test('a page of users asks for what is searched, and its Link header says whether there are more', async () => {
  const link = { Link: '</api/admin/users?before=b>; rel="next"' }
  fetched.mockResolvedValueOnce(Response.json([user('a'), user('b')], { headers: link }))
  fetched.mockResolvedValueOnce(Response.json([user('c')]))
  const found = await cache.fetchInfiniteQuery({ ...usersQuery({ q: 'zoe & co', sort: 'posts' }), pages: 2 })

  expect(found.pages.map(({ hasMore }) => hasMore)).toEqual([true, false])
  const searched = fetched.mock.calls.map(([path]) => new URL(path, 'http://localhost').searchParams)
  expect(searched[0]?.get('q')).toBe('zoe & co')
  expect(searched[0]?.get('before')).toBeNull()
  expect(searched[1]?.get('before')).toBe('b')
})

test('a changed role shows in every list before the server has answered', async () => {
  const answer = holdAnswer()
  const changing = new MutationObserver(cache, changeUser()).mutate({ user: user('c'), change: { role: 'admin' } })
  await expect.poll(() => listed(newest, 'c')?.role).toBe('admin')
  expect(listed(byName, 'c')?.role).toBe('admin')
  expect(listed(byName, 'a')?.role).toBe('trial')

  answer(Response.json({ ...user('c'), role: 'admin', postsThisMonth: 3 }))
  await changing
  expect(listed(newest, 'c')).toMatchObject({ role: 'admin', postsThisMonth: 3 })
  expect(staleKeys()).toEqual(['pending-users', 'admin-stats'])
})

test('a refused change takes back only what it changed', async () => {
  const answer = holdAnswer()
  const changing = new MutationObserver(cache, changeUser()).mutate({ user: user('c'), change: { isApproved: false } })
  await expect.poll(() => listed(newest, 'c')?.isApproved).toBe(false)
  cache.setQueryData(newest.queryKey, (data) => data && { ...data, pages: data.pages.slice(1) })
  answer(refusal())
  await expect(changing).rejects.toThrow('No.')
  expect(listed(newest, 'c')?.isApproved).toBe(true)
  expect(idsOf(newest)).toEqual([['c', 'd']])
})

test.each([
  [{ isApproved: true }, 'POST', '/api/admin/approve-user/c'],
  [{ isApproved: false }, 'PATCH', '/api/admin/users/c'],
  [{ role: 'user' } as const, 'PATCH', '/api/admin/users/c'],
])('the change %j is sent as %s %s', async (change, method, path) => {
  fetched.mockResolvedValue(Response.json(user('c')))
  await new MutationObserver(cache, changeUser()).mutate({ user: user('c'), change })
  expect(fetched.mock.calls.map(([to, init]) => [init.method, to])).toEqual([[method, path]])
})

test('who is approved leaves the waiting list, and the users are asked for again', async () => {
  fetched.mockResolvedValue(Response.json(user('x')))
  const onSuccess = vi.fn()
  await new MutationObserver(cache, admitUser({ onSuccess })).mutate(user('x'))
  expect(cache.getQueryData(queryKeys.pendingUsers)).toEqual([user('y')])
  expect(staleKeys()).toEqual(['users', 'admin-stats'])
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(user('x'), user('x'))
})

test('who could not be approved waits in the same place as before', async () => {
  fetched.mockResolvedValue(refusal())
  await expect(new MutationObserver(cache, admitUser()).mutate(user('x'))).rejects.toThrow('No.')
  expect(cache.getQueryData(queryKeys.pendingUsers)).toEqual([user('x'), user('y')])
})

test('a deleted user leaves every list', async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }))
  await new MutationObserver(cache, deleteUser()).mutate(user('b'))
  expect(idsOf(newest)).toEqual([['a'], ['c', 'd']])
  expect(idsOf(byName)).toEqual([['c', 'a', 'd']])
  expect(staleKeys()).toEqual(['pending-users', 'admin-stats'])
})

test('a user who could not be deleted is listed where they were', async () => {
  fetched.mockResolvedValue(refusal())
  await expect(new MutationObserver(cache, deleteUser()).mutate(user('c'))).rejects.toThrow('No.')
  expect(idsOf(newest)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(idsOf(byName)).toEqual([['c', 'a', 'b', 'd']])
})

test('the second factor counts as reset only once the server has done it', async () => {
  cache.setQueryData(newest.queryKey, {
    ...pages([]),
    pages: [{ items: [{ ...user('a'), hasSecondFactor: true }], hasMore: false }],
  })
  const answer = holdAnswer()
  const resetting = new MutationObserver(cache, resetSecondFactor()).mutate(user('a'))
  await expect.poll(() => fetched.mock.calls.length).toBe(1)
  expect(listed(newest, 'a')?.hasSecondFactor).toBe(true)
  answer(Response.json({ ...user('a'), hasSecondFactor: false }))
  await resetting
  expect(listed(newest, 'a')?.hasSecondFactor).toBe(false)
})

test('an invitation makes all lists of users and what is counted of them stale', async () => {
  fetched.mockResolvedValue(Response.json(user('new')))
  await new MutationObserver(cache, inviteUser()).mutate({ email: 'new@example.com', role: 'user' })
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toEqual({ email: 'new@example.com', role: 'user' })
  expect(staleKeys()).toEqual(['users', 'pending-users', 'admin-stats'])
})
