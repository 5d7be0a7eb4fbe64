import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HoverCard } from './hover-card.tsx'

function Example() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <main>
      <textarea aria-label="Post" />
      <p>
        It grew by{' '}
        <mark
          onPointerEnter={(event) => setAnchor(event.currentTarget)}
          onFocus={(event) => setAnchor(event.currentTarget)}
          tabIndex={-1}
          data-testid="claim"
        >
          21 %
        </mark>
      </p>
      {anchor && (
        <HoverCard anchor={anchor} onEnter={() => undefined} onLeave={close} onClose={close}>
          Not found in the source
        </HoverCard>
      )}
    </main>
  )
}

const card = page.getByRole('tooltip')

test('the card stands below its text and leaves the focus where it is', async () => {
  await render(<Example />)
  await page.getByLabelText('Post').click()
  await page.getByTestId('claim').hover()
  await expect.element(card).toHaveTextContent('Not found in the source')
  await expect
    .poll(
      () =>
        card.element().getBoundingClientRect().top - page.getByTestId('claim').element().getBoundingClientRect().bottom,
    )
    .toBeCloseTo(6, 0)
  await expect.element(page.getByLabelText('Post')).toHaveFocus()
})

test('the card goes when the pointer leaves it, at Escape and at a press elsewhere', async () => {
  await render(<Example />)
  await page.getByTestId('claim').hover()
  await card.hover()
  await page.getByLabelText('Post').hover()
  await expect.element(card).not.toBeInTheDocument()
  await page.getByTestId('claim').hover()
  await expect.element(card).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
})

test('Escape closes the card while the text itself has the focus', async () => {
  await render(<Example />)
  await page.getByLabelText('Post').click() // a page that nobody has touched may be told of no focus
  ;(page.getByTestId('claim').element() as HTMLElement).focus()
  await expect.element(card).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(page.getByTestId('claim')).toHaveFocus()
})
