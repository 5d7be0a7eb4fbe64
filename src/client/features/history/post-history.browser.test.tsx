import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost } from '../../../../tests/support/components/sample-posts.ts'
import { PostHistory } from './post-history.tsx'

const summary = {
  totalPosts: 1_204,
  postsWithVisuals: 3,
  gpt4Posts: 2,
  claudePosts: 1,
  postsThisMonth: 2,
  modelsThisMonth: 1,
  visualsCreated: 0,
  models: ['gpt-4o', 'composer'],
  days: [{ day: '2026-11-20', posts: 2 }],
}
const harbour = samplePost()
const lamps = samplePost({ id: 'b', title: 'Forty lamps', status: 'published', createdAt: '2026-10-02T08:00:00.000Z' })
const listed = { 'GET /api/posts': [harbour, lamps], 'GET /api/posts/summary': summary }

const rowOf = (title: string) => page.getByRole('listitem').filter({ hasText: title })

beforeEach(() => history.replaceState(null, '', '/history'))

test('posts stand under their months, with what was counted above them', async () => {
  answerCalls(listed)
  await renderInApp(<PostHistory />)
  await expect.element(page.getByRole('heading', { name: 'November 2026 1 post' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'October 2026 1 post' })).toBeVisible()
  await expect.element(page.getByText('1,204')).toBeVisible()
  await expect.element(rowOf('Forty lamps').getByText('Published')).toBeVisible()
  await expect.element(rowOf('The harbour grows')).toHaveTextContent('From The Quay, written with OpenAI GPT-4o')
})

test.each([
  ['when the server refuses', () => refuseWith(500, 'Not today.', 'unknown')],
  ['where nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a draft is published at once, and a draft again %s', async (_when, answer) => {
  const calls = answerCalls({ ...listed, 'PATCH /api/posts/a': answer })
  await renderInApp(<PostHistory />)
  await rowOf('The harbour grows').getByRole('button', { name: 'Mark as published' }).click()
  await expectToast('error', 'Update Failed', 'Failed to update post.')
  await expect.element(rowOf('The harbour grows').getByText('Draft')).toBeVisible()
  await expect
    .poll(() => calls)
    .toContainEqual({ method: 'PATCH', path: '/api/posts/a', body: { status: 'published' } })
})

test('each click flips a post’s status, and says what it is now', async () => {
  answerCalls({
    ...listed,
    'PATCH /api/posts/a': { ...harbour, status: 'published' },
    'PATCH /api/posts/b': { ...lamps, status: 'draft' },
  })
  await renderInApp(<PostHistory />)
  await rowOf('The harbour grows').getByRole('button', { name: 'Mark as published' }).click()
  await expectToast('success', 'Post Published', 'It is marked as published in your history.')
  await rowOf('Forty lamps').getByRole('button', { name: 'Mark as draft' }).click()
  await expectToast('success', 'Post Unpublished', 'It is a draft again.')
})

test('a deleted post leaves the list, and Undo brings it back without a word to the server', async () => {
  const calls = answerCalls(listed)
  await renderInApp(<PostHistory />)
  await rowOf('The harbour grows').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).last().click()
  await expect.element(page.getByText('Post Deleted')).toBeVisible()
  await expect.element(rowOf('The harbour grows')).not.toBeInTheDocument()
  // the counts go with it
  await expect.element(page.getByText('1,203')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(rowOf('The harbour grows')).toBeVisible()
  await expect.poll(() => calls.filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('a search that finds nothing says so and can be cleared', async () => {
  history.replaceState(null, '', '/history?q=tug')
  answerCalls({
    ...listed,
    'GET /api/posts': ({ path }) => (path.includes('q=tug') ? [] : [harbour]),
  })
  await renderInApp(<PostHistory />)
  await expect.element(page.getByText('No post matches your search and filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(rowOf('The harbour grows')).toBeVisible()
  await expect.poll(() => location.search).toBe('')
})

test('the calendar shows the posts of the day one chooses', async () => {
  history.replaceState(null, '', '/history?tab=calendar&day=2026-11-19')
  answerCalls(listed)
  await renderInApp(<PostHistory />)
  await expect.element(page.getByText('Nothing was generated on this day.')).toBeVisible()
  await page.getByRole('button', { name: /20.*1 post$/ }).click()
  await expect.element(rowOf('The harbour grows')).toBeVisible()
  await expect.poll(() => new URLSearchParams(location.search).get('day')).toBe('2026-11-20')
})

test('a list that could not be loaded is asked for again', async () => {
  let isUp = false
  answerCalls({ ...listed, 'GET /api/posts': () => (isUp ? [harbour] : refuseWith(503, 'The server rests.')) })
  await renderInApp(<PostHistory />)
  await expect.element(page.getByText('The server rests.')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(rowOf('The harbour grows')).toBeVisible()
})
