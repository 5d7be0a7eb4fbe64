import { replaceLayers } from '#shared/scene/edit'
import { type Frame, frameOf, handleSides, type ResizeHandle } from '#shared/scene/handles'
import { constrainResize } from '#shared/scene/resize-layers'
import type { Point } from '#shared/scene/scene'
import type { SnapTargets } from '#shared/scene/snap-targets'
import { collectSnapTargets, snapResize, snapToGrid } from '#shared/scene/snapping'
import { applyGesture, type Gesture, resizeFrame } from '#shared/scene/transform'
import type { Editor } from '../store/editor-store.ts'
import { settleTexts } from '../store/text-size.ts'
import { editorTexts } from '../texts/texts.ts'
import { canvasPoint, clearPreview, draggedLayers, type Modifiers, type PointerGesture, snapReach } from './gesture.ts'

type ResizeGesture = Extract<Gesture, { kind: 'resize' }>

/** Dragging a handle: Shift keeps the proportions, Alt the centre, Ctrl turns snapping off. */
export function resizeGesture(editor: Editor, handle: ResizeHandle, from: Point): PointerGesture {
  const layers = draggedLayers(editor)
  const ids: ReadonlySet<string> = new Set(layers.map((layer) => layer.id))
  const frame = frameOf(layers)
  const start = canvasPoint(editor, from)
  const targets = collectSnapTargets(editor.scene(), ids)

  return {
    isFollowed: true,
    move(at, modifiers) {
      if (!frame) return
      const pull = constrainResize(layers, pullOf(editor, frame, handle, start, at, modifiers))
      const { gesture, lines } = snapped(editor, frame, pull, modifiers, targets)
      const resized = settleTexts(layers, applyGesture(layers, frame, gesture), editor.measure)
      const shown = resized.length === 1 ? frameOf(resized) : resizeFrame(frame, gesture, layers)
      editor.setState({ preview: { layers: resized, ids, frame: shown ?? frame, isCopy: false }, snapLines: lines })
    },
    end() {
      const { preview } = editor.getState()
      clearPreview(editor)
      if (!preview || sameSize(preview.frame, frame)) return
      const { width, height } = preview.frame
      const message = editorTexts.done.resized(Math.round(width), Math.round(height))
      editor.change((scene) => replaceLayers(scene, preview.layers), { message })
    },
    cancel: () => clearPreview(editor),
  }
}

function pullOf(
  editor: Editor,
  frame: Frame,
  handle: ResizeHandle,
  start: Point,
  at: Point,
  modifiers: Modifiers,
): ResizeGesture {
  const now = canvasPoint(editor, at)
  const pull = { dx: now.x - start.x, dy: now.y - start.y }
  const whole = frame.rotation === 0 ? wholePull(frame, handle, pull) : pull
  return { kind: 'resize', handle, ...whole, keepRatio: modifiers.shift, fromCentre: modifiers.alt }
}

/** Rounds the dragged edges of an unrotated frame to whole pixels. */
function wholePull(frame: Frame, handle: ResizeHandle, { dx, dy }: { dx: number; dy: number }) {
  const side = handleSides[handle]
  const x = side.x > 0 ? frame.x + frame.width : frame.x
  const y = side.y > 0 ? frame.y + frame.height : frame.y
  return { dx: side.x === 0 ? dx : Math.round(x + dx) - x, dy: side.y === 0 ? dy : Math.round(y + dy) - y }
}

function snapped(editor: Editor, frame: Frame, gesture: ResizeGesture, modifiers: Modifiers, targets: SnapTargets) {
  const { snapToGrid: isOnGrid, gridSize } = editor.scene().settings
  if (modifiers.ctrl) return { gesture, lines: [] }
  if (!isOnGrid) return snapResize(frame, gesture, targets, snapReach(editor))
  if (frame.rotation !== 0) return { gesture, lines: [] }
  const side = handleSides[gesture.handle]
  const x = side.x > 0 ? frame.x + frame.width : frame.x
  const y = side.y > 0 ? frame.y + frame.height : frame.y
  const dx = side.x === 0 ? gesture.dx : snapToGrid(x + gesture.dx, gridSize) - x
  const dy = side.y === 0 ? gesture.dy : snapToGrid(y + gesture.dy, gridSize) - y
  return { gesture: { ...gesture, dx, dy }, lines: [] }
}

function sameSize(a: Frame, b: Frame | undefined): boolean {
  return a.width === b?.width && a.height === b.height && a.x === b.x && a.y === b.y
}
