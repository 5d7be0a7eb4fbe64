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

test('the queue is put in another order by keys and by drag, told, and put back', async () => {
  history.replaceState(null, '', '/schedule?tab=queue')
  const slots = [{ weekday: 1, time: '09:00' }]
  const queued = ['One', 'Two', 'Three'].map((postTitle, index) =>
    samplePublication({ id: postTitle, postTitle, isQueued: true, dueAt: `2098-12-0${index + 1}T08:00:00.000Z` }),
  )
  let order = queued.map(({ id }) => id)
  const inOrder = () => order.map((id) => queued.find((publication) => publication.id === id))
  answerCalls({
    'GET /api/linkedin/accounts': [sampleAccount({ slots })],
    'GET /api/linkedin/accounts/ada/queue': () => ({ next: null, publications: inOrder() }),
    'PUT /api/linkedin/accounts/ada/queue': ({ body }) => {
      order = (body as { ids: string[] }).ids
      return inOrder()
    },
  })
  await renderInApp(<Schedule />, { user, linkedinAccounts: [sampleAccount({ slots })] })
  const rows = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((row) => row.querySelector('a')?.textContent)
  const later = page.getByRole('button', { name: 'Move “One” later' })
  await expect.element(later).toBeVisible()
  ;(later.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^“One” is number 2 of 3/)).toBeVisible()
  await expect.element(later).toHaveFocus()
  await expect
    .poll(() => [order, rows()])
    .toEqual([
      ['Two', 'One', 'Three'],
      ['Two', 'One', 'Three'],
    ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => [order, rows()])
    .toEqual([
      ['One', 'Two', 'Three'],
      ['One', 'Two', 'Three'],
    ])
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Three' })
    .dropTo(page.getByRole('listitem').filter({ hasText: 'One' }))
  await expect.poll(() => order).toEqual(['Three', 'One', 'Two'])
})

test('a single post in the queue has nowhere to be moved to', async () => {
  history.replaceState(null, '', '/schedule?tab=queue')
  const slots = [{ weekday: 1, time: '09:00' }]
  answerCalls({
    'GET /api/linkedin/accounts': [sampleAccount({ slots })],
    'GET /api/linkedin/accounts/ada/queue': {
      next: null,
      publications: [samplePublication({ postTitle: 'One', isQueued: true })],
    },
  })
  await renderInApp(<Schedule />, { user, linkedinAccounts: [sampleAccount({ slots })] })
  await expect.element(page.getByRole('link', { name: 'One', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
})

test('what is held says why, and goes on with all after a question', async () => {
  const calls = answerCalls({
    ...answers,
    'GET /api/publications': [samplePublication({ state: 'held' }), samplePublication({ id: 'q', state: 'held' })],
    'POST /api/publications/continue': { count: 2 },
  })
  await renderInApp(<Schedule />, known)
  await expect.element(page.getByRole('heading', { name: '2 posts are on hold' })).toBeVisible()
  await page.getByRole('button', { name: 'Go on with all' }).click()
  const question = page.getByRole('dialog', { name: 'Go on with 2 posts?' })
  await expect.element(question).toHaveTextContent('Make sure that they are not on LinkedIn already')
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  await question.getByRole('button', { name: 'They are not there: go on' }).click()
  await expect.element(page.getByText('2 posts go on.')).toBeVisible()
})
