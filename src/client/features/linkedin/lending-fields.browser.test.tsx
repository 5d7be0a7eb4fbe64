import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount } from '../../../../tests/support/components/sample-linkedin.ts'
import { LinkedinSettings } from './linkedin-settings.tsx'

const personal = { id: 'ann', slug: null, name: null, kind: 'personal', role: 'owner', approves: true, unread: 0 }
const harbour = { ...personal, id: 'w1', slug: 'harbour-press', name: 'Harbour press', kind: 'team', role: 'writer' }
const quay = { ...harbour, id: 'w2', slug: 'quay', name: 'Quay', role: 'guest' }
const known = {
  user: { timeZone: 'Europe/Berlin', linkedinAccounts: 1, teams: 2 },
  config: { linkedin: { person: true, community: false } },
  workspaces: [personal, harbour, quay],
}
const card = page.getByRole('article', { name: 'Ada Harbour' })
const lend = 'PUT /api/linkedin/accounts/ada/lending/harbour-press'

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/settings?tab=linkedin')
})

test('an account is lent to a team by the keyboard, and taken back; guests of a team lend nothing to it', async () => {
  const calls = answerCalls({ [lend]: null })
  await renderInApp(<LinkedinSettings />, { ...known, linkedinAccounts: [sampleAccount()] })
  const choice = card.getByLabelText('Harbour press')
  await expect.element(choice).toHaveValue('never')
  await expect.element(card.getByLabelText('Quay')).not.toBeInTheDocument()
  ;(choice.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(choice).toHaveValue('ask')
  await choice.selectOptions('Without asking')
  await choice.selectOptions('Not lent')
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ lent: 'ask' }, { lent: 'free' }, { lent: 'never' }])
})

test('a refused change is taken back, with the reason', async () => {
  answerCalls({ [lend]: refuseWith(503, 'The server is busy.', 'busy') })
  const account = sampleAccount({ lentTo: [{ workspaceId: 'w1', lent: 'free' }] })
  await renderInApp(<LinkedinSettings />, { ...known, linkedinAccounts: [account] })
  const choice = card.getByLabelText('Harbour press')
  await expect.element(choice).toHaveValue('free')
  await choice.selectOptions('Ask me each time')
  await expectToast('error', 'That didn’t work', 'The server is busy.')
  await expect.element(choice).toHaveValue('free')
})

test('whoever belongs to no team sees nothing of lending', async () => {
  const calls = answerCalls({})
  const user = { ...known.user, teams: 0 }
  await renderInApp(<LinkedinSettings />, { ...known, user, linkedinAccounts: [sampleAccount()] })
  await expect.element(card.getByRole('heading', { name: 'Weekly times' })).toBeVisible()
  await expect.element(card.getByRole('heading', { name: 'Lent to teams' })).not.toBeInTheDocument()
  expect(calls).toEqual([])
})
