import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Popover } from './popover.tsx'

function Example() {
  const [picked, setPicked] = useState('nothing')
  return (
    <main>
      <p>Picked: {picked}</p>
      <Popover
        label="Choose an icon"
        trigger={(button) => (
          <button type="button" {...button}>
            Icons
          </button>
        )}
      >
        {(close) => (
          <button
            type="button"
            onClick={() => {
              close()
              setPicked('star')
            }}
          >
            Star
          </button>
        )}
      </Popover>
    </main>
  )
}

const button = page.getByRole('button', { name: 'Icons' })
const panel = page.getByRole('dialog', { name: 'Choose an icon' })

test('the button opens the window, which takes the focus, and closes it again', async () => {
  await render(<Example />)
  await button.click()
  await expect.element(panel).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('button', { name: 'Star' })).toHaveFocus()
  await button.click()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('Escape and a choice close the window and give the focus back to its button', async () => {
  await render(<Example />)
  await button.click()
  await expect.element(page.getByRole('button', { name: 'Star' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await button.click()
  await page.getByRole('button', { name: 'Star' }).click()
  await expect.element(page.getByText('Picked: star')).toBeVisible()
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('Escape closes the window also while its button has the focus', async () => {
  await render(<Example />)
  await button.click()
  await expect.element(page.getByRole('button', { name: 'Star' })).toHaveFocus()
  button.element().focus()
  await expect.element(panel).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a press elsewhere closes the window', async () => {
  await render(<Example />)
  await button.click()
  await expect.element(panel).toBeVisible()
  await page.getByText('Picked: nothing').click()
  await expect.element(panel).not.toBeInTheDocument()
})

test('keys pressed in the window are no shortcuts of the page', async () => {
  const heard = vi.fn()
  document.addEventListener('keydown', heard)
  await render(<Example />)
  await button.click()
  await expect.element(page.getByRole('button', { name: 'Star' })).toHaveFocus()
  heard.mockClear()
  await userEvent.keyboard('a{Delete}')
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  document.removeEventListener('keydown', heard)
  expect(heard).not.toHaveBeenCalled()
})

test('a link that is followed in this tab closes the window', async () => {
  await render(
    <Popover
      label="Choose an icon"
      trigger={(button) => (
        <button type="button" {...button}>
          Icons
        </button>
      )}
    >
      {() => (
        <a href="/icons" onClick={(event) => event.preventDefault()}>
          All icons
        </a>
      )}
    </Popover>,
  )
  await button.click()
  const link = page.getByRole('link', { name: 'All icons' })
  await link.click({ modifiers: ['Control'] })
  await expect.element(panel).toBeVisible()
  await link.click()
  await expect.element(panel).not.toBeInTheDocument()
})
