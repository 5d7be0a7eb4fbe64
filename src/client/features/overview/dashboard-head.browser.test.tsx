import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PlanWarning } from '#client/features/billing/warnings/plan-warning'
import type { User } from '#client/queries/user'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { DashboardHead } from './dashboard-head.tsx'
import { QuickActions } from './quick-actions.tsx'
import { UpgradeCard } from './upgrade-card.tsx'

const author = {
  firstName: 'Ada',
  role: 'trial',
  trialEndsAt: '2026-11-25T12:00:00Z',
  subscription: null,
  subscriptionStatus: 'none',
  team: null,
  maxPostsPerMonth: 5,
  capabilities: { postsRemaining: 3, generationBlockedBy: null, models: [], defaultModel: 'gpt-4o', plans: true },
} as unknown as User
const now = new Date('2026-11-20T12:00:00Z')

test('the head greets by first name and says how the plan stands', async () => {
  await render(<DashboardHead user={author} now={now} />)
  await expect.element(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible()
  await expect.element(page.getByText(/^Trial ends .*, 5 days left$/)).toBeVisible()
  await expect.element(page.getByText('Trial', { exact: true })).toBeVisible()
})

test('who gave no name is greeted all the same', async () => {
  await render(<DashboardHead user={{ ...author, firstName: '', subscriptionStatus: 'active' } as User} now={now} />)
  await expect.element(page.getByRole('heading', { name: 'Welcome back, there' })).toBeVisible()
  await expect.element(page.getByText('Pro Plan')).toBeVisible()
})

test('in a team one’s own plan is not mentioned', async () => {
  const team = { slug: 'quay', name: 'Quay', role: 'writer', permissions: ['posts.write'] }
  const member = { ...author, team } as unknown as User
  await renderInApp(
    <>
      <DashboardHead user={member} now={now} />
      <UpgradeCard user={member} />
      <PlanWarning user={{ ...member, subscription: { status: 'canceled', dataKeptUntil: null } } as User} />
    </>,
    { config: { price: { cents: 800, currency: 'eur' } } },
  )
  await expect.element(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible()
  await expect.element(page.getByText(/Trial|Pro/)).not.toBeInTheDocument()
})

test('the tile of a new post says what is left of the month', async () => {
  await render(<QuickActions user={author} />)
  const tile = page.getByRole('link', { name: /^Generate Post/ })
  await expect.element(tile).toHaveTextContent('3 of 5 posts left this month')
  await expect.element(tile).toHaveAttribute('href', '/generate')
})

test('Pro is offered with its price to whoever would gain by it', async () => {
  await renderInApp(<UpgradeCard user={author} />, { config: { price: { cents: 800, currency: 'eur' } } })
  await expect.element(page.getByRole('link', { name: 'Upgrade for €8/month' })).toHaveAttribute('href', '/subscribe')
})

test.each([
  ['has it', { subscriptionStatus: 'active' }],
  ['administers', { role: 'admin' }],
])('Pro is not offered to someone who %s', async (_who, change) => {
  await renderInApp(
    <>
      <UpgradeCard user={{ ...author, ...change } as User} />
      <p>Shown</p>
    </>,
    { config: { price: { cents: 800, currency: 'eur' } } },
  )
  await expect.element(page.getByText('Shown')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Upgrade to Pro' })).not.toBeInTheDocument()
})
