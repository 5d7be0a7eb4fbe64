import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ListedTeam } from '#client/queries/admin-teams'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../../tests/support/components/sample-user.ts'
import { AllTeams } from './all-teams.tsx'

const team: ListedTeam = {
  id: 'quay',
  slug: 'quay-press',
  name: 'Quay press',
  review: 'none',
  selfApproval: false,
  approvalWindowHours: 24,
  timeZone: 'Europe/Paris',
  foundedAt: '2026-11-01T12:00:00.000Z',
  members: 3,
  seats: null,
  plan: 'trial',
  planUntil: null,
  agreedPosts: null,
  postsThisMonth: 2,
  postsPerMonth: 5,
  owner: { userId: 'olga', name: 'Olga Quay', email: 'olga@example.com' },
  deletedAt: null,
}

const known = {
  user: sampleUser({
    role: 'admin',
    timeZone: 'UTC',
    capabilities: { ...sampleUser().capabilities, foundTeams: true },
  }),
  config: { features: { plans: true } },
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => sessionStorage.clear())

test('a team gets Enterprise, with seats and without a limit of posts', async () => {
  const calls = answerCalls({
    'GET /api/admin/workspaces': [team],
    'PATCH /api/admin/workspaces/quay-press': { ...team, plan: 'enterprise', seats: 12, postsPerMonth: null },
  })
  await renderInApp(<AllTeams />, known)
  await expect.element(page.getByText('3 members · 2 of 5 posts this month')).toBeVisible()
  await button('Plan of Quay press').click()
  await button('Enterprise').click()
  const seats = page.getByLabelText('Members at most')
  await seats.fill('0')
  await button('Save').click()
  await expect.element(seats).toHaveAccessibleDescription(/Enter a whole number above 0, or nothing\./)
  await seats.fill('12')
  await button('Save').click()
  await expectToast('success', 'Plan saved', 'Quay press has it from now on.')
  await expect.element(page.getByText('3 of 12 members · 2 posts this month, no limit')).toBeVisible()
  expect(calls.at(-1)?.body).toEqual({ plan: 'enterprise', seats: 12, postsPerMonth: null, until: null })
})

test('one post is one', async () => {
  answerCalls({ 'GET /api/admin/workspaces': [{ ...team, postsThisMonth: 1, postsPerMonth: null }] })
  await renderInApp(<AllTeams />, known)
  await expect.element(page.getByText('3 members · 1 post this month, no limit')).toBeVisible()
})

test('a deleted team is restored', async () => {
  const calls = answerCalls({
    'GET /api/admin/workspaces': [{ ...team, deletedAt: '2026-11-20T12:00:00.000Z' }],
    'PATCH /api/admin/workspaces/quay-press': team,
  })
  await renderInApp(<AllTeams />, known)
  await expect.element(page.getByText('Deleted on 20 November 2026')).toBeVisible()
  await button('Restore Quay press').click()
  await expectToast('success', 'Team restored')
  await expect.element(button('Plan of Quay press')).toBeVisible()
  expect(calls.at(-1)?.body).toEqual({ isDeleted: false })
})

test('without teams there is the way to start one; what can’t be loaded is asked for again', async () => {
  let isDown = true
  answerCalls({ 'GET /api/admin/workspaces': () => (isDown ? refuseWith(500, 'The server is busy.') : []) })
  await renderInApp(<AllTeams />, known)
  await expect.element(page.getByRole('heading', { name: 'The teams could not be loaded' })).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(page.getByRole('heading', { name: 'No teams yet' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Start a team' })).toHaveAttribute('href', '/team')
})
