import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { webhookEvents } from '#shared/rules/webhooks'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { WebhooksSection } from './webhooks-section.tsx'

const webhook = {
  id: 'hook-1',
  kind: 'standard',
  url: 'https://n8n.example.com/hook',
  events: [...webhookEvents],
  publicKey: 'whpk_AAAA',
  formerSecretUntil: null,
  createdAt: '2026-11-29T08:00:00.000Z',
  isOn: true,
  offReason: null,
  lastSuccessAt: '2026-11-29T09:00:00.000Z',
  lastFailureAt: null,
}
const delivery = {
  id: 'msg_1',
  type: 'post.approved',
  at: '2026-11-29T09:00:00.000Z',
  state: 'waiting',
  tries: 2,
  triedAt: '2026-11-29T09:00:05.000Z',
  nextAt: '2026-11-29T09:05:05.000Z',
  status: 500,
  answer: 'Out of order',
  problem: { message: 'The address answered with 500.', reason: 'webhookStatus', values: { status: 500 } },
  body: '{"type":"post.approved"}',
}
const user = { timeZone: 'Europe/Berlin' }

beforeEach(() => sessionStorage.clear())

test('a webhook is added, and its secret is shown once', async () => {
  let webhooks: object[] = []
  const calls = answerCalls({
    'GET /api/webhooks': () => webhooks,
    'POST /api/webhooks': () => {
      webhooks = [webhook]
      return { ...webhook, secret: 'whsec_BBBB' }
    },
  })
  await renderInApp(<WebhooksSection />, { user })
  await expect.element(page.getByText('No webhook yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' })
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect.element(dialog.getByText('Enter an address.')).toBeVisible()
  await dialog.getByLabelText('Address').fill(' https://n8n.example.com/hook ')
  await dialog.getByRole('checkbox', { name: 'All events' }).click()
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect.element(dialog.getByText('Choose an event.')).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'A post was approved' }).click()
  await dialog.getByRole('button', { name: 'Add webhook' }).click()

  const secret = page.getByRole('dialog', { name: 'The webhook’s secret' })
  await expect.element(secret.getByLabelText('Secret', { exact: true })).toHaveValue('whsec_BBBB')
  await expect.element(secret.getByLabelText('Public key')).toHaveValue('whpk_AAAA')
  await secret.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByText('https://n8n.example.com/hook')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { kind: 'standard', url: 'https://n8n.example.com/hook', events: ['post.approved'] },
  ])
})

test('a refused address is said at its field, and what was typed stays', async () => {
  answerCalls({
    'GET /api/webhooks': [],
    'POST /api/webhooks': () =>
      refuseWith(400, 'Webhooks go to public https addresses only.', 'invalid_input', 'webhookAddressRefused'),
  })
  await renderInApp(<WebhooksSection />, { user })
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' })
  await dialog.getByRole('button', { name: 'Slack' }).click()
  await expect.element(dialog.getByRole('checkbox', { name: 'All events' })).not.toBeInTheDocument()
  const address = dialog.getByLabelText('Address')
  await address.fill('http://10.0.0.1/')
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await expect.element(address).toHaveAccessibleDescription('Webhooks go to public https addresses only.')
  await expect.element(address).toHaveFocus()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect.element(page.getByLabelText('Address')).toHaveValue('http://10.0.0.1/')
})

test('deliveries say what came of them, and are sent again', async () => {
  const calls = answerCalls({
    'GET /api/webhooks': [webhook],
    'GET /api/webhooks/hook-1/deliveries': [delivery, { ...delivery, id: 'msg_0', type: 'ping', state: 'delivered' }],
    'POST /api/webhooks/hook-1/deliveries/msg_1/resend': { ...delivery, tries: 0 },
    'POST /api/webhooks/hook-1/replay': { deliveries: 2 },
  })
  await renderInApp(<WebhooksSection />, { user })
  await page.getByRole('button', { name: 'Deliveries to https://n8n.example.com/hook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Deliveries' })
  await expect.element(dialog.getByText('A post was approved')).toBeVisible()
  await expect.element(dialog.getByText('Test message')).toBeVisible()
  await expect.element(dialog.getByText('The address answered with 500.').first()).toBeVisible()
  await dialog.getByText('Message and answer').first().click()
  await expect.element(dialog.getByText('Out of order').first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Send again: A post was approved' }).click()
  await dialog.getByRole('button', { name: 'Send the last 24 hours again' }).click()
  await page.getByRole('button', { name: 'Send again', exact: true }).last().click()
  await expect.element(page.getByText('2 messages are on their way.')).toBeVisible()
  const sent = calls.filter(({ method }) => method === 'POST')
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/webhooks/hook-1/deliveries/msg_1/resend',
    '/api/webhooks/hook-1/replay',
  ])
})

test('a webhook that was switched off says why, and is turned on again', async () => {
  const off = { ...webhook, isOn: false, offReason: 'failing', lastFailureAt: '2026-11-29T10:00:00.000Z' }
  const calls = answerCalls({
    'GET /api/webhooks': [off, { ...webhook, id: 'hook-2', url: null, lastFailureAt: '2026-11-29T10:00:00.000Z' }],
    'PATCH /api/webhooks/hook-1': webhook,
  })
  await renderInApp(<WebhooksSection />, { user })
  await expect.element(page.getByText('Switched off: for three days no message arrived.')).toBeVisible()
  await expect.element(page.getByText('Last message failed')).toBeVisible()
  await expect.element(page.getByText('Address no longer readable')).toBeVisible()
  await page.getByRole('button', { name: 'Change https://n8n.example.com/hook' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the webhook' })
  await dialog.getByRole('switch', { name: 'On' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ events: [...webhookEvents], isOn: true })
})

test('a secret is renewed and a webhook deleted only after a question', async () => {
  let webhooks: object[] = [webhook]
  const calls = answerCalls({
    'GET /api/webhooks': () => webhooks,
    'POST /api/webhooks/hook-1/secret': { ...webhook, secret: 'whsec_CCCC' },
    'DELETE /api/webhooks/hook-1': () => {
      webhooks = []
      return new Response(null, { status: 204 })
    },
  })
  await renderInApp(<WebhooksSection />, { user })
  const change = page.getByRole('button', { name: 'Change https://n8n.example.com/hook' })
  await change.click()
  await page.getByRole('button', { name: 'Renew secret' }).click()
  await page.getByRole('dialog', { name: 'Renew the secret?' }).getByRole('button', { name: 'Renew' }).click()
  await expect.element(page.getByLabelText('Secret', { exact: true })).toHaveValue('whsec_CCCC')
  await page.getByRole('button', { name: 'Done' }).click()
  await change.click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete this webhook?' }).getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('No webhook yet.')).toBeVisible()
  expect(calls.map(({ method }) => method).filter((method) => method !== 'GET')).toEqual(['POST', 'DELETE'])
})

test('a failed list can be loaded again', async () => {
  let isUp = false
  answerCalls({ 'GET /api/webhooks': () => (isUp ? [webhook] : refuseWith(503, 'Busy.', 'busy')) })
  await renderInApp(<WebhooksSection />, { user })
  await expect.element(page.getByText('The webhooks could not be loaded')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('https://n8n.example.com/hook')).toBeVisible()
})
