import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Subscription } from '#client/queries/billing'
import { type User, useUser } from '#client/queries/user'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { SubscriptionSettings } from './subscription.tsx'

const active: Subscription = {
  status: 'active',
  paidUntil: '2026-12-20T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  graceEndsAt: null,
  dataKeptUntil: null,
}
const payment = {
  id: '1',
  kind: 'payment',
  description: 'Pro, November',
  date: '2026-11-20T12:00:00.000Z',
  amount: 8,
  currency: 'EUR',
  status: 'paid',
  receiptUrl: 'https://pay.example/r/1',
}
const config = { payments: { form: 'stripe' }, supportEmail: 'help@example.com' }
const userWith = (subscription: Subscription | null, subscriptionStatus = 'active') =>
  ({ id: 'u', subscription, subscriptionStatus }) as User

const region = (name: string) => page.getByRole('region', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The section as the settings show it: of whoever is signed in at the moment. */
function Settings() {
  const { user } = useUser()
  return user && <SubscriptionSettings user={user} />
}

async function showSettings(user: User, answers: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls({ 'GET /api/billing-history': [payment], 'GET /api/user': user, ...answers })
  await renderInApp(<Settings />, { config, user })
  return () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
}

test('who pays reads when Pro renews and for how much, and what was paid', async () => {
  await showSettings(userWith(active))
  await expect.element(region('Subscription')).toHaveTextContent('Pro renews on 20 December 2026 for €8.')
  await expect.element(region('Billing history')).toHaveTextContent('Pro, November€820 November 2026Paid')
  const receipt = page.getByRole('link', { name: 'Receipt: Pro, November, 20 November 2026' })
  await expect.element(receipt).toHaveAttribute('href', 'https://pay.example/r/1')
  await expect.element(page.getByRole('link', { name: 'help@example.com' })).toBeVisible()
})

test('who was given Pro has nothing to cancel', async () => {
  await showSettings(userWith(null), { 'GET /api/billing-history': [] })
  await expect.element(region('Subscription')).toHaveTextContent('You have Pro without paying.')
  await expect.element(region('Billing history')).toHaveTextContent('No billing history available.')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a subscription is cancelled after a question, and resumed without one', async () => {
  let subscription = active
  const change = (cancelAtPeriodEnd: boolean) => () => {
    subscription = { ...active, cancelAtPeriodEnd }
    return subscription
  }
  const posted = await showSettings(userWith(active), {
    'GET /api/user': () => userWith(subscription),
    'POST /api/cancel-subscription': change(true),
    'POST /api/resume-subscription': change(false),
  })
  await button('Cancel Subscription').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep Pro' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(posted()).toEqual([])

  await button('Cancel Subscription').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click()
  await expectToast('success', 'Subscription Cancelled', 'You keep Pro until 20 December 2026.')
  await expect.element(region('Subscription')).toHaveTextContent('Cancelled. You keep Pro until 20 December 2026.')
  await expect.element(region('Subscription')).toHaveTextContent('kept for 30 days after that')

  await button('Resume subscription').click()
  await expectToast('success', 'Subscription resumed', 'Pro renews on 20 December 2026.')
  await expect.element(page.getByRole('button', { name: /^Cancel Subscription/ })).toBeVisible()
  expect(posted()).toEqual(['/api/cancel-subscription', '/api/resume-subscription'])
})

test('a cancellation that is refused says why', async () => {
  await showSettings(userWith(active), {
    'POST /api/cancel-subscription': refuseWith(409, 'Your subscription has ended.'),
  })
  await button('Cancel Subscription').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Subscription' }).click()
  await expectToast('error', 'Cancellation failed', 'Your subscription has ended.')
})

test('resuming that is refused says why', async () => {
  await showSettings(userWith({ ...active, cancelAtPeriodEnd: true }), {
    'POST /api/resume-subscription': refuseWith(409, 'Your subscription has ended.'),
  })
  await button('Resume subscription').click()
  await expectToast('error', 'Resuming failed', 'Your subscription has ended.')
})

test('who owes a payment can pay it from here', async () => {
  await showSettings(userWith({ ...active, status: 'past_due', graceEndsAt: '2026-12-27T12:00:00.000Z' }))
  await expect.element(region('Subscription')).toHaveTextContent('Pay by 27 December 2026 to keep Pro.')
  await expect.element(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/subscribe')
})

test('when it is over, the settings say how long everything is kept', async () => {
  const ended: Subscription = { ...active, status: 'canceled', dataKeptUntil: '2027-01-19T12:00:00.000Z' }
  await showSettings(userWith(ended, 'inactive'))
  await expect.element(region('Subscription')).toHaveTextContent('Your subscription ended on 20 December 2026.')
  await expect.element(region('Subscription')).toHaveTextContent('is kept until 19 January 2027.')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('a billing history that can’t be loaded is asked for again on request', async () => {
  let isDown = true
  await showSettings(userWith(active), {
    'GET /api/billing-history': () => (isDown ? refuseWith(502, 'Payments are down.') : [payment]),
  })
  await expect.element(page.getByText('Your billing history didn’t load')).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(region('Billing history')).toHaveTextContent('Pro, November')
})
