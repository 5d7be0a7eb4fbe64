import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { dismissToast, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

test.each([1280, 375])('at a width of %i a toast covers no button of the dialog that it is about', async (width) => {
  await page.viewport(width, 800)
  await render(
    <>
      <Dialog open wide title="Publish" onClose={() => undefined} actions={<Button>Publish now</Button>}>
        <div style={{ height: 700 }} />
      </Dialog>
      <Toaster />
    </>,
  )
  const button = page.getByRole('button', { name: 'Publish now' })
  button.element().scrollIntoView()
  toast({ kind: 'success', title: 'Quarterly results and outlook.pdf is attached.' })
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('is attached')
  const shown = status.element().getBoundingClientRect()
  const below = button.element().getBoundingClientRect()
  expect(shown.bottom).toBeLessThanOrEqual(below.top)
  expect(shown.top).toBeGreaterThanOrEqual(0)
  dismissToast()
})
