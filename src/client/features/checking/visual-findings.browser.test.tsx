import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { writeCanvasData } from '#shared/scene/canvas-data'
import { createDocument } from '#shared/scene/create'
import { addLayer } from '#shared/scene/edit'
import { newTextLayer } from '#shared/scene/text-layer'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { Checking } from './checking.tsx'
import { CheckingPanel } from './checking-panel.tsx'
import { useAskFirst } from './use-ask-first.ts'

const post = samplePost({ hasVisual: true })
const visual = {
  id: 'v',
  name: 'Harbour',
  width: 1200,
  height: 627,
  pages: 2,
  thumbnailUrl: '/favicon.ico',
  pictureUrl: '/favicon.ico',
  altText: '',
}
const detail = samplePostDetail({ hasVisual: true, visual })
const panel = page.getByRole('region', { name: 'Checked against the source' })
const onVisual = panel.getByRole('region', { name: 'On the visual' })
const config = { models: [] }

/** A stored visual with one text on each page. */
function stored(...texts: string[]) {
  const [blank] = createDocument('page').pages
  if (!blank) throw new Error('A document has a page.')
  const pages = texts.map((text, at) => addLayer({ ...blank, id: `page-${at}` }, newTextLayer(blank, 'text', text)))
  return {
    ...visual,
    postId: 'a',
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
    canvasData: writeCanvasData({ pages }),
  }
}

function Leaving({ act }: { act: (text: string) => Promise<void> }) {
  const askFirst = useAskFirst(post)
  return (
    <Checking post={post} text={post.content} onReplace={async () => true}>
      <CheckingPanel />
      <button type="button" onClick={() => void askFirst('copy', act)}>
        Copy the post
      </button>
    </Checking>
  )
}

const nothing = async () => {}

test('a figure on the visual that the source has otherwise is listed with its page, and leads there', async () => {
  answerCalls({
    'GET /api/posts/a': detail,
    'GET /api/visuals/v': stored('It employs 61 people.', 'Traffic rose 21 %'),
  })
  await renderInApp(<Leaving act={nothing} />, { config })
  const row = onVisual.getByRole('listitem')
  await expect.element(row).toHaveTextContent(/^21 %.*Page 2\..*12 percent/)
  await expect
    .element(row.getByRole('link', { name: 'Open the visual' }))
    .toHaveAttribute('href', '/visual-editor?post=a&page=2')
})

test('Copy asks about it, and the author’s own view of it is no question again', async () => {
  const calls = answerCalls({
    'GET /api/posts/a': detail,
    'GET /api/visuals/v': stored('Traffic rose 21 %'),
    'PATCH /api/posts/a': post,
  })
  let copies = 0
  const act = async () => {
    copies += 1
  }
  await renderInApp(<Leaving act={act} />, { config })
  await page.getByRole('button', { name: 'Copy the post' }).click()
  const question = page.getByRole('dialog', { name: '1 to fix before it goes out' })
  await expect.element(question).toHaveTextContent(/On the visual\. /)
  await expect.poll(() => question.getByRole('button', { name: /^Use/ }).elements()).toEqual([])
  await question.getByRole('button', { name: 'My own view' }).click()
  await expect.poll(() => copies).toBe(1)
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ acceptedClaims: ['21 %'] })
  await expect.element(onVisual).toHaveTextContent(/confirmed/)
  await page.getByRole('button', { name: 'Copy the post' }).click()
  await expect.poll(() => copies).toBe(2)
})

test('the question opens the visual where the claim is', async () => {
  answerCalls({ 'GET /api/posts/a': detail, 'GET /api/visuals/v': stored('Hello', 'Traffic rose 21 %') })
  await renderInApp(<Leaving act={nothing} />, { config })
  await page.getByRole('button', { name: 'Copy the post' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open the visual' }).first().click()
  await expect.poll(() => window.location.pathname + window.location.search).toBe('/visual-editor?post=a&page=2')
})

test('what is right is one line', async () => {
  answerCalls({ 'GET /api/posts/a': detail, 'GET /api/visuals/v': stored('It employs 61 people in Genoa.') })
  await renderInApp(<Leaving act={nothing} />, { config })
  await expect.element(onVisual).toHaveTextContent(/^On the visual\d confirmed\.$/)
})

test('a visual that does not load stops nothing', async () => {
  answerCalls({ 'GET /api/posts/a': detail, 'GET /api/visuals/v': () => refuseWith(404, 'Gone.') })
  let copies = 0
  const act = async () => {
    copies += 1
  }
  await renderInApp(<Leaving act={act} />, { config })
  await expect.element(panel.getByRole('status')).toHaveTextContent(/confirmed/)
  await page.getByRole('button', { name: 'Copy the post' }).click()
  await expect.poll(() => copies).toBe(1)
  await expect.element(onVisual).not.toBeInTheDocument()
})
