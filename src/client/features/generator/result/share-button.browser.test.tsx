import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { StoredPoll } from '#client/queries/posts/polls'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { canvasData } from '../../../../../tests/support/visuals.ts'
import { ShareButton } from './share-button.tsx'

const visual = {
  id: 'v',
  name: 'Crane',
  width: 600,
  height: 400,
  pages: 1,
  thumbnailUrl: '/t',
  pictureUrl: '/p',
  altText: '',
}
const moments = { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' }
const stored = { ...visual, postId: 'a', ...moments, canvasData: canvasData() }
const onShared = vi.fn()
const button = page.getByRole('button', { name: 'Share…' })

/** Replaces the share sheet, which a headless browser does not have. */
function replaceSheet(share: (data: ShareData) => Promise<void>, takesFiles = true): void {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => takesFiles })
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

function Post() {
  useStoredPost('a') // as the check beside it does
  return <ShareButton postId="a" ask={(share) => void share('Ships sail.')} onShared={onShared} />
}

async function open(withVisual: boolean, poll: StoredPoll | null = null): Promise<void> {
  onShared.mockClear()
  answerCalls({
    'GET /api/posts/a': samplePostDetail({ visual: withVisual ? visual : null, poll }),
    'GET /api/visuals/v': stored,
  })
  const cache = await renderInApp(<Post />)
  await expect.poll(() => cache.isFetching()).toBe(0)
}

test('the text is handed to the system’s share sheet, which says itself how it went', async () => {
  const share = vi.fn(async () => {})
  replaceSheet(share)
  await open(false)
  await button.click()
  await expect.poll(() => share.mock.calls).toEqual([[{ text: 'Ships sail.' }]])
  await expect.poll(() => onShared.mock.calls.length).toBe(1)
  await expect.element(button).toBeEnabled()
  expect(document.querySelector('[role=alert]')?.textContent).toBe('')
})

test('its visual goes along as a picture where the sheet takes files, and stays behind where not', async () => {
  const shared: ShareData[] = []
  const share = async (data: ShareData) => void shared.push(data)
  replaceSheet(share)
  await open(true)
  await button.click()
  await expect
    .poll(() => shared.map(({ text, files }) => [text, files?.map(({ name, type }) => [name, type])]))
    .toEqual([['Ships sail.', [['Crane.png', 'image/png']]]])
  replaceSheet(share, false)
  await button.click()
  await expect.poll(() => shared[1]).toEqual({ text: 'Ships sail.' })
})

test('a poll is added instead of its visual, which would leave no room for it', async () => {
  const share = vi.fn(async () => {})
  replaceSheet(share)
  await open(true, { question: 'Which quay next?', options: ['North', 'South'], days: 7, version: 1 })
  await button.click()
  await expect.poll(() => share.mock.calls).toEqual([[{ text: 'Ships sail.' }]])
})

test('who closes the sheet hears nothing of it', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('Share canceled', 'AbortError')))
  replaceSheet(share)
  await open(false)
  await button.click()
  await expect.poll(() => share.mock.calls.length).toBe(1)
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await expect.element(page.getByText('Sharing failed')).not.toBeInTheDocument()
  expect(onShared).not.toHaveBeenCalled()
})

test('a press that was too long ago is asked for once more', async () => {
  replaceSheet(() => Promise.reject(new DOMException('Needs a gesture', 'NotAllowedError')))
  await open(false)
  await button.click()
  await expect.element(page.getByText('Press Share… again.')).toBeVisible()
})

test('a failure says what to do instead', async () => {
  replaceSheet(() => Promise.reject(new DOMException('No app', 'DataError')))
  await open(false)
  await button.click()
  await expect.element(page.getByText('Copy the text and paste it into the other app.')).toBeVisible()
})
