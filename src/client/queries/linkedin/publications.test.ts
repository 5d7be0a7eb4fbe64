import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleAccount, samplePublication } from '../../../../tests/support/components/sample-linkedin.ts'
import { postKeys, queryKeys } from '../keys.ts'
import { optimisticChange } from '../optimistic.ts'
import { changeLinkedinAccount, countAccounts, showAccount } from './accounts.ts'
import { pauseUntilChange } from './pause-until-change.ts'
import { type Publication, showPublication } from './publication-cache.ts'
import { publicationKeys } from './publication-keys.ts'
import { movePublication } from './publications.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const due = (seconds: number, state: Publication['state'] = 'scheduled') => ({
  state,
  dueAt: new Date(now + seconds * 1000).toISOString(),
})
const fetched = vi.fn<(path: string, init: { method: string; body?: string }) => Promise<Response>>()
let cache: QueryClient

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  cache = new QueryClient()
  cache.setQueryData(publicationKeys.ofPost('a'), [samplePublication()])
  cache.setQueryData(publicationKeys.held, [samplePublication(), samplePublication({ id: 'q' })])
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const times = () => cache.getQueryData<Publication[]>(publicationKeys.held)?.map(({ at }) => at)

test('what is under way is asked for soon, what is due at its time, and what is settled not at all', () => {
  expect(pauseUntilChange([due(0, 'published'), due(500, 'sending')], now)).toBe(2_000)
  expect(pauseUntilChange([due(30), due(3_000)], now)).toBe(31_000)
  expect(pauseUntilChange([due(-20)], now)).toBe(3_000)
  expect(pauseUntilChange([due(86_400)], now)).toBe(60_000)
  expect(pauseUntilChange([due(0, 'published'), due(0, 'unconfirmed')], now)).toBe(false)
})

test('what was published is so everywhere, and its post too', () => {
  cache.setQueryData(postKeys.recent(3), [{ id: 'a', status: 'draft' }])
  showPublication(cache, samplePublication({ state: 'published' }))
  expect(cache.getQueryData<Publication[]>(publicationKeys.held)?.map(({ state }) => state)).toEqual([
    'published',
    'scheduled',
  ])
  expect(cache.getQueryData(postKeys.recent(3))).toEqual([{ id: 'a', status: 'published' }])
  expect(cache.getQueryState(postKeys.recent(3))?.isInvalidated, 'where the post stands is asked for again').toBe(true)
})

test('a new one stands first at its post', () => {
  showPublication(cache, samplePublication({ id: 'new' }))
  expect(cache.getQueryData<Publication[]>(publicationKeys.ofPost('a'))?.map(({ id }) => id)).toEqual(['new', 'p'])
})

test('a move is seen at once, and taken back when the server refuses', async () => {
  fetched.mockImplementation(async () => {
    expect(times()).toEqual(['2099-01-05T10:00', '2098-12-01T09:00'])
    return Response.json({ message: 'It is on its way.' }, { status: 409 })
  })
  const move = {
    publication: samplePublication(),
    at: '2099-01-05T10:00',
    timeZone: 'Europe/Berlin',
    dueAt: '2099-01-05T09:00:00.000Z',
  }
  const moving = new MutationObserver(cache, optimisticChange(movePublication()))
  await expect(moving.mutate(move)).rejects.toThrow('It is on its way.')
  expect(times()).toEqual(['2098-12-01T09:00', '2098-12-01T09:00'])
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/publications/p')
})

test('an account changes in its place, and the user’s count follows the list', async () => {
  cache.setQueryData(queryKeys.linkedinAccounts, [sampleAccount(), sampleAccount({ id: 'bea' })])
  cache.setQueryData(queryKeys.user, { id: 'u', linkedinAccounts: 2 })
  fetched.mockResolvedValue(Response.json(sampleAccount({ isPaused: true, state: 'paused' })))
  const changing = new MutationObserver(cache, optimisticChange(changeLinkedinAccount()))
  await changing.mutate({ account: sampleAccount(), isPaused: true })
  const listed = () => cache.getQueryData<{ id: string; isPaused: boolean }[]>(queryKeys.linkedinAccounts)
  expect(listed()?.map(({ id, isPaused }) => [id, isPaused])).toEqual([
    ['ada', true],
    ['bea', false],
  ])
  showAccount(cache, sampleAccount({ id: 'cy' }))
  countAccounts(cache)
  expect(cache.getQueryData(queryKeys.user)).toEqual({ id: 'u', linkedinAccounts: 3 })
})
