import { useRef } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { permissionsOf, type WorkspaceRole } from '#shared/rules/permissions'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { sampleDecision, sampleReview } from '../../../../../tests/support/components/sample-reviews.ts'
import { ReviewPanel } from './review-panel.tsx'

const content = 'Ships wait at sea.'
const id = 'reviewed'
const path = `/api/posts/${id}`
const member = { approves: false, joinedAt: '2026-11-01T12:00:00.000Z' }
const members = [
  { ...member, userId: 'ann', name: 'Ann Quay', email: 'ann@example.com', role: 'writer' },
  { ...member, userId: 'ben', name: 'Ben Ørsted', email: 'ben@example.com', role: 'manager' },
  { ...member, userId: 'cleo', name: 'Cleo Marsh', email: 'cleo@example.com', role: 'writer', approves: true },
]
const request = { by: 'Ann Quay', message: 'For Friday.', at: '2026-11-20T12:00:00.000Z', reviewers: [] }

function Desk({ role }: { role: WorkspaceRole }) {
  const root = useRef<HTMLDivElement>(null)
  const post = samplePost({ id, content })
  useStoredPost(id)
  return (
    <>
      <div ref={root} data-part="post-text">
        <p>{post.content}</p>
      </div>
      <ReviewPanel
        post={post}
        text={post.content}
        team={{ slug: 'press', permissions: [...permissionsOf(role)] }}
        userId="ann"
        root={root}
        passage={null}
        onCommented={() => undefined}
      />
    </>
  )
}

async function show(role: WorkspaceRole, answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls({
    [`GET ${path}`]: samplePostDetail({ id, content, version: 4 }),
    [`GET ${path}/comments`]: [],
    'GET /api/workspaces/press/members': members,
    ...answers,
  })
  await renderInApp(<Desk role={role} />)
  return calls
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const bodies = (calls: Awaited<ReturnType<typeof show>>, method = 'POST') =>
  calls.filter((call) => call.method === method).map((call) => call.body)

beforeEach(() => sessionStorage.clear())

test('a writer asks chosen approvers, and withdraws the request', async () => {
  const calls = await show('writer', {
    [`GET ${path}/review`]: sampleReview(),
    [`POST ${path}/review`]: sampleReview({ state: 'in-review', request }),
    [`DELETE ${path}/review`]: sampleReview(),
  })
  await expect.element(page.getByText('Not reviewed')).toBeVisible()
  expect(button('Approve').elements()).toEqual([])
  await button('Ask for a review').click()
  // only those who may approve are offered
  await expect.element(page.getByRole('checkbox', { name: 'Cleo Marsh' })).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(2)
  await page.getByRole('checkbox', { name: 'Ben Ørsted' }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('For Friday.')
  await button('Ask').click()
  await expectToast('success', 'Review requested')
  await expect.element(page.getByText('In review')).toBeVisible()
  expect(bodies(calls)).toEqual([{ reviewers: ['ben'], message: 'For Friday.' }])
  await button('Withdraw request').click()
  await expect.element(page.getByText('Not reviewed')).toBeVisible()
})

test('an approver decides about the text on the page, by keys alone', async () => {
  const calls = await show('manager', {
    [`GET ${path}/review`]: sampleReview({ state: 'in-review', request, mayDecide: true }),
    [`POST ${path}/review/decision`]: sampleReview({
      state: 'approved',
      mayDecide: true,
      decisions: [sampleDecision()],
    }),
  })
  await expect.element(button('Approve')).toBeEnabled()
  ;(button('Approve').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('Well done.{Tab}{Tab}{Enter}')
  await expect.element(page.getByText('Approved', { exact: true })).toBeVisible()
  expect(bodies(calls)).toEqual([{ decision: 'approve', comment: 'Well done.', version: 4, subject: 'subject' }])
  expect(button('Approve').elements()).toEqual([])
})

test('since one’s own approval the difference is shown', async () => {
  await show('manager', {
    [`GET ${path}/review`]: sampleReview({ state: 'changed', mayDecide: true, approvedText: 'Ships wait at home.' }),
  })
  const change = page.getByRole('region', { name: 'Changed since you approved' })
  await expect.element(change.getByRole('deletion')).toHaveTextContent('home')
  await expect.element(change.getByRole('insertion')).toHaveTextContent('sea')
})

test('a post that someone else has changed is not approved before it was read', async () => {
  let isChanged = false
  await show('manager', {
    [`GET ${path}/review`]: sampleReview({ state: 'in-review', request, mayDecide: true }),
    [`GET ${path}`]: () =>
      samplePostDetail({ id, content: isChanged ? 'Ships wait at home.' : content, version: isChanged ? 5 : 4 }),
    [`POST ${path}/review/decision`]: () => {
      isChanged = true
      return refuseWith(409, 'Someone else has changed this.', 'conflict', 'changedElsewhere')
    },
  })
  await button('Approve').click()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expectToast('error', 'The post has just changed')
  await expect.element(button('Approve')).toBeDisabled()
})

test('one’s own post is for someone else to approve', async () => {
  await show('manager', { [`GET ${path}/review`]: sampleReview() })
  await expect.element(page.getByText('Someone else has to approve your own post.')).toBeVisible()
})

test('all decisions can be read, the latest at once', async () => {
  const decisions = [
    sampleDecision({ id: 'b', comment: 'Say when.' }),
    sampleDecision({
      id: 'a',
      decision: 'approve',
      by: 'Nora Dale',
      isGuest: true,
      isCurrent: false,
      comment: 'Good.',
    }),
  ]
  await show('writer', { [`GET ${path}/review`]: sampleReview({ state: 'changes-requested', decisions }) })
  await expect.element(page.getByText('Say when.')).toBeVisible()
  await page.getByText('1 earlier').click()
  const earlier = page.getByRole('listitem').filter({ hasText: 'Nora Dale' })
  await expect.element(earlier).toHaveTextContent('Guest')
  await expect.element(earlier).toHaveTextContent('before the last changes')
})

test('a private link is made, and withdrawn after a question', async () => {
  const link = {
    id: 'link',
    approves: true,
    createdAt: '2026-11-20T12:00:00.000Z',
    expiresAt: '2026-12-04T12:00:00.000Z',
  }
  const calls = await show('writer', {
    [`GET ${path}/review`]: sampleReview(),
    [`POST ${path}/review-links`]: { ...link, url: 'https://example.com/review#secret' },
    [`DELETE ${path}/review-links/link`]: new Response(null, { status: 204 }),
  })
  await button('Create link').click()
  await expect
    .element(page.getByRole('textbox', { name: 'The new link' }))
    .toHaveValue('https://example.com/review#secret')
  await expect.element(page.getByText('Reads, comments and approves')).toBeVisible()
  expect(bodies(calls)).toEqual([{ approves: true }])
  await button('Withdraw link').click()
  await dialog.getByRole('button', { name: 'Withdraw link' }).click()
  await expect.poll(() => page.getByText('Reads, comments and approves').elements()).toEqual([])
  expect(page.getByRole('textbox', { name: 'The new link' }).elements()).toEqual([])
})

test('a guest of the team comments, and neither asks nor makes links', async () => {
  await show('guest', { [`GET ${path}/review`]: sampleReview() })
  await expect.element(page.getByRole('textbox', { name: 'Your comment' })).toBeVisible()
  expect(button('Ask for a review').elements()).toEqual([])
  expect(button('Create link').elements()).toEqual([])
})

test('members who are mentioned in a comment are named to the server', async () => {
  const calls = await show('writer', {
    [`GET ${path}/review`]: sampleReview(),
    [`POST ${path}/comments`]: {
      id: 'c',
      parentId: null,
      by: 'Ann Quay',
      byUserId: 'ann',
      isGuest: false,
      body: '@Ben Ørsted, look.',
      quote: null,
      internal: true,
      createdAt: '2026-11-20T12:00:00.000Z',
      editedAt: null,
      resolvedAt: null,
    },
  })
  await page.getByRole('textbox', { name: 'Your comment' }).fill('@Ben Ørsted, look.')
  await button('Comment').click()
  await expect.element(page.getByRole('listitem').filter({ hasText: '@Ben Ørsted, look.' })).toBeVisible()
  expect(bodies(calls)).toEqual([
    { body: '@Ben Ørsted, look.', quote: null, parentId: null, internal: true, mentions: ['ben'] },
  ])
})

test('a review that could not be loaded is asked for again', async () => {
  await show('writer', { [`GET ${path}/review`]: () => refuseWith(503, 'Busy.', 'unavailable') })
  await expect.element(page.getByText('The review could not be loaded')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
