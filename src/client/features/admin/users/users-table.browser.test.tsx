import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ListedUser } from '#client/queries/admin-users'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { LatestUsers } from './latest-users.tsx'

const zoe: ListedUser = {
  id: 'z',
  email: 'zoe@example.com',
  firstName: 'Zoe',
  lastName: 'Quinn',
  role: 'trial',
  isApproved: true,
  hasSecondFactor: true,
  isEmailConfirmed: true,
  postsThisMonth: 2,
  maxPostsPerMonth: 5,
  subscriptionStatus: 'inactive',
  profileImageUrl: null,
  timeZone: 'UTC',
  approvedAt: null,
  trialEndsAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
}
const me: ListedUser = { ...zoe, id: 'me', email: 'me@example.com', firstName: '', lastName: '', role: 'admin' }

const row = (name: string) => page.getByRole('row', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const roleOfZoe = () => page.getByRole('combobox', { name: 'Role of Zoe Quinn' })

/** The latest users as an administrator sees them, with these answers to what is done. */
async function showUsers(users: ListedUser[], answers: Parameters<typeof answerCalls>[0] = {}, width = 1000) {
  const calls = answerCalls({ 'GET /api/admin/users': users, 'GET /api/admin/stats': {}, ...answers })
  await renderInApp(
    <div style={{ width }}>
      <LatestUsers />
    </div>,
    { user: { id: 'me' }, config: { features: { plans: true } } },
  )
  await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible()
  return () => calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])
}

test('each account shows who it is, its role, its state and its posts; of one’s own only the name can be changed', async () => {
  await showUsers([zoe, { ...me, maxPostsPerMonth: null }])
  await expect.element(row('Zoe Quinn')).toHaveTextContent('zoe@example.com')
  await expect.element(row('Zoe Quinn')).toHaveTextContent('2/5')
  await expect.element(row('me@example.com')).toHaveTextContent('2, no limit')
  await expect.element(row('me@example.com')).toHaveTextContent('You')
  await expect.poll(() => row('me@example.com').getByRole('button').elements()).toHaveLength(1)
  await expect.poll(() => row('me@example.com').getByRole('combobox').elements()).toEqual([])
  await expect.poll(() => row('Zoe Quinn').getByRole('button').elements()).toHaveLength(4)
})

test('an address stays on one line beside the administration’s list of pages', async () => {
  const email = 'zoe.quinn@harbour.example.com'
  await showUsers([{ ...zoe, email }], {}, 800)
  const line = page.getByText(email, { exact: false })
  await expect.element(line).toBeVisible()
  const range = document.createRange()
  range.selectNodeContents(line.element())
  expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
})

test('someone is given another name', async () => {
  const renamed = { ...zoe, lastName: 'Holt' }
  const changes = await showUsers([zoe], { 'PATCH /api/admin/users/z': renamed })
  await page.getByRole('button', { name: 'Change the name of Zoe Quinn' }).click()
  await page.getByRole('textbox', { name: 'Last name' }).fill('Holt')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(page.getByText('Now Zoe Holt.')).toBeVisible()
  expect(changes()).toEqual([['PATCH', '/api/admin/users/z', { firstName: 'Zoe', lastName: 'Holt' }]])
})

test('a role that gives no rights changes at once and is told', async () => {
  const changes = await showUsers([zoe], { 'PATCH /api/admin/users/z': { ...zoe, role: 'user' } })
  await roleOfZoe().selectOptions('Pro')
  await expect.element(page.getByText('Zoe Quinn is Pro now.')).toBeVisible()
  await expect.element(roleOfZoe()).toHaveValue('user')
  await expect.poll(changes).toEqual([['PATCH', '/api/admin/users/z', { role: 'user' }]])
})

test('making an administrator asks first, and No leaves everything as it was', async () => {
  const changes = await showUsers([zoe])
  await roleOfZoe().selectOptions('Admin')
  const question = page.getByRole('dialog', { name: 'Make Zoe Quinn an administrator?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(roleOfZoe()).toHaveValue('trial')
  await expect.poll(changes).toEqual([])
})

test('a refused change is taken back and told in the server’s words', async () => {
  await showUsers([zoe], { 'PATCH /api/admin/users/z': refuseWith(409, 'Zoe pays for Pro.') })
  await roleOfZoe().selectOptions('Pro')
  await expect.element(page.getByText('Update failed')).toBeVisible()
  await expect.element(page.getByText('Zoe pays for Pro.')).toBeVisible()
  await expect.element(roleOfZoe()).toHaveValue('trial')
})

test('withdrawing an approval asks, approving does not', async () => {
  const changes = await showUsers([zoe], {
    'PATCH /api/admin/users/z': { ...zoe, isApproved: false },
    'POST /api/admin/approve-user/z': zoe,
  })
  await button('Withdraw approval of Zoe Quinn').click()
  await button('Withdraw').click()
  await expect.element(page.getByText('Zoe Quinn is signed out and needs approval again.')).toBeVisible()

  await button('Approve Zoe Quinn').click()
  await expect.element(page.getByText('Zoe Quinn can use Postwright now.')).toBeVisible()
  await expect.poll(changes).toEqual([
    ['PATCH', '/api/admin/users/z', { isApproved: false }],
    ['POST', '/api/admin/approve-user/z', undefined],
  ])
})

test('a reset second factor leaves the list of what can be reset', async () => {
  await showUsers([zoe], { 'DELETE /api/admin/users/z/second-factor': { ...zoe, hasSecondFactor: false } })
  await button('Reset the two-step sign-in of Zoe Quinn').click()
  await button('Reset').click()
  await expect.element(page.getByText('Zoe Quinn now signs in with only a password.')).toBeVisible()
  await expect.element(button('Reset the two-step sign-in of Zoe Quinn')).not.toBeInTheDocument()
})

test('a deleted account goes at once, and the table has the focus', async () => {
  await showUsers([me, zoe], { 'DELETE /api/admin/users/z': new Response(null, { status: 204 }) })
  await button('Delete Zoe Quinn').click()
  await button('Delete').click()
  await expectToast('success', 'User deleted', 'Zoe Quinn’s account is deleted.')
  await expect.element(row('Zoe Quinn')).not.toBeInTheDocument()
  await expect.element(page.getByRole('table', { name: 'Users' })).toHaveFocus()
})

test('an account that could not be deleted is listed again', async () => {
  await showUsers([me, zoe], { 'DELETE /api/admin/users/z': refuseWith(409, 'The last payment is still open.') })
  await button('Delete Zoe Quinn').click()
  await button('Delete').click()
  await expectToast('error', 'Delete failed', 'The last payment is still open.')
  await expect.element(row('Zoe Quinn')).toBeVisible()
})

test('who can’t be loaded is asked for again on request', async () => {
  let isDown = true
  answerCalls({ 'GET /api/admin/users': () => (isDown ? refuseWith(500, 'The server is busy.') : [zoe]) })
  await renderInApp(<LatestUsers />, { user: { id: 'me' }, config: { features: { plans: true } } })
  await expect.element(page.getByRole('heading', { name: 'The users could not be loaded' })).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(row('Zoe Quinn')).toBeVisible()
})
