import { useRef, useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { StyledTextTools } from './styled-text-tools.tsx'

function Example() {
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('One quay')
  return (
    // the tools reach into the space above the field, as they do in a post's sheet
    <div style={{ display: 'grid', gap: '20px', padding: '24px' }}>
      <StyledTextTools field={field} />
      <textarea ref={field} aria-label="Post" value={text} onChange={(event) => setText(event.target.value)} />
    </div>
  )
}

const field = page.getByLabelText('Post')

function select(start: number, end: number) {
  const area = field.element() as HTMLTextAreaElement
  area.focus()
  area.setSelectionRange(start, end)
}

beforeEach(() => localStorage.clear())

test('what is selected is set in bold letters, and Plain takes them off again', async () => {
  await render(<Example />)
  select(0, 3)
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect.element(field).toHaveValue('𝗢𝗻𝗲 quay')
  await expect.element(field).toHaveFocus()
  await page.getByRole('button', { name: 'Plain' }).click()
  await expect.element(field).toHaveValue('One quay')
})

test('the keys of other editors do the same', async () => {
  await render(<Example />)
  select(4, 8)
  await userEvent.keyboard('{Control>}i{/Control}')
  await expect.element(field).toHaveValue('One 𝘲𝘶𝘢𝘺')
})

test('without a selection it says what to do', async () => {
  await render(<Example />)
  select(2, 2)
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect.element(page.getByText('Select some text first.')).toBeVisible()
})

test('the note about such letters is read once', async () => {
  const { unmount } = await render(<Example />)
  select(0, 3)
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect.element(page.getByText(/LinkedIn has no bold/)).not.toBeInTheDocument()
  await unmount()
  await render(<Example />)
  select(0, 3)
  await page.getByRole('button', { name: 'Bold' }).click()
  await expect.element(field).toHaveValue('𝗢𝗻𝗲 quay')
  await expect.element(page.getByText(/LinkedIn has no bold/)).not.toBeInTheDocument()
})
