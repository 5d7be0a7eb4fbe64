import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#client/lib/api'
import { postKeys, queryKeys } from '../keys.ts'
import { refreshAfterFailedWriting } from './versions.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const failureOf = (code: string) => new ApiError({ status: 400, text: 'x', code, serverMessage: 'No.' })

/** What is asked for again, at once and after a moment. */
function staleAfter(error: Error): [string[], string[]] {
  const cache = new QueryClient()
  cache.setQueryData(queryKeys.user, { id: 'u' })
  cache.setQueryData(postKeys.recent(3), [])
  const stale = () =>
    cache
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.isInvalidated)
      .map(({ queryKey }) => queryKey.join(' '))
  refreshAfterFailedWriting(cache, error)
  const atOnce = stale()
  vi.runAllTimers()
  return [atOnce, stale()]
}

test('a writing that was cancelled or lost may have left a draft: the server is asked once it has noticed', () => {
  expect(staleAfter(new DOMException('Cancelled', 'AbortError'))).toEqual([[], ['user', 'posts recent 3']])
  expect(staleAfter(failureOf('unreachable'))).toEqual([[], ['user', 'posts recent 3']])
})

test('a refusal for want of posts corrects the count at once', () => {
  expect(staleAfter(failureOf('quota_exceeded'))).toEqual([['user'], ['user']])
  expect(staleAfter(failureOf('trial_ended'))).toEqual([['user'], ['user']])
})

test('any other failure changes nothing', () => {
  expect(staleAfter(failureOf('source_unreadable'))).toEqual([[], []])
})
