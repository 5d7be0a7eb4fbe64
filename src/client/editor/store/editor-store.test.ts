import { expect, test } from 'vitest'
import { createDocument } from '#shared/scene/create'
import { addLayer } from '#shared/scene/edit'
import { newTextLayer } from '#shared/scene/text-layer'
import { copySelection } from '../clipboard/copy.ts'
import { pasteText } from '../clipboard/paste.ts'
import { selectedLayers } from './editor-state.ts'
import { createEditor } from './editor-store.ts'

function openEditor() {
  let ids = 0
  let now = 0
  const editor = createEditor(createDocument('page', { width: 1200, height: 630 }), {
    newId: () => `id-${++ids}`,
    now: () => now,
  })
  return { editor, wait: (ms: number) => (now += ms) }
}

const names = (editor: ReturnType<typeof createEditor>) => editor.scene().layers.map((layer) => layer.name)

test('a new layer is on top and selected', () => {
  const { editor } = openEditor()
  editor.addShape('circle')
  const id = editor.addText()
  expect(names(editor)).toEqual(['Circle', 'Text'])
  expect(editor.getState().selection).toEqual([id])
})

test('undo takes back one act and restores what was selected', () => {
  const { editor, wait } = openEditor()
  const circle = editor.addShape('circle')
  editor.addText()
  editor.select([circle])
  wait(2_000)
  editor.deleteSelection()
  expect(names(editor)).toEqual(['Text'])
  editor.undo()
  expect(names(editor)).toEqual(['Circle', 'Text'])
  expect(editor.getState().selection).toEqual([circle])
  editor.redo()
  expect(names(editor)).toEqual(['Text'])
})

test('a run of arrow keys is one undo entry', () => {
  const { editor, wait } = openEditor()
  editor.addShape('rectangle')
  const [before] = selectedLayers(editor.getState())
  for (let press = 0; press < 5; press += 1) {
    wait(100)
    editor.nudge(1, 0)
  }
  expect(selectedLayers(editor.getState())[0]?.x).toBe((before?.x ?? 0) + 5)
  editor.undo()
  expect(selectedLayers(editor.getState())[0]?.x).toBe(before?.x)
})

test('locked layers are neither moved nor deleted', () => {
  const { editor } = openEditor()
  const id = editor.addShape('rectangle')
  editor.setLocked([id], true)
  const before = editor.scene()
  editor.nudge(10, 0)
  editor.deleteSelection()
  expect(editor.scene()).toBe(before)
})

test('edits made while a save is under way stay unsaved', () => {
  const { editor } = openEditor()
  editor.addShape('rectangle')
  const save = editor.startSaving()
  editor.addText()
  save.saved()
  expect(editor.getState().isDirty).toBe(true)
  editor.undo()
  expect(editor.getState().isDirty).toBe(false)
})

test('a group is selected as one until it is entered', () => {
  const { editor } = openEditor()
  const circle = editor.addShape('circle')
  const text = editor.addText()
  editor.selectAll()
  editor.groupSelection()
  editor.select([circle])
  expect(editor.getState().selection).toEqual([circle, text])
  editor.enterGroup(editor.scene().layers[0]?.groupId ?? '', text)
  expect(editor.getState().selection).toEqual([text])
  editor.selectNone()
  expect(editor.getState().selection).toEqual([circle, text])
})

test('copied layers are pasted as new ones, and other text as a text layer', () => {
  const { editor } = openEditor()
  editor.addShape('circle')
  const text = copySelection(editor) ?? ''
  expect(pasteText(editor, text)).toBe(true)
  expect(names(editor)).toEqual(['Circle', 'Circle'])
  expect(pasteText(editor, '  A quote  ')).toBe(true)
  expect(selectedLayers(editor.getState())[0]).toMatchObject({ type: 'text', data: { text: 'A quote' } })
  expect(pasteText(editor, '   ')).toBe(false)
})

test('text that was emptied while typing is removed', () => {
  const { editor } = openEditor()
  const id = editor.addText()
  editor.startEditingText(id)
  editor.holdText(() => ({ text: '  ', lines: [''], runs: [] }))
  editor.commitText()
  expect(editor.scene().layers).toEqual([])
})

test('all that was typed is one undo entry and keeps the lines the browser broke', () => {
  const { editor } = openEditor()
  const id = editor.addText()
  editor.startEditingText(id)
  editor.holdText(() => ({ text: 'Two words', lines: ['Two', 'words'], runs: [] }))
  editor.commitText()
  expect(editor.scene().layers[0]?.data).toMatchObject({ text: 'Two words', lines: ['Two', 'words'] })
  editor.updateText({ fontSize: 40 })
  expect(editor.scene().layers[0]?.data).not.toHaveProperty('lines')
  editor.undo()
  editor.undo()
  expect(editor.scene().layers[0]?.data).toMatchObject({ text: 'Text' })
})

test('pages are added after the one in hand, moved and removed, each undoable', () => {
  const { editor } = openEditor()
  editor.addShape('circle')
  editor.duplicatePage()
  expect(editor.getState()).toMatchObject({ pageIndex: 1 })
  expect(editor.scene().layers[0]?.id).not.toBe(editor.getState().document.pages[0]?.layers[0]?.id)
  editor.movePage(1, 0)
  expect(editor.getState().pageIndex).toBe(0)
  editor.removePage()
  editor.removePage()
  expect(editor.getState().document.pages).toHaveLength(1)
  editor.undo()
  expect(editor.getState().document.pages).toHaveLength(2)
})

test('a page more or less counts the others again, in one step', () => {
  const { pages } = createDocument('page')
  const numbered = pages.map((page) => addLayer(page, { ...newTextLayer(page, 'n', '1/1'), field: 'page' }))
  const editor = createEditor({ pages: numbered })
  const numbers = () => editor.getState().document.pages.map(({ layers: [layer] }) => layer?.data)
  editor.duplicatePage()
  expect(numbers()).toMatchObject([{ text: '1/2' }, { text: '2/2' }])
  editor.removePage(0)
  expect(numbers()).toMatchObject([{ text: '1/1' }])
  editor.undo()
  editor.movePage(1, 0)
  expect(numbers()).toMatchObject([{ text: '1/2' }, { text: '2/2' }])
  editor.undo()
  editor.undo()
  expect(numbers()).toMatchObject([{ text: '1/1' }])
})

test('zooming keeps to its limits, lower on small screens', () => {
  const editor = createEditor(createDocument('page'), { isSmallScreen: true })
  editor.setViewport({ width: 390, height: 300 })
  for (let press = 0; press < 20; press += 1) editor.zoomIn()
  expect(editor.getState().camera.zoom).toBe(0.6)
  expect(editor.isZoomedIn()).toBe(true)
})

test('a fitted page stays fitted when the view changes its size, one that was zoomed keeps its zoom', () => {
  const editor = createEditor(createDocument('page', { width: 1000, height: 1000 }))
  editor.setViewport({ width: 900, height: 600 })
  editor.fit()
  const fitted = editor.getState().camera
  editor.setViewport({ width: 900, height: 500 })
  expect(editor.getState().camera.zoom).toBeLessThan(fitted.zoom)
  editor.setViewport({ width: 900, height: 600 })
  expect(editor.getState().camera).toEqual(fitted)

  editor.zoomIn()
  const { zoom } = editor.getState().camera
  editor.setViewport({ width: 900, height: 500 })
  expect(editor.getState().camera.zoom).toBe(zoom)
})

test('before anybody fits it, a page is shown no larger than at the zoom it starts with', () => {
  const editor = createEditor(createDocument('page', { width: 800, height: 800 }))
  editor.setViewport({ width: 300, height: 300 })
  const narrow = editor.getState().camera.zoom
  editor.setViewport({ width: 900, height: 900 })
  expect(editor.getState().camera.zoom).toBe(0.5)
  expect(narrow).toBeLessThan(0.5)
})
