import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, type Call, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { KeysSection } from './keys-section.tsx'

const key = {
  id: 'key-1',
  name: 'Newsroom',
  last4: 'aZ09',
  workspace: null,
  issuer: { name: 'Ada Ames', isOneself: true },
  scopes: ['read', 'publish'],
  accounts: [],
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2099-11-01T12:00:00.000Z',
  lastUsedAt: null,
  lastUsedFrom: null,
}
const account = { id: 'account-1', name: 'Ada Ames' }

beforeEach(() => sessionStorage.clear())

function bodiesOf(calls: readonly Call[], method: string): unknown[] {
  return calls.filter((call) => call.method === method).map(({ body }) => body)
}

test('a key is made, shown once, and then listed without it', async () => {
  const calls = answerCalls({
    'GET /api/keys': [],
    'GET /api/linkedin/accounts': [account],
    'POST /api/keys': { ...key, key: 'pw_live_secret' },
  })
  await renderInApp(<KeysSection />)
  await page.getByRole('button', { name: 'New key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect.element(dialog.getByText('Give the key a name.')).toBeVisible()
  await dialog.getByLabelText('Name').fill('Newsroom')
  await dialog.getByRole('checkbox', { name: 'Publish' }).click()
  await dialog.getByRole('checkbox', { name: 'Ada Ames' }).click()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect.element(page.getByLabelText('API key', { exact: true })).toHaveValue('pw_live_secret')
  expect(bodiesOf(calls, 'POST')).toMatchObject([
    { name: 'Newsroom', workspace: null, scopes: ['read', 'publish'], accounts: ['account-1'] },
  ])
  answerCalls({ 'GET /api/keys': [key] })
  await page.getByRole('button', { name: 'Done' }).click()
  expect(page.getByRole('dialog').elements()).toEqual([])
})

test('a key says what it may do and whether it was used, and is revoked after a question', async () => {
  const calls = answerCalls({
    'GET /api/keys': [
      key,
      { ...key, id: 'key-2', name: 'Of a team', workspace: { slug: 'press', name: 'Press' } },
      {
        ...key,
        id: 'key-3',
        name: 'Old',
        expiresAt: '2020-01-01T00:00:00.000Z',
        lastUsedAt: '2019-12-01T12:00:00.000Z',
        lastUsedFrom: '203.0.113.7',
      },
    ],
    'DELETE /api/keys/key-1': new Response(null, { status: 204 }),
  })
  await renderInApp(<KeysSection />)
  await expect.element(page.getByText('… aZ09 · valid until', { exact: false })).toBeVisible()
  await expect.element(page.getByText('from 203.0.113.7', { exact: false })).toBeVisible()
  await expect.element(page.getByText('expired', { exact: false })).toBeVisible()
  expect(page.getByText('Of a team').elements()).toEqual([])
  await page.getByRole('button', { name: 'Revoke Newsroom' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect.poll(() => page.getByText('Newsroom').elements()).toEqual([])
  expect(bodiesOf(calls, 'DELETE')).toHaveLength(1)
})

test('keys that can’t be loaded are said to be, with a way to try again', async () => {
  answerCalls({ 'GET /api/keys': () => refuseWith(503, 'Busy.', 'busy') })
  await renderInApp(<KeysSection />)
  await expect.element(page.getByText('The API keys could not be loaded')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
