import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AllFigures, PlannedTry } from '#client/queries/posts/figures'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { WhatWorks } from './what-works.tsx'

const user = { timeZone: 'Europe/Berlin' }
const day = 86_400_000
const start = Date.UTC(2026, 8, 1, 8)

/** Posts, one each day, with impressions from a week later; `null`: none. */
function postsWith(counts: readonly (number | null)[], opening: AllFigures['posts'][number]['opening'] = 'question') {
  return counts.map((impressions, index): AllFigures['posts'][number] => {
    const publishedAt = start + index * day
    const at = new Date(publishedAt + 7 * day).toISOString()
    const figures = { id: `f${index}`, publicationId: null, source: 'typed' as const, at, reached: null }
    const counted = { impressions, engagements: 40, reactions: 30, comments: 8, reposts: 2 }
    return {
      postId: `works-${opening}-${index}`,
      title: 'The quay',
      publishedAt: new Date(publishedAt).toISOString(),
      form: null,
      opening,
      length: 900,
      figures: impressions === null ? [] : [{ ...figures, ...counted }],
    }
  })
}

const plan: PlannedTry = {
  id: 't1',
  dimension: 'opening',
  a: 'question',
  b: 'statement',
  first: 'a',
  posts: 8,
  measure: 'impressions',
  startedAt: new Date(start - day).toISOString(),
}

beforeEach(() => sessionStorage.clear())

async function show(answer: Partial<AllFigures>, more: Record<string, unknown> = {}) {
  const calls = answerCalls({
    'GET /api/figures': { asks: true, posts: [], tries: [], ...answer },
    'POST /api/figures/tries': plan,
    'PUT /api/figures/asking': new Response(null, { status: 204 }),
    ...more,
  })
  await renderInApp(<WhatWorks />, { user })
  return calls
}

const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

test('groups have their posts, median and range, and few posts are too few', async () => {
  const questions = postsWith([100, 200, 300, 400, 500, 600, 700, 1_800])
  await show({ posts: [...questions, ...postsWith([50, 60, null], 'statement')] })
  await expect.element(rowOf('A question')).toHaveTextContent('A question8450100 to 1,800')
  await expect.element(rowOf('A statement')).toHaveTextContent('A statement2Too few to say')
  await expect.element(page.getByText(/^10 of 11 published posts have figures/)).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('and by'), 'Weekday')
  await expect.element(rowOf('9 other pairs')).toHaveTextContent('Too few to say')
})

test('without figures the page says how to get some', async () => {
  await show({ posts: postsWith([null]) })
  await expect.element(page.getByText('Nothing to compare yet')).toBeVisible()
})

const alternating = (counts: readonly (number | null)[]) =>
  postsWith(counts).map((post, index) => ({ ...post, opening: index % 2 === 0 ? 'question' : 'statement' }) as const)
const tried = [100, 900, 120, 800, 90, 700, 110, 950]

test('a try says which way comes next', async () => {
  await show({ tries: [plan], posts: alternating(tried.slice(0, 3)) })
  await expect.element(page.getByText('Next: A statement (post 4 of 8)')).toBeVisible()
})

test('a try has no result while a post has no figures', async () => {
  await show({ tries: [plan], posts: alternating([...tried.slice(0, 7), null]) })
  await expect.element(page.getByText('All posts are out. One has no figures from a week later yet.')).toBeVisible()
})

test('the result of a try is a factor, its range, and what chance would do', async () => {
  await show({ tries: [plan], posts: alternating(tried) })
  await expect.element(page.getByText('A statement got 7.9 times as much.')).toBeVisible()
  await expect.element(page.getByText(/^The factor lies between 5\.8 and 10/)).toBeVisible()
  await expect.element(page.getByText('By chance alone, a difference like this comes in 2.9% of tries.')).toBeVisible()
})

test('a try is planned between two different ways', async () => {
  const calls = await show({})
  await page.getByRole('button', { name: 'Plan a try' }).click()
  await userEvent.selectOptions(page.getByLabelText('What to try'), 'Weekday')
  await userEvent.selectOptions(page.getByLabelText('The other'), 'Monday')
  await page.getByRole('button', { name: 'Begin the try' }).click()
  await expect.element(page.getByText('Choose two different ways.')).toBeVisible()
  await userEvent.selectOptions(page.getByLabelText('The other'), 'Friday')
  await page.getByRole('button', { name: 'Begin the try' }).click()
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body)
    .toEqual({ dimension: 'weekday', a: '1', b: '5', posts: 16, measure: 'impressions' })
})

test('an export is reported with what was left out, by sheet and row', async () => {
  const problems = [{ sheet: 'TOP POSTS', row: 4, kind: 'no-post', text: 'https://www.linkedin.com/feed/update/one' }]
  const report = {
    added: 12,
    unchanged: 1,
    period: { from: '2026-10-01', until: '2026-11-08' },
    problems,
    moreProblems: 3,
  }
  await show({}, { 'POST /api/figures/import': report })
  await userEvent.upload(page.getByLabelText('Choose the file').last(), new File(['x'], 'Content.xlsx'))
  await expect
    .element(
      page.getByText('12 posts have new figures, 1 is as before. The file is about 1 October 2026 to 8 November 2026.'),
    )
    .toBeVisible()
  await expect.element(page.getByText('4 rows were left out:')).toBeVisible()
  await expect.element(page.getByText(/^TOP POSTS, row 4: no published post here has this address/)).toBeVisible()
})

test('the bell’s questions are switched off', async () => {
  const calls = await show({})
  await page.getByRole('switch', { name: 'Ask for figures' }).click()
  await expect.poll(() => calls.find(({ method }) => method === 'PUT')?.body).toEqual({ asks: false })
  await expect.element(page.getByRole('switch', { name: 'Ask for figures' })).not.toBeChecked()
})

test('a switch that could not be changed says so', async () => {
  await show({}, { 'PUT /api/figures/asking': refuseWith(503, 'Busy.') })
  await page.getByRole('switch', { name: 'Ask for figures' }).click()
  await expect.element(page.getByText('Not changed')).toBeVisible()
})
