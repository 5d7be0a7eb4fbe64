import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { sampleGuest } from '../../../../tests/support/components/sample-user.ts'
import { QuickNavigation } from './quick-navigation.tsx'
import { RecentPosts } from './recent-posts.tsx'
import { ThisMonth } from './this-month.tsx'

test('the latest posts lead to themselves, to a new run and to a visual', async () => {
  answerCalls({ 'GET /api/posts': [samplePost(), samplePost({ id: 'b', title: 'Forty lamps', hasVisual: true })] })
  await renderInApp(<RecentPosts />)
  const lead = page.getByRole('article').first()
  await expect
    .element(lead.getByRole('link', { name: /^Traffic in the harbour rose 12 %/ }))
    .toHaveAttribute('href', expect.stringContaining('/generate?post=a&'))
  await expect.element(lead).toHaveTextContent('20 November 2026, The harbour grows, The Quay')
  await expect.element(page.getByRole('article').last()).toHaveTextContent('With Visual')
})

test('a guest of a team can only read and copy them', async () => {
  answerCalls({ 'GET /api/posts': [samplePost()] })
  await renderInApp(<RecentPosts />, { user: sampleGuest() })
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Regenerate' })).not.toBeInTheDocument()
})

test('a post that goes out says when', async () => {
  const publication = {
    state: 'scheduled',
    at: '2098-12-01T08:00:00.000Z',
    accountName: 'Ada',
    needsAuthor: false,
    isLive: false,
  } as const
  answerCalls({ 'GET /api/posts': [samplePost({ publication }), samplePost({ id: 'b' })] })
  await renderInApp(<RecentPosts />)
  await expect.element(page.getByRole('article').first()).toHaveTextContent(/Generated\s*Scheduled/)
  await expect.element(page.getByRole('article').last()).not.toHaveTextContent(/Draft|Scheduled/)
})

test('where the browser does not let a page copy, that is said, and why is logged', async () => {
  answerCalls({ 'GET /api/posts': [samplePost()], 'GET /api/posts/a': samplePostDetail() })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await renderInApp(<RecentPosts />)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expectToast('error', 'Copy Failed', 'Failed to copy to clipboard.')
  expect(log.mock.calls.map((said) => said.join(' '))).toEqual([
    expect.stringContaining('Copying failed Error: Not allowed'),
  ])
})

test('a guest of a team is not led to making a visual', async () => {
  await renderInApp(<QuickNavigation />, { user: sampleGuest() })
  await expect.element(page.getByRole('link', { name: 'Post Calendar' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Create Visual' })).not.toBeInTheDocument()
})

test('a guest of a team without posts is not asked to create one', async () => {
  answerCalls({ 'GET /api/posts': [] })
  await renderInApp(<RecentPosts />, { user: sampleGuest() })
  await expect.element(page.getByText('No posts yet.', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('link')).not.toBeInTheDocument()
})

test('who has no posts is led to the first', async () => {
  answerCalls({ 'GET /api/posts': [] })
  await renderInApp(<RecentPosts />)
  await expect.element(page.getByText('No posts yet. Create your first post!')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Generate Post' })).toHaveAttribute('href', '/generate')
})

test('this month can be counted again when it could not be', async () => {
  let isUp = false
  const summary = { postsThisMonth: 7, visualsCreated: 2, modelsThisMonth: 3, days: [] }
  answerCalls({ 'GET /api/posts/summary': () => (isUp ? summary : refuseWith(503, 'The server rests.')) })
  await renderInApp(<ThisMonth />)
  await expect.element(page.getByText('This month could not be counted. The server rests.')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('7')).toBeVisible()
})
