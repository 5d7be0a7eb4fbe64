import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetMonth } from './admin-figures.ts'
import { queryKeys } from './keys.ts'

const fetched = vi.fn<(path: string, init: { method: string; body?: string }) => Promise<Response>>()
let cache: QueryClient

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  cache = new QueryClient()
  for (const key of Object.values(queryKeys)) cache.setQueryData(key, {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const staleKeys = () => {
  const all = cache.getQueryCache().getAll()
  return all.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => queryKey.join(' '))
}

test('a month that begins anew makes every count of posts stale', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'Done.', reason: 'x', values: {} }))
  const onSuccess = vi.fn()
  await new MutationObserver(cache, resetMonth({ onSuccess })).mutate()
  expect(staleKeys().toSorted()).toEqual(['admin-stats', 'pending-users', 'user', 'users'])
  expect(onSuccess.mock.calls[0]?.[0]).toMatchObject({ message: 'Done.' })
})

test('a month that could not begin anew leaves all counts as they are', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'No.' }, { status: 500 }))
  const onError = vi.fn()
  await expect(new MutationObserver(cache, resetMonth({ onError })).mutate()).rejects.toThrow('No.')
  expect(onError).toHaveBeenCalledOnce()
  expect(staleKeys()).toEqual([])
})
