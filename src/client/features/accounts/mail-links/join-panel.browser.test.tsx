import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#client/queries/user'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../../tests/support/components/sample-user.ts'
import { JoinPanel } from './join-panel.tsx'

const join = 'POST /api/workspaces/join'
const read = 'POST /api/workspaces/invitation'
const invitation = { team: 'Quay press', invitedBy: 'Nora Dale' }
const expired = refuseWith(410, 'This invitation is no longer valid.', 'link_expired')
const button = (name: string) => page.getByRole('button', { name })
const heading = (name: string) => page.getByRole('heading', { name })

beforeEach(() => sessionStorage.clear())
afterEach(() => history.replaceState(null, '', '/'))

async function open(user: User | null, answers: Parameters<typeof answerCalls>[0] = {}, hash = '#secret') {
  history.replaceState(null, '', `/join${hash}`)
  const calls = answerCalls({ [read]: invitation, ...answers })
  await renderInApp(<JoinPanel />, { user })
  return calls
}

test('whoever is signed in joins by a press, and the team opens', async () => {
  const calls = await open(sampleUser(), { [join]: { slug: 'quay-press' } })
  await expect.poll(() => location.hash, { message: 'the token is as good as a password' }).toBe('')
  await expect.element(page.getByText('You’re signed in as ann@example.com.')).toBeVisible()
  await expect.element(page.getByText('Nora Dale invites you to Quay press.')).toBeVisible()
  const paths = () => calls.map(({ path }) => path)
  expect(paths(), 'programs that look through mails open links too').toEqual(['/api/workspaces/invitation'])
  await button('Join team').click()
  await expect.poll(() => location.pathname).toBe('/w/quay-press/')
  expect(paths()).toEqual(['/api/workspaces/invitation', '/api/workspaces/join'])
  expect(calls).toMatchObject([{ body: { token: 'secret' } }, { body: { token: 'secret' } }])
  expect(Object.values(sessionStorage), 'what is used up is forgotten').not.toContain('secret')
})

test('whoever is not signed in is led there and back, and the token waits', async () => {
  await open(null, { [read]: { ...invitation, invitedBy: null } })
  await expect.element(page.getByText('You’re invited to Quay press.')).toBeVisible()
  const signIn = page.getByRole('link', { name: 'Sign in' })
  await expect.element(signIn).toHaveAttribute('href', '/auth?next=%2Fjoin')
  const register = page.getByRole('link', { name: 'Create account' })
  await expect.element(register).toHaveAttribute('href', '/auth?next=%2Fjoin&tab=register')

  const calls = await open(sampleUser(), { [join]: { slug: 'quay-press' } }, '')
  await button('Join team').click()
  await expect.poll(() => calls.at(-1)).toMatchObject({ path: '/api/workspaces/join', body: { token: 'secret' } })
})

test('with another account it says which one was invited, and signs out of this one', async () => {
  const refused = 'This invitation is for zoe@example.com. Sign in with that address, or ask for a new invitation.'
  await open(sampleUser(), {
    [join]: Response.json(
      { code: 'forbidden', message: refused, reason: 'teamInvitationOfOther', values: { email: 'zoe@example.com' } },
      { status: 403 },
    ),
    'POST /api/logout': { message: 'Logged out' },
  })
  await button('Join team').click()
  await expect.element(heading('Another account was invited')).toBeVisible()
  await expect.element(page.getByText(refused)).toBeVisible()
  await expect.element(button('Join team')).not.toBeInTheDocument()
  await button('Use another account').click()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a link that is over, and one that is incomplete, say so', async () => {
  await open(sampleUser(), { [join]: expired })
  await button('Join team').click()
  await expect.element(heading('This invitation is no longer valid')).toBeVisible()

  await open(null, { [read]: expired })
  await expect.element(heading('This invitation is no longer valid')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Open Postwright' })).toHaveAttribute('href', '/')

  sessionStorage.clear()
  await open(sampleUser(), {}, '')
  await expect.element(heading('The invitation link is incomplete')).toBeVisible()
})

test('a failure keeps the link for another try', async () => {
  let isDown = true
  await open(sampleUser(), {
    [join]: () => (isDown ? refuseWith(409, 'All 3 seats of this team are taken.') : { slug: 'quay-press' }),
  })
  await button('Join team').click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'All 3 seats of this team are taken.' })).toBeVisible()
  isDown = false
  await button('Join team').click()
  await expect.poll(() => location.pathname).toBe('/w/quay-press/')
})
