import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readFacts } from '#server/features/billing/provider-facts'
import { expectAccessible } from '../support/accessibility.ts'
import { launchBrowser } from '../support/browser.ts'
import { openSubscribe, payWith, submitButton } from '../support/card-form.ts'
import { type FakeStripe, startFakeStripe } from '../support/fake-stripe/start-fake-stripe.ts'
import { eventually, expectHeading, expectToast } from '../support/page-steps.ts'
import { userOf } from '../support/paying.ts'
import { serveStripeScript } from '../support/stripe-script.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** /subscribe with Stripe: its React components, a fake of its script, and the fake Stripe behind both. */

const browser = launchBrowser()
const outside = ['js.stripe.com', 'api.stripe.com']
const welcome = ['success', 'Welcome to Pro!', 'Your subscription is active.'] as const
let fake: FakeStripe
let app: TestApp

beforeAll(async () => {
  fake = await startFakeStripe()
  app = await startTestApp({ environment: fake.environment })
})

afterAll(async () => {
  await app.close()
  await fake.close()
})

async function open(options: { mayLog?: string[] } = {}) {
  const someone = await app.signIn({ role: 'trial' })
  const page = await browser.newPage(app, { as: someone, outside, ...options })
  await serveStripeScript(page, fake)
  return { page, someone }
}

async function openForm() {
  const opened = await open()
  await openSubscribe(opened.page)
  await opened.page.getByLabel('Card number', { exact: true }).waitFor()
  return opened
}

/** Through the side navigation, without a reload. */
const goTo = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click()

const payment = (page: Page) => page.getByRole('region', { name: 'Payment Information' })

test('a mishap and a refusal are told, another card pays, and nothing is said of test payments', async () => {
  const { page, someone } = await openForm()
  await payment(page).getByText('Secure payment: your card details go straight to the payment provider.').waitFor()
  await eventually(() => page.getByText('Test payments').count(), 'nothing of test payments').toBe(0)
  await expectAccessible(page, 'upgrade with Stripe')
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin === app.url) sent.push(request.postData() ?? '')
  })

  // an unexpected error counts as a payment error, and the form stays
  const answerNonsense = (route: Route) =>
    route.fulfill({ body: 'no JSON', headers: { 'access-control-allow-origin': '*' } })
  await page.route('https://api.stripe.com/**', answerNonsense)
  await payWith(page, '4242424242424242')
  await expectToast(page, 'error', 'Payment Error', 'An unexpected error occurred. Please try again.')
  await eventually(() => submitButton(page).getAttribute('aria-busy'), 'the form can be used again').toBeNull()
  await page.unroute('https://api.stripe.com/**', answerNonsense)

  // a refusal is shown in Stripe’s words
  await payWith(page, '4000000000000002')
  await expectToast(page, 'error', 'Payment Failed', 'Your card was declined.')

  await payWith(page, '4242424242424242')
  await expectToast(page, ...welcome)
  await expectHeading(page, "You're on Pro")
  expect(sent.join(), 'no card reaches the server').not.toMatch(/42424242|40000000/)
  await eventually(async () => (await userOf(someone)).subscriptionStatus).toBe('active')

  await goTo(page, 'Settings')
  await page.getByRole('region', { name: 'Billing history' }).getByText('€8', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Cancel Subscription' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click()
  await page.getByRole('button', { name: 'Resume subscription' }).click()
  await page.getByRole('button', { name: 'Cancel Subscription' }).waitFor()
})

test('a card that asks leads away and back to the first page, where the payment is taken up', async () => {
  const { page } = await openForm()
  await payWith(page, '4000002500003155')
  await expectHeading(page, 'Welcome back, Test')
  await expectToast(page, ...welcome)
  await eventually(() => new URL(page.url()).search).toBe('')
  await page.getByText('Pro Plan', { exact: true }).waitFor()
})

test('Stripe’s script is asked for on this page alone, and a payment in process is followed until it has succeeded', async () => {
  const { page } = await open()
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== app.url) asked.push(request.url())
  })
  await page.goto('/')
  await expectHeading(page, 'Welcome back, Test')
  await goTo(page, 'Settings')
  await expectHeading(page, 'Settings')
  await goTo(page, 'Generate Post')
  await expectHeading(page, 'AI Post Generator')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await openSubscribe(page)
  await eventually(() => asked.filter((url) => url.startsWith('https://js.stripe.com/')).length).toBe(1)

  await payWith(page, '4000000000000077')
  await payment(page).getByRole('heading', { name: 'Payment Processing' }).waitFor()
  await eventually(() => submitButton(page).count(), 'nothing to pay twice with').toBe(0)
  await expectToast(page, ...welcome)
  await expectHeading(page, "You're on Pro")
})

test('without Stripe’s script the page says so', async () => {
  const { page } = await open({ mayLog: ['Failed to load resource', 'Error: Failed to load Stripe.js'] })
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await openSubscribe(page)
  await payment(page).getByRole('heading', { name: 'The card form didn’t load' }).waitFor()
  await expectAccessible(page, 'no card form')
  await page.unroute('https://js.stripe.com/**')
  await serveStripeScript(page, fake)
  await payment(page).getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Card number', { exact: true }).waitFor()
})

test('the fake Stripe had nothing to refuse but cards', () => {
  expect(fake.refused.filter((line) => !line.includes('Your card'))).toEqual([])
})

test('another price at Stripe is shown before it is paid, and administrators are told', async () => {
  const usual = fake.ledger.price
  fake.ledger.price = { ...usual, currency: 'usd', unit_amount: 1200 }
  try {
    const { page } = await openForm()
    await page.getByText('$12 per month').waitFor()
    await page.getByRole('button', { name: 'Subscribe to Pro - $12/month', exact: true }).waitFor()

    const admin = await browser.newPage(app, { as: await app.signIn({ role: 'admin' }) })
    await admin.goto('/admin')
    await admin.getByRole('region', { name: 'Needs you' }).getByRole('link', { name: 'Handbook: payments' }).waitFor()
    await admin.getByText('Pro costs $12 a month at the payment service, not the usual €8.').waitFor()
    await expectAccessible(admin, 'administrators told of a price')
  } finally {
    fake.ledger.price = usual
    await readFacts(app.ctx)
  }
})
