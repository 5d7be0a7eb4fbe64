import { beforeEach, expect, test, vi } from 'vitest'
import { createDocument } from '#shared/scene/create'
import { setSettings, updateLayers } from '#shared/scene/edit'
import { selectionBounds } from '#shared/scene/geometry'
import { createEditor, type Editor } from '../store/editor-store.ts'
import { noModifiers } from './gesture.ts'
import { createPointerTool, type PointerInput, type PointerTool } from './pointer-tool.ts'

let editor: Editor
let tool: PointerTool
let circle: string
let time: number
const host = { openMenu: vi.fn(), openLayer: vi.fn() }

/** One screen pixel is one canvas pixel, and a circle of 100 stands around 300, 300. */
beforeEach(() => {
  let ids = 0
  time = 0
  host.openMenu.mockClear()
  host.openLayer.mockClear()
  editor = createEditor(createDocument('page', { width: 1200, height: 630 }), { newId: () => `id-${++ids}` })
  editor.setState({ camera: { zoom: 1, x: 0, y: 0 }, viewport: { width: 1200, height: 700 } })
  circle = editor.addShape('circle', { x: 300, y: 300 })
  editor.selectNone()
  tool = createPointerTool(editor, host)
})

function input(x: number, y: number, change: Partial<PointerInput> = {}): PointerInput {
  time += 10
  const at = { x, y }
  return { id: 1, isTouch: false, button: 0, at, client: at, modifiers: noModifiers, time, ...change }
}
const placeOf = (id: string) => editor.scene().layers.find((layer) => layer.id === id)
const placeInHand = () => editor.getState().preview?.layers[0] ?? { x: Number.NaN }
const ctrl = { ...noModifiers, ctrl: true }

test('a press selects, and three pixels of trembling move nothing', () => {
  tool.down(input(300, 300))
  tool.move(input(302, 302))
  tool.up(input(302, 302))
  expect(editor.getState().selection).toEqual([circle])
  expect(placeOf(circle)).toMatchObject({ x: 250, y: 250 })
})

test('a drag is a preview until it is let go, and then one undo entry', () => {
  const before = editor.scene()
  tool.down(input(300, 300))
  tool.move(input(320, 310, { modifiers: ctrl }))
  expect(editor.scene()).toBe(before)
  expect(editor.getState().preview?.layers[0]).toMatchObject({ x: 270, y: 260 })
  tool.up(input(320, 310))
  expect(placeOf(circle)).toMatchObject({ x: 270, y: 260 })
  editor.undo()
  expect(placeOf(circle)).toMatchObject({ x: 250, y: 250 })
})

test('Escape in mid drag puts everything back', () => {
  const before = editor.scene()
  tool.down(input(300, 300))
  tool.move(input(400, 310))
  expect(tool.cancel()).toBe(true)
  tool.up(input(400, 310))
  expect(editor.scene()).toBe(before)
  expect(editor.getState().preview).toBeUndefined()
})

test('Shift pressed in mid drag keeps to one axis', () => {
  tool.down(input(300, 300))
  tool.move(input(350, 307, { modifiers: ctrl }))
  tool.setModifiers({ ...ctrl, shift: true })
  tool.up(input(350, 307))
  expect(placeOf(circle)).toMatchObject({ x: 300, y: 250 })
})

test('with Alt a copy is dragged away and selected', () => {
  tool.down(input(300, 300))
  tool.move(input(400, 300, { modifiers: { ...ctrl, alt: true } }))
  tool.up(input(400, 300))
  const [first, copy] = editor.scene().layers
  expect(first).toMatchObject({ id: circle, x: 250 })
  expect(copy).toMatchObject({ name: 'Circle Copy', x: 350 })
  expect(editor.getState().selection).toEqual([copy?.id])
})

test('a drag snaps to the grid where that is on', () => {
  editor.change((scene) => setSettings(scene, { snapToGrid: true, gridSize: 20 }))
  tool.down(input(300, 300))
  tool.move(input(317, 333))
  tool.up(input(317, 333))
  expect(placeOf(circle)).toMatchObject({ x: 260, y: 280 })
})

test('a handle resizes, with Alt about the centre', () => {
  editor.select([circle])
  tool.down(input(350, 350))
  tool.move(input(370, 360, { modifiers: { ...ctrl, alt: true } }))
  tool.up(input(370, 360))
  expect(placeOf(circle)).toMatchObject({ x: 230, y: 240, width: 140, height: 120 })
})

test('the handle above turns, with Shift in steps of fifteen degrees', () => {
  editor.select([circle])
  tool.down(input(300, 226))
  tool.move(input(370, 320, { modifiers: { ...noModifiers, shift: true } }))
  tool.up(input(370, 320))
  expect(placeOf(circle)?.rotation).toBe(105)
})

test('a drag over nothing selects what its box touches', () => {
  tool.down(input(100, 100))
  tool.move(input(280, 280))
  expect(editor.getState().marquee).toMatchObject({ x: 100, y: 100, width: 180, height: 180 })
  tool.up(input(280, 280))
  expect(editor.getState()).toMatchObject({ selection: [circle], marquee: undefined })
})

test('a tool draws its layer between press and release: one undo entry, and the tool is put away', () => {
  editor.selectTool('rectangle')
  expect(editor.getState().cursor).toBe('crosshair')
  tool.down(input(290, 290, { modifiers: ctrl })) // over the circle, which stays where it is
  tool.move(input(400, 350, { modifiers: ctrl }))
  expect(editor.getState().preview).toMatchObject({ isCopy: true, frame: { x: 290, y: 290, width: 110, height: 60 } })
  expect(editor.scene().layers).toHaveLength(1)
  tool.up(input(400, 350))
  const [, drawn] = editor.scene().layers
  expect(drawn).toMatchObject({ type: 'shape', name: 'Rectangle', x: 290, y: 290, width: 110, height: 60 })
  expect(editor.getState()).toMatchObject({ tool: undefined, selection: [drawn?.id], preview: undefined })
  editor.undo()
  expect(editor.scene().layers).toHaveLength(1)
})

test('with Shift what is drawn is regular, and with Alt it grows from its middle', () => {
  editor.selectTool('circle')
  tool.down(input(600, 300, { modifiers: ctrl }))
  tool.move(input(640, 310, { modifiers: ctrl }))
  tool.setModifiers({ ...ctrl, shift: true, alt: true })
  tool.up(input(640, 310))
  expect(editor.scene().layers[1]).toMatchObject({ x: 560, y: 260, width: 80, height: 80 })
})

test('a click with a tool, or a button dragged onto the canvas, draws a layer of the usual size there', () => {
  editor.selectTool('triangle')
  tool.down(input(600, 300))
  tool.up(input(601, 300))
  expect(editor.scene().layers[1]).toMatchObject({ x: 550, y: 250, width: 100, height: 100 })
  editor.selectTool('rectangle')
  tool.up(input(800, 300))
  expect(editor.scene().layers[2]).toMatchObject({ x: 750, y: 250, width: 100, height: 100 })
})

test('Escape puts a tool away, in mid drag too', () => {
  editor.selectTool('line')
  expect(tool.cancel()).toBe(true)
  expect(editor.getState()).toMatchObject({ tool: undefined, cursor: 'default' })
  editor.selectTool('line')
  tool.down(input(600, 300))
  tool.move(input(700, 300))
  expect(tool.cancel()).toBe(true)
  tool.up(input(700, 300))
  expect(editor.scene().layers).toHaveLength(1)
  expect(editor.getState()).toMatchObject({ tool: undefined, preview: undefined })
  expect(tool.cancel()).toBe(false)
})

test('a drawn line runs from the press to the release, a drawn text is as wide as it was drawn and typed in', () => {
  editor.selectTool('line')
  tool.down(input(600, 100, { modifiers: ctrl }))
  tool.move(input(600, 300, { modifiers: ctrl }))
  tool.up(input(600, 300))
  expect(editor.scene().layers[1]).toMatchObject({ x: 500, width: 200, rotation: 90 })
  editor.selectTool('text')
  tool.down(input(100, 100, { modifiers: ctrl }))
  tool.move(input(440, 200, { modifiers: ctrl }))
  tool.up(input(440, 200))
  const [, , text] = editor.scene().layers
  expect(text).toMatchObject({ type: 'text', x: 100, y: 100, width: 340 })
  expect(editor.getState().editingText?.layerId).toBe(text?.id)
})

test('Shift and a click add a layer, and take it away again', () => {
  const square = editor.addShape('rectangle', { x: 600, y: 300 })
  const shift = { modifiers: { ...noModifiers, shift: true } }
  tool.down(input(300, 300, shift))
  tool.up(input(300, 300, shift))
  expect(editor.getState().selection).toEqual([circle, square])
  tool.down(input(300, 300, shift))
  tool.up(input(300, 300, shift))
  expect(editor.getState().selection).toEqual([square])
})

test('a double click opens the layer', () => {
  for (const _ of [1, 2]) {
    tool.down(input(300, 300))
    tool.up(input(300, 300))
  }
  expect(host.openLayer).toHaveBeenCalledWith(circle, { x: 300, y: 300 })
})

test('a drag right after a click moves the layer instead of opening it', () => {
  tool.down(input(300, 300))
  tool.up(input(300, 300))
  tool.down(input(300, 300))
  tool.move(input(340, 300, { modifiers: ctrl }))
  tool.up(input(340, 300))
  expect(host.openLayer).not.toHaveBeenCalled()
  expect(placeOf(circle)?.x).toBe(290)
})

test('the middle button and the space bar move the view', () => {
  tool.down(input(300, 300, { button: 1 }))
  tool.move(input(310, 320, { button: 1 }))
  tool.up(input(310, 320, { button: 1 }))
  expect(editor.getState().camera).toMatchObject({ x: 10, y: 20 })
  expect(placeOf(circle)).toMatchObject({ x: 250, y: 250 })
})

test('a finger drags what is selected and scrolls with what is not', () => {
  const touch = { isTouch: true }
  tool.down(input(300, 300, touch))
  tool.move(input(340, 300, touch))
  tool.up(input(340, 300, touch))
  expect(editor.getState().camera.x).toBe(40)
  editor.select([circle])
  tool.down(input(340, 300, touch))
  tool.move(input(380, 300, { ...touch, modifiers: ctrl }))
  tool.up(input(380, 300, touch))
  expect(placeOf(circle)?.x).toBe(290)
})

test('two fingers zoom about the point between them', () => {
  const finger = (id: number) => ({ id, isTouch: true })
  tool.down(input(200, 300, finger(1)))
  tool.down(input(400, 300, finger(2)))
  tool.move(input(100, 300, finger(1)))
  tool.move(input(500, 300, finger(2)))
  tool.up(input(100, 300, finger(1)))
  tool.up(input(500, 300, finger(2)))
  expect(editor.getState().camera).toEqual({ zoom: 2, x: -300, y: -300 })
})

test('a long press selects and opens the menu', () => {
  vi.useFakeTimers()
  tool.down(input(300, 300, { isTouch: true }))
  vi.advanceTimersByTime(600)
  vi.useRealTimers()
  expect(editor.getState().selection).toEqual([circle])
  expect(host.openMenu).toHaveBeenCalledWith({ x: 300, y: 300 })
})

test('a drag that rests at the edge of the view takes the view along', () => {
  tool.down(input(300, 300))
  tool.move(input(1190, 300, { modifiers: ctrl }))
  const { x } = placeInHand()
  expect(tool.autoScroll(100)).toBe(true)
  expect(editor.getState().camera.x).toBeLessThan(0)
  expect(placeInHand().x - x).toBe(-editor.getState().camera.x)
  tool.up(input(1190, 300))
  expect(tool.autoScroll(100)).toBe(false)
})

test('the view stays where there is no more of the page to come', () => {
  editor.setState({ camera: { zoom: 0.5, x: 300, y: 100 } })
  tool.down(input(450, 250))
  tool.move(input(1190, 250, { modifiers: ctrl }))
  expect(tool.autoScroll(100)).toBe(false)
})

test('a drag that begins at the edge and goes inwards leaves the view where it is', () => {
  editor.change((scene) => updateLayers(scene, [circle], (layer) => ({ ...layer, x: 1140 })))
  tool.down(input(1190, 300))
  tool.move(input(1185, 310, { modifiers: ctrl }))
  expect(tool.autoScroll(100)).toBe(false)
})

test('Shift shows the gaps along the way that is free, and no others', () => {
  editor.addShape('circle', { x: 500, y: 300 })
  editor.addShape('circle', { x: 700, y: 300 })
  editor.select([circle])
  tool.down(input(300, 300))
  tool.move(input(303, 301, { modifiers: { ...noModifiers, shift: true } }))
  tool.move(input(301, 300, { modifiers: { ...noModifiers, shift: true } }))
  const gaps = editor.getState().snapLines.filter(({ kind }) => kind === 'gap')
  expect(gaps.map(({ axis }) => axis)).toEqual(['y', 'y'])
  tool.move(input(300, 304, { modifiers: { ...noModifiers, shift: true } }))
  expect(editor.getState().snapLines.filter(({ kind }) => kind === 'gap')).toEqual([])
})

test('the frame around several layers shrinks no further than they do', () => {
  editor.addShape('circle', { x: 340, y: 340 })
  editor.update((layer) => ({ ...layer, x: 340, y: 340, width: 30, height: 30 }))
  editor.selectAll()
  tool.down(input(370, 370))
  tool.move(input(255, 255, { modifiers: ctrl }))
  const { preview } = editor.getState()
  expect(preview?.frame).toMatchObject(selectionBounds(preview?.layers ?? []) ?? {})
})

test('a guide is dragged to another place as one step, and beside the page it goes', () => {
  const guide = { type: 'vertical', position: 400, color: '#ff5ca8' } as const
  editor.change((scene) => setSettings(scene, { guides: [guide] }))
  const positions = () => editor.scene().settings.guides.map(({ position }) => position)
  tool.move(input(401, 200))
  expect(editor.getState().cursor).toBe('col-resize')
  tool.down(input(401, 200))
  tool.move(input(450, 200))
  tool.move(input(500, 200))
  tool.up(input(500, 200))
  expect(positions()).toEqual([500])
  editor.undo()
  expect(positions()).toEqual([400])
  tool.down(input(400, 200))
  tool.move(input(600, 200))
  tool.cancel()
  expect(positions()).toEqual([400])
  tool.down(input(400, 200))
  tool.move(input(-20, 200))
  tool.up(input(-20, 200))
  expect(positions()).toEqual([])
})
