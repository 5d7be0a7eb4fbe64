import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { TeamActivity } from './team-activity.tsx'

const user = { timeZone: 'Europe/Berlin' }
const entry = {
  id: '2',
  at: '2026-11-22T18:00:00.000Z',
  event: 'review.decided',
  by: 'Ada Quay',
  byUserId: 'ada',
  isGuest: false,
  isSystem: false,
  postId: 'activity-1',
  postTitle: 'The harbour grows',
  hasPost: true,
  about: null,
  detail: { decision: 'approve' },
}
const gone = { ...entry, id: '1', event: 'post.deleted', by: null, byUserId: null, hasPost: false, detail: {} }
const withoutPost = { postId: null, postTitle: null, hasPost: false }
const joined = { ...entry, ...withoutPost, id: '0', event: 'member.joined', by: 'Zoe Dale', detail: { role: 'guest' } }
const members = [{ userId: 'ada', name: 'Ada Quay' }]

test('who did what is listed, by person and kind, and downloaded for a spreadsheet', async () => {
  const calls = answerCalls({
    'GET /api/activity': [entry, gone, joined],
    'GET /api/workspaces//members': members,
  })
  await renderInApp(<TeamActivity />, { user })
  await expect.element(page.getByText('Ada Quay decided about The harbour grows: approved')).toBeVisible()
  await expect.element(page.getByText('A former member deleted The harbour grows')).toBeVisible()
  await expect.element(page.getByText('Zoe Dale joined: guest', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'The harbour grows' }))
    .toHaveAttribute('href', '/generate?post=activity-1')
  await page.getByLabelText('Who').selectOptions('Ada Quay')
  await page.getByLabelText('What').selectOptions('Reviews and comments')
  await expect.poll(() => calls.at(-1)?.path).toContain('person=ada&kind=reviews')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  await expect
    .poll(() => calls.filter(({ path }) => !path.includes('limit')).at(-1)?.path)
    .toBe('/api/activity?person=ada&kind=reviews')
})

test('without anything it says so, and after a failure it can be tried again', async () => {
  let isBroken = true
  answerCalls({
    'GET /api/activity': () => (isBroken ? refuseWith(500, 'Broken.') : []),
    'GET /api/workspaces//members': members,
  })
  await renderInApp(<TeamActivity />, { user })
  await expect.element(page.getByText('The activity could not be loaded')).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Nothing yet.')).toBeVisible()
})
