import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LinkedinSetUp as SetUp } from '#client/queries/linkedin/set-up'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { LinkedinSetUp } from './linkedin-set-up.tsx'

const none = { clientId: null, hasSecret: false, source: 'none' } as const
const empty: SetUp = {
  redirectUri: 'https://post.example/api/linkedin/callback',
  apiVersion: '202609',
  person: none,
  community: none,
}
const person = page.getByRole('region', { name: 'App for personal profiles' })

test('id and secret are entered once; the secret is not shown again, and the app is tested', async () => {
  const saved: SetUp = { ...empty, person: { clientId: 'quay', hasSecret: true, source: 'database' } }
  const calls = answerCalls({
    'GET /api/admin/linkedin': empty,
    'PUT /api/admin/linkedin': saved,
    'POST /api/admin/linkedin/test': { outcome: 'redirect' },
  })
  await renderInApp(<LinkedinSetUp />)
  await expect.element(page.getByText('https://post.example/api/linkedin/callback')).toBeVisible()
  await person.getByRole('button', { name: 'Save' }).click()
  await expect.element(person.getByText('Enter the client secret.')).toBeVisible()
  await person.getByLabelText('Client ID').fill('quay')
  await person.getByLabelText('Client secret').fill('hush')
  await person.getByRole('button', { name: 'Save' }).click()
  await expect.element(person.getByText('A secret is stored.', { exact: false })).toBeVisible()
  await expect.element(person.getByLabelText('Client secret')).toHaveValue('')
  await person.getByRole('button', { name: 'Test' }).click()
  await expect.element(person.getByText('LinkedIn doesn’t know the redirect URL.', { exact: false })).toBeVisible()
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { person: { clientId: 'quay', clientSecret: 'hush' } },
  ])
})

test('the full stop stands close to the number of a step', async () => {
  answerCalls({ 'GET /api/admin/linkedin': empty })
  await renderInApp(<LinkedinSetUp />)
  const step = page.getByRole('listitem').first()
  await expect.element(step).toBeVisible()
  expect(getComputedStyle(step.element(), '::marker').fontVariantNumeric).toBe('normal')
})

test('what the environment sets is shown and can’t be changed', async () => {
  answerCalls({
    'GET /api/admin/linkedin': { ...empty, person: { clientId: 'quay', hasSecret: true, source: 'environment' } },
  })
  await renderInApp(<LinkedinSetUp />)
  await expect
    .element(person.getByText('LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET', { exact: false }))
    .toBeVisible()
  await expect.element(person.getByText('quay')).toBeVisible()
  await expect.element(person.getByLabelText('Client ID')).not.toBeInTheDocument()
})
