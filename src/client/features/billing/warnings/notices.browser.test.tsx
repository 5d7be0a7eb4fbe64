import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#client/queries/user'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { OverdueBanner } from './overdue-banner.tsx'
import { PlanWarning } from './plan-warning.tsx'

const user = (subscription: object | null, more: object = {}) =>
  ({
    role: 'trial',
    team: null,
    subscriptionStatus: 'inactive',
    capabilities: { generationBlockedBy: null },
    subscription: subscription && { graceEndsAt: null, dataKeptUntil: null, ...subscription },
    ...more,
  }) as User

const banner = (name: string) => page.getByRole('complementary', { name })
const heading = () => page.getByRole('heading')
const day = '2026-12-20T12:00:00.000Z'

test('the end of a trial is told with the way to Pro, a running trial is not', async () => {
  await renderInApp(<PlanWarning user={user(null, { capabilities: { generationBlockedBy: 'trial_ended' } })} />)
  await expect.element(heading()).toHaveTextContent('Your trial has ended')
  await expect.element(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscribe')
})

test('the end of a subscription says how long everything is kept', async () => {
  await renderInApp(<PlanWarning user={user({ status: 'canceled', dataKeptUntil: day })} />)
  await expect.element(heading()).toHaveTextContent('Your Pro subscription has ended')
  await expect.element(page.getByText('is kept until 20 December 2026. With Pro it stays.')).toBeVisible()
})

test('an overdue payment says how long Pro is kept, and leads to another card', async () => {
  const overdue = user({ status: 'past_due', graceEndsAt: day }, { subscriptionStatus: 'active' })
  await renderInApp(<OverdueBanner user={overdue} path="/history" />)
  await expect.element(banner('Payment failed')).toHaveTextContent('You keep Pro until 20 December 2026.')
  await expect.element(page.getByRole('link', { name: 'Pay with another card' })).toBeVisible()
})

test('on the page where it can be paid the banner leads nowhere else', async () => {
  const ended = user({ status: 'past_due', dataKeptUntil: day })
  await renderInApp(<OverdueBanner user={ended} path="/subscribe" />)
  await expect.element(banner('Payment failed')).toHaveTextContent('Pro has ended.')
  await expect.element(banner('Payment failed')).toHaveTextContent('is kept until 20 December 2026.')
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('who pays in time, or is asked for nothing, reads no notice', async () => {
  await renderInApp(
    <main>
      <PlanWarning user={user(null)} />
      <PlanWarning user={user({ status: 'active' })} />
      <PlanWarning user={user({ status: 'canceled' }, { team: { slug: 'quay' } })} />
      <OverdueBanner user={user({ status: 'active' })} path="/" />
    </main>,
  )
  await expect.element(page.getByRole('main')).toBeEmptyDOMElement()
})
