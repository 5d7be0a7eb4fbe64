import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#client/queries/user'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { OverdueBanner } from './overdue-banner.tsx'
import { PlanNotice } from './plan-notice.tsx'
import { TestPaymentsBanner } from './test-payments-banner.tsx'

const user = (subscription: object | null, more: object = {}) =>
  ({
    role: 'trial',
    subscriptionStatus: 'inactive',
    capabilities: { generationBlockedBy: null },
    subscription: subscription && { graceEndsAt: null, dataKeptUntil: null, ...subscription },
    ...more,
  }) as User

const banner = (name: string) => page.getByRole('complementary', { name })
const heading = () => page.getByRole('heading')
const day = '2026-12-20T12:00:00.000Z'

test('the end of a trial is told with the way to Pro, a running trial is not', async () => {
  await renderInApp(<PlanNotice user={user(null, { capabilities: { generationBlockedBy: 'trial_ended' } })} />)
  await expect.element(heading()).toHaveTextContent('Your trial has ended')
  await expect.element(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscribe')
})

test('the end of a subscription says how long everything is kept', async () => {
  await renderInApp(<PlanNotice user={user({ status: 'canceled', dataKeptUntil: day })} />)
  await expect.element(heading()).toHaveTextContent('Your Pro subscription has ended')
  await expect.element(page.getByText('are kept until 20 December 2026. With Pro they stay.')).toBeVisible()
})

test('an overdue payment says how long Pro is kept, and leads to another card', async () => {
  const overdue = user({ status: 'past_due', graceEndsAt: day }, { subscriptionStatus: 'active' })
  await renderInApp(<OverdueBanner user={overdue} path="/history" />)
  await expect.element(banner('Payment failed')).toHaveTextContent('You keep Pro until 20 December 2026.')
  await expect.element(page.getByRole('link', { name: 'Pay with Another Card' })).toBeVisible()
})

test('on the page where it can be paid the banner says that it can be paid here', async () => {
  const ended = user({ status: 'past_due', dataKeptUntil: day })
  await renderInApp(<OverdueBanner user={ended} path="/subscribe" />)
  await expect.element(banner('Payment failed')).toHaveTextContent('and Pro has ended. You can pay it here.')
  await expect.element(banner('Payment failed')).toHaveTextContent('are kept until 20 December 2026.')
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('test payments that nobody asked for are told to everyone, the remedy to administrators', async () => {
  const config = { features: { unaskedTestPayments: true } }
  await renderInApp(<TestPaymentsBanner user={user(null)} />, { config })
  await expect.element(banner('Test payments')).toHaveTextContent('anyone can become Pro without paying')
  await expect.element(banner('Test payments')).not.toHaveTextContent('Set PAYMENTS to off')

  await renderInApp(<TestPaymentsBanner user={user(null, { role: 'admin' })} />, { config })
  await expect.element(banner('Test payments').last()).toHaveTextContent('Set PAYMENTS to off')
})

test('who pays in time, or is asked for nothing, reads no notice', async () => {
  await renderInApp(
    <main>
      <PlanNotice user={user(null)} />
      <PlanNotice user={user({ status: 'active' })} />
      <OverdueBanner user={user({ status: 'active' })} path="/" />
      <TestPaymentsBanner user={user(null)} />
    </main>,
    { config: { features: { unaskedTestPayments: false } } },
  )
  await expect.element(page.getByRole('main')).toBeEmptyDOMElement()
})
