import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContextMenu } from './context-menu.tsx'

const copy = vi.fn()

function Example({ x = 100, y = 100 }: { x?: number; y?: number }) {
  const [isOpen, setIsOpen] = useState(true)
  const groups = [
    [
      { id: 'cut', label: 'Cut', isDisabled: true, run: vi.fn() },
      { id: 'copy', label: 'Copy', keys: 'Ctrl+C', isDisabled: false, run: copy },
    ],
    [{ id: 'lock', label: 'Lock', isDisabled: false, run: vi.fn() }],
  ]
  return (
    <main>
      <p>{isOpen ? 'Open' : 'Closed'}</p>
      {isOpen && <ContextMenu at={{ x, y }} label="Canvas" groups={groups} onClose={() => setIsOpen(false)} />}
    </main>
  )
}

const menu = page.getByRole('menu', { name: 'Canvas' })
const item = (name: string | RegExp) => page.getByRole('menuitem', { name })

test('the menu opens at its point and stays within the window', async () => {
  const view = await render(<Example />)
  await expect.element(menu).toBeVisible()
  const { left, top } = menu.element().getBoundingClientRect()
  expect([Math.round(left), Math.round(top)]).toEqual([100, 100])
  await view.rerender(<Example x={innerWidth - 5} y={innerHeight - 5} />)
  await expect
    .poll(() => {
      const { right, bottom } = menu.element().getBoundingClientRect()
      return right <= innerWidth && bottom <= innerHeight
    })
    .toBe(true)
})

test('arrow keys and first letters move, Enter does what is chosen and closes', async () => {
  await render(<Example />)
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('l')
  await expect.element(item('Lock')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item(/Copy/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Closed')).toBeVisible()
  expect(copy).toHaveBeenCalledOnce()
})

test('what cannot be done now is shown as such', async () => {
  await render(<Example />)
  await expect.element(item('Cut')).toHaveAttribute('aria-disabled', 'true')
})

test('Escape and a press elsewhere close the menu', async () => {
  const view = await render(<Example />)
  await expect.element(menu).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Closed')).toBeVisible()
  await view.unmount()
  await render(<Example />)
  await expect.element(menu).toBeVisible()
  await page.getByText('Open').click()
  await expect.element(page.getByText('Closed')).toBeVisible()
})
