import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { fillCard, payWith, submitButton } from '../support/card-form.ts'
import { expectToast, refusal, refuse } from '../support/page-steps.ts'
import { subscribeWithTestCard } from '../support/paying.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { arrive, freshPage, toastTests } from '../support/toast-lines.ts'

/** What the toasts of payments say. */

const browser = launchBrowser()
const unforeseen = 'An unexpected error occurred. Please try again.'
let app: TestApp
let windows: Record<'trial' | 'offline' | 'pro', BrowserContext>

beforeAll(async () => {
  app = await startTestApp()
  const pro = await app.signIn({ role: 'trial' })
  await subscribeWithTestCard(pro)
  windows = {
    trial: await browser.openWindow(app, { as: await app.signIn({ role: 'trial' }) }),
    offline: await browser.openWindow(app, {
      as: await app.signIn({ role: 'trial' }),
      mayLog: 'Failed to load resource: net::ERR_FAILED',
    }),
    pro: await browser.openWindow(app, { as: pro }),
  }
})

afterAll(() => app.close())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function answerPayment(page: Page, answer: object): Promise<void> {
  await page.route('**/api/payments/test/confirm', (route) => route.fulfill({ json: answer }))
}

describe('setting up', () => {
  const says = toastTests(() => freshPage(windows.trial))
  const call = '**/api/get-or-create-subscription'

  says('error', 'Subscription Error', refusal, 'the server refuses', async (page) => {
    await refuse(page, call, 'POST')
    await arrive(page, '/subscribe')
  })
  const unreachable = 'The server could not be reached. Check your connection and try again.'
  const saysOffline = toastTests(() => freshPage(windows.offline))
  saysOffline('error', 'Subscription Error', unreachable, 'the server can’t be reached', async (page) => {
    await page.route(call, (route) => route.abort())
    await arrive(page, '/subscribe')
  })
  const fallback = 'Failed to initialize subscription. Please try again.'
  says('error', 'Subscription Error', fallback, 'the server says nothing', async (page) => {
    await refuse(page, call, 'POST', '')
    await arrive(page, '/subscribe')
  })
})

describe('paying', () => {
  const says = toastTests(async () => {
    const page = await freshPage(windows.trial)
    await arrive(page, '/subscribe')
    return page
  })
  const failures: [string, string][] = [
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4242 4242', 'Your card number is incomplete.'],
    ['4242 4242 4242 4241', 'Your card number is invalid.'],
  ]
  for (const [number, message] of failures) {
    says('error', 'Payment Failed', message, `${number} is tried`, (page) => payWith(page, number))
  }
  says('error', 'Payment Failed', 'Your card has expired.', 'the card has expired', async (page) => {
    await fillCard(page, '4242 4242 4242 4242', { expiry: '01/20' })
    await submitButton(page).click()
  })
  says(
    'error',
    'Payment Failed',
    'You did not confirm the payment.',
    'the bank’s question is refused',
    async (page) => {
      await payWith(page, '4000 0025 0000 3155')
      await button(page, 'Refuse').click()
    },
  )
  says('error', 'Payment Error', unforeseen, 'the answer makes no sense', async (page) => {
    await page.route('**/api/payments/test/confirm', (route) => route.fulfill({ body: 'no JSON' }))
    await payWith(page, '4242 4242 4242 4242')
  })
  says('error', 'Payment Error', unforeseen, 'the payment can’t be checked', async (page) => {
    await answerPayment(page, { paymentIntentId: 'pi_1', status: 'processing', message: null })
    await payWith(page, '4242 4242 4242 4242')
  })
  const processing = 'Your payment is being processed. This can take a moment.'
  says('success', 'Payment Processing', processing, 'the payment is processed', async (page) => {
    await answerPayment(page, { paymentIntentId: 'pi_1', status: 'processing', message: null })
    await payWith(page, '4242 4242 4242 4242')
  })
  for (const [status, message] of [
    ['requires_payment_method', 'The payment was not accepted. Try another card.'],
    ['requires_action', 'The payment still waits for your confirmation.'],
    ['requires_confirmation', 'The payment was not confirmed.'],
    ['canceled', 'The payment was cancelled.'],
  ] as const) {
    says('error', 'Payment Failed', message, `a payment in process becomes ${status}`, async (page) => {
      await answerPayment(page, { paymentIntentId: 'pi_1', status: 'processing', message: null })
      await page.route('**/api/payment-status/pi_1', (route) => route.fulfill({ json: { status } }))
      await payWith(page, '4242 4242 4242 4242')
    })
  }
  says('success', 'Welcome to Pro!', 'Your subscription is active.', 'the payment succeeded', (page) =>
    payWith(page, '4242 4242 4242 4242'),
  )
})

describe('the subscription', () => {
  const says = toastTests(async () => {
    const page = await freshPage(windows.pro)
    await arrive(page, '/settings')
    return page
  })
  async function cancel(page: Page) {
    await button(page, 'Cancel Subscription').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click()
  }

  says('error', 'Cancellation Failed', refusal, 'the server refuses to cancel', async (page) => {
    await refuse(page, '**/api/cancel-subscription', 'POST')
    await cancel(page)
  })
  test('says how long Pro is kept when it is cancelled, and that it renews when it is resumed', async () => {
    const page = await freshPage(windows.pro)
    await arrive(page, '/settings')
    const card = page.getByRole('region', { name: 'Subscription', exact: true })
    const renews = (await card.getByText(/^Pro renews on .* for €8\.$/).textContent()) ?? ''
    const date = renews.replace('Pro renews on ', '').replace(' for €8.', '')
    await cancel(page)
    await expectToast(page, 'success', 'Subscription Cancelled', `You keep Pro until ${date}.`)
    await button(page, 'Resume Subscription').click()
    await expectToast(page, 'success', 'Subscription Resumed', `Pro renews on ${date}.`)
    await cancel(page)
    await button(page, 'Resume Subscription').waitFor()
  })
  says('error', 'Resuming Failed', refusal, 'the server refuses to resume', async (page) => {
    await refuse(page, '**/api/resume-subscription', 'POST')
    await button(page, 'Resume Subscription').click()
  })
})
