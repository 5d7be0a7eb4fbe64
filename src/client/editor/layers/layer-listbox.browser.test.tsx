import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openWorkspace } from '../../../../tests/support/components/editor-workspace.ts'
import { renderInApp } from '../../../../tests/support/components/render-in-app.tsx'
import { LayerListbox } from './layer-listbox.tsx'

const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

/** A circle and a square in a group, and a line above them. */
async function openList() {
  const workspace = openWorkspace()
  const { editor } = workspace
  const members = [editor.addShape('circle'), editor.addShape('rectangle')]
  editor.select(members)
  editor.groupSelection()
  editor.addShape('line')
  await renderInApp(<LayerListbox workspace={workspace} />)
  return { editor, members }
}

test('a group has a row, whose layers are chosen, locked and hidden with it', async () => {
  const { editor, members } = await openList()
  expect(options()).toEqual(['Line', 'Group', 'Rectangle', 'Circle'])
  await page.getByRole('option', { name: 'Group, group of 2' }).click()
  expect(editor.getState().selection).toEqual(members)
  await page.getByRole('button', { name: 'Lock Group' }).click()
  expect(editor.scene().layers.map(({ locked }) => locked)).toEqual([true, true, false])
  await page.getByRole('button', { name: 'Hide Group' }).click()
  expect(editor.scene().layers.map(({ visible }) => visible)).toEqual([false, false, true])
})

test('by keys a group is closed and opened, renamed and moved in the order', async () => {
  const { editor } = await openList()
  await page.getByRole('option', { name: 'Group, group of 2' }).click()
  ;(page.getByRole('listbox').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('option', { name: 'Group, group of 2, collapsed' })).toBeInTheDocument()
  expect(options()).toEqual(['Line', 'Group'])
  await userEvent.keyboard('{F2}')
  await page.getByRole('textbox', { name: 'Name of Group' }).fill('Skyline')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{ArrowRight}{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(options).toEqual(['Skyline', 'Rectangle', 'Circle', 'Line'])
  editor.undo()
  await expect.poll(options).toEqual(['Line', 'Skyline', 'Rectangle', 'Circle'])
})

test('the icons of a row show how its layer is: open while it can be changed and seen', async () => {
  await openList()
  const icon = (name: string) => page.getByRole('button', { name }).element().querySelector('svg')
  expect(icon('Lock Line')).toHaveClass('lucide-lock-open')
  expect(icon('Hide Line')).toHaveClass('lucide-eye')
  await page.getByRole('button', { name: 'Hide Line' }).click()
  await expect.poll(() => icon('Hide Line')).toHaveClass('lucide-eye-off')
})
