import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectToast } from '../../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, type Call, refuseWith } from '../../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../../../tests/support/components/sample-user.ts'
import { SubscribeButton } from './subscribe-button.tsx'

const known = { user: sampleUser({ timeZone: 'UTC' }) }
const url = 'https://post.example.com/calendar/Zm9ydHkgdHdvIGNoYXJhY3RlcnMgb2YgYmFzZTY0dXJs.ics'
const address = { createdAt: '2026-11-01T12:00:00.000Z', fetchedAt: null as string | null }
const where = '/api/schedule/calendar-address'
const dialog = page.getByRole('dialog', { name: 'Your posts in your calendar' })
const posts = (calls: readonly Call[]) => calls.filter(({ method }) => method === 'POST').length

async function open(): Promise<void> {
  await renderInApp(<SubscribeButton />, known)
  await page.getByRole('button', { name: 'Subscribe in your calendar' }).click()
}

test('an address is made without a question, shown once and copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const calls = answerCalls({
    [`GET ${where}`]: () => ({ address: posts(calls) > 0 ? address : null }),
    [`POST ${where}`]: { url, createdAt: address.createdAt },
  })
  await open()
  await expect.element(dialog.getByText('went out in the last 90 days', { exact: false })).toBeVisible()
  await expect.element(dialog.getByText('Google Calendar', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Create address' }).click()
  await expect.element(dialog.getByLabelText('Secret address')).toHaveValue(url)
  await dialog.getByRole('button', { name: 'Copy address' }).click()
  await expectToast('success', 'Copied', 'Add the address to your calendar.')
  expect(written).toHaveBeenCalledWith(url)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Subscribe in your calendar' }).click()
  await expect.element(dialog.getByText(/^Made on .*2026\. No calendar has read it yet\.$/)).toBeVisible()
  expect(document.body.textContent).not.toContain(url)
  expect(posts(calls)).toBe(1)
})

test('an address says when it was read, and is renewed after a warning alone', async () => {
  const calls = answerCalls({
    [`GET ${where}`]: { address: { ...address, fetchedAt: '2026-11-28T09:30:00.000Z' } },
    [`POST ${where}`]: { url, createdAt: address.createdAt },
  })
  await open()
  await expect.element(dialog.getByText(/last read on .*28 November 2026.*9:30/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Renew address' }).click()
  const question = page.getByRole('dialog', { name: 'Renew the address?' })
  await expect.element(question.getByText('The current address stops working at once', { exact: false })).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(posts(calls)).toBe(0)
  await dialog.getByRole('button', { name: 'Renew address' }).click()
  await question.getByRole('button', { name: 'Renew' }).click()
  await expect.element(dialog.getByLabelText('Secret address')).toHaveValue(url)
  expect(posts(calls)).toBe(1)
})

test('what fails says so, and can be tried again', async () => {
  answerCalls({ [`GET ${where}`]: () => refuseWith(503, 'Busy.', 'busy') })
  await open()
  await expect.element(dialog.getByText('Your address could not be loaded')).toBeVisible()
  answerCalls({
    [`GET ${where}`]: { address: null },
    [`POST ${where}`]: () => refuseWith(429, 'Too many attempts.', 'rate_limited'),
  })
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('button', { name: 'Create address' }).click()
  await expectToast('error', 'The address could not be made', 'Too many attempts.')
  await expect.element(dialog.getByRole('button', { name: 'Create address' })).toBeVisible()
})
