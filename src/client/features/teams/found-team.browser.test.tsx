import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { FoundTeam } from './found-team.tsx'

const name = page.getByLabelText('Name of the team')
const start = page.getByRole('button', { name: 'Start team' })

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/team')
})
afterEach(() => history.replaceState(null, '', '/'))

test('a team is founded by its name, and opens', async () => {
  const calls = answerCalls({ 'POST /api/workspaces': { slug: 'quay-press' } })
  await renderInApp(<FoundTeam />)
  await start.click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Please enter a name.')
  await name.fill('Quay press')
  await start.click()
  await expect.poll(() => location.pathname).toBe('/w/quay-press/team')
  expect(calls).toMatchObject([{ body: { name: 'Quay press' } }])
})

test('a refusal says why, and keeps the name', async () => {
  answerCalls({ 'POST /api/workspaces': refuseWith(409, 'You can belong to 20 teams at most.') })
  await renderInApp(<FoundTeam />)
  await name.fill('Quay press')
  await start.click()
  await expectToast('error', 'The team was not started', 'You can belong to 20 teams at most.')
  await expect.element(name).toHaveValue('Quay press')
})
