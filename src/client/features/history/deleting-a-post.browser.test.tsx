import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Post } from '#client/queries/posts/post-cache'
import { dismissToast } from '#client/ui/toast'
import { expectToast } from '../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePublication } from '../../../../tests/support/components/sample-linkedin.ts'
import { samplePost } from '../../../../tests/support/components/sample-posts.ts'
import { sampleUser } from '../../../../tests/support/components/sample-user.ts'
import { PostHistory } from './post-history.tsx'

const posts: Post[] = [samplePost(), samplePost({ id: 'b', title: 'Forty lamps', content: 'Forty lamps burn.' })]
const summary = { totalPosts: 2, postsWithVisuals: 0, gpt4Posts: 2, claudePosts: 0, models: [], days: [] }
const connected = sampleUser({ linkedinAccounts: 1 })
const row = (title: string) => page.getByRole('listitem').filter({ hasText: title })
const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this post?' })
const publications = 'GET /api/posts/a/publications'

beforeEach(() => history.replaceState(null, '', '/history'))

async function ask(answers: Parameters<typeof answerCalls>[0], user = sampleUser()) {
  const calls = answerCalls({
    'GET /api/posts': posts,
    'GET /api/publications': [],
    'GET /api/posts/summary': summary,
    ...answers,
  })
  await renderInApp(<PostHistory />, { user, linkedinAccounts: [] })
  await row('The harbour grows').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(question).toHaveTextContent('“The harbour grows” and its versions are deleted.')
  return calls
}

async function agree(): Promise<void> {
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(row('The harbour grows')).not.toBeInTheDocument()
}

test('it says what becomes of the post at LinkedIn', async () => {
  const calls = await ask(
    { [publications]: [samplePublication(), samplePublication({ id: 'q', state: 'published' })] },
    connected,
  )
  await expect.element(question).toHaveTextContent('It’s scheduled and won’t go out. It stays on LinkedIn.')
  await userEvent.keyboard('{Escape}')
  await expect.element(row('The harbour grows')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('it asks all the same where LinkedIn can’t be asked about', async () => {
  await ask({ [publications]: refuseWith(503, 'The server is busy.', 'busy') }, connected)
  await expect.element(question).not.toHaveTextContent('LinkedIn')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
})

test('what is at LinkedIn no more is not spoken of', async () => {
  const deleted = samplePublication({ state: 'published', deletedAt: '2026-11-22T20:00:00.000Z' })
  await ask({ [publications]: [deleted, samplePublication({ state: 'cancelled' })] }, connected)
  await expect.element(question).not.toHaveTextContent('LinkedIn')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
})

test('the focus goes on to the next post, and the server hears of it once the message is gone', async () => {
  const calls = await ask({ 'DELETE /api/posts/a': null })
  await agree()
  await expectToast('success', 'Post Deleted', 'It’s removed from your history.')
  await expect.element(page.getByRole('link', { name: 'Forty lamps burn.' })).toHaveFocus()
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([])
  dismissToast()
  await expect.poll(() => calls.filter(({ method }) => method === 'DELETE').length).toBe(1)
})

test('a page that is left deletes it at once', async () => {
  const calls = await ask({ 'DELETE /api/posts/a': null })
  await agree()
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(() => calls.filter(({ method }) => method === 'DELETE').length).toBe(1)
})

test('undone, it has the focus', async () => {
  await ask({})
  await agree()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('link', { name: /^Traffic in the harbour/ })).toHaveFocus()
})

test.each([
  ['postBeingSent', 'It is being sent to LinkedIn. Try again in a minute.'],
  [undefined, 'Failed to delete post.'],
])(
  'what the server keeps comes back; why is said where something can be done about it: %s',
  async (reason, sentence) => {
    const refusal = refuseWith(409, 'It is being sent to LinkedIn. Try again in a minute.', 'conflict', reason)
    await ask({ 'DELETE /api/posts/a': refusal })
    await agree()
    dismissToast()
    await expectToast('error', 'Delete Failed', sentence)
    await expect.element(row('The harbour grows')).toBeVisible()
  },
)

test('where nobody answers it comes back', async () => {
  await ask({ 'DELETE /api/posts/a': () => Promise.reject(new TypeError('Failed to fetch')) })
  await agree()
  dismissToast()
  await expectToast('error', 'Delete Failed', 'Failed to delete post.')
  await expect.element(row('The harbour grows')).toBeVisible()
})

test('what another window has deleted already is as deleted as it was to be', async () => {
  const calls = await ask({ 'DELETE /api/posts/a': refuseWith(404, 'There is no such post.', 'not_found') })
  await agree()
  dismissToast()
  await expect.poll(() => calls.some(({ method }) => method === 'DELETE')).toBe(true)
  await expect.element(page.getByText('Delete Failed')).not.toBeInTheDocument()
  await expect.element(row('The harbour grows')).not.toBeInTheDocument()
})
