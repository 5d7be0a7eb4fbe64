import { addLayer, copyWithNewIds, replaceLayers, withCopyNames } from '#shared/scene/edit'
import { selectionBounds } from '#shared/scene/geometry'
import { type Frame, frameOf } from '#shared/scene/handles'
import type { Box, Layer, Point, Scene } from '#shared/scene/scene'
import { collectSnapTargets, linesOf, moveBox, type SnapLine, snapToGrid, snapTranslate } from '#shared/scene/snapping'
import { translate } from '#shared/scene/transform'
import type { Editor } from '../store/editor-store.ts'
import { editorTexts } from '../texts/texts.ts'
import { canvasPoint, clearPreview, draggedLayers, type Modifiers, type PointerGesture, snapReach } from './gesture.ts'

/**
 * Dragging layers: Shift keeps to one axis, Ctrl turns snapping off, Alt drags copies and leaves the originals. Each
 * step starts from the layers as they were at the press and touches no others.
 */
export function moveGesture(editor: Editor, from: Point): PointerGesture {
  const scene = editor.scene()
  const layers = draggedLayers(editor)
  const ids: ReadonlySet<string> = new Set(layers.map((layer) => layer.id))
  const frame = frameOf(layers)
  const bounds = selectionBounds(layers)
  const start = canvasPoint(editor, from)
  const targets = collectSnapTargets(scene, ids)

  /** The distance the layers move, and whether they may snap to other layers. */
  function restOf(box: Box, delta: Point, modifiers: Modifiers): Point & { isSnapped: boolean } {
    if (modifiers.ctrl) return { ...delta, isSnapped: false }
    const { snapToGrid: isOnGrid, gridSize } = scene.settings
    if (isOnGrid) {
      const x = snapToGrid(box.x + delta.x, gridSize) - box.x
      return { x, y: snapToGrid(box.y + delta.y, gridSize) - box.y, isSnapped: false }
    }
    const { dx, dy } = snapTranslate(box, { dx: delta.x, dy: delta.y }, targets, snapReach(editor))
    return { x: dx, y: dy, isSnapped: true }
  }

  let shown = ''

  return {
    isFollowed: true,
    move(at, modifiers) {
      if (!bounds || !frame) return
      const now = canvasPoint(editor, at)
      const lock = lockedAxis({ x: now.x - start.x, y: now.y - start.y }, modifiers)
      const pulled = { x: lock === 'x' ? 0 : now.x - start.x, y: lock === 'y' ? 0 : now.y - start.y }
      const rest = restOf(bounds, wholePixels(bounds, pulled), modifiers)
      const dx = lock === 'x' ? 0 : rest.x
      const dy = lock === 'y' ? 0 : rest.y
      const next = `${dx} ${dy} ${lock} ${rest.isSnapped} ${modifiers.alt}`
      if (next === shown) return // while snapped they stay in place for several pointer events
      shown = next
      const lines = rest.isSnapped ? linesOf(moveBox(bounds, dx, dy), targets) : []
      editor.setState({
        preview: {
          layers: translate(layers, dx, dy),
          ids,
          frame: shifted(frame, dx, dy),
          isCopy: modifiers.alt,
          moved: { x: dx, y: dy },
        },
        snapLines: lock ? lines.filter((line) => isAlong(line, lock)) : lines,
      })
    },
    end() {
      const { preview } = editor.getState()
      clearPreview(editor)
      if (!preview) return
      const [first] = preview.layers
      const message = first && editorTexts.done.moved(Math.round(first.x), Math.round(first.y))
      if (preview.isCopy) return dropCopies(editor, preview.layers)
      editor.change((page) => dropped(page, layers, preview.layers), message ? { message } : {})
    },
    cancel: () => clearPreview(editor),
  }
}

function dropped(scene: Scene, before: readonly Layer[], after: readonly Layer[]): Scene {
  const hasMoved = after.some((layer, index) => layer.x !== before[index]?.x || layer.y !== before[index]?.y)
  return hasMoved ? replaceLayers(scene, after) : scene
}

function dropCopies(editor: Editor, layers: readonly Layer[]): void {
  const copies = withCopyNames(editor.scene(), copyWithNewIds(layers, editor.newId))
  editor.change((scene) => copies.reduce<Scene>(addLayer, scene), {
    selection: copies.map((layer) => layer.id),
    message: editorTexts.done.copiedByDragging,
  })
}

/** The axis along which nothing moves. */
function lockedAxis(delta: Point, { shift }: Modifiers): 'x' | 'y' | undefined {
  if (!shift) return undefined
  return Math.abs(delta.x) > Math.abs(delta.y) ? 'y' : 'x'
}

/**
 * Whether a snap line applies to the axis that can still move: a gap's line runs along its axis, all others across it.
 */
function isAlong({ axis, kind }: SnapLine, lock: 'x' | 'y'): boolean {
  return kind === 'gap' ? axis === lock : axis !== lock
}

/** A dragged box lands on whole pixels at any zoom, unless it snaps to something else. */
function wholePixels(box: Box, delta: Point): Point {
  const x = delta.x === 0 ? 0 : Math.round(box.x + delta.x) - box.x
  const y = delta.y === 0 ? 0 : Math.round(box.y + delta.y) - box.y
  return { x, y }
}

function shifted(frame: Frame, dx: number, dy: number): Frame {
  return { ...frame, x: frame.x + dx, y: frame.y + dy }
}
