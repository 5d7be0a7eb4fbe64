import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { showInPost } from './show-in-post.ts'

const text = 'The quay\n\nhas a crane, and a shed.'
const crane = { start: text.indexOf('a crane'), end: text.indexOf('a crane') + 'a crane'.length }

afterEach(() => window.getSelection()?.removeAllRanges())

test('a passage is selected on the page, whatever its blanks and marks became there', async () => {
  await render(
    <div data-part="post-text">
      <p>The quay</p>
      <p>
        has <mark>a</mark> crane, and a shed.
      </p>
    </div>,
  )
  expect(showInPost(text, crane)).toBe(true)
  expect(String(window.getSelection())).toBe('a crane')
})

test('while the post is edited the passage is selected in the field', async () => {
  await render(
    <>
      <div data-part="post-text">Another text</div>
      <textarea data-part="post-editor" aria-label="Post" defaultValue={text} />
    </>,
  )
  expect(showInPost(text, crane)).toBe(true)
  const field = page.getByLabelText('Post')
  await expect.element(field).toHaveFocus()
  const { value, selectionStart, selectionEnd } = field.element() as HTMLTextAreaElement
  expect(value.slice(selectionStart, selectionEnd)).toBe('a crane')
})

test('a text that is not shown is not claimed to be', async () => {
  await render(<div data-part="post-text">Short</div>)
  expect(showInPost(text, crane)).toBe(false)
})
