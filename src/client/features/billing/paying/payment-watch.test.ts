import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaymentStatus } from '#client/queries/billing'
import { currentPayment, followPayment, forgetPayment, settlePayment } from './payment-watch.ts'

/** The times of spec sections 4 and 9, by a clock that moves only when told. */

const reload = vi.fn()
const asked = vi.fn<(path: string) => Promise<Response>>()

/** What the server says of the payment from now on. */
function answer(status: PaymentStatus): void {
  asked.mockImplementation(async () => Response.json({ status }))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', asked)
  forgetPayment()
})

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const processing = { paymentIntentId: 'pi_1', status: 'processing', message: null } as const

test('a payment that succeeded loads the page anew after two seconds', async () => {
  settlePayment({ paymentIntentId: 'pi_1', status: 'succeeded', message: null })
  expect(currentPayment()).toEqual({ step: 'succeeded' })
  await vi.advanceTimersByTimeAsync(1_999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('a payment in process is asked about after three seconds, then every two', async () => {
  answer('processing')
  settlePayment(processing)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveBeenCalledOnce()
  expect(asked.mock.calls[0]?.[0]).toBe('/api/payment-status/pi_1')
  await vi.advanceTimersByTimeAsync(1_999)
  expect(asked).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveBeenCalledTimes(2)

  answer('succeeded')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(currentPayment()).toEqual({ step: 'succeeded' })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reload).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledTimes(3)
})

test.each([
  ['requires_payment_method', 'Your card was not accepted. Try another one.'],
  ['requires_action', 'Your bank is waiting for your confirmation.'],
  ['requires_confirmation', 'The payment was not confirmed.'],
  ['canceled', 'The payment was cancelled.'],
] as const)('a payment in process that ends as %s says so and is asked about no more', async (status, message) => {
  answer(status)
  settlePayment(processing)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(currentPayment()).toEqual({ step: 'failed', message })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

test('a payment that was not accepted says why in the provider’s words', () => {
  settlePayment({ paymentIntentId: 'pi_1', status: 'requires_payment_method', message: 'Your card was declined.' })
  expect(currentPayment()).toEqual({ step: 'failed', message: 'Your card was declined.' })
})

test('without an answer nothing is known, and asking again helps', async () => {
  asked.mockRejectedValue(new TypeError('no network'))
  settlePayment(processing)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(currentPayment()).toEqual({ step: 'unknown', id: 'pi_1' })
  answer('succeeded')
  await followPayment('pi_1')
  expect(currentPayment()).toEqual({ step: 'succeeded' })
})
