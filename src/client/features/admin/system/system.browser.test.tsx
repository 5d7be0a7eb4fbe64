import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { SystemState } from '#client/queries/admin-system'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { System } from './system.tsx'

const at = '2026-11-20T12:00:00.000Z'
const job = { id: '7', name: 'deliver-mail', attempts: 5, lastError: 'Connection refused', gaveUpAt: at }
const healthy = {
  version: '0.2.0',
  node: '24.1.0',
  memoryBytes: 123_456_789,
  startedAt: at,
  database: { kind: 'sqlite', sizeBytes: null },
  disk: { freeBytes: 3_140_000, bytes: 212_000_000_000 },
  lastBackupAt: null,
  backupFailure: null,
  failedChecks: [],
  isPublishingOff: false,
  lanes: [],
  mails: { isConfigured: true, unsent: 0, failed: 0 },
  sweeps: [],
  givenUp: [],
  securityEvents: [],
} as unknown as SystemState

const path = '/api/admin/system'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const region = (name: string) => page.getByRole('region', { name })

test('a server that is well shows its figures and no trouble', async () => {
  answerCalls({ [`GET ${path}`]: healthy })
  await renderInApp(<System />)
  const figures = page.getByText('3.1 MB')
  await expect.element(figures).toBeVisible()
  await expect.element(page.getByText('123 MB')).toBeVisible()
  await expect.element(page.getByText('of 212 GB')).toBeVisible()
  await expect.element(page.getByText('No backup yet')).toBeVisible()
  await expect.element(region('Failed jobs')).toHaveTextContent('No failed jobs.')
  await expect.element(page.getByRole('alert').filter({ hasText: 'attention' })).not.toBeInTheDocument()
})

test('what keeps the server from working stands above everything', async () => {
  answerCalls({ [`GET ${path}`]: { ...healthy, failedChecks: ['disk', 'database'] } })
  await renderInApp(<System />)
  const trouble = page.getByRole('alert').filter({ hasText: 'This server needs your attention' })
  await expect.element(trouble).toHaveTextContent('The database can’t be written to.')
  await expect.element(trouble).toHaveTextContent('Less than 200 MB of disk space left')
})

test('regular work says how its last time went, and security events who they concern', async () => {
  const sweep = { isRunning: false, lastEndedAt: null, lastError: null }
  const sweeps = [
    { ...sweep, name: 'sessions' },
    { ...sweep, name: 'links', isRunning: true },
    { ...sweep, name: 'a new one', lastError: 'Out of memory' },
  ]
  const securityEvents = [
    { id: '1', at, event: 'login_failed', person: null },
    { id: '2', at, event: 'role_changed', person: 'zoe@example.com' },
  ]
  answerCalls({ [`GET ${path}`]: { ...healthy, sweeps, securityEvents } })
  await renderInApp(<System />)
  await expect.element(region('Regular jobs')).toHaveTextContent('Remove ended sessionsNot run since the start')
  await expect.element(region('Regular jobs')).toHaveTextContent('Remove old linksRunning')
  await expect.element(region('Regular jobs')).toHaveTextContent('a new oneFailed Out of memory')
  await expect.element(region('Security events')).toHaveTextContent('A sign-in failed')
  await expect.element(region('Security events')).toHaveTextContent('unknown or deleted account')
  await expect.element(region('Security events')).toHaveTextContent('zoe@example.com')
})

test('a job that gave up is started again, and the focus stays with the list', async () => {
  let givenUp = [job]
  const calls = answerCalls({
    [`GET ${path}`]: () => ({ ...healthy, givenUp }),
    [`POST ${path}/jobs/7/retry`]: () => {
      givenUp = []
      return new Response(null, { status: 204 })
    },
  })
  await renderInApp(<System />)
  await expect.element(region('Failed jobs')).toHaveTextContent('Connection refused5 attempts')
  await button('Try again: Deliver a mail').click()
  await expect.element(page.getByText('Job started')).toBeVisible()
  await expect.element(region('Failed jobs')).toHaveTextContent('No failed jobs.')
  await expect.element(region('Failed jobs')).toHaveFocus()
  await expect.poll(() => calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
})

test('a job is deleted after a question that says what is lost', async () => {
  let givenUp = [job]
  answerCalls({
    [`GET ${path}`]: () => ({ ...healthy, givenUp }),
    [`DELETE ${path}/jobs/7`]: () => {
      givenUp = []
      return new Response(null, { status: 204 })
    },
  })
  await renderInApp(<System />)
  await button('Delete: Deliver a mail').click()
  await expect.element(page.getByRole('dialog', { name: 'Delete “Deliver a mail”?' })).toBeVisible()
  await button('Delete').click()
  await expect.element(page.getByText('Job deleted')).toBeVisible()
  await expect.element(region('Failed jobs')).toHaveTextContent('No failed jobs.')
})

test('a job that can’t be started says why and stays', async () => {
  answerCalls({
    [`GET ${path}`]: { ...healthy, givenUp: [job] },
    [`POST ${path}/jobs/7/retry`]: refuseWith(409, 'It runs already.'),
  })
  await renderInApp(<System />)
  await button('Try again: Deliver a mail').click()
  await expect.element(page.getByText('That didn’t work')).toBeVisible()
  await expect.element(page.getByText('It runs already.')).toBeVisible()
  await expect.element(button('Try again: Deliver a mail')).toBeVisible()
})

test('a state that can’t be loaded is asked for again on request', async () => {
  let isDown = true
  answerCalls({ [`GET ${path}`]: () => (isDown ? refuseWith(500, 'The server is busy.') : healthy) })
  await renderInApp(<System />)
  await expect.element(page.getByText('The server’s state could not be loaded')).toBeVisible()
  isDown = false
  await button('Try again').click()
  await expect.element(page.getByText('3.1 MB')).toBeVisible()
})
