import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { usePostEditing } from '#client/features/post/use-post-editing'
import { postKeys } from '#client/queries/keys'
import type { Correction } from '#client/queries/posts/corrections'
import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { keepOnDemand } from '../../../../tests/support/components/keep-on-demand.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { Corrections } from './corrections.tsx'

keepOnDemand()

const detail = samplePostDetail({ status: 'published' })
const correction: Correction = {
  id: 'c1',
  articleId: detail.articleId,
  url: 'https://news.example/harbour',
  before: 'It employs 61 people in Genoa.',
  after: 'It employs 64 people in Genoa.',
  foundAt: '2026-11-23T12:00:00.000Z',
}

function Desk({ first }: { first: Post }) {
  const [post, show] = useState<Post>(first)
  const editing = usePostEditing(post, show)
  return (
    <>
      <p data-testid="text">{editing.text}</p>
      <Corrections post={post} editing={editing} />
    </>
  )
}

async function show(answer: object, post: PostDetail = detail) {
  const calls = answerCalls({
    'GET /api/posts/a/corrections': answer,
    'POST /api/posts/a/corrections/c1/settle': new Response(null, { status: 204 }),
    'PUT /api/posts/a/working-copy': { savedAt: '2026-11-20T12:00:00.000Z', keptOther: false, version: 1 },
  })
  const cache = await renderInApp(<Desk first={post} />)
  cache.setQueryData(postKeys.one('a'), post)
  return calls
}

const section = page.getByRole('region', { name: 'Corrected since you published' })

beforeEach(() => sessionStorage.clear())

test('a correction shows both wordings, a comment in the post’s language, and the way to the source', async () => {
  await show([correction])
  await expect.element(section.getByText('Before: It employs 61 people in Genoa.')).toBeVisible()
  await expect.element(section.getByText('Now: It employs 64 people in Genoa.')).toBeVisible()
  await expect
    .element(section.getByText(/^Correction: The Quay has changed its text since this post/))
    .toHaveTextContent('It now says: “It employs 64 people in Genoa.” https://news.example/harbour')
  await expect.element(section.getByRole('link', { name: 'The Quay' })).toHaveAttribute('href', correction.url)
})

test('the changed words go into the post on request', async () => {
  await show([correction])
  await section.getByRole('button', { name: 'Use 64 in the post' }).click()
  await expect.element(page.getByTestId('text')).toHaveTextContent('It employs 64 people in Genoa.')
})

test('a sentence that is gone is told, with nothing to put in its place', async () => {
  await show([{ ...correction, after: null }])
  await expect.element(section.getByText('This sentence is gone.')).toBeVisible()
  expect(section.getByRole('button', { name: /^Use/ }).elements()).toEqual([])
})

test('what is done goes', async () => {
  const calls = await show([correction])
  await section.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => section.elements()).toEqual([])
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/posts/a/corrections/c1/settle')
})

test('a failure is told, with the way to try again', async () => {
  await show(refuseWith(503, 'The server rests.'))
  await expect.element(page.getByText('Corrections of the sources could not be loaded')).toBeVisible()
})

test('a draft asks for no corrections', async () => {
  const calls = await show([correction], samplePostDetail())
  await expect.element(page.getByTestId('text')).toBeVisible()
  expect(calls).toEqual([])
})
