import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount } from '../../../../tests/support/components/sample-linkedin.ts'
import { LinkedinSettings } from './linkedin-settings.tsx'

const user = { timeZone: 'Europe/Berlin', linkedinAccounts: 1 }
const config = { linkedin: { person: true, community: false } }
const account = sampleAccount()
const known = { user, config, linkedinAccounts: [account] }
const card = page.getByRole('article', { name: 'Ada Harbour' })

beforeEach(() => history.replaceState(null, '', '/settings?tab=linkedin'))

test('an account shows how long it lasts, and is paused at once', async () => {
  const calls = answerCalls({ 'PATCH /api/linkedin/accounts/ada': { ...account, isPaused: true, state: 'paused' } })
  await renderInApp(<LinkedinSettings />, known)
  await expect.element(card.getByText('until 20 January 2099', { exact: false })).toBeVisible()
  await card.getByRole('switch', { name: 'Publish from this account' }).click()
  await expect.element(card.getByText('Paused', { exact: true })).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ isPaused: true }])
})

test('weekly times stand in the order of the week, none twice', async () => {
  const friday = { weekday: 5, time: '08:30' }
  const calls = answerCalls({
    'PATCH /api/linkedin/accounts/ada': ({ body }) => ({ ...account, ...(body as object) }),
  })
  await renderInApp(<LinkedinSettings />, { ...known, linkedinAccounts: [{ ...account, slots: [friday] }] })
  await card.getByRole('button', { name: 'Add time' }).click()
  await expect.element(card.getByRole('button', { name: 'Remove Mon 09:00' })).toBeVisible()
  await card.getByRole('button', { name: 'Add time' }).click()
  await expect.element(card.getByText('You have this time already.')).toBeVisible()
  expect(calls.map(({ body }) => body)).toEqual([{ slots: [{ weekday: 1, time: '09:00' }, friday] }])
})

test('disconnecting asks first, and says whether LinkedIn took it back', async () => {
  answerCalls({
    'DELETE /api/linkedin/accounts/ada': { message: 'LinkedIn ended the token.', reason: 'unknown', values: {} },
  })
  await renderInApp(<LinkedinSettings />, known)
  await card.getByRole('button', { name: 'Disconnect' }).click()
  const question = page.getByRole('dialog', { name: 'Disconnect Ada Harbour?' })
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expect.element(page.getByText('LinkedIn ended the token.')).toBeVisible()
  await expect.element(page.getByText('No account yet.')).toBeVisible()
})

test('a pasted token connects its account; a refused one stays in its field', async () => {
  let isRefused = true
  answerCalls({
    'POST /api/linkedin/accounts': () => (isRefused ? refuseWith(400, 'LinkedIn does not know this token.') : account),
  })
  await renderInApp(<LinkedinSettings />, { ...known, linkedinAccounts: [] })
  const field = page.getByLabelText('Access token')
  await field.fill('secret')
  await page.getByRole('button', { name: 'Connect with this token' }).click()
  await expect.element(page.getByText('LinkedIn does not know this token.')).toBeVisible()
  await expect.element(field).toHaveValue('secret')
  isRefused = false
  await page.getByRole('button', { name: 'Connect with this token' }).click()
  await expect.element(card).toBeVisible()
  await expect.element(field).toHaveValue('')
})

test('what went wrong at LinkedIn is said once, and leaves the address', async () => {
  answerCalls({})
  history.replaceState(null, '', '/settings?tab=linkedin&linkedin=share-product')
  await renderInApp(<LinkedinSettings />, known)
  await expect.element(page.getByText('lacks the product “Share on LinkedIn”', { exact: false })).toBeVisible()
  await expect.poll(() => location.search).toBe('?tab=linkedin')
})

const none = { linkedin: { person: false, community: false } }

test('where no app is set up, an administrator is led to where that is done', async () => {
  answerCalls({})
  const admin = { ...user, role: 'admin' }
  await renderInApp(<LinkedinSettings />, { user: admin, config: none, linkedinAccounts: [] })
  await expect.element(page.getByText('This server has no LinkedIn app yet.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Set up LinkedIn' })).toHaveAttribute('href', '/admin/linkedin')
})

test('where no app is set up, one line says so and a token still connects', async () => {
  answerCalls({})
  await renderInApp(<LinkedinSettings />, { ...known, config: none, linkedinAccounts: [] })
  await expect.element(page.getByText('An administrator has to set up LinkedIn first', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Connect LinkedIn' })).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Access token')).toBeVisible()
})
