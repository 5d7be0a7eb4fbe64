import { ArrowLeft, FilePlus2 } from 'lucide-react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { Menu } from './menu.tsx'

test('what leads away looks like what acts', async () => {
  const items = [
    { label: 'Back to post', icon: ArrowLeft, does: '/generate' },
    { label: 'New visual', icon: FilePlus2, does: () => undefined },
  ]
  await renderInApp(
    <Menu label="More" items={items}>
      {(button) => (
        <button type="button" {...button}>
          More
        </button>
      )}
    </Menu>,
  )
  await page.getByRole('button', { name: 'More' }).click()
  const link = page.getByRole('link', { name: 'Back to post' })
  await expect.element(link).toHaveStyle({ textDecorationLine: 'none' })
  const action = page.getByRole('button', { name: 'New visual' })
  expect(link.element().getBoundingClientRect().height).toBe(action.element().getBoundingClientRect().height)
})
