import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { AskAfterwards } from './ask-afterwards.tsx'
import { AskModel } from './ask-model.tsx'
import { CheckedText } from './checked-text.tsx'
import { Checking } from './checking.tsx'

const content = 'Traffic rose 12 %. It employs 61 people in Genoa. It pays them well. I like it.'
const post = samplePost({ content })
const stored = { 'GET /api/posts/a': samplePostDetail({ content }) }
const path = '/api/posts/a/model-check'
const check = {
  modelLabel: 'OpenAI GPT-4o',
  checkedAt: '2026-11-20T12:00:00.000Z',
  sentences: [
    {
      text: 'Traffic rose 12 %.',
      verdict: 'supported',
      support: [
        { text: 'Traffic in the harbour rose.', source: null },
        { text: 'It was 12 percent more.', source: null },
      ],
      missing: [],
      contrary: [],
    },
    {
      text: 'It employs 61 people in Genoa.',
      verdict: 'contrary',
      support: [{ text: 'It employs 16 people there.', source: null }],
      missing: ['in Genoa'],
      contrary: ['61'],
    },
    { text: 'It pays them well.', verdict: 'invented', support: [], missing: [], contrary: [] },
    { text: 'I like it.', verdict: 'none', support: [], missing: [], contrary: [] },
  ],
}
const nothingKept = { check: null, asksAfterEachPost: false }
const model = { id: 'gpt-4o', label: 'OpenAI GPT-4o', vendor: 'openai' }
const config = { models: [{ ...model, isConfigured: true }] }

function Asking() {
  return (
    <Checking post={post} text={content} onReplace={async () => true}>
      <CheckedText text={content} lang="en" />
      <AskModel post={post} />
    </Checking>
  )
}

const section = page.getByRole('region', { name: 'Second opinion' })

test('what the model named is shown with the source’s sentences, and what it invented counts for nothing', async () => {
  answerCalls({ ...stored, [`GET ${path}`]: nothingKept, [`POST ${path}`]: check })
  await renderInApp(<Asking />, { config })
  await section.getByRole('button', { name: 'Ask the model' }).click()
  await expect.element(section.getByRole('status')).toHaveTextContent('1 of 4 sentences confirmed')
  const invented = section.getByRole('listitem').filter({ hasText: 'It pays them well.' })
  await expect.element(invented).toHaveTextContent('Not in the source. Fine if it’s your view.')
  await section.getByText('Confirmed', { exact: true }).click()
  await expect
    .element(section.getByRole('listitem').filter({ hasText: 'Traffic rose 12 %.' }))
    .toHaveTextContent('The source says: Traffic in the harbour rose. It was 12 percent more.')
})

test('words that are wrong or missing are marked in their sentence, which comes first', async () => {
  answerCalls({ ...stored, [`GET ${path}`]: { ...nothingKept, check } })
  await renderInApp(<Asking />, { config })
  const first = section.getByRole('listitem').first()
  await expect
    .element(first)
    .toHaveTextContent('Contradicted: 61. Not in the source: in Genoa. The source says: It employs 16 people there.')
  await expect
    .poll(() =>
      first
        .getByRole('mark')
        .elements()
        .map((mark) => mark.textContent),
    )
    .toEqual(['61', 'in Genoa'])
})

test('a sentence is shown in the text, and kept as the author’s own view, which is said', async () => {
  const calls = answerCalls({ ...stored, 'PATCH /api/posts/a': post, [`GET ${path}`]: { ...nothingKept, check } })
  await renderInApp(<Asking />, { config })
  const own = section.getByRole('listitem').filter({ hasText: 'I like it.' })
  await own.getByRole('button', { name: 'Show in text' }).click()
  await expect.poll(() => window.getSelection()?.toString()).toBe('I like it.')
  await own.getByRole('button', { name: 'My own view' }).click()
  await expect
    .poll(() => calls.find(({ method }) => method === 'PATCH')?.body)
    .toEqual({
      acceptedClaims: ['I like it.'],
    })
  await section.getByText('Confirmed', { exact: true }).click()
  await expect.element(own).toHaveTextContent('Your view.')
})

test('a model that could not be asked is said, and asked again', async () => {
  let isUp = false
  answerCalls({
    ...stored,
    [`GET ${path}`]: nothingKept,
    [`POST ${path}`]: () => (isUp ? check : refuseWith(503, 'The model rests.')),
  })
  await renderInApp(<Asking />, { config })
  await section.getByRole('button', { name: 'Ask the model' }).click()
  await expect.element(section.getByText('The model rests.')).toBeVisible()
  isUp = true
  await section.getByRole('button', { name: 'Ask the model' }).click()
  await expect.element(section.getByRole('status')).toBeVisible()
})

test('where there is no model nobody is offered one', async () => {
  answerCalls(stored)
  await renderInApp(
    <>
      <Asking />
      <p>Loaded</p>
    </>,
    { config: { models: [{ ...model, isConfigured: false }] } },
  )
  await expect.element(page.getByText('Loaded')).toBeVisible()
  await expect.element(section).not.toBeInTheDocument()
})

test('a new post is asked about by itself when its author wants that', async () => {
  const calls = answerCalls({
    ...stored,
    [`GET ${path}`]: { ...nothingKept, asksAfterEachPost: true },
    [`POST ${path}`]: check,
  })
  await renderInApp(
    <>
      <AskAfterwards post={post} />
      <Asking />
    </>,
    { config },
  )
  await expect.element(section.getByRole('status')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

describe('a model that does not answer', () => {
  test('can be cancelled; what it said before stays', async () => {
    const calls = answerCalls({
      ...stored,
      [`GET ${path}`]: { ...nothingKept, check },
      [`POST ${path}`]: () => new Promise<never>(() => {}),
    })
    await renderInApp(<Asking />, { config })
    await section.getByRole('button', { name: 'Ask again' }).click()
    await expect.poll(() => calls.filter(({ method }) => method === 'POST')).toHaveLength(1)
    await section.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(section.getByRole('button', { name: 'Ask again' })).toBeEnabled()
    await expect.element(section.getByRole('status')).toHaveTextContent('1 of 4 sentences confirmed')
    await expect.element(section.getByText('The model could not be asked')).not.toBeInTheDocument()
    await expect.element(section.getByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  })

  test('and is given up is said so, and what it said before stays', async () => {
    answerCalls({
      ...stored,
      [`GET ${path}`]: { ...nothingKept, check },
      [`POST ${path}`]: () => refuseWith(503, 'OpenAI GPT-4o took too long to answer.', 'ai_unavailable'),
    })
    await renderInApp(<Asking />, { config })
    await section.getByRole('button', { name: 'Ask again' }).click()
    await expect.element(section.getByText('OpenAI GPT-4o took too long to answer.')).toBeVisible()
    await expect.element(section.getByRole('status')).toHaveTextContent('1 of 4 sentences confirmed')
  })
})
