import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { sampleUser } from '../../../../tests/support/components/sample-user.ts'
import { PostStateBadge, postStateOf } from './post-state.tsx'

const now = Date.parse('2026-11-26T12:00:00Z')
const due = '2026-11-27T09:00:00Z'

describe('where a post stands', () => {
  const scheduled = { state: 'scheduled', at: due, needsAuthor: false } as const

  test('without a publication it is what its author made of it', () => {
    for (const status of ['draft', 'in-review', 'published'] as const) {
      expect(postStateOf({ status })).toBe(status)
      expect(postStateOf({ status, publication: null })).toBe(status)
      expect(postStateOf({ status, publication: { ...scheduled, state: 'cancelled' } })).toBe(status)
    }
  })

  test('on its way it is scheduled until it is out, or until it needs its author', () => {
    for (const state of ['scheduled', 'claimed', 'uploading', 'armed', 'sending'] as const) {
      expect(postStateOf({ status: 'draft', publication: { ...scheduled, state } })).toBe('scheduled')
    }
    expect(postStateOf({ status: 'draft', publication: { ...scheduled, state: 'published' } })).toBe('published')
    expect(postStateOf({ status: 'draft', publication: { ...scheduled, needsAuthor: true } })).toBe('needs-you')
  })

  test('what is out stays published, whatever became of another publication', () => {
    const failed = { state: 'failed', at: due, needsAuthor: true } as const
    expect(postStateOf({ status: 'published', publication: failed })).toBe('published')
  })
})

describe('its badge', () => {
  const user = sampleUser({ timeZone: 'Europe/Paris' })
  const show = (post: Parameters<typeof PostStateBadge>[0]['post']) =>
    renderInApp(<PostStateBadge post={post} />, { user })

  afterEach(() => vi.useRealTimers())

  test.each([
    ['Draft', { status: 'draft' }],
    ['In review', { status: 'in-review' }],
    ['Published', { status: 'published' }],
    ['Needs you', { status: 'draft', publication: { state: 'missed', at: due, needsAuthor: true } }],
  ] as const)('says %s', async (word, post) => {
    await show(post)
    await expect.element(page.getByText(word, { exact: true })).toBeVisible()
  })

  test('names the time by the weekday while it is near, else by the day, both as the author’s clocks show it', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    await show({ status: 'draft', publication: { state: 'scheduled', at: due, needsAuthor: false } })
    await expect.element(page.getByText('Scheduled')).toHaveTextContent(/^Scheduled\s?Fri,? 10:00( AM)?$/)
    await expect.element(page.getByTitle(/Friday.*27.*10:00.*\(Europe\/Paris\)/)).toBeVisible()
  })

  test('names a day that is further away', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    await show({ status: 'draft', publication: { state: 'scheduled', at: '2026-12-04T09:00:00Z', needsAuthor: false } })
    await expect.element(page.getByText('Scheduled')).toHaveTextContent(/Dec/)
  })
})
