import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { emptyForm, type FormValues } from './form-values.ts'
import { VoiceField } from './voice-field.tsx'

const members = 'GET /api/workspaces/quay-press/members'
const memberOf = (userId: string, lendsVoice: boolean) => ({
  userId,
  name: `${userId} Quay`,
  email: `${userId}@example.com`,
  role: 'writer',
  approves: false,
  lendsVoice,
  joinedAt: '2026-11-01T12:00:00.000Z',
})
const field = page.getByLabelText('Voice')

beforeEach(() => sessionStorage.clear())

function Form({ voiceOf }: { voiceOf: string | null }) {
  const [values, setValues] = useState<FormValues>({ ...emptyForm, voiceOf })
  const [change] = useState(() => (next: Partial<FormValues>) => setValues((known) => ({ ...known, ...next })))
  return (
    <>
      <VoiceField form={{ values, change }} user={{ id: 'Mia' }} slug="quay-press" />
      <output>{values.voiceOf ?? 'mine'}</output>
    </>
  )
}

test('one’s own voice is offered first, then those that their persons allow; the keyboard chooses', async () => {
  answerCalls({ [members]: [memberOf('Mia', true), memberOf('Ada', true), memberOf('Tom', false)] })
  await renderInApp(<Form voiceOf={null} />)
  await expect.element(field).toHaveValue('')
  expect([...(field.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['Mine', 'Ada Quay'])
  ;(field.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText('Ada', { exact: true })).toBeVisible()
})

test('a voice that was withdrawn is one’s own again', async () => {
  answerCalls({ [members]: [memberOf('Ada', false), memberOf('Eva', true)] })
  await renderInApp(<Form voiceOf="Ada" />)
  await expect.element(page.getByText('mine', { exact: true })).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('where nobody else allows theirs there is nothing to choose', async () => {
  const calls = answerCalls({ [members]: [memberOf('Mia', true), memberOf('Tom', false)] })
  await renderInApp(<Form voiceOf="Mia" />)
  await expect.poll(() => calls.length).toBe(1)
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(page.getByText('Mia', { exact: true })).toBeVisible()
})
