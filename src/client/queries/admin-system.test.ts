import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeGivenUpJob } from './admin-system.ts'
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

test.each([
  ['retryJob', 'POST', '/api/admin/system/jobs/7/retry'],
  ['removeJob', 'DELETE', '/api/admin/system/jobs/7'],
] as const)('%s is sent as %s %s, and the server’s state is asked for again', async (route, method, path) => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }))
  const onSuccess = vi.fn()
  await new MutationObserver(cache, changeGivenUpJob(route, { onSuccess })).mutate('7')
  expect(fetched.mock.calls.map(([to, init]) => [init.method, to])).toEqual([[method, path]])
  expect(onSuccess).toHaveBeenCalledOnce()
  expect(staleKeys()).toEqual(['system'])
})

test('after a refusal the state is asked for again too: the job may be gone by now', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'Not found.' }, { status: 404 }))
  const onError = vi.fn()
  await expect(new MutationObserver(cache, changeGivenUpJob('retryJob', { onError })).mutate('7')).rejects.toThrow()
  expect(onError).toHaveBeenCalledOnce()
  expect(staleKeys()).toEqual(['system'])
})
