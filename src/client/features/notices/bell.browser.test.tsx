import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { Bell } from './bell.tsx'

const notice = {
  id: 'n2',
  kind: 'unconfirmed',
  at: '2026-11-22T18:00:00.000Z',
  isSeen: false,
  postId: 'a',
  postTitle: 'The harbour grows',
  publicationId: 'p',
  accountId: 'ada',
  url: null,
  message: { message: 'LinkedIn did not say whether it took the post.', reason: 'publicationUnconfirmed', values: {} },
}
const user = { timeZone: 'Europe/Berlin' }

test('the bell counts what is new, and opening it counts all as seen', async () => {
  const calls = answerCalls({
    'GET /api/notices': {
      unseen: 1,
      notices: [
        notice,
        { ...notice, id: 'n1', isSeen: true, url: 'https://www.linkedin.com/feed/', postId: null, postTitle: null },
      ],
    },
    'POST /api/notices/seen': () => new Response(null, { status: 204 }),
  })
  await renderInApp(<Bell />, { user })
  await page.getByRole('button', { name: 'Notices, 1 new' }).click()
  const list = page.getByRole('dialog', { name: 'Notices' })
  await expect.element(list.getByText('The harbour grows')).toBeVisible()
  await expect.element(list.getByRole('link', { name: 'See the schedule' })).toBeVisible()
  await expect.element(list.getByRole('link', { name: 'Open on LinkedIn' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Notices', exact: true })).toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ upTo: 'n2' }])
})

test('a model that will go on failing leads an administrator to the models', async () => {
  const message = { message: 'OpenAI did not accept this server’s key.', reason: 'modelRejectedKey', values: {} }
  const failed = {
    ...notice,
    kind: 'model-failed',
    postId: null,
    postTitle: null,
    publicationId: null,
    accountId: null,
  }
  answerCalls({
    'GET /api/notices': { unseen: 0, notices: [{ ...failed, isSeen: true, message }] },
  })
  await renderInApp(<Bell />, { user })
  await page.getByRole('button', { name: 'Notices' }).click()
  await expect.element(page.getByRole('link', { name: 'See the models' })).toHaveAttribute('href', '/admin/models')
})

test('without notices it says so', async () => {
  answerCalls({ 'GET /api/notices': { unseen: 0, notices: [] } })
  await renderInApp(<Bell />, { user })
  await page.getByRole('button', { name: 'Notices' }).click()
  await expect.element(page.getByText('Nothing has happened yet.')).toBeVisible()
})
