import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { postKeys } from '#client/queries/keys'
import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import { useLoadedPost } from '#client/queries/posts/read-posts'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { keepOnDemand } from '../../../../tests/support/components/keep-on-demand.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { samplePost, samplePostDetail } from '../../../../tests/support/components/sample-posts.ts'
import { type PostEditing, usePostEditing } from './use-post-editing.ts'

keepOnDemand()

const post = samplePost({ id: 'p1', title: 'A quay', content: 'As stored.' })

/** A post's text with what can be done about it. */
function Editing({
  onSaved = () => {},
  onRender = () => {},
}: {
  onSaved?: (post: Post) => void
  onRender?: (editing: PostEditing) => void
}) {
  const editing = usePostEditing(post, onSaved)
  onRender(editing)
  if (!editing.isOpen)
    return (
      <button type="button" onClick={editing.open}>
        Edit
      </button>
    )
  return (
    <>
      <textarea
        aria-label="Text"
        value={editing.text}
        readOnly={editing.isSaving}
        onChange={(event) => editing.change(event.target.value)}
      />
      <output>{editing.keptAt}</output>
      <button type="button" onClick={editing.save}>
        Save
      </button>
      <button type="button" onClick={editing.cancel}>
        Cancel
      </button>
    </>
  )
}

/** Something else that shows the post. */
function Stored({ onRender }: { onRender: (post: PostDetail | undefined) => void }) {
  onRender(useLoadedPost('p1'))
  return null
}

const text = () => page.getByRole('textbox', { name: 'Text' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const local = () => JSON.parse(sessionStorage.getItem('postwright.draft.edit.p1') ?? 'null') as unknown
/** As after a few seconds, without waiting for them. */
const beOnline = () => window.dispatchEvent(new Event('online'))

const keepPath = 'PUT /api/posts/p1/working-copy'
const discardPath = 'POST /api/posts/p1/working-copy/discard'
const savedAt = '2026-11-20T12:00:02.000Z'
const kept = { savedAt, keptOther: false, version: 1 }
const saving = { 'PATCH /api/posts/p1': ({ body }: { body: unknown }) => ({ ...post, ...(body as object) }) }
const discarding = { [discardPath]: samplePostDetail({ ...post }) }

async function show(detail?: Partial<PostDetail>, onSaved?: (post: Post) => void) {
  const cache = await renderInApp(<Editing {...(onSaved && { onSaved })} />)
  if (detail) cache.setQueryData(postKeys.one('p1'), samplePostDetail({ ...post, ...detail }))
  return cache
}

/** For answers that come when the test says so. */
function gate() {
  let resolve = () => {}
  const promise = new Promise<void>((open) => {
    resolve = open
  })
  return { promise, resolve: () => resolve() }
}

beforeEach(() => sessionStorage.clear())

test('a saved text closes the editor, and is no draft any more', async () => {
  const calls = answerCalls(saving)
  const onSaved = vi.fn()
  await show(undefined, onSaved)
  await button('Edit').click()
  await text().fill('Better.')
  await expect.poll(local).toMatchObject({ content: 'Better.', isKept: false })
  await button('Save').click()
  await expect.element(button('Edit')).toBeVisible()
  await expect.element(page.getByText('Your changes have been saved.')).toBeVisible()
  const workingCopy = { editor: expect.any(String), seen: null }
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ content: 'Better.', workingCopy }])
  await expect.poll(() => onSaved.mock.calls).toEqual([[expect.objectContaining({ content: 'Better.' })]])
  await expect.poll(local).toBeNull()
})

test('what is typed is kept on the server, and again when there was no connection', async () => {
  let isUp = true
  const calls = answerCalls({
    [keepPath]: () => (isUp ? kept : refuseWith(503, 'The server is busy.', 'busy')),
    ...saving,
  })
  await show()
  await button('Edit').click()
  await text().fill('Better.')
  beOnline()
  await expect.element(page.getByText('kept')).toBeVisible()
  await expect.poll(local).toMatchObject({ content: 'Better.', isKept: true, seen: savedAt })
  isUp = false
  await text().fill('Better still.')
  beOnline()
  await expect.element(page.getByText('local')).toBeVisible()
  isUp = true
  beOnline()
  await expect.element(page.getByText('kept')).toBeVisible()
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toMatchObject([
      { content: 'Better.', seen: null },
      { content: 'Better still.', seen: savedAt },
      { content: 'Better still.', seen: savedAt },
    ])
})

test('what shows the post is not rendered at each key, nor when what was typed is kept', async () => {
  answerCalls({ [keepPath]: kept })
  const rendered = vi.fn()
  const mentions = new Set<unknown>()
  const cache = await renderInApp(
    <>
      <Editing onRender={(editing) => mentions.add(editing.mentions)} />
      <Stored onRender={rendered} />
    </>,
  )
  cache.setQueryData(postKeys.one('p1'), samplePostDetail({ ...post }))
  await expect.poll(() => rendered.mock.lastCall).toMatchObject([{ title: 'A quay' }])
  await button('Edit').click()
  const times = rendered.mock.calls.length
  await text().fill('Better.')
  await text().fill('Better still.')
  beOnline()
  await expect
    .poll(() => cache.getQueryData<PostDetail>(postKeys.one('p1'))?.workingCopy?.content)
    .toBe('Better still.')
  await expect.poll(local).toMatchObject({ isKept: true })
  expect(rendered).toHaveBeenCalledTimes(times)
  expect(mentions.size).toBe(1)
})

test('nothing is kept on the server while the text is being saved, so that nothing is left after it', async () => {
  const { promise: answered, resolve: answer } = gate()
  const calls = answerCalls({
    'PATCH /api/posts/p1': async ({ body }) => {
      await answered
      return { ...post, ...(body as object) }
    },
    [keepPath]: kept,
  })
  await show()
  await button('Edit').click()
  await text().fill('Better.')
  await button('Save').click()
  await expect.poll(() => calls.length).toBe(1)
  await expect.element(text()).toHaveAttribute('readonly')
  beOnline()
  answer()
  await expect.element(button('Edit')).toBeVisible()
  await expect.poll(local).toBeNull()
  expect(calls.map(({ method }) => method)).toEqual(['PATCH'])
})

test('a text that could not be saved stays open', async () => {
  answerCalls({ 'PATCH /api/posts/p1': refuseWith(503, 'The server is busy.', 'busy'), [keepPath]: kept })
  await show()
  await button('Edit').click()
  await text().fill('Better.')
  await button('Save').click()
  await expect.element(page.getByText('Failed to save changes.')).toBeVisible()
  await expect.element(text()).toHaveValue('Better.')
})

test('a blank text is not saved, and what is cancelled can be brought back', async () => {
  const calls = answerCalls(discarding)
  await show()
  await button('Edit').click()
  await text().fill('  ')
  await button('Save').click()
  await expect.element(text()).toHaveValue('  ')
  await text().fill('A good thought.')
  await button('Cancel').click()
  await expect.element(button('Edit')).toBeVisible()
  await expect.poll(() => calls.map(({ body }) => body)).toMatchObject([{ content: 'A good thought.' }])
  await button('Undo').click()
  await expect.element(text()).toHaveValue('A good thought.')
  await button('Cancel').click()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(text()).toHaveValue('A good thought.')
  await button('Cancel').click()
  await button('Edit').click()
  await expect.element(text()).toHaveValue('As stored.')
})

test('an editor that was opened and not typed in is closed without a word', async () => {
  const calls = answerCalls({})
  await show()
  await button('Edit').click()
  await button('Cancel').click()
  await expect.element(button('Edit')).toBeVisible()
  expect(button('Undo').elements()).toEqual([])
  expect(calls).toEqual([])
})

test('an editor that is closed while its text is being kept leaves no working copy', async () => {
  const { promise: answered, resolve: answer } = gate()
  const calls = answerCalls({ [keepPath]: () => answered.then(() => kept), ...discarding })
  await show()
  await button('Edit').click()
  beOnline()
  await expect.poll(() => calls.length).toBe(1)
  await button('Cancel').click()
  await expect.element(button('Edit')).toBeVisible()
  answer()
  await expect.poll(() => calls.map(({ method }) => method)).toEqual(['PUT', 'POST'])
})

test('nor does one that is opened again, while the discard is under way, and saved', async () => {
  const { promise: ended, resolve: end } = gate()
  const { promise: answered, resolve: answer } = gate()
  const calls = answerCalls({
    [keepPath]: kept,
    [discardPath]: () => ended.then(() => samplePostDetail({ ...post, version: 7 })),
    'PATCH /api/posts/p1': ({ body }) => answered.then(() => ({ ...post, ...(body as object) })),
  })
  const methods = () => calls.map(({ method }) => method)
  const cache = await show({})
  await button('Edit').click()
  await text().fill('Not this.')
  await button('Cancel').click()
  await button('Edit').click()
  await text().fill('But this.')
  await button('Save').click()
  await expect.poll(methods).toEqual(['POST', 'PATCH'])
  end()
  await expect.poll(() => cache.getQueryData<PostDetail>(postKeys.one('p1'))?.version).toBe(7)
  beOnline()
  answer()
  await expect.element(button('Edit')).toBeVisible()
  expect(methods()).toEqual(['POST', 'PATCH'])
})

test('a working copy of another browser is gone on with, from where it was', async () => {
  const calls = answerCalls({ [keepPath]: { ...kept, savedAt: '2026-11-20T12:00:09.000Z', version: 4 } })
  await show({ version: 4, workingCopy: { content: 'From the phone', title: null, begunFrom: 3, savedAt } })
  await expect.element(text()).toHaveValue('From the phone')
  await text().fill('From the phone, and the desk.')
  beOnline()
  await expect.poll(() => calls.map(({ body }) => body)).toMatchObject([{ begunFrom: 3, seen: savedAt }])
})
