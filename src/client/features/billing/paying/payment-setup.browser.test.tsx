import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PublicConfig } from '#client/queries/config'
import type { User } from '#client/queries/user'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { PaymentSetup } from './payment-setup.tsx'

const config = {
  linkedin: { person: false, community: false },
  price: { cents: 800, currency: 'EUR' },
  payments: { form: 'test', label: 'Test payments', publishableKey: null },
  supportEmail: 'help@example.com',
  models: [{ id: 'gpt-4o', isConfigured: true }],
} as PublicConfig
const trial = { subscription: null, subscriptionStatus: 'inactive' } as User
const overdue = { subscription: { status: 'past_due' }, subscriptionStatus: 'active' } as User

const path = 'POST /api/get-or-create-subscription'
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test('who is on trial sees what Pro is, its price and the card form', async () => {
  answerCalls({ [path]: { status: 'incomplete', clientSecret: 'secret' } })
  await renderInApp(<PaymentSetup user={trial} />, { config })
  await expect.element(heading('Upgrade to Pro')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Pro Plan' })).toHaveTextContent('€8 per month')
  expect(page.getByText('Publishing on LinkedIn').elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: 'Subscribe to Pro - €8/month' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Frequently asked questions' })).toBeVisible()
})

test('where an app at LinkedIn is set up, Pro publishes there', async () => {
  answerCalls({ [path]: { status: 'incomplete', clientSecret: 'secret' } })
  const withApp = { ...config, linkedin: { person: true, community: false } }
  await renderInApp(<PaymentSetup user={trial} />, { config: withApp })
  await expect.element(page.getByRole('region', { name: 'Pro Plan' })).toHaveTextContent('Publishing on LinkedIn')
})

test('who owes a payment pays that one', async () => {
  answerCalls({ [path]: { status: 'past_due', clientSecret: 'secret' } })
  await renderInApp(<PaymentSetup user={overdue} />, { config })
  await expect.element(page.getByRole('button', { name: 'Pay €8 Now' })).toBeVisible()
})

test.each([
  ['by their account', { ...trial, subscriptionStatus: 'active' } as User, {}],
  ['by what the server says', trial, { [path]: { status: 'active', clientSecret: null } }],
])('who has Pro %s is told so, and pays nothing', async (_, user, answers) => {
  answerCalls(answers)
  await renderInApp(<PaymentSetup user={user} />, { config })
  await expect.element(heading('Already a Pro Member!')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Card number' })).not.toBeInTheDocument()
})

test('a server without payments says whom to write to', async () => {
  const calls = answerCalls({})
  const off = { ...config, payments: { ...config.payments, form: 'off' } }
  await renderInApp(<PaymentSetup user={trial} />, { config: off })
  await expect.element(page.getByText('Payments are off here.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'help@example.com' })).toBeVisible()
  await expect.poll(() => calls).toEqual([])
})

test.each([
  ['the server’s words', refuseWith(502, 'Payments are down.', 'payment_failed'), 'Payments are down.'],
  [
    'our own where the answer holds none',
    new Response('<html>', { status: 502 }),
    'Failed to initialize subscription. Please try again.',
  ],
  [
    'words for a server that can’t be reached',
    () => Promise.reject(new TypeError('no network')),
    'The server could not be reached. Check your connection and try again.',
  ],
])('a payment that can’t be set up says so in %s', async (_, answer, sentence) => {
  answerCalls({ [path]: answer })
  await renderInApp(<PaymentSetup user={trial} />, { config })
  await expect.element(heading('Payment Setup Failed')).toBeVisible()
  await expectToast('error', 'Subscription Error', sentence)
  await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
})
