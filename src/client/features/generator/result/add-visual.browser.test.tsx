import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emptyBrandKit } from '#shared/rules/brand'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { AddVisual } from './add-visual.tsx'

const content = `The harbour grows again.

Traffic rose 12 % in the third quarter, the port authority said.

Some 61 people now work at the quay in Genoa.`
const stored = { id: 'v', name: 'The harbour grows', width: 1080, height: 1350, postId: 'a', thumbnailUrl: '/t' }
const moments = { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' }
const carousel = page.getByRole('button', { name: 'Carousel', exact: true })

/** What was added to a post lasts as long as the page: each test has its own post. */
async function open(id: string, hasVisual: boolean) {
  answerCalls({
    'GET /api/user/brand': emptyBrandKit,
    [`GET /api/posts/${id}`]: samplePostDetail({ id, content, sourceText: content, hasVisual }),
    'POST /api/visuals': { ...stored, ...moments },
  })
  const onAdded = vi.fn()
  await renderInApp(<AddVisual post={samplePost({ id, content, hasVisual })} text={content} onAdded={onAdded} />)
  return onAdded
}

test('a post without a visual shows ready ones, and one press adds one', async () => {
  const onAdded = await open('without-visual', false)
  await expect.element(page.getByRole('region', { name: 'Add a visual' })).toBeVisible()
  await carousel.click()
  await expect.poll(() => onAdded).toHaveBeenCalledOnce()
})

test('a post that has one offers others on request', async () => {
  await open('with-visual', true)
  await expect.element(page.getByRole('button', { name: 'Change the visual' })).toBeVisible()
  await expect.element(carousel).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Change the visual' }).click()
  await expect.element(carousel).toBeVisible()
})
