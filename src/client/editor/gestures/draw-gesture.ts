import { drawnBox, drawnLine } from '#shared/scene/drawn-frame'
import type { Frame } from '#shared/scene/handles'
import type { Layer, Point } from '#shared/scene/scene'
import { nearestTarget } from '#shared/scene/snap-targets'
import { collectSnapTargets, linesOf, snapToGrid } from '#shared/scene/snapping'
import type { DrawingTool } from '../store/editor-state.ts'
import type { Editor } from '../store/editor-store.ts'
import { canvasPoint, clearPreview, type Modifiers, type PointerGesture, snapReach } from './gesture.ts'

/**
 * Drawing a layer by dragging from corner to corner, or a line from end to end. Shift keeps it regular, Alt draws it
 * from its centre, Ctrl turns snapping off. Escape deselects the tool.
 */
export function drawGesture(
  editor: Editor,
  tool: DrawingTool,
  from: Point,
  modifiersAtPress: Modifiers,
): PointerGesture {
  const layer = editor.newLayerOf(tool)
  const ids: ReadonlySet<string> = new Set([layer.id])
  const targets = collectSnapTargets(editor.scene(), ids)
  const start = snapped(from, modifiersAtPress)
  let frame: Frame | undefined

  function snapped(at: Point, { ctrl }: Modifiers): Point {
    const point = canvasPoint(editor, at)
    const { snapToGrid: isOnGrid, gridSize } = editor.scene().settings
    if (ctrl) return point
    if (isOnGrid) return { x: snapToGrid(point.x, gridSize), y: snapToGrid(point.y, gridSize) }
    const near = (axis: 'x' | 'y') => {
      const target = nearestTarget(targets[axis], point[axis])
      return target && Math.abs(target.at - point[axis]) <= snapReach(editor) ? target.at : point[axis]
    }
    return { x: near('x'), y: near('y') }
  }

  return {
    cursor: 'crosshair',
    isFollowed: true,
    move(at, modifiers) {
      const meant = { isRegular: modifiers.shift, fromCentre: modifiers.alt }
      const end = snapped(at, modifiers)
      frame = isLine(tool) ? drawnLine(start, end, layer.height, meant) : drawnBox(start, end, meant)
      const lines = modifiers.ctrl || frame.rotation !== 0 ? [] : linesOf(frame, targets).filter(isNoGap)
      const drawn: Layer = { ...layer, ...frame }
      editor.setState({ preview: { layers: [drawn], ids, frame, isCopy: true }, snapLines: lines })
    },
    end() {
      clearPreview(editor)
      editor.putToolAway()
      if (frame) editor.addDrawn(layer, frame)
    },
    cancel() {
      clearPreview(editor)
      editor.putToolAway()
    },
  }
}

/** A click with the tool adds its layer in its default size, centred on the point. */
export function drawAt(editor: Editor, tool: DrawingTool, at: Point): void {
  const layer = editor.newLayerOf(tool)
  const { x, y } = canvasPoint(editor, at)
  const { width, height, rotation } = layer
  editor.putToolAway()
  editor.addDrawn(layer, { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height, rotation })
}

function isLine(tool: DrawingTool): boolean {
  return tool === 'line' || tool === 'arrow'
}

function isNoGap({ kind }: { kind: string }): boolean {
  return kind !== 'gap'
}
