import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount, samplePublication } from '../../../../../tests/support/components/sample-linkedin.ts'
import { samplePost, samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { sampleUser } from '../../../../../tests/support/components/sample-user.ts'
import { PostHistory } from '../post-history.tsx'

const user = sampleUser({ timeZone: 'Europe/Berlin', linkedinAccounts: 1 })
const slots = [{ weekday: 3, time: '17:30' }]
const known = { user, linkedinAccounts: [sampleAccount({ slots })] }
const summary = { totalPosts: 2, postsWithVisuals: 0, gpt4Posts: 2, claudePosts: 0, models: [], days: [] }
const due = {
  state: 'scheduled',
  at: '2098-12-01T08:00:00.000Z',
  accountName: 'Ada',
  needsAuthor: false,
  isLive: false,
} as const
const harbour = samplePost({ publication: due })
const lamps = samplePost({
  id: 'b',
  title: 'Forty lamps',
  content: 'Forty lamps.',
  createdAt: '2098-12-10T08:00:00.000Z',
})
const answers = {
  'GET /api/posts': ({ path }: { path: string }) => (path.includes('goesOut') ? [harbour] : [lamps]),
  'GET /api/posts/summary': summary,
  'GET /api/publications': ({ path }: { path: string }) => (path.includes('held') ? [] : [samplePublication()]),
  'GET /api/posts/a/publications': [samplePublication()],
}
const entry = page.getByRole('button', { name: /^09:00, Traffic in the harbour rose 12 % .*, Scheduled$/ })
const draft = page.getByRole('button', { name: 'Forty lamps., Draft' })
const cellOf = (day: number) => page.getByRole('gridcell', { name: new RegExp(`\\b${day} December 2098`) })
const moves = (calls: ReturnType<typeof answerCalls>) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

async function focus(element: typeof entry): Promise<void> {
  await expect.element(element).toBeVisible()
  ;(element.element() as HTMLElement).focus()
}

beforeEach(() => history.replaceState(null, '', '/history?tab=calendar&day=2098-12-01'))

test('a month has what goes out and drafts on their days, and the free weekly times', async () => {
  answerCalls(answers)
  await renderInApp(<PostHistory />, known)
  await expect.element(page.getByRole('heading', { name: 'December 2098', exact: true })).toBeVisible()
  await expect.element(cellOf(1).getByRole('button', { name: /, 1 post$/ })).toBeVisible()
  await expect.element(cellOf(10).getByRole('button', { name: 'Forty lamps., Draft' })).toBeVisible()
  await expect.element(cellOf(3)).toHaveTextContent('17:30 free')
})

test('the day’s posts are below, and beside the day that is pressed', async () => {
  answerCalls(answers)
  await page.viewport(1280, 800)
  await renderInApp(<PostHistory />, known)
  const posts = page.getByRole('region', { name: /1 December 2098/ })
  await expect.element(posts.getByRole('link', { name: /^Traffic in the harbour/ })).toBeVisible()
  await cellOf(10).getByRole('button').first().click()
  const beside = page.getByRole('dialog', { name: /10 December 2098/ })
  await expect.element(beside.getByRole('link', { name: 'Forty lamps.' })).toBeVisible()
  await expect.poll(() => new URLSearchParams(location.search).get('day')).toBe('2098-12-10')
  await userEvent.keyboard('{Escape}')
  await expect.element(beside).not.toBeInTheDocument()
  await expect
    .element(
      page
        .getByRole('region', { name: /10 December 2098/ })
        .getByRole('heading')
        .first(),
    )
    .toBeVisible()
})

test('a planned post says how it stands at LinkedIn on request', async () => {
  answerCalls(answers)
  await renderInApp(<PostHistory />, known)
  await page.getByRole('button', { name: 'LinkedIn' }).click()
  await expect.element(page.getByText(/^Goes out on .* from Ada Harbour/)).toBeVisible()
})

describe('a planned post', () => {
  test('is moved by the keyboard, keeps the focus, and can be put back', async () => {
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
    await renderInApp(<PostHistory />, known)
    await focus(entry)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.element(page.getByText('Time changed')).toBeVisible()
    await expect.element(entry).toHaveFocus()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(() => moves(calls))
      .toEqual([
        { at: '2098-12-02T09:00', timeZone: 'Europe/Berlin' },
        { at: '2098-12-01T09:00', timeZone: 'Europe/Berlin' },
      ])
  })

  test.each([
    ['another day, at its time', () => cellOf(4), '2098-12-04T09:00'],
    ['a free time', () => page.getByText('17:30 free').first(), '2098-12-03T17:30'],
  ])('is dragged to %s', async (_place, place, at) => {
    const calls = answerCalls({ ...answers, 'PATCH /api/publications/p': samplePublication({ at }) })
    await renderInApp(<PostHistory />, known)
    await expect.element(entry).toBeVisible()
    await expect.element(page.getByText('17:30 free').first()).toBeVisible()
    await entry.dropTo(place())
    await expect.poll(() => moves(calls)).toEqual([{ at, timeZone: 'Europe/Berlin' }])
  })

  test('that is refused another day goes back, with the reason', async () => {
    answerCalls({ ...answers, 'PATCH /api/publications/p': refuseWith(409, 'It is on its way already.') })
    await renderInApp(<PostHistory />, known)
    await focus(entry)
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expectToast('error', 'Not moved', 'It is on its way already.')
    await expect.element(cellOf(1)).toHaveTextContent('09:00')
  })

  test('that is being sent stays on its day', async () => {
    const calls = answerCalls({ ...answers, 'GET /api/publications': [samplePublication({ state: 'sending' })] })
    await renderInApp(<PostHistory />, known)
    const sending = page.getByRole('button', { name: /^09:00, .*, Sending$/ })
    await focus(sending)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.element(sending).not.toHaveAttribute('aria-keyshortcuts')
    await expect.element(sending).toHaveAttribute('draggable', 'false')
    expect(moves(calls)).toEqual([])
  })
})

test('what has passed can’t be moved to, and says so', async () => {
  history.replaceState(null, '', '/history?tab=calendar&day=2020-01-01')
  const missed = samplePublication({ state: 'missed', at: '2020-01-08T09:00', dueAt: '2020-01-08T08:00:00.000Z' })
  const calls = answerCalls({ ...answers, 'GET /api/publications': [missed] })
  await renderInApp(<PostHistory />, known)
  await focus(page.getByRole('button', { name: /^09:00, .*, Needs you$/ }))
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await expectToast('error', 'Not moved', 'That time has passed.')
  expect(moves(calls)).toEqual([])
})

test.each([
  ['a day at nine', () => cellOf(11), '2098-12-11T09:00'],
  ['a day at its free time', () => cellOf(17), '2098-12-17T17:30'],
])('a draft that is put on %s is about to be scheduled for it', async (_place, place, at) => {
  const detail = samplePostDetail({ id: 'b', content: 'Forty lamps.', sourceText: 'Forty lamps.' })
  answerCalls({
    ...answers,
    'GET /api/posts/b': detail,
    'GET /api/linkedin/accounts/ada/queue': { next: null, publications: [] },
  })
  await renderInApp(<PostHistory />, known)
  await expect.element(draft).toBeVisible()
  await expect.element(page.getByText('17:30 free').first()).toBeVisible()
  await draft.dropTo(place())
  const dialog = page.getByRole('dialog', { name: 'Publish on LinkedIn' })
  await expect.element(dialog.getByRole('radio', { name: 'At a time' })).toBeChecked()
  await expect.element(dialog.getByLabelText('Date and time')).toHaveValue(at)
})

test('without a connected account nothing can be moved, and nothing is asked about LinkedIn', async () => {
  const calls = answerCalls({ 'GET /api/posts': [lamps], 'GET /api/posts/summary': summary })
  await renderInApp(<PostHistory />, { user: sampleUser() })
  await expect.element(draft).toHaveAttribute('draggable', 'false')
  expect(calls.filter(({ path }) => /publications|accounts|goesOut/.test(path))).toEqual([])
})

test('months and weeks are gone through, and the way back is to this week', async () => {
  answerCalls(answers)
  await renderInApp(<PostHistory />, known)
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect.element(page.getByRole('heading', { name: 'January 2099', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect.element(page.getByRole('heading', { name: 'December 2098', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Week', exact: true }).click()
  await expect.poll(() => page.getByRole('gridcell').elements()).toHaveLength(7)
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect.poll(() => new URLSearchParams(location.search).get('day')).toBe('2098-12-08')
  await page.getByRole('button', { name: 'Today' }).click()
  await expect.poll(() => location.search).toBe('?tab=calendar&range=week')
  await page.getByRole('button', { name: 'Month', exact: true }).click()
  await expect.poll(() => page.getByRole('gridcell').elements()).toHaveLength(35)
  const first = page.getByRole('row').nth(1)
  expect(first.element().querySelector('[aria-current="date"]')).not.toBeNull()
})

test('days that could not be loaded are loaded again on request', async () => {
  let isDown = true
  answerCalls({
    ...answers,
    'GET /api/posts': () => (isDown ? refuseWith(503, 'The server is busy.', 'busy') : [lamps]),
  })
  await renderInApp(<PostHistory />, { user: sampleUser() })
  await expect.element(page.getByText('The server is busy.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(draft).toBeVisible()
})
