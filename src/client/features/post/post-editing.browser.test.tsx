import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Post } from '#client/queries/posts/post-cache'
import { answerCalls, refuseWith } from '../../../../tests/support/components/fake-api.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { usePostEditing } from './use-post-editing.ts'

const post = { id: 'p1', title: 'A quay', content: 'As stored.' } as Post

/** A post's text with what can be done about it. */
function Editing({ onSaved = () => {} }: { onSaved?: (post: Post) => void }) {
  const editing = usePostEditing(post, onSaved)
  if (!editing.isOpen)
    return (
      <button type="button" onClick={editing.open}>
        Edit
      </button>
    )
  return (
    <>
      <textarea aria-label="Text" value={editing.text} onChange={(event) => editing.change(event.target.value)} />
      <button type="button" onClick={editing.save}>
        Save
      </button>
      <button type="button" onClick={editing.cancel}>
        Cancel
      </button>
    </>
  )
}

const text = () => page.getByRole('textbox', { name: 'Text' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => sessionStorage.clear())

test('a saved text closes the editor, and is no draft any more', async () => {
  const calls = answerCalls({ 'PATCH /api/posts/p1': ({ body }) => ({ ...post, ...(body as object) }) })
  const onSaved = vi.fn()
  await renderInApp(<Editing onSaved={onSaved} />)
  await button('Edit').click()
  await text().fill('Better.')
  await expect.poll(() => sessionStorage.getItem('postwright.draft.edit.p1')).toBe('"Better."')
  await button('Save').click()
  await expect.element(button('Edit')).toBeVisible()
  await expect.element(page.getByText('Your changes have been saved.')).toBeVisible()
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ content: 'Better.' }])
  await expect.poll(() => onSaved.mock.calls).toEqual([[expect.objectContaining({ content: 'Better.' })]])
  await expect.poll(() => sessionStorage.getItem('postwright.draft.edit.p1')).toBeNull()
})

test('a text that could not be saved stays open', async () => {
  answerCalls({ 'PATCH /api/posts/p1': refuseWith(503, 'The server is busy.', 'busy') })
  await renderInApp(<Editing />)
  await button('Edit').click()
  await text().fill('Better.')
  await button('Save').click()
  await expect.element(page.getByText('Failed to save changes.')).toBeVisible()
  await expect.element(text()).toHaveValue('Better.')
})

test('a blank text is not saved, and Cancel forgets what was typed', async () => {
  const calls = answerCalls({})
  await renderInApp(<Editing />)
  await button('Edit').click()
  await text().fill('  ')
  await button('Save').click()
  await expect.element(text()).toHaveValue('  ')
  await button('Cancel').click()
  await button('Edit').click()
  await expect.element(text()).toHaveValue('As stored.')
  await expect.poll(() => calls).toEqual([])
})
