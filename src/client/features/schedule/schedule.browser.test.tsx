import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount, samplePublication } from '../../../../tests/support/components/sample-linkedin.ts'
import { samplePost } from '../../../../tests/support/components/sample-posts.ts'
import { Schedule } from './schedule.tsx'

const user = { timeZone: 'Europe/Berlin' }
const known = { user, linkedinAccounts: [sampleAccount()] }
const entry = page.getByRole('button', { name: '09:00, The harbour grows, Scheduled' })
const thirdDay = page.getByRole('cell').filter({ hasText: /\b3 December 2098/ })
const answers = {
  'GET /api/publications': [samplePublication()],
  'GET /api/posts': [samplePost({ id: 'b', title: 'Forty lamps', createdAt: '2098-12-10T08:00:00.000Z' })],
}

beforeEach(() => history.replaceState(null, '', '/schedule?day=2098-12-01'))

test('a month shows what goes out, and drafts; what is pressed is shown whole', async () => {
  answerCalls(answers)
  await renderInApp(<Schedule />, known)
  await expect.element(page.getByRole('heading', { name: 'December 2098' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Draft: Forty lamps' })).toBeVisible()
  await entry.click()
  await expect.element(page.getByRole('region', { name: 'Chosen post' })).toHaveTextContent('from Ada Harbour')
})

test('the keyboard moves it by days, and back', async () => {
  let current = samplePublication()
  const calls = answerCalls({
    ...answers,
    'GET /api/publications': () => [current],
    'PATCH /api/publications/p': ({ body }) => {
      const { at } = body as { at: string }
      current = samplePublication({ at, dueAt: new Date(`${at}:00+01:00`).toISOString() })
      return current
    },
  })
  await renderInApp(<Schedule />, known)
  await expect.element(entry).toBeVisible()
  ;(entry.element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expect.element(page.getByText('Time Changed')).toBeVisible()
  await expect.element(entry).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  const moves = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
  await expect.poll(moves).toEqual([
    { at: '2098-12-02T09:00', timeZone: 'Europe/Berlin' },
    { at: '2098-12-01T09:00', timeZone: 'Europe/Berlin' },
  ])
})

test('it is dragged to another day', async () => {
  const calls = answerCalls({ ...answers, 'PATCH /api/publications/p': samplePublication({ at: '2098-12-03T09:00' }) })
  await renderInApp(<Schedule />, known)
  await expect.element(entry).toBeVisible()
  await entry.dropTo(thirdDay)
  await expect
    .poll(() => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body))
    .toEqual([{ at: '2098-12-03T09:00', timeZone: 'Europe/Berlin' }])
})

test('the list shows what is planned, or that nothing is', async () => {
  history.replaceState(null, '', '/schedule?tab=list')
  answerCalls({ 'GET /api/publications': [] })
  await renderInApp(<Schedule />, known)
  await expect.element(page.getByText('Nothing is planned')).toBeVisible()
})
