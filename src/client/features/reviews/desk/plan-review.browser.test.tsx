import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ReviewState } from '#shared/rules/reviews'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { sampleReview } from '../../../../../tests/support/components/sample-reviews.ts'
import { PlanReview } from './plan-review.tsx'

const held = { reason: 'publicationNeedsApproval', message: 'It waits for approval.', values: {} } as const

async function show(review: 'none' | 'required', state: ReviewState, message: typeof held | null = null) {
  answerCalls({
    'GET /api/workspaces/press': { review },
    'GET /api/posts/planned/review': sampleReview({ state }),
  })
  await renderInApp(<PlanReview publication={{ postId: 'planned', message }} slug="press" />)
}

const way = () => page.getByRole('link')

test.each([
  ['none', 'It goes out only once it is approved.', 'Ask for a review'],
  ['in-review', 'A review was asked for.', 'To the review'],
  ['changes-requested', 'Changes were requested.', 'To the review'],
  ['changed', 'It was changed since it was approved.', 'To the review'],
] as const)('a plan that needs approval says where it stands: %s', async (state, words, link) => {
  await show('required', state)
  await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  await expect.element(way()).toHaveTextContent(link)
  await expect.element(way()).toHaveAttribute('href', '/generate?post=planned&panel=review')
})

test('one that was approved for another time says so', async () => {
  await show('required', 'approved', held)
  await expect.element(page.getByText('approved for another time', { exact: false })).toBeVisible()
})

test('an approved one, and one of a team without required reviews, says nothing', async () => {
  await show('required', 'approved')
  await show('none', 'none')
  await expect.poll(() => way().elements()).toEqual([])
})
