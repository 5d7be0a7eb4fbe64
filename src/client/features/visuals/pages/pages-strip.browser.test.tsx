import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { PagesStrip } from './pages-strip.tsx'

test('a page is dragged to another place', async () => {
  const workspace = openWorkspace()
  workspace.editor.addPage()
  workspace.editor.addPage()
  await renderInApp(<PagesStrip workspace={workspace} />)
  const ids = () => workspace.editor.getState().document.pages.map(({ id }) => id)
  const [first, second, third] = ids()
  const from = page.getByRole('button', { name: 'Page 3 of 3' })
  await from.dropTo(page.getByRole('button', { name: 'Page 1 of 3' }))
  expect(ids()).toEqual([third, first, second])
})
