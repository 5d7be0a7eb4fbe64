import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetPersonalData } from './client.ts'
import { postKeys, queryKeys } from './keys.ts'
import { type Settings, showSettings } from './settings.ts'
import { showSavedStyle, type UserStyle } from './styles.ts'

const styleOf = (id: number, name = `Style ${id}`) => ({ id, name }) as UserStyle

function filledCache(): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(queryKeys.user, { id: 'u' })
  cache.setQueryData(queryKeys.config, { models: [] })
  cache.setQueryData(queryKeys.settings, { targetAudience: 'before' })
  cache.setQueryData(queryKeys.userStyles, [styleOf(1), styleOf(2)])
  cache.setQueryData(postKeys.one('a'), { id: 'a' })
  cache.setQueryData(postKeys.summary, { totalPosts: 3 })
  return cache
}

function staleIn(cache: QueryClient): string[] {
  const all = cache.getQueryCache().getAll()
  return all.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => queryKey.join(' '))
}

test('saved settings are shown at once; open posts are asked for again, as their voice is compared anew', () => {
  const cache = filledCache()
  showSettings(cache, { targetAudience: 'after' } as Settings)
  expect(cache.getQueryData(queryKeys.settings)).toEqual({ targetAudience: 'after' })
  expect(staleIn(cache)).toEqual(['posts one a'])
})

test('a changed style stays in its place, a new one stands on top', () => {
  const cache = filledCache()
  showSavedStyle(cache, styleOf(2, 'Monday notes'))
  expect(cache.getQueryData(queryKeys.userStyles)).toEqual([styleOf(1), styleOf(2, 'Monday notes')])
  showSavedStyle(cache, styleOf(3))
  expect(cache.getQueryData(queryKeys.userStyles)).toEqual([styleOf(3), styleOf(1), styleOf(2, 'Monday notes')])
  expect(staleIn(cache)).toEqual(['posts one a'])
})

test('who signs out leaves nothing of theirs behind, and what anyone may see stays', () => {
  const cache = filledCache()
  forgetPersonalData(cache)
  const left = cache.getQueryCache().getAll()
  expect(left.map(({ queryKey }) => queryKey)).toEqual([queryKeys.user, queryKeys.config])
  expect(cache.getQueryData(queryKeys.user)).toBeNull()
})
