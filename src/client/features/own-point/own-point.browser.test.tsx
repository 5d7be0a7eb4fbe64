import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Checking } from '#client/features/checking/checking'
import { usePostEditing } from '#client/features/post/use-post-editing'
import { useRefining } from '#client/features/versions/use-refining'
import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { type ModelId, modelFacts } from '#shared/rules/models'
import { answerCalls } from '../../../../tests/support/components/fake-api.ts'
import { keepOnDemand } from '../../../../tests/support/components/keep-on-demand.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { OwnPoint } from './own-point.tsx'

keepOnDemand()

const content = 'Traffic in the harbour rose 12 percent in the third quarter.\n\n#Harbour'
const own = 'I counted 40 trucks at the gate.'
const retelling = samplePostDetail({ content, brief: briefOn('The quay comes too late') })

function briefOn(angle: string): PostDetail['brief'] {
  return { angle, stance: null, form: null, length: 'medium', hashtags: 3, sourceMention: 'line' }
}

function Desk({ models, first }: { models: readonly ModelId[]; first: Post }) {
  const [post, show] = useState<Post>(first)
  const editing = usePostEditing(post, show)
  const refining = useRefining(post, editing, show)
  const user = { capabilities: { models, defaultModel: models[0] ?? 'composer' } } as unknown as User
  return (
    <Checking post={post} text={editing.text} onReplace={() => Promise.resolve(true)}>
      <p data-testid="text">{editing.text}</p>
      <OwnPoint {...{ editing, refining, user }} />
    </Checking>
  )
}

async function show(detail: PostDetail, models: ModelId[] = []) {
  const calls = answerCalls({
    'GET /api/posts/a': detail,
    'POST /api/posts/a/refine': samplePostDetail({ content: `${content}\n\n${own}` }),
    'PUT /api/posts/a/working-copy': { savedAt: '2026-11-20T12:00:00.000Z', keptOther: false, version: 1 },
  })
  const known = { config: { models: models.map((id) => ({ id, ...modelFacts[id], isConfigured: true })) } }
  await renderInApp(<Desk models={models} first={detail} />, known)
  return calls
}

const section = page.getByRole('region', { name: 'Your own point' })
const answer = section.getByLabelText(
  'What have you seen, done or counted yourself that bears on “The quay comes too late”?',
)
const add = section.getByRole('button', { name: 'Add to the post' })

beforeEach(() => {
  sessionStorage.clear()
  indexedDB.deleteDatabase('postwright.copies')
})

test('what the author adds to the source is shown, and no question', async () => {
  await show(samplePostDetail({ content: `${content}\n\n${own}` }))
  await expect.element(section.getByRole('status')).toHaveTextContent('One sentence is yours alone:')
  await expect.element(section.getByText(own)).toBeVisible()
  expect(section.getByRole('textbox').elements()).toEqual([])
})

test('without a model the answer becomes a paragraph of the post', async () => {
  await show(retelling)
  await userEvent.fill(answer, own)
  await add.click()
  await expect
    .element(page.getByTestId('text'))
    .toHaveTextContent(`Traffic in the harbour rose 12 percent in the third quarter. ${own} #Harbour`)
  await expect.element(section.getByText('One sentence is yours alone:')).toBeVisible()
})

test('a model is asked to work the answer in, close to the author’s words', async () => {
  const calls = await show(retelling, ['gpt-4o'])
  await userEvent.fill(answer, own)
  await add.click()
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ kind: 'instruction', model: 'gpt-4o', instruction: expect.stringContaining(`\n${own}`) })
})

test('an empty answer takes the focus instead of changing the post', async () => {
  await show(retelling)
  await add.click()
  await expect.element(answer).toHaveFocus()
  await expect.element(page.getByTestId('text')).toHaveTextContent(content.replace('\n\n', ' '))
})

test('dismissed, the question stays away from this post', async () => {
  await show(retelling)
  await section.getByRole('button', { name: 'Not for this post' }).click()
  await expect.poll(() => section.elements()).toEqual([])
})

test('an own text is the author’s throughout', async () => {
  await show(samplePostDetail({ content: `${content}\n\n${own}`, isOwn: true }))
  await expect.element(page.getByTestId('text')).toBeVisible()
  expect(section.elements()).toEqual([])
})
