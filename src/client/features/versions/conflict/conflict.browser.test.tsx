import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { usePostEditing } from '#client/features/post/use-post-editing'
import { postKeys } from '#client/queries/keys'
import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import { expectToast } from '../../../../../tests/support/components/expect-toast.ts'
import { answerCalls, refuseWith } from '../../../../../tests/support/components/fake-api.ts'
import { keepOnDemand } from '../../../../../tests/support/components/keep-on-demand.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../../tests/support/components/sample-posts.ts'
import { sampleUser } from '../../../../../tests/support/components/sample-user.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'

keepOnDemand()

const id = 'contested'
const before = 'Ships wait at sea. The quay opened on Monday.'
const theirText = 'Ships wait at sea. The quay opened on Tuesday.'
const path = `/api/posts/${id}`

function Desk() {
  const [post, setPost] = useState<Post>(() => samplePost({ id, content: before, version: 1 }))
  const editing = usePostEditing(post, setPost)
  return (
    <>
      <ChangedElsewhere post={post} editing={editing} onChanged={setPost} />
      {editing.isOpen ? (
        <>
          <textarea aria-label="Text" value={editing.text} onChange={({ target }) => editing.change(target.value)} />
          <button type="button" onClick={editing.save}>
            Save
          </button>
        </>
      ) : (
        <>
          <output>{post.content}</output>
          <button type="button" onClick={editing.open}>
            Edit
          </button>
        </>
      )}
      {editing.conflict && <ConflictDialog editing={editing} conflict={editing.conflict} lang="en" />}
    </>
  )
}

/** The server has their text as version 2, and refuses a save that began from another one. */
function server({
  versions = [version(1, before), version(2, theirText)],
  savedBy = null,
}: Partial<Pick<PostDetail, 'versions' | 'savedBy'>> = {}) {
  const stored: PostDetail = samplePostDetail({ id, content: theirText, version: 2, versions, savedBy })
  const saves: { ifMatch: string | null; body: unknown }[] = []
  const calls = answerCalls({
    [`GET ${path}`]: () => stored,
    [`PATCH ${path}`]: ({ body, headers }) => {
      const ifMatch = headers.get('if-match')
      saves.push({ ifMatch, body })
      if (ifMatch !== `"${stored.version}"`) return stale(stored)
      Object.assign(stored, body as object, { version: stored.version + 1 })
      return stored
    },
    [`PUT ${path}/working-copy`]: { savedAt: '2026-11-20T12:00:02.000Z', keptOther: false, version: 1 },
    [`POST ${path}/working-copy/discard`]: () => stored,
  })
  const kept = () => calls.filter(({ path: called }) => called.endsWith('/discard')).map(({ body }) => body)
  return { stored, saves, kept }
}

function stale(current: PostDetail): Response {
  const body = { message: 'Changed.', code: 'conflict', reason: 'changedElsewhere', values: {}, current }
  return Response.json(body, { status: 409 })
}

function version(number: number, content: string): PostDetail['versions'][number] {
  return {
    number,
    kind: number === 1 ? 'draft' : 'edit',
    content,
    language: 'english',
    aiModel: 'gpt-4o',
    modelLabel: 'OpenAI GPT-4o',
    note: null,
    instruction: null,
    passage: null,
    draft: null,
    createdAt: '2026-11-20T12:00:00.000Z',
  }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog', { name: 'This post was saved meanwhile' })
const text = page.getByRole('textbox', { name: 'Text', exact: true })

async function saveMine(mine: string) {
  await button('Edit').click()
  await text.fill(mine)
  await button('Save').click()
  await expect.element(dialog).toBeVisible()
}

beforeEach(() => sessionStorage.clear())

test('a save after someone else’s shows both texts, what differs marked, and stores nothing', async () => {
  const { saves, stored } = server()
  await renderInApp(<Desk />)
  await saveMine(`${before} It cost a lot.`)
  const theirs = dialog.getByRole('region', { name: 'Saved meanwhile' })
  await expect.element(theirs).toHaveTextContent(theirText)
  await expect.element(theirs.getByRole('mark')).toHaveTextContent('Tuesday')
  await expect.element(dialog.getByRole('region', { name: 'Your text' })).toHaveTextContent('It cost a lot.')
  await expect.element(theirs).toHaveFocus()
  expect(saves.map(({ ifMatch }) => ifMatch)).toEqual(['"1"'])
  await userEvent.keyboard('{Escape}')
  await expect.element(text).toHaveValue(`${before} It cost a lot.`)
  expect(stored.content).toBe(theirText)
})

test.each<[string, PostDetail['savedBy'], string]>([
  ['someone else by name', { userId: 'nora', name: 'Nora Dale' }, 'Nora Dale has saved it since you began.'],
  ['oneself', { userId: sampleUser().id, name: 'Ann Author' }, 'You saved it on another page since you began.'],
  ['nobody knows', null, 'Someone else has saved it since you began, or you did on another page.'],
])('who saved the other text is said: %s', async (_who, savedBy, words) => {
  server({ savedBy })
  await renderInApp(<Desk />, { user: sampleUser() })
  await saveMine('Mine.')
  await expect.element(dialog.getByText(words, { exact: false })).toBeVisible()
})

test('mine is kept once the saved text was seen', async () => {
  const { saves } = server()
  await renderInApp(<Desk />)
  await saveMine('Mine.')
  await button('Keep mine').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('status').filter({ hasText: 'Mine.' })).toBeVisible()
  expect(saves.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"2"'])
})

test('theirs is taken, and mine becomes a version', async () => {
  const { saves, kept } = server()
  await renderInApp(<Desk />)
  await saveMine('Mine.')
  await button('Take the saved text').click()
  await expect.element(page.getByRole('status').filter({ hasText: theirText })).toBeVisible()
  expect(kept()).toMatchObject([{ content: 'Mine.' }])
  expect(saves).toHaveLength(1)
})

test('both are merged by keys alone: mine becomes a version first, and the joined text is saved upon theirs', async () => {
  const { saves, kept } = server()
  await renderInApp(<Desk />)
  await saveMine(`${before} It cost a lot.`)
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Enter}')
  const joined = dialog.getByRole('textbox', { name: 'Both texts in one' })
  await expect.element(joined).toHaveValue(`${theirText} It cost a lot.`)
  await expect.element(joined).toHaveFocus()
  expect(kept()).toMatchObject([{ content: `${before} It cost a lot.` }])
  await joined.fill(`${theirText} It cost 31 million.`)
  await button('Save merged text').click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('status').filter({ hasText: '31 million' })).toBeVisible()
  expect(saves.at(-1)).toMatchObject({ ifMatch: '"2"', body: { content: `${theirText} It cost 31 million.` } })
})

test('where both changed the same words, and where the beginning is no version any more, it says so', async () => {
  server()
  await renderInApp(<Desk />)
  await saveMine(before.replace('Monday', 'Friday'))
  await button('Merge both').click()
  await expect.element(dialog.getByText('In one place both of you changed the same words.')).toBeVisible()
  await expect
    .element(dialog.getByRole('textbox'))
    .toHaveValue('Ships wait at sea. The quay opened on Tuesday. Friday.')
  await button('Decide later').click()
  await expect.element(text).toHaveValue('Ships wait at sea. The quay opened on Tuesday. Friday.')
})

test('a third save meanwhile is shown again', async () => {
  const { stored } = server({ versions: [version(2, theirText)] })
  await renderInApp(<Desk />)
  await saveMine('Mine.')
  await button('Merge both').click()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Mine.')
  await expect.element(dialog.getByText('This is your text.')).toBeVisible()
  Object.assign(stored, { content: 'A third text.', version: 3 })
  await button('Save merged text').click()
  await expect.element(dialog.getByRole('region', { name: 'Saved meanwhile' })).toHaveTextContent('A third text.')
  await expect.element(button('Keep mine')).toBeVisible()
})

test('the same text, saved twice, is no conflict', async () => {
  server()
  await renderInApp(<Desk />)
  await button('Edit').click()
  await text.fill(theirText)
  await button('Save').click()
  await expect.element(page.getByRole('status').filter({ hasText: theirText })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('when mine could not be kept, both texts stay', async () => {
  const { stored } = server()
  answerCalls({
    [`PATCH ${path}`]: () => stale(stored),
    [`POST ${path}/working-copy/discard`]: refuseWith(503, 'Busy.'),
  })
  await renderInApp(<Desk />)
  await saveMine('Mine.')
  await button('Take the saved text').click()
  await expectToast('error', 'Save Failed')
  await expect.element(dialog).toBeVisible()
})

test('a text that someone else changed is shown on request, or compared while one types', async () => {
  const { stored } = server({ savedBy: { userId: 'nora', name: 'Nora Dale' } })
  const cache = await renderInApp(<Desk />)
  cache.setQueryData(postKeys.one(id), { ...stored })
  const note = page.getByRole('region', { name: 'Nora Dale changed this post' })
  await expect.element(note.getByRole('insertion')).toHaveTextContent('Tuesday')
  await button('Edit').click()
  await text.fill('Mine.')
  await button('Compare now').click()
  await expect.element(dialog.getByRole('region', { name: 'Your text' })).toHaveTextContent('Mine.')
  await button('Take the saved text').click()
  await expect.element(page.getByRole('status').filter({ hasText: theirText })).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
})
