import { useRef, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PostText } from '#client/features/post/post-text'
import { usePostEditing } from '#client/features/post/use-post-editing'
import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { type ModelId, modelFacts } from '#shared/rules/models'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { useRefining } from '../use-refining.ts'
import { PassageTools } from './passage-tools.tsx'

const post = samplePost({ content: 'Ships wait. They sail.\n\nThe quay is open.' })
const after = post.content.replace('They sail.', 'Off they go.')
const passage = { change: 'rewrite', before: 'They sail.', after: 'Off they go.' } as const
const rewritten = {
  ...samplePostDetail({ content: after }),
  version: 2,
  versions: [
    { number: 1, kind: 'draft', content: post.content, instruction: null, passage: null },
    { number: 2, kind: 'passage', content: after, instruction: null, passage },
  ],
} as PostDetail

function Sheet({ models }: { models: ModelId[] }) {
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
      <button type="button" onClick={editing.cancel}>
        Discard
      </button>
      <div ref={text}>
        {editing.isOpen ? (
          <textarea
            aria-label="Post text"
            value={editing.text}
            onChange={(event) => editing.change(event.target.value)}
          />
        ) : (
          <PostText text={shown.content} />
        )}
      </div>
      <PassageTools post={shown} editing={editing} refining={refining} user={user} text={text} onChanged={show} />
    </>
  )
}

async function show(models: ModelId[] = ['gpt-4o', 'composer']) {
  const known = { config: { models: models.map((id) => ({ id, ...modelFacts[id], isConfigured: true })) } }
  await renderInApp(<Sheet models={models} />, known)
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const bar = page.getByRole('group', { name: 'Change this sentence' })
const answers = (calls: readonly { body: unknown }[]) => expect.poll(() => calls.map(({ body }) => body))

beforeEach(() => sessionStorage.clear())

test('by keys alone: open, go to the next sentence, have it rewritten', async () => {
  const calls = answerCalls({ 'POST /api/posts/a/passage': rewritten })
  await show()
  await expect.element(button('Change a sentence')).toBeVisible()
  await userEvent.keyboard('{Control>}.{/Control}')
  await expect.element(bar).toHaveFocus()
  await expect.element(bar).toHaveTextContent('Ships wait.')
  await expect.element(button('Find a hook')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(bar).toHaveTextContent('They sail.')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(bar).toHaveTextContent('The quay is open.')
  await expect.poll(() => button('Find a hook').elements()).toEqual([])
  await userEvent.keyboard('{ArrowUp}')
  const told = expect.element(page.getByText(/^Version 2, Sentence rewritten, is ready/)).toBeVisible()
  await button('Rewrite').click()
  await told
  await answers(calls).toEqual([{ change: 'rewrite', start: 12, text: 'They sail.', model: 'gpt-4o' }])
  await expect.element(page.getByText('Ships wait. Off they go.')).toBeVisible()
  await expect.element(bar).toHaveTextContent('Off they go.')
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Change a sentence')).toHaveFocus()
})

test('what is selected in the text is taken as whole sentences', async () => {
  await show()
  await expect.element(button('Change a sentence')).toBeVisible()
  const words = page.getByText('Ships wait. They sail.').element().firstChild as Text
  document.getSelection()?.setBaseAndExtent(words, 14, words, 18)
  await expect.element(bar).toHaveTextContent('They sail.')
  document.getSelection()?.setBaseAndExtent(words, 3, words, 18)
  await expect.element(bar).toHaveTextContent('Ships wait. They sail.')
})

test('while editing the sentence at the caret is taken, and what is unsaved is saved first', async () => {
  const content = `${post.content} Now.`
  const calls = answerCalls({
    'PATCH /api/posts/a': { ...post, content },
    'POST /api/posts/a/passage': rewritten,
  })
  await show()
  await button('Edit').click()
  const field = page.getByRole('textbox', { name: 'Post text' })
  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control} Now.')
  await userEvent.keyboard('{Control>}.{/Control}')
  await expect.element(bar).toHaveFocus()
  await expect.element(bar).toHaveTextContent('Now.')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Control>}.{/Control}')
  await button('Shorten').click()
  await answers(calls).toEqual([{ content }, { change: 'shorten', start: 42, text: 'Now.', model: 'gpt-4o' }])
})

test('a sentence that was typed over is no longer chosen, also when the edit is dropped', async () => {
  await show()
  await button('Edit').click()
  const field = page.getByRole('textbox', { name: 'Post text' })
  const area = field.element() as HTMLTextAreaElement
  area.focus()
  area.setSelectionRange(0, 22)
  await expect.element(bar).toHaveTextContent('Ships wait. They sail.')
  // as pasting and dictating do: without a key that would choose the sentence at the caret
  document.execCommand('insertText', false, 'Other words.')
  await expect.element(button('Change a sentence')).toBeVisible()
  await button('Discard').click()
  await expect.element(page.getByText('Ships wait. They sail.')).toBeVisible()
  expect(bar.elements()).toEqual([])
})

test('a failure says so beside the sentence, and the same can be tried again', async () => {
  const calls = answerCalls({ 'POST /api/posts/a/passage': () => refuseWith(503, 'The AI service is busy.', 'busy') })
  await show()
  await button('Change a sentence').click()
  await button('Make concrete').click()
  await expect.element(bar.getByRole('alert')).toHaveTextContent('The AI service is busy.')
  await button('Try Again').click()
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
  await button('Change a sentence').click()
  await button('Say the opposite').click()
  await expect.element(bar.getByRole('status')).toHaveTextContent('so the sentence stays as it is')
  await expect.poll(() => bar.getByRole('alert').elements()).toEqual([])
})

test('it can be cancelled, and nothing is changed', async () => {
  answerCalls({ 'POST /api/posts/a/passage': () => new Promise<object>(() => {}) })
  await show()
  await button('Change a sentence').click()
  await button('Rewrite').click()
  await expect.element(button('Shorten')).toBeDisabled()
  await button('Cancel').click()
  await expect.element(button('Shorten')).toBeEnabled()
  await expect.element(page.getByText('Ships wait. They sail.')).toBeVisible()
})

test('without a model it says so before anything is pressed', async () => {
  await show(['composer'])
  await button('Change a sentence').click()
  await expect.element(button('Rewrite')).toBeDisabled()
  await expect.element(bar).toHaveTextContent('This needs an AI model')
})
