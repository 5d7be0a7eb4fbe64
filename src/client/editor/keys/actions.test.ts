import { expect, test } from 'vitest'
import { createDocument } from '#shared/scene/create'
import { createImages } from '../loading/images.ts'
import { createEditor } from '../store/editor-store.ts'
import type { Workspace } from '../store/workspace.ts'
import { type Action, type ActionId, actions, isAvailable, isSwitchedOn, runAction } from './actions.ts'
import { helpGroups } from './help-groups.ts'
import { findAction, shownKeys } from './keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

function openWorkspace(): Workspace {
  return { editor: createEditor(createDocument('page')), images: createImages(), host: {} }
}

test('no key means two things', () => {
  const keys = Object.values<Action>(actions).flatMap((action) => action.keys ?? [])
  expect(keys).not.toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
})

test('Cmd counts as Ctrl, and capitals as letters', () => {
  expect(findAction({ ...plain, key: 'Z', metaKey: true, shiftKey: true })).toBe(actions.redo)
  expect(findAction({ ...plain, key: 'g', ctrlKey: true })).toBe(actions.group)
  expect(findAction({ ...plain, key: 'g' })).toBeUndefined()
})

test('the list of keys writes each of them for people', () => {
  const rows = helpGroups().flatMap((group) => group.rows)
  expect(rows.filter((row) => row.keys.trim() === '')).toEqual([])
  expect(rows).toContainEqual({ label: 'Ungroup', keys: 'Ctrl + Shift + G' })
  expect(rows).toContainEqual({ label: 'Move by 10 px', keys: 'Shift + arrow keys' })
  expect(rows).toContainEqual({ label: 'Copy', keys: 'Ctrl + C' })
  expect(shownKeys('zoomIn')).toBe('+')
})

test('every action with keys is in the list of keys', () => {
  const listed = new Set(helpGroups().flatMap((group) => group.rows.map((row) => row.keys)))
  const ids = Object.keys(actions) as ActionId[]
  expect(ids.map(shownKeys).filter((keys) => keys !== undefined && !listed.has(keys))).toEqual([])
})

test('actions on a selection are offered when something is selected', () => {
  const { editor } = openWorkspace()
  expect(isAvailable('delete', editor)).toBe(false)
  expect(isAvailable('undo', editor)).toBe(false)
  editor.addShape('rectangle')
  expect(isAvailable('delete', editor)).toBe(true)
  expect(isAvailable('undo', editor)).toBe(true)
  expect(isAvailable('group', editor)).toBe(false)
  editor.addShape('circle')
  editor.selectAll()
  expect(isAvailable('group', editor)).toBe(true)
  expect(isAvailable('distributeHorizontal', editor)).toBe(false)
})

test('an arrow key moves what is selected in its direction', () => {
  const workspace = openWorkspace()
  const { editor } = workspace
  editor.addShape('rectangle')
  const [before] = editor.scene().layers
  findAction({ ...plain, key: 'ArrowLeft', shiftKey: true })?.run(workspace, 'shift+arrowleft')
  expect(editor.scene().layers[0]?.x).toBe((before?.x ?? 0) - 10)
})

test('the grid is switched off and on again', () => {
  const workspace = openWorkspace()
  expect(isSwitchedOn('grid', workspace.editor)).toBe(true)
  runAction('grid', workspace)
  expect(isSwitchedOn('grid', workspace.editor)).toBe(false)
  runAction('grid', workspace)
  expect(isSwitchedOn('grid', workspace.editor)).toBe(true)
})
