import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount, samplePublication } from '../../../../../tests/support/components/sample-linkedin.ts'
import { samplePost } from '../../../../../tests/support/components/sample-posts.ts'
import { sampleUser } from '../../../../../tests/support/components/sample-user.ts'
import { PostHistory } from '../post-history.tsx'

const user = sampleUser({ timeZone: 'Europe/Berlin', linkedinAccounts: 1 })
const slots = [{ weekday: 1, time: '09:00' }]
const known = { user, linkedinAccounts: [sampleAccount({ slots })] }
const queue = 'GET /api/linkedin/accounts/ada/queue'
const summary = { totalPosts: 2, postsWithVisuals: 0, gpt4Posts: 2, claudePosts: 0, models: [], days: [] }
const answers = { 'GET /api/posts': [], 'GET /api/posts/summary': summary, 'GET /api/publications': [] }
const queued = (id: string, day: number) =>
  samplePublication({ id, commentary: id, isQueued: true, dueAt: `2098-12-0${day}T08:00:00.000Z` })
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('a')?.textContent)

beforeEach(() => history.replaceState(null, '', '/history?show=queue'))

test('what goes out is in its order, and the queue is one press away', async () => {
  history.replaceState(null, '', '/history?show=scheduled')
  const due = (at: string) =>
    ({ state: 'scheduled', at, accountName: 'Ada', needsAuthor: false, isLive: false }) as const
  answerCalls({
    ...answers,
    'GET /api/posts': [
      samplePost({ content: 'Later.', publication: due('2098-12-24T08:00:00.000Z') }),
      samplePost({ id: 'b', content: 'Sooner.', publication: due('2098-12-01T08:00:00.000Z') }),
    ],
    [queue]: { next: null, publications: [queued('One', 1)] },
  })
  await renderInApp(<PostHistory />, known)
  await expect.element(page.getByRole('heading', { name: 'December 2098 2 posts' })).toBeVisible()
  const titles = () =>
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent)
  expect(titles()).toEqual(['Sooner.', 'Later.'])
  await page.getByRole('button', { name: 'Soonest first. Change the order' }).click()
  await expect.poll(titles).toEqual(['Later.', 'Sooner.'])
  await page.getByRole('button', { name: 'Queue', exact: true }).click()
  await expect.element(page.getByRole('link', { name: 'One', exact: true })).toBeVisible()
  await expect.poll(() => new URLSearchParams(location.search).get('show')).toBe('queue')
})

test('without weekly times there is no queue, only what is scheduled', async () => {
  answerCalls(answers)
  await renderInApp(<PostHistory />, { user, linkedinAccounts: [sampleAccount()] })
  await expect.element(page.getByText('Nothing scheduled.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Queue', exact: true })).not.toBeInTheDocument()
})

test('a queue that could not be loaded is loaded again on request', async () => {
  let isDown = true
  answerCalls({
    ...answers,
    [queue]: () => (isDown ? refuseWith(503, 'The server is busy.', 'busy') : { next: null, publications: [] }),
  })
  await renderInApp(<PostHistory />, known)
  await expect.element(page.getByRole('heading', { name: 'The queue could not be loaded' })).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('This queue is empty.')).toBeVisible()
})

describe('the queue', () => {
  test('is put in another order by keys and by drag, told, and put back', async () => {
    const all = [queued('One', 1), queued('Two', 2), queued('Three', 3)]
    let order = all.map(({ id }) => id)
    const inOrder = () => order.map((id) => all.find((publication) => publication.id === id))
    answerCalls({
      ...answers,
      'GET /api/linkedin/accounts': [sampleAccount({ slots })],
      [queue]: () => ({ next: null, publications: inOrder() }),
      'PUT /api/linkedin/accounts/ada/queue': ({ body }) => {
        order = (body as { ids: string[] }).ids
        return inOrder()
      },
    })
    await renderInApp(<PostHistory />, known)
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

  test('names its next free time; Shift and an arrow move within it, and never past its ends', async () => {
    const next = { at: '2098-12-02T08:00', timeZone: 'Europe/Berlin', dueAt: '2098-12-02T07:00:00.000Z' }
    const calls = answerCalls({ ...answers, [queue]: { next, publications: [queued('One', 1), queued('Two', 2)] } })
    await renderInApp(<PostHistory />, known)
    await expect.element(page.getByText(/^Next free time: Tuesday,? 2 December 2098 at 08:00\.$/)).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Move “One” earlier' }))
      .toHaveAttribute('aria-disabled', 'true')
    ;(page.getByRole('link', { name: 'One' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([])
  })

  test('has nowhere to move a single post to', async () => {
    answerCalls({ ...answers, [queue]: { next: null, publications: [queued('One', 1)] } })
    await renderInApp(<PostHistory />, known)
    await expect.element(page.getByRole('link', { name: 'One', exact: true })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Move/ })).not.toBeInTheDocument()
  })

  test('takes a refused order back, with the reason', async () => {
    answerCalls({
      ...answers,
      [queue]: { next: null, publications: [queued('One', 1), queued('Two', 2)] },
      'PUT /api/linkedin/accounts/ada/queue': refuseWith(409, 'The queue has changed meanwhile.'),
    })
    await renderInApp(<PostHistory />, known)
    await page.getByRole('button', { name: 'Move “One” later' }).click()
    await expectToast('error', 'Not moved', 'The queue has changed meanwhile.')
    await expect.poll(rows).toEqual(['One', 'Two'])
  })
})
