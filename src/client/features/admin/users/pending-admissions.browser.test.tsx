import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { PendingAdmissions } from './pending-admissions.tsx'

const person = (id: string, firstName = '', isEmailConfirmed = true) => ({
  id,
  isEmailConfirmed,
  firstName,
  lastName: '',
  email: `${id}@example.com`,
  createdAt: '2026-11-20T12:00:00.000Z',
})

const names = () =>
  page
    .getByRole('button', { name: /^Approve / })
    .elements()
    .map((element) => element.getAttribute('aria-label'))

test('who waits is listed with the day of registration, by name or else by address', async () => {
  answerCalls({ 'GET /api/admin/pending-users': [person('ann', 'Ann'), person('bob')] })
  await renderInApp(<PendingAdmissions />)
  await expect.element(page.getByText('ann@example.com')).toBeVisible()
  await expect.element(page.getByText('Registered 20 November 2026').first()).toBeVisible()
  await expect.poll(names).toEqual(['Approve Ann', 'Approve bob@example.com'])
})

test('whether an address was proven is said with it', async () => {
  answerCalls({ 'GET /api/admin/pending-users': [person('ann', 'Ann'), person('bob', '', false)] })
  await renderInApp(<PendingAdmissions />)
  await expect.element(page.getByText('ann@example.com · address confirmed')).toBeVisible()
  await expect.element(page.getByText('address not confirmed')).toBeVisible()
})

test('who is approved leaves the list, and the toast names them', async () => {
  const calls = answerCalls({
    'GET /api/admin/pending-users': [person('ann', 'Ann'), person('bob')],
    'POST /api/admin/approve-user/ann': person('ann', 'Ann'),
  })
  await renderInApp(<PendingAdmissions />)
  await page.getByRole('button', { name: 'Approve Ann' }).click()
  await expectToast('success', 'User Approved', 'Ann can use Postwright now.')
  await expect.poll(names).toEqual(['Approve bob@example.com'])
  await expect.poll(() => calls.map(({ method }) => method)).toEqual(['GET', 'POST'])
})

test('who is declined is asked about, and their account is deleted', async () => {
  let waiting = [person('ann', 'Ann'), person('bob')]
  const calls = answerCalls({
    'GET /api/admin/pending-users': () => waiting,
    'DELETE /api/admin/users/ann': () => {
      waiting = [person('bob')]
      return {}
    },
  })
  await renderInApp(<PendingAdmissions />)
  await page.getByRole('button', { name: 'Decline Ann' }).click()
  const question = page.getByRole('dialog', { name: 'Decline Ann?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Decline Ann' }).click()
  await question.getByRole('button', { name: 'Decline' }).click()
  await expect.poll(names).toEqual(['Approve bob@example.com'])
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('who could not be approved waits in the old place', async () => {
  answerCalls({
    'GET /api/admin/pending-users': [person('ann', 'Ann'), person('bob')],
    'POST /api/admin/approve-user/ann': refuseWith(500, 'The server is busy.'),
  })
  await renderInApp(<PendingAdmissions />)
  await page.getByRole('button', { name: 'Approve Ann' }).click()
  await expectToast('error', 'Approval Failed', 'The server is busy.')
  await expect.poll(names).toEqual(['Approve Ann', 'Approve bob@example.com'])
})

test('when nobody waits the page says so, and can look again', async () => {
  let waiting: object[] = []
  answerCalls({ 'GET /api/admin/pending-users': () => waiting })
  await renderInApp(<PendingAdmissions />)
  await expect.element(page.getByRole('heading', { name: 'No Pending Approvals' })).toBeVisible()
  waiting = [person('ann', 'Ann')]
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(page.getByRole('button', { name: 'Approve Ann' })).toBeVisible()
})
