import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
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
const poll = { question: 'Which quay next?', options: ['North', 'South'], days: 7 as const, version: 1 }
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a post that is out is marked as published', async () => {
  const calls = answerCalls({ 'PATCH /api/posts/a': { ...post, status: 'published' } })
  const onChanged = vi.fn()
  await renderInApp(<AfterSharing post={post} way="linkedin" onChanged={onChanged} />)
  await expect.element(page.getByText('Did you post it?')).toBeVisible()
  await button('Mark as published').click()
  await expect.element(page.getByText('Post Published')).toBeVisible()
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ status: 'published' }])
  expect(onChanged).toHaveBeenCalledWith({ ...post, status: 'published' })
  await expect.element(page.getByText('Did you post it?')).not.toBeInTheDocument()
})

test('a refusal asks again', async () => {
  answerCalls({ 'PATCH /api/posts/a': () => refuseWith(503, 'The server rests.') })
  await renderInApp(<AfterSharing post={post} way="linkedin" onChanged={() => {}} />)
  await button('Mark as published').click()
  await expect.element(page.getByText('Update Failed')).toBeVisible()
  await expect.element(page.getByText('Did you post it?')).toBeVisible()
})

function Published({ way = 'linkedin' }: { way?: 'linkedin' | 'sheet' }) {
  useStoredPost('a') // as the check beside it does
  return <AfterSharing post={samplePost({ status: 'published' })} way={way} onChanged={() => {}} />
}

test('its visual is to be attached, and is offered as a file', async () => {
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ visual }) })
  await renderInApp(<Published />)
  await expect.element(page.getByText('Attach “Crane” to your post on LinkedIn.')).toBeVisible()
  await expect.element(button('Download the file')).toBeEnabled()
})

test.each(['linkedin', 'sheet'] as const)(
  'a poll is to be added there instead, and each part of it can be copied: %s',
  async (way) => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    answerCalls({ 'GET /api/posts/a': samplePostDetail({ poll, visual }) })
    await renderInApp(<Published way={way} />)
    await expect.element(page.getByText('Add the poll on LinkedIn.')).toBeVisible()
    for (const name of ['Copy the question', 'Copy option 1', 'Copy option 2']) await button(name).click()
    expect(written.mock.calls.flat().slice(-3)).toEqual(['Which quay next?', 'North', 'South'])
    await expect.element(page.getByText('1 week')).toBeVisible()
    await expect.element(page.getByText('A poll goes out instead of pictures', { exact: false })).toBeVisible()
    await expect.element(page.getByText('Attach', { exact: false })).not.toBeInTheDocument()
  },
)

test('whoever could not copy is told so', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ poll }) })
  await renderInApp(<Published />)
  await button('Copy option 2').click()
  await expectToast('error', 'Copy Failed', 'Failed to copy to clipboard.')
})

test('after the share sheet nothing is said of a post without a poll', async () => {
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ visual }) })
  const cache = await renderInApp(<AfterSheet />)
  await expect.poll(() => cache.isFetching()).toBe(0)
  expect(page.getByText(/Did you post it|Attach|poll/).elements()).toHaveLength(0)
})

function AfterSheet() {
  useStoredPost('a')
  return <AfterSharing post={post} way="sheet" onChanged={() => {}} />
}
