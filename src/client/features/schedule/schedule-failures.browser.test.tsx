import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount, samplePublication } from '../../../../tests/support/components/sample-linkedin.ts'
import { Schedule } from './schedule.tsx'

const user = { timeZone: 'Europe/Berlin' }
const slots = [{ weekday: 1, time: '09:00' }]
const known = { user, linkedinAccounts: [sampleAccount({ slots })] }
const busy = refuseWith(503, 'The server is busy.', 'busy')
const entry = page.getByRole('button', { name: /The harbour grows/ })
const again = page.getByRole('button', { name: 'Try Again' })
const failure = page.getByRole('heading', { name: 'Your schedule could not be loaded' })
const queue = 'GET /api/linkedin/accounts/ada/queue'

function open(address: string, answers: Parameters<typeof answerCalls>[0], more: object = {}) {
  history.replaceState(null, '', `/schedule?${address}`)
  const calls = answerCalls({ 'GET /api/publications': [samplePublication()], 'GET /api/posts': [], ...answers })
  return renderInApp(<Schedule />, { ...known, ...more }).then(() => calls)
}

async function pressOnEntry(keys: string): Promise<void> {
  await expect.element(entry).toBeVisible()
  ;(entry.element() as HTMLElement).focus()
  await userEvent.keyboard(keys)
}

beforeEach(() => localStorage.clear())

describe('what could not be loaded is loaded again on request', () => {
  test.each(['day=2098-12-01', 'tab=week&day=2098-12-01', 'tab=list'])('%s', async (address) => {
    let isDown = true
    await open(address, { 'GET /api/publications': () => (isDown ? busy : [samplePublication()]) })
    await expect.element(failure).toBeVisible()
    await expect.element(page.getByText('The server is busy.')).toBeVisible()
    isDown = false
    await again.click()
    await expect.element(page.getByText('The harbour grows').first()).toBeVisible()
    await expect.element(failure).not.toBeInTheDocument()
  })

  test('a queue', async () => {
    let isDown = true
    await open('tab=queue', { [queue]: () => (isDown ? busy : { next: null, publications: [] }) })
    await expect.element(failure).toBeVisible()
    isDown = false
    await again.click()
    await expect.element(page.getByText('Nothing waits in this queue.')).toBeVisible()
  })
})

test('months and weeks are gone through, and the way back is to today', async () => {
  await open('day=2098-12-31', {})
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect.element(page.getByRole('heading', { name: 'January 2099' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect.element(page.getByRole('heading', { name: 'December 2098' })).toBeVisible()
  await page.getByRole('tab', { name: 'Week' }).click()
  await expect.poll(() => page.getByRole('cell').elements()).toHaveLength(7)
  const day = () => new URLSearchParams(location.search).get('day')
  const before = day()
  await page.getByRole('button', { name: 'Next week' }).click()
  expect(Date.parse(day() ?? '') - Date.parse(before ?? '')).toBe(7 * 24 * 60 * 60_000)
  await page.getByRole('button', { name: 'Today' }).click()
  await expect.poll(() => location.search).toBe('?tab=week')
  expect(
    page
      .getByRole('cell')
      .elements()
      .filter((cell) => cell.querySelector('[aria-current="date"]')),
  ).toHaveLength(1)
})

test('what has passed can’t be moved to, and says so', async () => {
  const calls = await open('day=2020-01-01', {
    'GET /api/publications': [
      samplePublication({ state: 'missed', at: '2020-01-08T09:00', dueAt: '2020-01-08T08:00:00.000Z' }),
    ],
  })
  await pressOnEntry('{Shift>}{ArrowRight}{/Shift}')
  await expectToast('error', 'Not Moved', 'That time has passed. Choose a later day.')
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
})

test('a move that is refused is taken back, with the reason', async () => {
  await open('day=2098-12-01', { 'PATCH /api/publications/p': refuseWith(409, 'It is on its way already.') })
  await pressOnEntry('{Shift>}{ArrowDown}{/Shift}')
  await expectToast('error', 'Not Moved', 'It is on its way already.')
  await expect.element(page.getByRole('cell').filter({ hasText: /\b1 December 2098/ })).toHaveTextContent('09:00')
})

test('what went out or is under way stays on its day', async () => {
  const sending = samplePublication({ state: 'sending' })
  const calls = await open('day=2098-12-01', { 'GET /api/publications': [sending] })
  await pressOnEntry('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(entry).not.toHaveAttribute('aria-keyshortcuts')
  await expect.element(entry).toHaveAttribute('draggable', 'false')
  expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([])
})

describe('the queue', () => {
  const queued = (id: string) => samplePublication({ id, postTitle: id, isQueued: true })

  test('without weekly times says where to set them', async () => {
    await open('tab=queue', {}, { linkedinAccounts: [sampleAccount()] })
    await expect.element(page.getByRole('heading', { name: 'No account has weekly times' })).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Set weekly times' }))
      .toHaveAttribute('href', '/settings?tab=linkedin')
  })

  test('names its next free time; Shift and an arrow move within it, and never past its ends', async () => {
    const next = { at: '2098-12-02T08:00', timeZone: 'Europe/Berlin', dueAt: '2098-12-02T07:00:00.000Z' }
    const calls = await open('tab=queue', { [queue]: { next, publications: [queued('One'), queued('Two')] } })
    await expect.element(page.getByText(/^The next free time is Tuesday,? 2 December 2098 at 08:00\.$/)).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Move “One” earlier' }))
      .toHaveAttribute('aria-disabled', 'true')
    ;(page.getByRole('link', { name: 'One' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  test('an order that is refused is taken back, with the reason', async () => {
    await open('tab=queue', {
      [queue]: { next: null, publications: [queued('One'), queued('Two')] },
      'PUT /api/linkedin/accounts/ada/queue': refuseWith(409, 'The queue has changed meanwhile.'),
    })
    await page.getByRole('button', { name: 'Move “One” later' }).click()
    await expectToast('error', 'Not Moved', 'The queue has changed meanwhile.')
    const titles = () =>
      page
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(titles).toEqual(['One', 'Two'])
  })
})
