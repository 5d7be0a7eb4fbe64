import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Figures } from '#client/queries/posts/figures'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost } from '../../../../tests/support/components/sample-posts.ts'
import { sampleUser } from '../../../../tests/support/components/sample-user.ts'
import { PostFigures } from './post-figures.tsx'

const post = samplePost({ id: 'counted', status: 'published' })
const typed: Figures = {
  id: 'f1',
  publicationId: null,
  source: 'typed',
  at: '2026-11-22T12:00:00.000Z',
  impressions: 1_240,
  engagements: 41,
  reactions: 31,
  comments: 8,
  reposts: 2,
  reached: null,
}

const section = page.getByRole('region', { name: 'Figures' })
const field = (name: string) => section.getByLabelText(name)

beforeEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/generate?post=counted')
})

async function show(listed: Figures[], more: Record<string, unknown> = {}) {
  const calls = answerCalls({
    'GET /api/posts/counted/figures': listed,
    'POST /api/posts/counted/figures': typed,
    'DELETE /api/posts/counted/figures/f1': new Response(null, { status: 204 }),
    ...more,
  })
  await renderInApp(<PostFigures post={post} user={sampleUser()} />)
  return calls
}

test('known figures are one line with their day and where they are from', async () => {
  const imported = { ...typed, id: 'f2', source: 'imported' as const, reactions: null, comments: null, reposts: null }
  await show([typed, { ...imported, engagements: 1 }])
  await expect.element(section.getByText('1,240 impressions · 31 reactions · 8 comments · 2 reposts')).toBeVisible()
  await expect.element(section.getByText('Counted 22 November 2026, typed in')).toBeVisible()
  await expect.element(section.getByText('1,240 impressions · 1 engagement')).toBeVisible()
})

test('three numbers are enough, as they are written at LinkedIn', async () => {
  const calls = await show([])
  await section.getByRole('button', { name: 'Add figures' }).click()
  await userEvent.fill(field('Impressions'), '1,240')
  await userEvent.fill(field('Reactions'), '31')
  await userEvent.fill(field('Comments'), '8')
  await section.getByRole('button', { name: 'Save figures' }).click()
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ impressions: 1_240, reactions: 31, comments: 8, reposts: 0 })
  await expect.element(section.getByRole('button', { name: 'Add figures' })).toBeVisible()
})

test('what is no number is said at its field, and nothing is sent', async () => {
  const calls = await show([])
  await section.getByRole('button', { name: 'Add figures' }).click()
  await userEvent.fill(field('Impressions'), 'about 1k')
  await section.getByRole('button', { name: 'Save figures' }).click()
  await expect.element(section.getByText('Enter a whole number, such as 1,240.').first()).toBeVisible()
  await expect.element(field('Impressions')).toHaveFocus()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a failure keeps what was typed', async () => {
  await show([], { 'POST /api/posts/counted/figures': refuseWith(503, 'The server is busy.') })
  await section.getByRole('button', { name: 'Add figures' }).click()
  for (const name of ['Impressions', 'Reactions', 'Comments']) await userEvent.fill(field(name), '7')
  await section.getByRole('button', { name: 'Save figures' }).click()
  await expect.element(page.getByText('Figures not saved')).toBeVisible()
  await expect.element(field('Impressions')).toHaveValue('7')
})

test('the bell’s way leads to the open form', async () => {
  window.history.replaceState(null, '', '/generate?post=counted&panel=figures')
  await show([])
  await expect.element(field('Impressions')).toBeVisible()
})

test('figures are removed', async () => {
  const calls = await show([typed])
  await section.getByRole('button', { name: 'Remove the figures of 22 November 2026' }).click()
  await expect.poll(() => calls.some(({ method }) => method === 'DELETE')).toBe(true)
})
