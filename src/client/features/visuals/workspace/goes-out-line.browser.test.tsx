import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePublication } from '../../../../../tests/support/components/sample-linkedin.ts'
import { GoesOutLine } from './goes-out-line.tsx'

type Change = Parameters<typeof samplePublication>[0]
const line = page.getByText('Goes out with your scheduled post on 1 Dec, 09:00.')

async function show(change: Change) {
  const calls = answerCalls({ 'GET /api/posts/a/publications': [samplePublication(change)] })
  await renderInApp(<GoesOutLine postId="a" visualId="v" />, { user: { timeZone: 'Europe/Berlin' } })
  return calls
}

test.each<[string, Change]>([
  ['follows its post', { followsVisual: true, attach: 'visual' }],
  ['was chosen for it', { visualId: 'v', attach: 'document' }],
])('a visual that %s says when it goes out', async (_, change) => {
  await show(change)
  await expect.element(line).toBeVisible()
})

test.each<[string, Change]>([
  ['goes out as text only', { attach: 'none' }],
  ['has another visual', { visualId: 'w', attach: 'visual' }],
  ['is no longer planned', { followsVisual: true, state: 'cancelled' }],
])('the visual of a post that %s says nothing', async (_, change) => {
  const calls = await show(change)
  await expect.poll(() => calls.length).toBe(1)
  await expect.element(line).not.toBeInTheDocument()
})
