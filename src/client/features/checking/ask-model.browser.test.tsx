import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost } from '../../../../tests/support/components/sample-posts.ts'
import { AskAfterwards } from './ask-afterwards.tsx'
import { AskModel } from './ask-model.tsx'

const post = samplePost()
const path = '/api/posts/a/model-check'
const check = {
  modelLabel: 'OpenAI GPT-4o',
  checkedAt: '2026-11-20T12:00:00.000Z',
  sentences: [
    { text: 'Traffic rose 12 %.', verdict: 'supported', support: 'Traffic in the harbour rose 12 percent.' },
    { text: 'It employs 61 people.', verdict: 'invented', support: null },
    { text: 'I like it.', verdict: 'none', support: null },
  ],
}
const nothingKept = { check: null, asksAfterEachPost: false }
const config = { models: [{ id: 'gpt-4o', label: 'OpenAI GPT-4o' }] }
const section = page.getByRole('region', { name: 'Ask the model too' })

test('what the model named is shown with the source’s sentence, and what it invented counts for nothing', async () => {
  answerCalls({ [`GET ${path}`]: nothingKept, [`POST ${path}`]: check })
  await renderInApp(<AskModel post={post} />, { config })
  await section.getByRole('button', { name: 'Ask the model' }).click()
  await expect.element(section.getByRole('status')).toHaveTextContent('for 1 of 3 sentences')
  await expect.element(section.getByText('is not in the source, so its answer does not count')).toBeVisible()
  await section.getByText('1 sentence with its source').click()
  await expect.element(section.getByText('Traffic in the harbour rose 12 percent.')).toBeVisible()
})

test('a model that could not be asked is said, and asked again', async () => {
  let isUp = false
  answerCalls({
    [`GET ${path}`]: nothingKept,
    [`POST ${path}`]: () => (isUp ? check : refuseWith(503, 'The model rests.')),
  })
  await renderInApp(<AskModel post={post} />, { config })
  await section.getByRole('button', { name: 'Ask the model' }).click()
  await expect.element(section.getByText('The model rests.')).toBeVisible()
  isUp = true
  await section.getByRole('button', { name: 'Ask the model' }).click()
  await expect.element(section.getByRole('status')).toBeVisible()
})

test('where there is no model nobody is offered one', async () => {
  answerCalls({})
  await renderInApp(
    <>
      <AskModel post={post} />
      <p>Loaded</p>
    </>,
    { config: { models: [{ id: 'composer', label: 'Built-in' }] } },
  )
  await expect.element(page.getByText('Loaded')).toBeVisible()
  await expect.element(section).not.toBeInTheDocument()
})

test('a new post is asked about by itself when its author wants that', async () => {
  const calls = answerCalls({ [`GET ${path}`]: { ...nothingKept, asksAfterEachPost: true }, [`POST ${path}`]: check })
  await renderInApp(
    <>
      <AskAfterwards post={post} />
      <AskModel post={post} />
    </>,
    { config },
  )
  await expect.element(section.getByRole('status')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

describe('a model that does not answer', () => {
  test('says how long it may take and can be cancelled; what it said before stays', async () => {
    const calls = answerCalls({
      [`GET ${path}`]: { ...nothingKept, check },
      [`POST ${path}`]: () => new Promise<never>(() => {}),
    })
    await renderInApp(<AskModel post={post} />, { config })
    await section.getByRole('button', { name: 'Ask again' }).click()
    await expect.element(section.getByText('This can take up to two minutes. You can go on meanwhile.')).toBeVisible()
    await expect.poll(() => calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    await section.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(section.getByRole('button', { name: 'Ask again' })).toBeEnabled()
    await expect.element(section.getByRole('status')).toHaveTextContent('for 1 of 3 sentences')
    await expect.element(section.getByText('The model could not be asked')).not.toBeInTheDocument()
    await expect.element(section.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  })

  test('and is given up is said so, and what it said before stays', async () => {
    answerCalls({
      [`GET ${path}`]: { ...nothingKept, check },
      [`POST ${path}`]: () => refuseWith(503, 'OpenAI GPT-4o took too long to answer.', 'ai_unavailable'),
    })
    await renderInApp(<AskModel post={post} />, { config })
    await section.getByRole('button', { name: 'Ask again' }).click()
    await expect.element(section.getByText('OpenAI GPT-4o took too long to answer.')).toBeVisible()
    await expect.element(section.getByRole('status')).toHaveTextContent('for 1 of 3 sentences')
  })
})
