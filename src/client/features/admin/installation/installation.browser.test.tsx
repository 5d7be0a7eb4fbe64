import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Installation as Facts } from '#client/queries/installation'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { Installation } from './installation.tsx'

const facts: Facts = {
  signUp: {
    mode: { value: 'approval', isFromEnvironment: false },
    domains: { value: ['example.com'], isFromEnvironment: false },
  },
  mail: { server: 'smtps://mail.example.com', from: 'Postwright <post@example.com>' },
  payments: { provider: 'stripe', keys: 'test', lastNoticeAt: null },
}
const mode = (name: string) => page.getByRole('radio', { name })
const domains = () => page.getByLabelText('Only these email domains')
const save = () => page.getByRole('button', { name: 'Save' })

async function open(answers: Parameters<typeof answerCalls>[0] = {}, change: Partial<Facts> = {}) {
  const calls = answerCalls({ 'GET /api/admin/settings': { ...facts, ...change }, ...answers })
  await renderInApp(<Installation />)
  return calls
}

test('who gets an account is chosen, and domains are written with commas or without', async () => {
  const calls = await open({
    'PUT /api/admin/settings': {
      ...facts,
      signUp: {
        mode: { value: 'open', isFromEnvironment: false },
        domains: { value: ['example.com', 'example.org'], isFromEnvironment: false },
      },
    },
  })
  await expect.element(mode('By approval')).toBeChecked()
  await expect.element(domains()).toHaveValue('example.com')
  await page.getByText('Anyone').click()
  await domains().fill('Example.com example.org')
  await save().click()
  await expectToast('success', 'Settings saved')
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { mode: 'open', domains: ['example.com', 'example.org'] },
  ])
})

test('what is no domain is said at its field, and a failure keeps what was typed', async () => {
  const calls = await open({ 'PUT /api/admin/settings': refuseWith(500, 'A bug.') })
  await domains().fill('not a domain!')
  await save().click()
  await expect.element(domains()).toHaveAccessibleDescription(/Enter up to fifty domains/)
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])

  await domains().fill('example.org')
  await save().click()
  await expect.element(page.getByText('Save failed')).toBeVisible()
  await expect.element(domains()).toHaveValue('example.org')
})

test('what the environment sets is shown and can’t be changed', async () => {
  await open(
    {},
    {
      signUp: {
        mode: { value: 'invitation', isFromEnvironment: true },
        domains: { value: ['example.net'], isFromEnvironment: true },
      },
    },
  )
  await expect.element(page.getByText('By invitation. Set by SIGN_UP in the server’s environment.')).toBeVisible()
  await expect.element(page.getByText('example.net. Set by SIGN_UP_DOMAINS in the server’s environment.')).toBeVisible()
  await expect.element(mode('By invitation')).not.toBeInTheDocument()
  await expect.element(save()).not.toBeInTheDocument()
})

test.each([
  [true, 'Sent', '250 queued as 4711'],
  [false, 'Not sent', '535 authentication failed'],
])('a test mail tells what the mail server said: %s', async (isSent, word, answer) => {
  await open({ 'POST /api/admin/settings/test-mail': { isSent, answer } })
  await expect.element(page.getByText('smtps://mail.example.com, from Postwright <post@example.com>')).toBeVisible()
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await expect.element(page.getByText(word, { exact: true })).toBeVisible()
  await expect.element(page.getByText(answer)).toBeVisible()
})

test('without a mail server and payments it says so', async () => {
  await open({}, { mail: null, payments: { provider: 'off', keys: null, lastNoticeAt: null } })
  await expect.element(page.getByText('No mail server is set up. Set SMTP_URL and MAIL_FROM.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Send me a test' })).not.toBeInTheDocument()
  await expect.element(page.getByText('Off', { exact: true })).toBeVisible()
})

test('payments by test keys, of which nothing was heard, stand out', async () => {
  await open()
  await expect.element(page.getByText('test keys')).toBeVisible()
  await expect.element(page.getByText('No message from the payment service yet.')).toBeVisible()
})

test('settings that can’t be loaded are asked for again', async () => {
  let asked = 0
  await open({
    'GET /api/admin/settings': () => {
      asked += 1
      return asked === 1 ? refuseWith(503, 'Away.', 'busy') : facts
    },
  })
  await expect.element(page.getByText('The settings could not be loaded')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(domains()).toHaveValue('example.com')
})
