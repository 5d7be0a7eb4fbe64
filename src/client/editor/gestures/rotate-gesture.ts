import { editRules } from '#shared/rules/canvas'
import { replaceLayers } from '#shared/scene/edit'
import { centreOf } from '#shared/scene/geometry'
import { type Frame, frameOf } from '#shared/scene/handles'
import type { Point } from '#shared/scene/scene'
import { snapAngle } from '#shared/scene/snapping'
import { applyGesture } from '#shared/scene/transform'
import type { Editor } from '../store/editor-store.ts'
import { editorTexts } from '../texts/texts.ts'
import { canvasPoint, clearPreview, draggedLayers, type Modifiers, type PointerGesture } from './gesture.ts'

/** Rotation about the centre: in whole degrees, with Shift in steps of fifteen. */
export function rotateGesture(editor: Editor, from: Point): PointerGesture {
  const layers = draggedLayers(editor)
  const ids: ReadonlySet<string> = new Set(layers.map((layer) => layer.id))
  const frame = frameOf(layers)
  const centre = centreOf(frame ?? { x: 0, y: 0, width: 0, height: 0 })
  const start = angleOf(centre, canvasPoint(editor, from))

  return {
    cursor: 'grabbing',
    move(at, modifiers) {
      if (!frame) return
      const degrees = turnOf(frame, angleOf(centre, canvasPoint(editor, at)) - start, modifiers)
      const turned = applyGesture(layers, frame, { kind: 'rotate', degrees })
      const shown: Frame = { ...frame, rotation: frame.rotation + degrees }
      editor.setState({ preview: { layers: turned, ids, frame: shown, isCopy: false }, snapLines: [] })
    },
    end() {
      const { preview } = editor.getState()
      clearPreview(editor)
      if (!preview || preview.frame.rotation === frame?.rotation) return
      const message = editorTexts.done.turned(Math.round(preview.layers[0]?.rotation ?? 0))
      editor.change((scene) => replaceLayers(scene, preview.layers), { message })
    },
    cancel: () => clearPreview(editor),
  }
}

/** Rounds the resulting angle, not the angle of the turn. */
function turnOf(frame: Frame, degrees: number, { shift }: Modifiers): number {
  const wanted = frame.rotation + degrees
  return (shift ? snapAngle(wanted, editRules.angleStep) : Math.round(wanted)) - frame.rotation
}

function angleOf(centre: Point, point: Point): number {
  return (Math.atan2(point.y - centre.y, point.x - centre.x) * 180) / Math.PI
}
