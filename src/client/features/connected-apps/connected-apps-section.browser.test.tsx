import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { ConnectedAppsSection } from './connected-apps-section.tsx'

const app = {
  id: 'app-1',
  name: 'Assistant',
  host: 'assistant.example',
  workspace: null,
  person: { name: 'Ada Ames', isOneself: true },
  scopes: ['read', 'write'],
  createdAt: '2026-11-01T12:00:00.000Z',
  expiresAt: '2099-11-01T12:00:00.000Z',
  lastUsedAt: '2026-11-02T12:00:00.000Z',
  lastUsedFrom: '203.0.113.7',
}

test('an app says who it is, what it may do and when it was used, and is disconnected after a question', async () => {
  const calls = answerCalls({
    'GET /api/apps': [
      app,
      { ...app, id: 'app-2', name: 'Of a team', workspace: { slug: 'press', name: 'Press' } },
      {
        ...app,
        id: 'app-3',
        name: 'Nameless',
        host: null,
        lastUsedAt: null,
        person: { name: 'Ben Budd', isOneself: false },
      },
    ],
    'DELETE /api/apps/app-1': new Response(null, { status: 204 }),
  })
  await renderInApp(<ConnectedAppsSection />)
  await expect.element(page.getByText('assistant.example · connected', { exact: false })).toBeVisible()
  await expect.element(page.getByText('from 203.0.113.7', { exact: false })).toBeVisible()
  await expect
    .element(page.getByText('registered itself', { exact: false }))
    .toHaveTextContent(/never used · for Ben Budd$/)
  expect(page.getByText('Of a team').elements()).toEqual([])
  await page.getByRole('button', { name: 'Disconnect Assistant' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => page.getByText('Assistant', { exact: true }).elements()).toEqual([])
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
})

test('that no app is connected is said', async () => {
  answerCalls({ 'GET /api/apps': [] })
  await renderInApp(<ConnectedAppsSection />)
  await expect.element(page.getByText('No app is connected.')).toBeVisible()
})

test('apps that can’t be loaded are said to be, with a way to try again', async () => {
  answerCalls({ 'GET /api/apps': () => refuseWith(503, 'Busy.', 'busy') })
  await renderInApp(<ConnectedAppsSection />)
  await expect.element(page.getByText('The connected apps could not be loaded')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
