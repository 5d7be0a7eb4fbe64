import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { SizeSelect } from './size-select.tsx'

test('a preset resizes all pages, and so does a size of one’s own', async () => {
  const { editor } = openWorkspace()
  editor.addPage()
  await renderInApp(<SizeSelect editor={editor} />)
  const sizes = () => editor.getState().document.pages.map(({ settings }) => `${settings.width}x${settings.height}`)
  await page.getByLabelText('Canvas size').selectOptions('Instagram Post 1080x1080')
  await expect.poll(sizes).toEqual(['1080x1080', '1080x1080'])
  await page.getByLabelText('Canvas size').selectOptions('Custom size...')
  await page.getByLabelText('Width').fill('640')
  await page.getByLabelText('Height').fill('480')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(sizes).toEqual(['640x480', '640x480'])
  await expect.element(page.getByRole('option', { name: 'Custom 640x480' })).toBeInTheDocument()
})
