import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSubscription, fetchPaymentStatus, paymentSetupQuery, type Subscription } from './billing.ts'
import { queryKeys } from './keys.ts'

const subscription: Subscription = {
  status: 'active',
  paidUntil: '2026-12-20T12:00:00.000Z',
  cancelAtPeriodEnd: true,
  graceEndsAt: null,
  dataKeptUntil: null,
}

const fetched = vi.fn<(path: string, init: { method: string; body?: string }) => Promise<Response>>()
let cache: QueryClient

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  cache.setQueryData(queryKeys.user, { id: 'u', subscription: null })
  cache.setQueryData(queryKeys.config, {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const isStale = (key: readonly string[]) => cache.getQueryState(key)?.isInvalidated

test('a changed subscription is the user’s at once', async () => {
  fetched.mockResolvedValue(Response.json(subscription))
  const seen: unknown[] = []
  const onSuccess = () => seen.push(cache.getQueryData(queryKeys.user))
  await new MutationObserver(cache, changeSubscription('cancelSubscription', { onSuccess })).mutate()
  expect(seen).toEqual([{ id: 'u', subscription }])
  expect(isStale(queryKeys.user)).toBe(true)
})

test('after a refusal the user is asked for again: another window may have been quicker', async () => {
  fetched.mockResolvedValue(Response.json({ message: 'It has ended.' }, { status: 409 }))
  const onError = vi.fn()
  const changing = new MutationObserver(cache, changeSubscription('resumeSubscription', { onError })).mutate()
  await expect(changing).rejects.toThrow('It has ended.')
  expect(onError).toHaveBeenCalledOnce()
  expect(cache.getQueryData(queryKeys.user)).toEqual({ id: 'u', subscription: null })
  expect(isStale(queryKeys.user)).toBe(true)
})

test('who signed out meanwhile gets no subscription', async () => {
  cache.setQueryData(queryKeys.user, null)
  fetched.mockResolvedValue(Response.json(subscription))
  await new MutationObserver(cache, changeSubscription('cancelSubscription')).mutate()
  expect(cache.getQueryData(queryKeys.user)).toBeNull()
})

test.each([
  ['active', true, { user: true, config: false }],
  ['incomplete', true, { user: false, config: true }],
  ['incomplete', false, { user: false, config: false }],
] as const)(
  'a payment set up as %s, at a price that may change: %s, makes stale %j',
  async (status, mayPriceChange, stale) => {
    fetched.mockResolvedValue(Response.json({ status, clientSecret: 'secret' }))
    const setup = await cache.fetchQuery(paymentSetupQuery({ mayPriceChange }))
    expect(setup.status).toBe(status)
    expect({ user: isStale(queryKeys.user), config: isStale(queryKeys.config) }).toEqual(stale)
  },
)

test('how a payment stands is asked anew each time', async () => {
  fetched.mockImplementation(async () => Response.json({ status: 'processing' }))
  expect([await fetchPaymentStatus('pi_1'), await fetchPaymentStatus('pi_1')]).toEqual(['processing', 'processing'])
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/payment-status/pi_1', '/api/payment-status/pi_1'])
})
