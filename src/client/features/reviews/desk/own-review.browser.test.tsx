import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { answerCalls, type Call } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { sampleReview } from '../../../../../tests/support/components/sample-reviews.ts'
import { OwnReview } from './own-review.tsx'

const id = 'approved-for-keys'
const content = 'Ships wait at sea.'

beforeEach(() => sessionStorage.clear())

function bodiesOf(calls: readonly Call[], method: string): unknown[] {
  return calls.filter((call) => call.method === method).map(({ body }) => body)
}

function Desk() {
  useStoredPost(id)
  return <OwnReview post={samplePost({ id, content })} />
}

test('one’s own post is approved for programs, and nobody is asked', async () => {
  const calls = answerCalls({
    [`GET /api/posts/${id}`]: samplePostDetail({ id, content, version: 4 }),
    [`GET /api/posts/${id}/review`]: sampleReview({ state: 'none', mayDecide: true, subject: 'as-read' }),
    [`POST /api/posts/${id}/review/decision`]: sampleReview({ state: 'approved', mayDecide: true }),
  })
  await renderInApp(<Desk />)
  await expect.element(page.getByText('Programs publish this post', { exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: 'Ask for a review' }).elements()).toEqual([])
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('Approved', { exact: true })).toBeVisible()
  expect(bodiesOf(calls, 'POST')).toMatchObject([{ decision: 'approve', version: 4, subject: 'as-read' }])
})
