import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { VoicePanel } from './voice-panel.tsx'

const text = 'The second quay is a real game changer.\n\nShips wait no longer.'
const post = samplePost({ content: text })
const line = (words: string) => page.getByRole('listitem').filter({ hasText: words })

function Example() {
  return (
    <>
      <textarea data-part="post-editor" aria-label="Post" defaultValue={text} />
      <VoicePanel post={post} isNew={false} text={text} />
    </>
  )
}

test('a stock phrase is named, judged and shown in the post', async () => {
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ content: text }) })
  await renderInApp(<Example />)
  const finding = line('game changer')
  await expect.element(finding).toHaveTextContent('Hype. Say what actually changed.')
  await finding.getByRole('button', { name: 'Show in post' }).click()
  const field = page.getByLabelText('Post').element() as HTMLTextAreaElement
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toContain('game changer')
  await expect.element(page.getByText('Selected in the post.')).toBeInTheDocument()
})

test('without examples of one’s own it leads to the settings', async () => {
  answerCalls({ 'GET /api/posts/a': samplePostDetail({ content: text }) })
  await renderInApp(<Example />)
  await expect
    .element(page.getByRole('link', { name: 'Add some in Settings' }))
    .toHaveAttribute('href', '/settings?tab=your-voice')
})

test('earlier posts are compared when one asks', async () => {
  const similar = [
    { id: 'b', title: 'Forty lamps', createdAt: '2026-10-02T08:00:00.000Z', similarity: 0.72, passage: null },
  ]
  const calls = answerCalls({
    'GET /api/posts/a': samplePostDetail({ content: text }),
    'GET /api/posts/a/similar': similar,
  })
  await renderInApp(<Example />)
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect.element(line('Forty lamps')).toHaveTextContent('72% the same')
  await expect.poll(() => calls.filter(({ path }) => path.endsWith('/similar'))).toHaveLength(1)
})

test('without the source the rest is still said, and it can be asked for again', async () => {
  let isUp = false
  answerCalls({
    'GET /api/posts/a': () => (isUp ? samplePostDetail({ content: text }) : refuseWith(409, '')),
  })
  await renderInApp(<Example />)
  await expect
    .element(page.getByRole('heading', { name: 'The source and your examples could not be loaded' }))
    .toBeVisible()
  await expect.element(line('game changer')).toBeVisible()
  isUp = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No examples of yours yet.')).toBeVisible()
})
