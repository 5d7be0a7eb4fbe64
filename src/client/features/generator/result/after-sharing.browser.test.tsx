import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { AfterSharing } from './after-sharing.tsx'

const post = samplePost()
const visual = {
  id: 'v',
  name: 'Crane',
  width: 1200,
  height: 627,
  pages: 1,
  thumbnailUrl: '/t',
  pictureUrl: '/p',
  altText: '',
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a post that is out is marked as published', async () => {
  const calls = answerCalls({ 'PATCH /api/posts/a': { ...post, status: 'published' } })
  const onChanged = vi.fn()
  await renderInApp(<AfterSharing post={post} onChanged={onChanged} />)
  await expect.element(page.getByText('Did you post it?')).toBeVisible()
  await button('Mark as published').click()
  await expect.element(page.getByText('Post Published')).toBeVisible()
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ status: 'published' }])
  expect(onChanged).toHaveBeenCalledWith({ ...post, status: 'published' })
  await expect.element(page.getByText('Did you post it?')).not.toBeInTheDocument()
})

test('a refusal asks again', async () => {
  answerCalls({ 'PATCH /api/posts/a': () => refuseWith(503, 'The server rests.') })
  await renderInApp(<AfterSharing post={post} onChanged={() => {}} />)
  await button('Mark as published').click()
  await expect.element(page.getByText('Update Failed')).toBeVisible()
  await expect.element(page.getByText('Did you post it?')).toBeVisible()
})

function Published() {
  useStoredPost('a') // as the check beside it does
  return <AfterSharing post={samplePost({ status: 'published' })} onChanged={() => {}} />
}

test('its visual is to be attached, and is offered as a file', async () => {
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ visual }) })
  await renderInApp(<Published />)
  await expect.element(page.getByText('Attach “Crane” to your post on LinkedIn.')).toBeVisible()
  await expect.element(button('Download the file')).toBeEnabled()
})
