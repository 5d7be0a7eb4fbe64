import { useRef, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { usePostEditing } from '#client/features/post/use-post-editing'
import { postKeys } from '#client/queries/keys'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { type ModelId, modelFacts } from '#shared/rules/models'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { keepOnDemand } from '../../../../tests/support/components/keep-on-demand.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { ChangeBar } from './change-bar.tsx'
import { ChangedText } from './changed-text.tsx'
import { RefineLine } from './refine-line.tsx'
import { useRefining } from './use-refining.ts'
import { useUndoKeys } from './use-undo-keys.ts'

keepOnDemand()

const post = samplePost({ id: 'p1', content: 'Ships wait.\n\nThey sail.', aiModel: 'gpt-5' })
const versionOf = (number: number, kind: 'draft' | 'shorter', content: string) => ({
  number,
  kind,
  content,
  language: 'english' as const,
  aiModel: 'gpt-5' as const,
  modelLabel: 'GPT-5',
  note: null,
  instruction: null,
  passage: null,
  draft: null,
  createdAt: '2026-11-20T10:00:00Z',
})
const versions = [versionOf(1, 'draft', post.content), versionOf(2, 'shorter', 'Ships sail.')]
const refined = samplePostDetail({ ...post, content: 'Ships sail.', version: 2, versions })
const wentBack = samplePostDetail({ ...post, version: 1, versions })

function Sheet({ models }: { models: readonly ModelId[] }) {
  const [shown, show] = useState<Post>(post)
  const field = useRef<HTMLTextAreaElement>(null)
  const editing = usePostEditing(shown, show)
  const refining = useRefining(shown, editing, show)
  useUndoKeys(refining)
  const user = { capabilities: { models, defaultModel: 'composer' } } as unknown as User
  return (
    <>
      {editing.isOpen ? (
        <textarea
          ref={field}
          data-part="post-editor"
          aria-label="Post text"
          value={editing.text}
          onChange={(event) => editing.change(event.target.value)}
        />
      ) : refining.change ? (
        <ChangedText before={refining.change.before} after={shown.content} lang="en" />
      ) : (
        <p data-testid="text">{shown.content}</p>
      )}
      {refining.change ? (
        <ChangeBar refining={refining} />
      ) : (
        <RefineLine post={shown} editing={editing} refining={refining} user={user} />
      )}
    </>
  )
}

async function show(models: readonly ModelId[] = ['gpt-5', 'composer']) {
  const known = { config: { models: models.map((id) => ({ id, ...modelFacts[id], isConfigured: true })) } }
  const cache = await renderInApp(<Sheet models={models} />, known)
  cache.setQueryData(postKeys.one('p1'), samplePostDetail({ ...post }))
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const bodies = (calls: readonly { body: unknown }[]) => expect.poll(() => calls.map(({ body }) => body))
const text = () => page.getByTestId('text')
const field = () => page.getByRole('textbox', { name: 'Post text' })

beforeEach(() => sessionStorage.clear())

test('what a model has changed is marked word by word, and kept or undone', async () => {
  const calls = answerCalls({ 'POST /api/posts/p1/refine': refined, 'POST /api/posts/p1/version': wentBack })
  await show()
  await button('Shorter').click()
  await expect.element(page.getByRole('group', { name: 'Change' })).toHaveTextContent('Shorter')
  await expect.element(page.getByRole('deletion')).toHaveTextContent('wait. They')
  await button('Keep').click()
  await expect.element(text()).toHaveTextContent('Ships sail.')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(text()).toHaveTextContent('Ships wait.')
  await button('Shorter').click()
  await button('Undo').click()
  await expect.element(text()).toHaveTextContent('Ships wait.')
  await bodies(calls).toEqual([
    { kind: 'shorter', model: 'gpt-5' },
    { number: 1 },
    { kind: 'shorter', model: 'gpt-5' },
    { number: 1 },
  ])
})

test('a model that changed nothing is said to, with nothing to keep or undo', async () => {
  const same = [...versions.slice(0, 1), versionOf(2, 'shorter', post.content)]
  const calls = answerCalls({ 'POST /api/posts/p1/refine': { ...refined, content: post.content, versions: same } })
  await show()
  await button('Shorter').click()
  const bar = page.getByRole('group', { name: 'Change' })
  await expect.element(bar).toHaveTextContent('The model changed nothing.')
  expect(
    bar
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Close'])
  await button('Close').click()
  await expect.poll(() => bar.elements()).toEqual([])
  await expect.element(button('Shorter')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await bodies(calls).toEqual([{ kind: 'shorter', model: 'gpt-5' }])
})

test('a refusal says that the post is as it was, and the same can be tried again', async () => {
  const calls = answerCalls({ 'POST /api/posts/p1/refine': () => refuseWith(503, 'The AI service is busy.', 'busy') })
  await show()
  await button('Longer').click()
  await expect.element(page.getByRole('heading', { name: 'The post is unchanged' })).toBeVisible()
  await button('Try again').click()
  await bodies(calls).toEqual([
    { kind: 'longer', model: 'gpt-5' },
    { kind: 'longer', model: 'gpt-5' },
  ])
})

test('a post is translated into another language than its own, also when the built-in writer is chosen', async () => {
  const calls = answerCalls({ 'POST /api/posts/p1/refine': refined })
  await show()
  await button('Refine with').click()
  await page.getByRole('combobox', { name: 'Refine with' }).selectOptions('composer')
  await userEvent.keyboard('{Escape}')
  await button('Translate').click()
  await expect.element(button('German')).toBeVisible()
  await expect.poll(() => button('English').elements()).toEqual([])
  await button('German').click()
  await bodies(calls).toEqual([{ kind: 'translation', language: 'german', model: 'gpt-5' }])
})

const noQueues = { text: 'No more queues.', repeats: 'They sail.' }

test('a chosen hook takes the place of the first paragraph, unsaved, and can be undone', async () => {
  const calls = answerCalls({
    'POST /api/posts/p1/openings': { openings: [{ text: 'Quays pay.', repeats: null }, noQueues] },
  })
  await show()
  await button('New hook').click()
  const heading = page.getByRole('heading', { name: 'Pick one to replace your first line' })
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText('Only 2 fit before “See more”.')).toBeVisible()
  await button('Use: Quays pay.').click()
  await expect.element(field()).toHaveValue('Quays pay.\n\nThey sail.')
  await expect.poll(() => heading.elements()).toEqual([])
  await field().click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field()).toHaveValue(post.content)
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(field()).toHaveValue('Quays pay.\n\nThey sail.')
  await expect.poll(() => calls).toHaveLength(1)
})

test('a hook that a later sentence repeats is used without that sentence, or with it, and undone in one step', async () => {
  answerCalls({ 'POST /api/posts/p1/openings': { openings: [noQueues] } })
  await show()
  await button('New hook').click()
  await expect.element(page.getByText('Repeated later: “They sail.”')).toBeVisible()
  await expect.element(button('Use: No more queues.')).toBeVisible()
  await button('Use and drop the repetition: No more queues.').click()
  await expect.element(field()).toHaveValue('No more queues.')
  await field().click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field()).toHaveValue(post.content)
})

const wish = page.getByRole('textbox', { name: 'What should change?' })

test('what the author asks for stays in the field until it is done', async () => {
  let isUp = false
  const calls = answerCalls({
    'POST /api/posts/p1/refine': () => (isUp ? refined : refuseWith(503, 'The AI service is busy.', 'busy')),
    'POST /api/posts/p1/version': wentBack,
  })
  await show()
  await expect.element(button('Change it')).toBeDisabled()
  await wish.fill(' End with a question. ')
  await button('Change it').click()
  await expect.element(page.getByRole('heading', { name: 'The post is unchanged' })).toBeVisible()
  await expect.element(wish).toHaveValue(' End with a question. ')
  isUp = true
  await wish.click()
  await userEvent.keyboard('{Enter}')
  await button('Undo').click()
  await expect.element(wish).toHaveValue('')
  const body = { kind: 'instruction', instruction: 'End with a question.', model: 'gpt-5' }
  await bodies(calls).toEqual([body, body, { number: 1 }])
})

test('without a model there is only what works without one', async () => {
  await show(['composer'])
  await expect.element(button('New hook')).toBeVisible()
  for (const name of ['Translate', 'Refine with']) expect(button(name).elements()).toEqual([])
  expect(wish.elements()).toEqual([])
})
