import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { usePostEditing } from '#client/features/post/use-post-editing'
import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { modelFacts } from '#shared/rules/models'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { RefinePanel } from './refine-panel.tsx'
import { useRefining } from './use-refining.ts'

const createdAt = '2026-11-20T10:00:00Z'
const post = { id: 'p1', content: 'Ships wait.\n\nThey sail.', language: 'english', aiModel: 'gpt-5' } as Post
const refined = {
  ...post,
  content: 'Ships sail.',
  version: 2,
  versions: [
    { number: 1, kind: 'draft', content: post.content, language: 'english', createdAt },
    { number: 2, kind: 'shorter', content: 'Ships sail.', language: 'english', createdAt },
  ],
} as PostDetail

const allowed = ['gpt-5', 'composer'] as const
const user = { capabilities: { models: allowed, defaultModel: 'composer' } } as unknown as User
const known = { config: { models: allowed.map((id) => ({ id, ...modelFacts[id], isConfigured: true })) } }

function Panel() {
  const editing = usePostEditing(post, () => {})
  const refining = useRefining(post, editing, () => {})
  return (
    <>
      <output>{editing.text}</output>
      <RefinePanel post={post} editing={editing} refining={refining} user={user} />
    </>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => sessionStorage.clear())

test('a refinement is asked for with the post’s model, and its version is named when it is there', async () => {
  const calls = answerCalls({ 'POST /api/posts/p1/refine': refined })
  await renderInApp(<Panel />, known)
  await button('Shorter').click()
  await expect.element(page.getByText('Version 2, Shorter, is ready. It has 11 characters.')).toBeVisible()
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ kind: 'shorter', model: 'gpt-5' }])
})

test('a refusal says that the post is as it was, and the same can be tried again', async () => {
  const calls = answerCalls({ 'POST /api/posts/p1/refine': () => refuseWith(503, 'The AI service is busy.', 'busy') })
  await renderInApp(<Panel />, known)
  await button('Longer').click()
  await expect.element(page.getByRole('heading', { name: 'The post is unchanged' })).toBeVisible()
  await button('Try Again').click()
  await expect.poll(() => calls.length).toBe(2)
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([
      { kind: 'longer', model: 'gpt-5' },
      { kind: 'longer', model: 'gpt-5' },
    ])
})

test('a post is translated into another language than its own, and only by a model', async () => {
  const calls = answerCalls({ 'POST /api/posts/p1/refine': refined })
  await renderInApp(<Panel />, known)
  await button('Translate').click()
  await expect.element(button('German')).toBeVisible()
  await expect.poll(() => button('English').elements()).toEqual([])
  await button('German').click()
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ kind: 'translation', language: 'german', model: 'gpt-5' }])
  await page.getByRole('combobox', { name: 'Refine with' }).selectOptions('composer')
  await expect.element(button('Translate')).toBeDisabled()
})

test('a chosen opening takes the place of the first paragraph, unsaved', async () => {
  const calls = answerCalls({ 'POST /api/posts/p1/openings': { openings: ['Quays pay.', 'No more queues.'] } })
  await renderInApp(<Panel />, known)
  await button('Suggest 3 hooks').click()
  const heading = page.getByRole('heading', { name: 'Other openings' })
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText(/^Only 2 were found that fit above the fold\./)).toBeVisible()
  await button('Use: Quays pay.').click()
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Quays pay.' }))
    .toHaveTextContent('Quays pay. They sail.')
  await expect.poll(() => heading.elements()).toEqual([])
  await expect.poll(() => calls).toHaveLength(1)
})

const wish = page.getByRole('textbox', { name: 'Tell it what to change' })

test('what the author asks for stays in the field until the new version is there', async () => {
  let isUp = false
  const calls = answerCalls({
    'POST /api/posts/p1/refine': () => (isUp ? refined : refuseWith(503, 'The AI service is busy.', 'busy')),
  })
  await renderInApp(<Panel />, known)
  await expect.element(button('Change the post')).toBeDisabled()
  await wish.fill(' End with a question. ')
  await button('Change the post').click()
  await expect.element(page.getByRole('heading', { name: 'The post is unchanged' })).toBeVisible()
  await expect.element(wish).toHaveValue(' End with a question. ')
  isUp = true
  await wish.click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(wish).toHaveValue('')
  const body = { kind: 'instruction', instruction: 'End with a question.', model: 'gpt-5' }
  await expect.poll(() => calls.map((call) => call.body)).toEqual([body, body])
})

test('without a model nothing follows an instruction, and what was typed stays', async () => {
  await renderInApp(<Panel />, known)
  await wish.fill('End with a question.')
  await page.getByRole('combobox', { name: 'Refine with' }).selectOptions('composer')
  await expect.element(button('Change the post')).toBeDisabled()
  await expect.element(page.getByText(/built-in writer can’t follow instructions/)).toBeVisible()
  await expect.element(wish).toHaveValue('End with a question.')
})
