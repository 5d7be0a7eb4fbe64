import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { VoiceLending } from './voice-lending.tsx'

const personal = {
  id: 'ann',
  slug: null,
  name: null,
  kind: 'personal',
  role: 'owner',
  approves: true,
  lendsVoice: false,
  unread: 0,
}
const team = { ...personal, id: 'w1', slug: 'quay-press', name: 'Quay press', kind: 'team', role: 'guest' }
const toggle = page.getByRole('switch', { name: 'Quay press' })
const lend = 'PUT /api/workspaces/quay-press/voice'

beforeEach(() => sessionStorage.clear())

test('a voice is lent to a team by the keyboard, and withdrawn', async () => {
  const calls = answerCalls({ [lend]: null })
  await renderInApp(<VoiceLending />, { workspaces: [personal, team] })
  await expect.element(toggle).toHaveAttribute('aria-checked', 'false')
  ;(toggle.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await expect.element(toggle).toHaveAttribute('aria-checked', 'true')
  await toggle.click()
  await expect.element(toggle).toHaveAttribute('aria-checked', 'false')
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ isLent: true }, { isLent: false }])
})

test('a refused change is taken back, with the reason', async () => {
  answerCalls({ [lend]: refuseWith(503, 'The server is busy.', 'busy') })
  await renderInApp(<VoiceLending />, { workspaces: [personal, { ...team, lendsVoice: true }] })
  await toggle.click()
  await expectToast('error', 'That didn’t work', 'The server is busy.')
  await expect.element(toggle).toHaveAttribute('aria-checked', 'true')
})

test('without a team there is nothing to say', async () => {
  answerCalls({})
  await renderInApp(<VoiceLending />, { workspaces: [personal] })
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
})
