import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { Bell } from './bell.tsx'

const notification = {
  id: 'n2',
  kind: 'unconfirmed',
  at: '2026-11-22T18:00:00.000Z',
  isSeen: false,
  team: null,
  postId: 'a',
  postTitle: 'The harbour grows',
  publicationId: 'p',
  accountId: 'ada',
  personId: null,
  url: null,
  message: { message: 'LinkedIn did not say whether it took the post.', reason: 'publicationUnconfirmed', values: {} },
}
const user = { timeZone: 'Europe/Berlin' }

test('the bell counts what is new, and opening it counts all as seen', async () => {
  let unseen = 1
  const calls = answerCalls({
    'GET /api/notices': () => ({
      unseen,
      peopleWaiting: 0,
      commentMails: null,
      notices: [
        notification,
        {
          ...notification,
          id: 'n1',
          isSeen: true,
          url: 'https://www.linkedin.com/feed/',
          postId: null,
          postTitle: null,
        },
      ],
    }),
    'POST /api/notices/seen': () => {
      unseen = 0
      return new Response(null, { status: 204 })
    },
  })
  await renderInApp(<Bell />, { user })
  await page.getByRole('button', { name: 'Notifications, 1 new' }).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(list.getByText('The harbour grows')).toBeVisible()
  await expect.element(list.getByRole('link', { name: 'See what needs you' })).toBeVisible()
  await expect.element(list.getByRole('link', { name: 'Open on LinkedIn' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Notifications', exact: true })).toBeInTheDocument()
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ upTo: 'n2' }])
})

test.each([
  ['model-failed', 'Models', '/admin/models'],
  ['linkedin-version', 'LinkedIn set-up', '/admin/linkedin'],
])('what goes on failing leads an administrator to its settings: %s', async (kind, name, href) => {
  const message = { message: 'OpenAI rejected this server’s key.', reason: 'modelRejectedKey', values: {} }
  const failed = {
    ...notification,
    kind,
    postId: null,
    postTitle: null,
    publicationId: null,
    accountId: null,
  }
  answerCalls({
    'GET /api/notices': {
      unseen: 0,
      peopleWaiting: 0,
      commentMails: null,
      notices: [{ ...failed, isSeen: true, message }],
    },
  })
  await renderInApp(<Bell />, { user })
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href)
})

const request = {
  ...notification,
  kind: 'account-requested',
  postId: null,
  postTitle: null,
  publicationId: null,
  accountId: null,
  personId: 'ben',
  message: { message: 'ben@example.com asks for an account.', reason: 'accountRequested', values: {} },
}

test('who asks for an account is approved in the bell, and is gone from it then', async () => {
  let notices = [request]
  const calls = answerCalls({
    'GET /api/notices': () => ({ unseen: 0, peopleWaiting: notices.length, commentMails: null, notices }),
    'POST /api/notices/seen': () => new Response(null, { status: 204 }),
    'POST /api/admin/approve-user/ben': () => {
      notices = []
      return {}
    },
  })
  await renderInApp(<Bell />, { user })
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect.element(page.getByText('You’re all caught up.')).toBeVisible()
  expect(calls.map(({ path }) => path)).toContain('/api/admin/approve-user/ben')
})

test('declining asks first, and spares who was approved meanwhile', async () => {
  const calls = answerCalls({
    'GET /api/notices': { unseen: 0, peopleWaiting: 1, commentMails: null, notices: [{ ...request, isSeen: true }] },
    'GET /api/admin/pending-users': [{ id: 'ada' }],
  })
  await renderInApp(<Bell />, { user })
  await page.getByRole('button', { name: 'Notifications' }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect.element(page.getByText('The account is deleted.')).toBeVisible()
  const asked = () => calls.filter(({ path }) => path === '/api/notices').length
  const before = asked()
  await page.getByRole('dialog', { name: 'Decline this request?' }).getByRole('button', { name: 'Decline' }).click()
  await expect.poll(asked).toBeGreaterThan(before)
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([])
})

const team = { slug: 'harbour-press', name: 'Harbour press' }

test('what happened in a team says so and leads there, and comments can be mailed once a day', async () => {
  const message = { message: 'Ada asks for your review.', reason: 'reviewAsked', values: { by: 'Ada' } }
  const asked = { ...notification, kind: 'review-asked', team, publicationId: null, accountId: null, message }
  const joined = { ...asked, id: 'n3', kind: 'team', postId: null, postTitle: null, isSeen: true }
  const calls = answerCalls({
    'GET /api/notices': {
      unseen: 0,
      peopleWaiting: 0,
      commentMails: 'at-once',
      notices: [joined, { ...asked, isSeen: true }],
    },
    'PUT /api/notices/comment-mails': () => new Response(null, { status: 204 }),
  })
  await renderInApp(<Bell />, { user })
  await page.getByRole('button', { name: 'Notifications' }).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(list.getByText('Harbour press').first()).toBeVisible()
  const ways = ['Open the team', 'Review the post'].map((name) => list.getByRole('link', { name }).element())
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/w/harbour-press/team',
    '/w/harbour-press/generate?post=a&panel=review',
  ])
  await list.getByRole('switch', { name: 'Mail comments once a day' }).click()
  await expect.element(list.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ commentMails: 'daily' })
})

test('without notifications it says so', async () => {
  answerCalls({ 'GET /api/notices': { unseen: 0, peopleWaiting: 0, commentMails: null, notices: [] } })
  await renderInApp(<Bell />, { user })
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect.element(page.getByText('You’re all caught up.')).toBeVisible()
})

test('the list is asked for as it opens, and until it is there nobody is said to be caught up', async () => {
  const answers: ((notices: object[]) => void)[] = []
  answerCalls({
    'GET /api/notices': () =>
      new Promise<object>((resolve) => {
        answers.push((notices) => resolve({ unseen: 0, peopleWaiting: 0, commentMails: null, notices }))
      }),
  })
  await renderInApp(<Bell />, { user })
  await page.getByRole('button', { name: 'Notifications' }).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect.element(list.getByRole('status', { name: 'Loading notifications' })).toBeInTheDocument()
  await expect.poll(() => answers).toHaveLength(1)
  answers[0]?.([])
  await expect.element(list.getByText('You’re all caught up.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect.poll(() => answers).toHaveLength(2)
  answers[1]?.([{ ...notification, isSeen: true }])
  await expect.element(list.getByText('The harbour grows')).toBeVisible()
})
