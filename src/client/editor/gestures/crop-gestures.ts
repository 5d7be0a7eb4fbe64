import { type Frame, frameOf, type ResizeHandle } from '#shared/scene/handles'
import type { Point } from '#shared/scene/scene'
import { applyGesture } from '#shared/scene/transform'
import { panCrop, reframeCrop } from '../store/crop.ts'
import type { Editor } from '../store/editor-store.ts'
import { canvasPoint, type PointerGesture } from './gesture.ts'

/** Drags while a picture is being cropped; they only commit together with the crop. */

export function panCropGesture(editor: Editor, from: Point): PointerGesture {
  const layer = editor.croppedLayer()
  const picture = editor.getState().cropping?.picture
  const start = canvasPoint(editor, from)
  return {
    cursor: 'grabbing',
    move(at) {
      if (!layer || !picture) return
      const now = canvasPoint(editor, at)
      editor.showCrop(layer, panCrop(layer.data, layer, { x: now.x - start.x, y: now.y - start.y }, picture))
    },
    end() {},
    cancel: () => layer && editor.showCrop(layer, layer.data),
  }
}

export function reframeCropGesture(editor: Editor, handle: ResizeHandle, from: Point): PointerGesture {
  const layer = editor.croppedLayer()
  const picture = editor.getState().cropping?.picture
  const frame: Frame | undefined = layer && frameOf([layer])
  const start = canvasPoint(editor, from)
  return {
    move(at, modifiers) {
      if (!layer || !picture || !frame) return
      const now = canvasPoint(editor, at)
      const pull = { dx: now.x - start.x, dy: now.y - start.y, keepRatio: modifiers.shift, fromCentre: modifiers.alt }
      const [after] = applyGesture([layer], frame, { kind: 'resize', handle, ...pull })
      if (after?.type !== 'image') return
      const reframed = reframeCrop({ layer, crop: layer.data }, after, picture)
      editor.showCrop(reframed.layer, reframed.crop)
    },
    end() {},
    cancel: () => layer && editor.showCrop(layer, layer.data),
  }
}
