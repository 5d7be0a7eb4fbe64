import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { modelFacts } from '#shared/rules/models'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost } from '../../../../tests/support/components/sample-posts.ts'
import { Earlier } from './earlier.tsx'

const post = samplePost()
const earlier = { postId: 'b', title: 'The old quay', at: '2026-03-05T12:00:00.000Z' }
const figure = { ...earlier, kind: 'figure', text: '61 people', sentence: 'In Genoa 61 people work there.' }
const opening = {
  kind: 'opening',
  text: 'Traffic rose.',
  sentence: 'Traffic rose again.',
  postId: null,
  title: null,
  at: null,
}
const section = page.getByRole('region', { name: 'In your earlier posts' })

async function show(repeated: object, { isNew = true, contradictions = {} as object, hasModel = false } = {}) {
  const calls = answerCalls({
    'GET /api/posts/a/earlier': repeated,
    'POST /api/posts/a/contradictions': contradictions,
  })
  const models = [{ id: 'gpt-4o', ...modelFacts['gpt-4o'], isConfigured: hasModel }]
  await renderInApp(<Earlier post={post} isNew={isNew} />, { config: { models } })
  return calls
}

test('a figure and an opening are shown with when they were used, and the way there', async () => {
  await show([figure, opening])
  await expect.element(section.getByText('61 people').first()).toBeVisible()
  await expect
    .element(section.getByText(/^You used this figure on March 5, 2026:|^You used this figure on 5 March 2026:/))
    .toHaveTextContent('In Genoa 61 people work there.')
  await expect.element(section.getByRole('link', { name: 'The old quay' })).toHaveAttribute('href', '/generate?post=b')
  await expect.element(section.getByText('You opened a post this way before:')).toHaveTextContent('Traffic rose again.')
  expect(section.getByRole('button').elements()).toEqual([])
})

test('a reopened post is compared on request', async () => {
  const calls = await show([], { isNew: false })
  await section.getByRole('button', { name: 'Look for them' }).click()
  await expect.element(section.getByRole('status')).toHaveTextContent('No figure and no opening that you used before.')
  expect(calls).toHaveLength(1)
})

test('a failure is told, and can be tried again', async () => {
  await show(refuseWith(503, 'The server rests.'))
  await expect.element(section.getByText('Your earlier posts could not be compared')).toBeVisible()
  await expect.element(section.getByText('The server rests.')).toBeVisible()
})

test('a model is asked for contradictions, which are shown with both sentences', async () => {
  const here = 'Traffic in the harbour rose 12 %.'
  const found = [{ ...earlier, here, sentence: 'Traffic in the harbour never rises.' }]
  await show([], { hasModel: true, contradictions: { modelLabel: 'GPT-4o', compared: 4, found } })
  await section.getByRole('button', { name: 'Ask a model for contradictions' }).click()
  await expect.element(section.getByText('One sentence may contradict you:')).toBeVisible()
  await expect.element(section.getByText(here)).toBeVisible()
  await expect.element(section.getByText(/^You wrote on/)).toHaveTextContent('Traffic in the harbour never rises.')
})

test('a model that found none says how much it compared', async () => {
  await show([], { hasModel: true, contradictions: { modelLabel: 'GPT-4o', compared: 4, found: [] } })
  await section.getByRole('button', { name: 'Ask a model for contradictions' }).click()
  await expect
    .element(section.getByText('GPT-4o compared 4 pairs of sentences and found no contradiction.'))
    .toBeVisible()
})
