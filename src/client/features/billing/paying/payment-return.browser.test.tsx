import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { PaymentReturn } from './payment-return.tsx'
import { forgetPayment } from './payment-watch.ts'

const path = 'GET /api/payment-status/pi_1'

beforeEach(forgetPayment)

async function comeBack(query: string): Promise<void> {
  history.replaceState(null, '', `/${query}`)
  await renderInApp(<PaymentReturn paymentIntentId="pi_1" />)
}

test('a payment in process is waited for on the way back, and welcomed once it is made', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    let status = 'processing'
    answerCalls({ [path]: () => ({ status }) })
    await comeBack('?payment_intent=pi_1')
    await expect.element(page.getByRole('heading', { name: 'Payment Processing' })).toBeVisible()
    status = 'succeeded'
    await vi.advanceTimersByTimeAsync(3_000)
    await expectToast('success', 'Welcome to Pro!', 'Your subscription is active.')
  } finally {
    vi.clearAllTimers() // the page is not loaded anew here
    vi.useRealTimers()
  }
})

test('a payment of somebody else tells nothing, and the address is clean', async () => {
  answerCalls({ [path]: refuseWith(404, 'There is no such payment.') })
  await comeBack('?payment_intent=pi_1&redirect_status=succeeded')
  await expectToast('error', 'Payment Error', 'An unexpected error occurred. Please try again.')
  await expect.poll(() => location.search).toBe('')
})
