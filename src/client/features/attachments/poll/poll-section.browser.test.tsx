import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { StoredPoll } from '#client/queries/posts/polls'
import { answerCalls } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { sampleGuest } from '../../../../../tests/support/components/sample-user.ts'
import { PollSection } from './poll-section.tsx'

beforeEach(() => sessionStorage.clear())

const post = { id: 'with-a-poll' }
const address = '/api/posts/with-a-poll/poll'
const stored: StoredPoll = { question: 'Which quay next?', options: ['North', 'South'], days: 7, version: 5 }

const detailWith = (poll: StoredPoll | null) => samplePostDetail({ ...post, poll })

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByLabelText(name, { exact: true })

test('a poll is written, and its problems are said before it is sent', async () => {
  const calls = answerCalls({ 'GET /api/posts/with-a-poll': detailWith(null), [`PUT ${address}`]: stored })
  await renderInApp(<PollSection post={post} />)
  await button('Add a poll').click()
  await button('Save poll').click()
  await expect.element(page.getByText('Write something here.').first()).toBeVisible()
  await expect.element(field('Question')).toHaveFocus()
  await field('Question').fill('Which quay next?')
  await field('Option 1').fill('North')
  await field('Option 2').fill('north')
  await expect.element(page.getByText('This is the same as another option.')).toBeVisible()
  await field('Option 2').fill(`South${'!'.repeat(26)}`)
  await expect.element(page.getByText('1 characters too long.')).toBeVisible()
  await field('Option 2').fill('South')
  await button('Add an option').click()
  await button('Add an option').click()
  await expect.element(button('Add an option')).not.toBeInTheDocument()
  await button('Remove option 4').click()
  await button('Remove option 3').click()
  await expect.element(button('Remove option 1')).not.toBeInTheDocument()
  await field('Open for').selectOptions('2 weeks')
  await button('Save poll').click()
  await expect.element(page.getByText('The poll is saved.')).toBeVisible()
  await expect.element(button('Change the poll')).toBeVisible()
  const sent = calls.filter(({ method }) => method === 'PUT')
  expect(sent.map(({ body }) => body)).toEqual([
    { question: 'Which quay next?', options: ['North', 'South'], days: 14 },
  ])
})

test('what was typed is there again after a reload, until it is given up', async () => {
  answerCalls({ 'GET /api/posts/with-a-poll': detailWith(null) })
  await renderInApp(<PollSection post={post} />)
  await button('Add a poll').click()
  await field('Option 2').fill('South')
  await cleanup()
  await renderInApp(<PollSection post={post} />)
  await expect.element(field('Option 2')).toHaveValue('South')
  await button('Cancel').click()
  await button('Add a poll').click()
  await expect.element(field('Option 2')).toHaveValue('')
})

test('whoever saves after someone else sees both polls, and decides', async () => {
  const theirs = { ...stored, question: 'Which ship next?', version: 6 }
  const calls = answerCalls({
    'GET /api/posts/with-a-poll': detailWith(stored),
    [`PUT ${address}`]: ({ body }) =>
      calls.filter(({ method }) => method === 'PUT').length > 1
        ? { ...stored, ...(body as object) }
        : Response.json(
            { code: 'conflict', reason: 'pollChangedElsewhere', message: 'No.', values: {}, current: { poll: theirs } },
            { status: 409 },
          ),
  })
  await renderInApp(<PollSection post={post} />)
  await button('Change the poll').click()
  await field('Question').fill('Mine?')
  await button('Save poll').click()
  await expect.element(page.getByText('Which ship next?')).toBeVisible()
  await expect.element(field('Question')).toHaveValue('Mine?')
  await button('Keep mine').click()
  await button('Save poll').click()
  await expect.element(page.getByText('Mine?')).toBeVisible()
  await expect.element(button('Change the poll')).toBeVisible()
})

test('a poll is removed, and back again on request', async () => {
  const calls = answerCalls({
    'GET /api/posts/with-a-poll': detailWith(stored),
    [`DELETE ${address}`]: new Response(null, { status: 204 }),
    [`PUT ${address}`]: stored,
  })
  await renderInApp(<PollSection post={post} />)
  await button('Remove the poll').click()
  await expect.element(button('Add a poll')).toBeVisible()
  await button('Undo').click()
  await expect.element(page.getByText('Which quay next?')).toBeVisible()
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ question: 'Which quay next?', days: 7 })
})

test('a guest of a team sees the poll, and can’t change it', async () => {
  answerCalls({ 'GET /api/posts/with-a-poll': detailWith(stored) })
  await renderInApp(<PollSection post={post} />, { user: sampleGuest() })
  await expect.element(page.getByText('Which quay next?')).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})
