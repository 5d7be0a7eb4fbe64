import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount } from '../../../../tests/support/components/sample-linkedin.ts'
import { LinkedinSettings } from './linkedin-settings.tsx'

const known = {
  user: { timeZone: 'Europe/Berlin', linkedinAccounts: 1 },
  config: { linkedin: { person: true, community: true } },
}
const card = page.getByRole('article', { name: 'Ada Harbour' })
/** That says something: a place for messages is always there. */
const alert = page.getByRole('alert').filter({ hasText: /\S/ })
const change = 'PATCH /api/linkedin/accounts/ada'

beforeEach(() => history.replaceState(null, '', '/settings?tab=linkedin'))

async function open(account: Parameters<typeof sampleAccount>[0], answers: Parameters<typeof answerCalls>[0] = {}) {
  const calls = answerCalls(answers)
  await renderInApp(<LinkedinSettings />, { ...known, linkedinAccounts: [sampleAccount(account)] })
  return calls
}

describe('an account says how it stands and what to do', () => {
  test.each([
    ['expiring', 'Ends soon', /^Ends on 20 January 2099\. Reconnect before then\.$/],
    ['expired', 'Sign in again', /^LinkedIn wants you to sign in again\. Reconnect,/],
    ['paused', 'Paused', /^Connected until 20 January 2099\.$/],
  ] as const)('%s', async (state, badge, sentence) => {
    await open({ state })
    await expect.element(card.getByText(badge, { exact: true })).toBeVisible()
    await expect.element(card.getByText(sentence)).toBeVisible()
    const address = '/api/linkedin/connect?next=%2Fsettings%3Ftab%3Dlinkedin&kind=person'
    await expect.element(card.getByRole('link', { name: 'Reconnect' })).toHaveAttribute('href', address)
  })
})

test('how many calls are used is said only when few are left', async () => {
  await open({ callsToday: { used: 104, limit: 150, endsAt: '2026-11-30T00:00:00.000Z' } })
  await expect.element(card.getByText(/^104 of the 150 calls .* wait until 01:00, midnight UTC\.$/)).toBeVisible()
})

test('company pages are connected by the second app', async () => {
  answerCalls({})
  const account = sampleAccount({ kind: 'page' })
  await renderInApp(<LinkedinSettings />, {
    ...known,
    config: { linkedin: { person: true, community: false } },
    linkedinAccounts: [account],
  })
  await expect.element(card.getByText('Company page', { exact: true })).toBeVisible()
  await expect.element(card.getByRole('link', { name: 'Reconnect' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Connect another account' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Connect profile and company pages' })).not.toBeInTheDocument()
})

test('a profile of the first app can move to the second one; one of the second is renewed by itself', async () => {
  const second = { scopes: ['r_basicprofile', 'w_member_social'], isRenewed: true }
  answerCalls({})
  await renderInApp(<LinkedinSettings />, {
    ...known,
    linkedinAccounts: [sampleAccount(), sampleAccount({ ...second, id: 'grace', name: 'Grace Murray' })],
  })
  const address = '/api/linkedin/connect?next=%2Fsettings%3Ftab%3Dlinkedin&kind=community'
  await expect.element(card.getByRole('link', { name: 'Move to the other app' })).toHaveAttribute('href', address)
  const moved = page.getByRole('article', { name: 'Grace Murray' })
  await expect.element(moved.getByText('Connected. Renewed by itself.')).toBeVisible()
  await expect.element(moved.getByRole('link', { name: 'Reconnect' })).toHaveAttribute('href', address)
  await expect.element(moved.getByRole('link', { name: 'Move to the other app' })).not.toBeInTheDocument()
})

test('a pause that is refused is taken back, with the reason', async () => {
  await open({}, { [change]: refuseWith(503, 'The server is busy.', 'busy') })
  const toggle = card.getByRole('switch', { name: 'Publish from this account' })
  await toggle.click()
  await expectToast('error', 'That didn’t work', 'The server is busy.')
  await expect.element(toggle).toHaveAttribute('aria-checked', 'true')
})

test('a weekly time is taken away; a day and a time are chosen by the keyboard', async () => {
  const account = { slots: [{ weekday: 5, time: '08:30' }] }
  const calls = await open(account, { [change]: ({ body }) => sampleAccount({ ...account, ...(body as object) }) })
  await expect.element(card.getByText('go out at these times (Europe/Berlin).', { exact: false })).toBeVisible()
  await card.getByRole('button', { name: 'Remove Fri 08:30' }).click()
  await expect.element(card.getByText('No weekly times yet.')).toBeVisible()
  await card.getByLabelText('Day').selectOptions('Sun')
  await card.getByLabelText('Time', { exact: true }).fill('23:15')
  await card.getByRole('button', { name: 'Add time' }).click()
  await expect.element(card.getByRole('listitem')).toHaveTextContent('Sun 23:15')
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ slots: [] }, { slots: [{ weekday: 7, time: '23:15' }] }])
})

test('without a time there is nothing to add', async () => {
  await open({})
  await card.getByLabelText('Time', { exact: true }).clear()
  await expect.element(card.getByRole('button', { name: 'Add time' })).toBeDisabled()
})

test('disconnecting is given up by Escape, and a refusal leaves the account', async () => {
  const calls = await open({}, { 'DELETE /api/linkedin/accounts/ada': refuseWith(503, 'The server is busy.', 'busy') })
  const disconnect = card.getByRole('button', { name: 'Disconnect' })
  await disconnect.click()
  await userEvent.keyboard('{Escape}')
  expect(calls).toEqual([])
  await disconnect.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expectToast('error', 'That didn’t work', 'The server is busy.')
  await expect.element(card).toBeVisible()
})

test('an empty token is asked for and not sent', async () => {
  const calls = await open({})
  await page.getByRole('button', { name: 'Connect with this token' }).click()
  await expect.element(page.getByLabelText('Access token')).toHaveAccessibleDescription('Paste a token first.')
  await expect.element(page.getByLabelText('Access token')).toHaveFocus()
  expect(calls).toEqual([])
})

test('accounts that could not be loaded are loaded again on request', async () => {
  let isDown = true
  answerCalls({
    'GET /api/linkedin/accounts': () => (isDown ? refuseWith(503, 'The server is busy.', 'busy') : [sampleAccount()]),
  })
  await renderInApp(<LinkedinSettings />, known)
  await expect.element(page.getByText('Your LinkedIn accounts could not be loaded')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(card).toBeVisible()
})

describe('who comes back from LinkedIn is told how it ended', () => {
  async function comeBack(outcome: string): Promise<void> {
    history.replaceState(null, '', `/settings?tab=linkedin&linkedin=${outcome}`)
    await open({})
  }

  test('well', async () => {
    await comeBack('connected')
    await expectToast('success', 'LinkedIn connected', 'Your account is connected.')
    await expect.poll(() => location.search).toBe('?tab=linkedin')
    await expect.element(alert).not.toBeInTheDocument()
  })

  test.each([
    ['cancelled', 'You cancelled on LinkedIn.'],
    ['no-pages', 'You can’t post to any company page'],
    ['of-a-later-version', 'The account was not connected. Try again.'],
  ])('not well: %s', async (outcome, sentence) => {
    await comeBack(outcome)
    await expect.element(page.getByRole('heading', { name: 'LinkedIn was not connected' })).toBeVisible()
    await expect.element(page.getByText(sentence, { exact: false })).toBeVisible()
    // who stopped it knows, and is not interrupted
    expect(alert.elements()).toHaveLength(outcome === 'cancelled' ? 0 : 1)
  })
})
