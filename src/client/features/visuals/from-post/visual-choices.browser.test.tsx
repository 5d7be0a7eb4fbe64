import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { emptyBrandKit } from '#shared/rules/brand'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { VisualChoices } from './visual-choices.tsx'

const content = `The harbour grows again.

Traffic rose 12 % in the third quarter, the port authority said.

Some 61 people now work at the quay in Genoa.

“We have never had so many ships before,” said the director Mara Lindqvist.

What would you ask her?`
const stored = (id: string, updatedAt = '2026-11-20T10:00:00.000Z') => ({
  id,
  name: 'The harbour grows',
  width: 1080,
  height: 1350,
  postId: 'choices',
  thumbnailUrl: '/t',
  createdAt: updatedAt,
  updatedAt,
})
const choice = (name: string) => page.getByRole('button', { name, exact: true })
const edit = (name: string) => page.getByRole('link', { name, exact: true })

async function open(answers: Parameters<typeof answerCalls>[0], { id = 'choices', text = content } = {}) {
  const post = samplePostDetail({ id, content: text, sourceText: text })
  const calls = answerCalls({ [`GET /api/posts/${id}`]: post, 'GET /api/user/brand': emptyBrandKit, ...answers })
  const onAttached = vi.fn()
  await renderInApp(<VisualChoices post={post} text={text} onAttached={onAttached} />)
  return { onAttached, sent: () => calls.filter(({ method }) => method !== 'GET') }
}

test('one press makes a visual the post’s, a second opens it; another takes its place', async () => {
  const { onAttached, sent } = await open({
    'POST /api/visuals': stored('v'),
    'PUT /api/visuals/v': stored('v', '2026-11-20T10:01:00.000Z'),
  })
  await choice('Key figure').click()
  await expect.element(edit('Edit key figure')).toHaveAttribute('href', '/visual-editor?visual=v')
  expect(sent()[0]?.body).toMatchObject({ name: 'The harbour grows', postId: 'choices', width: 1080 })
  expect(JSON.stringify(sent()[0]?.body).replaceAll('\u00a0', ' ')).toContain('"text":"12 %"')
  expect(onAttached).toHaveBeenCalledExactlyOnceWith(stored('v'))
  await choice('Quotation').click()
  await expect.element(edit('Edit quotation')).toBeVisible()
  await expect.element(choice('Key figure')).toBeVisible()
  expect(sent()[1]).toMatchObject({ method: 'PUT', body: { updatedAt: '2026-11-20T10:00:00.000Z' } })
})

test('what was worked on in the editor meanwhile is left alone: the next choice is a visual of its own', async () => {
  const { sent } = await open(
    {
      'POST /api/visuals': stored('w'),
      'PUT /api/visuals/w': refuseWith(409, 'It was saved elsewhere.'),
    },
    { id: 'b' },
  )
  await choice('First line').click()
  await expect.element(edit('Edit first line')).toBeVisible()
  await choice('Carousel').click()
  await expect.element(edit('Edit carousel')).toBeVisible()
  expect(sent().map(({ method }) => method)).toEqual(['POST', 'PUT', 'POST'])
})

const retyped = content.replace('12 %', '38 %')

function Typing({ post }: { post: ReturnType<typeof samplePostDetail> }) {
  const [text, setText] = useState(content)
  return (
    <>
      <button type="button" onClick={() => setText(retyped)}>
        Type
      </button>
      <VisualChoices post={post} text={text} onAttached={() => {}} />
    </>
  )
}

test('while its text changes none can be taken, and after a pause they show the text as it is then', async () => {
  const post = samplePostDetail({ id: 'typed', content, sourceText: `${content} ${retyped}` })
  const calls = answerCalls({
    'GET /api/posts/typed': post,
    'GET /api/user/brand': emptyBrandKit,
    'POST /api/visuals': stored('typed-visual'),
  })
  await renderInApp(<Typing post={post} />)
  await expect.element(choice('Key figure')).toBeEnabled()
  const button = choice('Key figure').element() as HTMLButtonElement
  choice('Type')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => button.disabled, { interval: 5 }).toBe(true)
  await choice('Key figure').click()
  await expect.element(edit('Edit key figure')).toBeVisible()
  const [sent] = calls.filter(({ method }) => method === 'POST')
  expect(JSON.stringify(sent?.body).replaceAll('\u00a0', ' ')).toContain('"text":"38 %"')
})

test('only what the post fills is offered', async () => {
  await open({}, { id: 'c', text: 'The harbour grows again.\n\nTraffic rose 12 % in the third quarter.' })
  await expect.element(choice('Key figure')).toBeEnabled()
  await expect.element(choice('First line')).toBeVisible()
  for (const missing of ['Quotation', 'Comparison', 'Carousel'])
    await expect.element(choice(missing)).not.toBeInTheDocument()
})

test('what can’t be saved says why', async () => {
  await open({ 'POST /api/visuals': refuseWith(409, 'You have as many visuals as you may have.') }, { id: 'd' })
  await choice('First line').click()
  await expectToast('error', 'Save Failed', 'Failed to save visual. You have as many visuals as you may have.')
  await expect.element(choice('First line')).toBeEnabled()
})
