import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#client/queries/user'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../../tests/support/components/sample-user.ts'
import { UpgradePrompt } from './upgrade-prompt.tsx'

const blocked = (by: 'trial_ended' | 'quota_exceeded', more: Partial<User> = {}) => {
  const { capabilities } = sampleUser()
  const plan = { capabilities: { ...capabilities, plans: true, generationBlockedBy: by } }
  return sampleUser({ role: 'trial', postsThisMonth: 5, maxPostsPerMonth: 5, ...plan, ...more })
}
const team = {
  id: 'q',
  slug: 'quay',
  name: 'Quay',
  role: 'writer',
  permissions: ['posts.write'],
} as unknown as User['team']

test('a person is led to Pro', async () => {
  await renderInApp(<UpgradePrompt user={blocked('quota_exceeded')} />)
  await expect.element(page.getByText('You have used 5 of 5 posts this month')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Upgrade to Pro' })).toHaveAttribute('href', '/subscribe')
})

test.each([
  ['trial_ended', 'This team’s trial has ended', 'You can still read and edit everything you made.'],
  ['quota_exceeded', 'You have used 5 of 5 posts this month', 'You can write again next month.'],
] as const)('in a team nobody is led to a plan of their own (%s)', async (by, title, text) => {
  await renderInApp(<UpgradePrompt user={blocked(by, { team })} />)
  await expect.element(page.getByText(title)).toBeVisible()
  await expect.element(page.getByText(text, { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})
