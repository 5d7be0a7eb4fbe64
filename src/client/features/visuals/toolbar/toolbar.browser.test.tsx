import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openWorkspace } from '../../../../../tests/support/components/editor-workspace.ts'
import { renderInApp } from '../../../../../tests/support/components/render-in-app.tsx'
import { Toolbar } from './toolbar.tsx'

const tool = (name: string) => page.getByRole('button', { name, exact: true })

test('each tool adds its layer', async () => {
  const workspace = openWorkspace()
  await renderInApp(<Toolbar workspace={workspace} isSmall={false} />)
  for (const name of ['Text', 'Rectangle', 'Circle', 'Triangle', 'Placeholder']) await tool(name).click()
  const { layers } = workspace.editor.scene()
  expect(layers.map(({ name }) => name)).toEqual(['Text', 'Rectangle', 'Circle', 'Triangle', 'Website Screenshot'])
})

test('the image tool asks for a picture', async () => {
  const onPickImage = vi.fn()
  await renderInApp(<Toolbar workspace={openWorkspace(undefined, { onPickImage })} isSmall={false} />)
  await tool('Image').click()
  await expect.poll(() => onPickImage).toHaveBeenCalledExactlyOnceWith()
})

test('the level of the zoom is written as percentages are everywhere', async () => {
  await renderInApp(<Toolbar workspace={openWorkspace()} isSmall={false} />)
  await expect.element(page.getByRole('button', { name: /^Fit canvas to view/ })).toHaveTextContent(/^\d+%$/)
})

test('undo and redo can be pressed when there is something to undo or redo', async () => {
  const workspace = openWorkspace()
  await renderInApp(<Toolbar workspace={workspace} isSmall={false} />)
  await expect.element(tool('Undo')).toBeDisabled()
  await tool('Circle').click()
  await expect.element(tool('Undo')).toBeEnabled()
  await tool('Undo').click()
  expect(workspace.editor.scene().layers).toEqual([])
  await tool('Redo').click()
  expect(workspace.editor.scene().layers).toHaveLength(1)
})

test('a line is among the further shapes', async () => {
  const workspace = openWorkspace()
  await renderInApp(<Toolbar workspace={workspace} isSmall={false} />)
  await tool('More shapes').click()
  await page.getByRole('dialog', { name: 'More shapes' }).getByRole('button', { name: 'Line' }).click()
  expect(workspace.editor.scene().layers.map(({ name }) => name)).toEqual(['Line'])
  await expect.element(page.getByRole('dialog', { name: 'More shapes' })).not.toBeInTheDocument()
})

test('a chart is among what else can be added, and shows sample figures', async () => {
  const workspace = openWorkspace()
  await renderInApp(<Toolbar workspace={workspace} isSmall />)
  await tool('More tools').click()
  await page.getByRole('dialog', { name: 'More tools' }).getByRole('button', { name: 'Chart' }).click()
  const [layer] = workspace.editor.scene().layers
  expect(layer).toMatchObject({ type: 'chart', name: 'Chart', data: { isSample: true, items: { length: 3 } } })
})

test('an arrow and a QR code can be added', async () => {
  const workspace = openWorkspace()
  await renderInApp(<Toolbar workspace={workspace} isSmall={false} />)
  await tool('More shapes').click()
  await page.getByRole('dialog', { name: 'More shapes' }).getByRole('button', { name: 'Arrow' }).click()
  await tool('More tools').click()
  await page.getByRole('dialog', { name: 'More tools' }).getByRole('button', { name: 'QR code' }).click()
  expect(workspace.editor.scene().layers).toMatchObject([
    { name: 'Arrow', data: { shapeType: 'line', endCap: 'arrow' } },
    { name: 'QR code', type: 'qr' },
  ])
})

test('an icon is found by its name and picked', async () => {
  const workspace = openWorkspace()
  await renderInApp(<Toolbar workspace={workspace} isSmall={false} />)
  await tool('Icon').click()
  const search = page.getByRole('searchbox', { name: 'Search icons' })
  await search.fill('no such icon')
  await expect.element(page.getByText('No icons found.')).toBeVisible()
  await search.fill('map')
  await page.getByRole('button', { name: 'Map Pin', exact: true }).click()
  expect(workspace.editor.scene().layers.map(({ name }) => name)).toEqual(['Map Pin'])
})

test('any icon of the family is found by what it stands for, and picked by the keys alone', async () => {
  const workspace = openWorkspace()
  await renderInApp(<Toolbar workspace={workspace} isSmall={false} />)
  await tool('Icon').click()
  await page.getByRole('searchbox', { name: 'Search icons' }).fill('savings')
  await expect.element(page.getByRole('button', { name: 'Piggy Bank' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowLeft}{Enter}')
  const [layer] = workspace.editor.scene().layers
  expect(layer).toMatchObject({ type: 'icon', data: { iconFamily: 'lucide' } })
  expect(layer?.type === 'icon' && layer.data.nodes.length).toBeGreaterThan(0)
})

test('grid and snapping are switched, and show whether they are on', async () => {
  const workspace = openWorkspace()
  await renderInApp(<Toolbar workspace={workspace} isSmall={false} />)
  await expect.element(tool('Grid')).toHaveAttribute('aria-pressed', 'true')
  await tool('Grid').click()
  await expect.element(tool('Grid')).toHaveAttribute('aria-pressed', 'false')
  await tool('Snap to grid').click()
  await expect.element(tool('Snap to grid')).toHaveAttribute('aria-pressed', 'true')
})

test('arrow keys go from tool to tool', async () => {
  await renderInApp(<Toolbar workspace={openWorkspace()} isSmall={false} />)
  ;(tool('Text').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tool('Image')).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(tool('Zoom in')).toHaveFocus()
})

test('Tab stops once in the toolbar, at the tool that was used last', async () => {
  const { editor } = await openOnPage()
  ;(tool('Text').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{Tab}')
  await expect.element(tool('Elsewhere')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(tool('Image')).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(tool('Text')).toHaveFocus()
  // what can be pressed only now is reached too
  editor.addShape('circle')
  await expect.element(tool('Undo')).toBeEnabled()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tool('Undo')).toHaveFocus()
  // and when it can't be any more, Tab still comes in
  ;(tool('Elsewhere').element() as HTMLElement).focus()
  editor.undo()
  await expect.element(tool('Undo')).toBeDisabled()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('toolbar')).toContainElement(document.activeElement as HTMLElement)
})

async function openOnPage() {
  const workspace = openWorkspace()
  await renderInApp(
    <>
      <Toolbar workspace={workspace} isSmall={false} />
      <button type="button">Elsewhere</button>
    </>,
  )
  return workspace
}

test('the zoom says how far it is', async () => {
  const workspace = openWorkspace()
  await renderInApp(<Toolbar workspace={workspace} isSmall={false} />)
  await expect.element(page.getByRole('button', { name: 'Fit canvas to view, now at 50 percent' })).toBeVisible()
  await tool('Zoom in').click()
  expect(workspace.editor.getState().camera.zoom).toBeGreaterThan(0.5)
})

test('on small screens the zoom stands at the canvas instead', async () => {
  await renderInApp(<Toolbar workspace={openWorkspace()} isSmall />)
  await expect.element(tool('Text')).toBeVisible()
  await expect.element(tool('Zoom in')).not.toBeInTheDocument()
})
