import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleAccount, samplePublication } from '../../../../tests/support/components/sample-linkedin.ts'
import { samplePost } from '../../../../tests/support/components/sample-posts.ts'
import { sampleGuest, sampleUser } from '../../../../tests/support/components/sample-user.ts'
import { PostHistory } from './post-history.tsx'

const summary = {
  totalPosts: 1_204,
  postsWithVisuals: 3,
  gpt4Posts: 2,
  claudePosts: 1,
  postsThisMonth: 2,
  modelsThisMonth: 1,
  heldPublications: 0,
  visualsCreated: 0,
  models: ['gpt-4o', 'composer'],
  days: [{ day: '2026-11-20', posts: 2 }],
}
const harbour = samplePost()
const lamps = samplePost({
  id: 'b',
  title: 'Forty lamps',
  content: 'Forty lamps burn.',
  status: 'published',
  createdAt: '2026-10-02T08:00:00.000Z',
})
const listed = { 'GET /api/posts': [harbour, lamps], 'GET /api/posts/summary': summary }

const rowOf = (title: string) => page.getByRole('listitem').filter({ hasText: title })

beforeEach(() => history.replaceState(null, '', '/history'))

test('posts stand under their months, with what was counted above them; nothing that is not there is asked for', async () => {
  const calls = answerCalls(listed)
  await renderInApp(<PostHistory />, { user: sampleUser({ linkedinAccounts: 1 }) })
  await expect.element(page.getByRole('heading', { name: 'November 2026 1 post' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'October 2026 1 post' })).toBeVisible()
  await expect.element(page.getByText('1,204')).toBeVisible()
  expect(calls.filter(({ path }) => path.startsWith('/api/publications'))).toEqual([])
  await expect.element(rowOf('Forty lamps').getByText('Published')).toBeVisible()
  const row = rowOf('The harbour grows')
  await expect.element(row.getByRole('heading', { name: /^Traffic in the harbour rose 12 %/ })).toBeVisible()
  await expect.element(row.getByText('The harbour grows, The Quay')).toBeVisible()
  await expect
    .element(row.getByRole('link', { name: 'Create Visual' }))
    .toHaveAttribute('href', '/visual-editor?post=a')
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
    .toContainEqual(expect.objectContaining({ method: 'PATCH', path: '/api/posts/a', body: { status: 'published' } }))
})

test('a guest of a team reads and copies posts, and is offered nothing that only authors may do', async () => {
  answerCalls(listed)
  await renderInApp(<PostHistory />, { user: sampleGuest() })
  const row = rowOf('The harbour grows')
  await expect.element(row.getByRole('button', { name: 'Copy' })).toBeVisible()
  expect(row.getByRole('button').elements()).toHaveLength(1)
  await expect.element(row.getByRole('link', { name: /^Create Visual|^Edit/ })).not.toBeInTheDocument()
})

test('a guest of a team without posts is not led to writing one', async () => {
  answerCalls({ ...listed, 'GET /api/posts': [] })
  await renderInApp(<PostHistory />, { user: sampleGuest() })
  await expect.element(page.getByText('No posts found')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Generate Post' })).not.toBeInTheDocument()
})

test('each click flips a post’s status, and says what it is now', async () => {
  answerCalls({
    ...listed,
    'PATCH /api/posts/a': { ...harbour, status: 'published' },
    'PATCH /api/posts/b': { ...lamps, status: 'draft' },
  })
  await renderInApp(<PostHistory />)
  await rowOf('The harbour grows').getByRole('button', { name: 'Mark as published' }).click()
  await expectToast('success', 'Post Published', 'It’s marked as published.')
  await rowOf('Forty lamps').getByRole('button', { name: 'Mark as draft' }).click()
  await expectToast('success', 'Post Unpublished', 'It’s a draft again.')
})

test.each([
  ['live on LinkedIn', 'published'],
  ['live on one account and planned on another', 'scheduled'],
])('a post that is %s is not made a draft; one marked as published by hand is', async (_, state) => {
  const at = '2026-11-20T12:00:00.000Z'
  const live = { state, at, accountName: 'Ada Harbour', needsAuthor: false, isLive: true }
  answerCalls({
    ...listed,
    'GET /api/posts': [{ ...harbour, status: 'published', publication: live }, lamps],
  })
  await renderInApp(<PostHistory />)
  await expect.element(rowOf('Forty lamps').getByRole('button', { name: 'Mark as draft' })).toBeVisible()
  const row = rowOf('The harbour grows')
  await expect.element(row.getByRole('button', { name: 'Delete' })).toBeVisible()
  await expect.element(row.getByRole('button', { name: 'Mark as draft' })).not.toBeInTheDocument()
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

test('posts of a team say who wrote them, those of a person alone do not', async () => {
  const ofMember = samplePost({ id: 'by-member', title: 'Lamps', author: { name: 'Ann Quay', isMember: false } })
  const ofNobody = samplePost({ id: 'by-nobody', title: 'Quays', author: { name: null, isMember: false } })
  answerCalls({ ...listed, 'GET /api/posts': [ofMember, ofNobody, harbour] })
  await renderInApp(<PostHistory />)
  await expect.element(page.getByText('by Ann Quay')).toBeVisible()
  await expect.element(page.getByText('by a former member')).toBeVisible()
  expect(page.getByText(/^by /).elements()).toHaveLength(2)
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
  await expect.element(page.getByText('No posts found')).toBeVisible()
  await page.getByRole('button', { name: /20.*1 post$/ }).click()
  await expect.element(rowOf('The harbour grows').getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect.poll(() => new URLSearchParams(location.search).get('day')).toBe('2026-11-20')
})

test('a filter asks for the posts of one state, and says when there are none', async () => {
  const calls = answerCalls({
    ...listed,
    'GET /api/posts': ({ path }) => (path.includes('state=draft') ? [harbour] : []),
  })
  await renderInApp(<PostHistory />)
  const filters = page.getByRole('group', { name: 'Show' })
  await filters.getByRole('button', { name: 'Drafts' }).click()
  await expect.element(rowOf('The harbour grows')).toBeVisible()
  await filters.getByRole('button', { name: 'Needs you' }).click()
  await expect.element(page.getByText('You’re all caught up.')).toBeVisible()
  await expect.poll(() => location.search).toBe('?show=needs-you')
  expect(calls.some(({ path }) => path.includes('state=needs-you'))).toBe(true)
  await filters.getByRole('button', { name: 'All' }).click()
  await expect.poll(() => location.search).toBe('')
})

test('a post that needs its author says why at once', async () => {
  const missed = {
    state: 'missed',
    at: '2026-11-26T08:00:00.000Z',
    accountName: 'Ada',
    needsAuthor: true,
    isLive: false,
  } as const
  answerCalls({
    ...listed,
    'GET /api/posts': [samplePost({ publication: missed })],
    'GET /api/posts/a/publications': [samplePublication({ state: 'missed' })],
    'GET /api/linkedin/accounts': [sampleAccount()],
  })
  await renderInApp(<PostHistory />)
  const row = rowOf('The harbour grows')
  const standing = row.getByRole('article')
  await expect.element(standing.getByText(/^Not published\. It was due on/)).toBeVisible()
  await row.getByRole('button', { name: 'LinkedIn' }).click()
  await expect.element(standing).not.toBeInTheDocument()
  await expect.element(row.getByText('Needs you')).toBeVisible()
})

test('a post’s visual is its thumbnail', async () => {
  const thumbnailUrl = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  answerCalls({ ...listed, 'GET /api/posts': [samplePost({ hasVisual: true, thumbnailUrl })] })
  await renderInApp(<PostHistory />)
  const visual = page.getByRole('link', { name: 'Edit Visual' })
  await expect.element(visual).toBeVisible()
  expect(visual.element().querySelector('img')?.src).toBe(thumbnailUrl)
})

test('what is held says why, and goes on with all after a question', async () => {
  const calls = answerCalls({
    ...listed,
    'GET /api/posts/summary': { ...summary, heldPublications: 2 },
    'GET /api/publications': [samplePublication({ state: 'held' }), samplePublication({ id: 'q', state: 'held' })],
    'POST /api/publications/continue': { count: 2 },
  })
  await renderInApp(<PostHistory />, { user: sampleUser({ linkedinAccounts: 1 }) })
  await expect.element(page.getByRole('heading', { name: '2 posts are on hold' })).toBeVisible()
  await page.getByRole('button', { name: 'Resume all' }).click()
  const question = page.getByRole('dialog', { name: 'Resume 2 posts?' })
  await expect.element(question).toHaveTextContent('Any that are on LinkedIn already will appear twice.')
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
  await question.getByRole('button', { name: 'Resume' }).click()
  await expect.element(page.getByText('2 posts go out at their times.')).toBeVisible()
})

test('a list that could not be loaded is asked for again', async () => {
  let isUp = false
  answerCalls({ ...listed, 'GET /api/posts': () => (isUp ? [harbour] : refuseWith(503, 'The server rests.')) })
  await renderInApp(<PostHistory />)
  await expect.element(page.getByText('The server rests.')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(rowOf('The harbour grows')).toBeVisible()
})
