import { useRef, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PostText } from '#client/features/post/post-text'
import { usePostEditing } from '#client/features/post/use-post-editing'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { type ModelId, modelFacts } from '#shared/rules/models'
import type { Span } from '#shared/text/sentences'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { keepOnDemand } from '../../../../../tests/support/components/keep-on-demand.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { ChangeBar } from '../change-bar.tsx'
import { ChangedText } from '../changed-text.tsx'
import { useRefining } from '../use-refining.ts'
import { SelectionBubble } from './selection-bubble.tsx'

keepOnDemand()

const post = samplePost({ content: 'Ships wait. They sail.\n\nThe quay is open.' })
const after = post.content.replace('They sail.', 'Off they go.')
const common = {
  language: 'english',
  aiModel: 'gpt-4o',
  modelLabel: 'GPT-4o',
  note: null,
  instruction: null,
  draft: null,
  createdAt: '2026-11-20T10:00:00Z',
} as const
const rewritten = samplePostDetail({
  content: after,
  version: 2,
  versions: [
    { number: 1, kind: 'draft', content: post.content, passage: null, ...common },
    {
      number: 2,
      kind: 'passage',
      content: after,
      ...common,
      passage: { change: 'rewrite', before: 'They sail.', after: 'Off they go.' },
    },
  ],
})

function Sheet({ models, onComment }: { models: ModelId[]; onComment?: ((span: Span) => void) | undefined }) {
  const [shown, show] = useState<Post>(post)
  const text = useRef<HTMLDivElement>(null)
  const editing = usePostEditing(shown, show)
  const refining = useRefining(shown, editing, show)
  const user = { capabilities: { models, defaultModel: models[0] } } as unknown as User
  return (
    <>
      <button type="button" onClick={editing.open}>
        Edit
      </button>
      <div style={{ position: 'relative', marginTop: 200 }}>
        <div ref={text}>
          {editing.isOpen ? (
            <textarea
              aria-label="Post text"
              value={editing.text}
              onChange={(event) => editing.change(event.target.value)}
            />
          ) : refining.change ? (
            <ChangedText before={refining.change.before} after={shown.content} lang="en" />
          ) : (
            <PostText text={shown.content} />
          )}
        </div>
        {refining.change ? (
          <ChangeBar refining={refining} />
        ) : (
          <SelectionBubble {...{ post: shown, editing, refining, user, text, onComment }} />
        )}
      </div>
    </>
  )
}

async function show(models: ModelId[] = ['gpt-4o', 'composer'], onComment?: (span: Span) => void) {
  const known = { config: { models: models.map((id) => ({ id, ...modelFacts[id], isConfigured: true })) } }
  await renderInApp(<Sheet models={models} onComment={onComment} />, known)
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const bubble = page.getByRole('group', { name: 'Change the selection' })
/** Without what is kept of the open field every few seconds. */
const answers = (calls: readonly { path: string; body: unknown }[]) =>
  expect.poll(() => calls.filter(({ path }) => !path.endsWith('/working-copy')).map(({ body }) => body))
const firstLine = () => page.getByText('Ships wait. They sail.').element().firstChild as Text

function select(from: number, to: number) {
  const words = firstLine()
  document.getSelection()?.setBaseAndExtent(words, from, words, to)
}

beforeEach(() => sessionStorage.clear())

test('it comes with a selection, covers none of it, and goes with it', async () => {
  await show()
  await expect.element(page.getByText('Ships wait. They sail.')).toBeVisible()
  expect(bubble.elements()).toEqual([])
  select(14, 18)
  await expect.element(bubble).toHaveTextContent('They sail.')
  await expect.element(bubble).toBeVisible()
  const selected = document.getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect()
  const box = bubble.element().getBoundingClientRect()
  expect(box.bottom <= selected.top || box.top >= selected.bottom).toBe(true)
  select(3, 18)
  await expect.element(bubble).toHaveTextContent('Ships wait. They sail.')
  document.getSelection()?.removeAllRanges()
  await expect.poll(() => bubble.elements()).toEqual([])
})

test('by keys alone: open, go to the next sentence, have it rewritten, and keep it', async () => {
  const calls = answerCalls({ 'POST /api/posts/a/passage': rewritten })
  await show()
  await expect.element(page.getByText('Ships wait. They sail.')).toBeVisible()
  await userEvent.keyboard('{Control>}.{/Control}')
  await expect.element(button('Rewrite')).toHaveFocus()
  await expect.element(bubble).toHaveTextContent('Ships wait.')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(bubble).toHaveTextContent('The quay is open.')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await answers(calls).toEqual([{ change: 'rewrite', start: 12, text: 'They sail.', model: 'gpt-4o' }])
  await expect.element(page.getByRole('insertion').first()).toHaveTextContent('Off they go')
  await expect.element(page.getByRole('group', { name: 'Change', exact: true })).toHaveFocus()
  await button('Keep').click()
  await expect.element(page.getByText('Ships wait. Off they go.')).toBeVisible()
  await expect.poll(() => bubble.elements()).toEqual([])
})

test('what is asked for goes with the selection', async () => {
  const calls = answerCalls({ 'POST /api/posts/a/passage': rewritten })
  await show()
  select(12, 20)
  await button('Ask').click()
  const wish = page.getByRole('textbox', { name: 'What should change?' })
  await expect.element(wish).toHaveFocus()
  await userEvent.keyboard('Say it with a wink.{Enter}')
  const asked = { change: 'ask', start: 12, text: 'They sail.', model: 'gpt-4o', instruction: 'Say it with a wink.' }
  await answers(calls).toEqual([asked])
  await expect.element(button('Keep')).toBeVisible()
})

test('while editing it goes with the field’s selection, and what is unsaved is saved first', async () => {
  const content = `${post.content} Now.`
  const calls = answerCalls({
    'PATCH /api/posts/a': { ...post, content },
    'PUT /api/posts/a/working-copy': { savedAt: '2026-11-20T12:00:00.000Z', keptOther: false, version: 1 },
    'POST /api/posts/a/passage': rewritten,
  })
  await show()
  await button('Edit').click()
  const field = page.getByRole('textbox', { name: 'Post text' })
  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control} Now.')
  expect(bubble.elements()).toEqual([])
  await userEvent.keyboard('{Control>}.{/Control}')
  await expect.element(bubble).toHaveTextContent('Now.')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveFocus()
  await expect.poll(() => bubble.elements()).toEqual([])
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
  await expect.element(bubble).toHaveTextContent('Now.')
  await userEvent.keyboard('{Control>}.{/Control}')
  await expect.element(button('Rewrite')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await answers(calls).toMatchObject([{ content }, { change: 'shorten', start: 42, text: 'Now.', model: 'gpt-4o' }])
})

test('a failure says so under the text, and the same can be tried again', async () => {
  const calls = answerCalls({ 'POST /api/posts/a/passage': () => refuseWith(503, 'The AI service is busy.', 'busy') })
  await show()
  select(12, 20)
  await button('Make concrete').click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'The AI service is busy.' })).toBeVisible()
  await button('Try again').click()
  await expect.poll(() => calls.length).toBe(2)
  await expect.element(page.getByText('Ships wait. They sail.')).toBeVisible()
})

test('that the source has nothing of the kind is an answer, not an error', async () => {
  const answer = {
    message: 'The source has nothing that would bear this out, so the sentence stays as it is.',
    reason: 'passageUnsupported',
    values: { why: 'It names nobody.' },
    code: 'conflict',
    requestId: 'test',
  }
  answerCalls({ 'POST /api/posts/a/passage': () => Response.json(answer, { status: 409 }) })
  await show()
  select(12, 20)
  await button('Other side').click()
  await expect.element(page.getByRole('status').filter({ hasText: 'so the sentence stays as it is' })).toBeVisible()
  await button('Close').click()
  await expect.poll(() => page.getByText('so the sentence stays as it is').elements()).toEqual([])
})

test('it can be cancelled, and nothing is changed', async () => {
  answerCalls({ 'POST /api/posts/a/passage': () => new Promise<object>(() => {}) })
  await show()
  select(12, 20)
  await button('Rewrite').click()
  await expect.element(button('Shorten')).toBeDisabled()
  await button('Cancel').click()
  await expect.poll(() => bubble.elements()).toEqual([])
  await expect.element(page.getByText('Ships wait. They sail.')).toBeVisible()
})

test('without a model there is none', async () => {
  await show(['composer'])
  await expect.element(page.getByText('Ships wait. They sail.')).toBeVisible()
  select(14, 18)
  await userEvent.keyboard('{Control>}.{/Control}')
  expect(bubble.elements()).toEqual([])
})

test.each([['gpt-4o'], ['composer']] as const)('in a team a selection can be commented on: %s', async (model) => {
  const commented: Span[] = []
  await show([model, 'composer'], (span) => commented.push(span))
  await expect.element(page.getByText('Ships wait. They sail.')).toBeVisible()
  select(14, 18)
  await button('Comment').click()
  expect(commented).toMatchObject([{ start: 12, end: 22 }])
  await expect.poll(() => bubble.elements()).toEqual([])
})
