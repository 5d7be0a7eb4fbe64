import type { DrawingEnv } from '#shared/drawing/surface/canvas-2d'
import type { Point } from '#shared/scene/scene'
import { type EditorState, type Preview, sceneOf } from '../store/editor-state.ts'
import type { Surface } from './cached-canvas.ts'
import { drawOverlay } from './overlay.ts'
import { sameItems } from './same-items.ts'
import type { TranslatedCanvas } from './translated-canvas.ts'
import { contains, markedBox, overlapOf } from './view-boxes.ts'

/** The selection marks, on the topmost canvas. While layers are only moved, the marks move with them. */
export interface MarksCanvas {
  draw(state: EditorState, surface: Surface, version: number): void
}

export function createMarksCanvas(canvas: TranslatedCanvas, image: DrawingEnv['image']): MarksCanvas {
  let shown: readonly unknown[] = []
  let step: Preview | undefined
  /** How far the layers had moved when all their marks were painted; undefined where every step is repainted. */
  let from: Point | undefined

  function paint(state: EditorState, { pixelRatio }: Surface): void {
    from = undefined
    const box = markedBox(state)
    if (!box) {
      canvas.release()
      return
    }
    const seen = overlapOf(box, { x: 0, y: 0, ...state.viewport })
    const origin = canvas.layOver(seen, pixelRatio)
    canvas.ctx.setTransform(pixelRatio, 0, 0, pixelRatio, -origin.x, -origin.y)
    drawOverlay(canvas.ctx, state, image)
    if (contains(seen, box)) from = state.preview?.moved
  }

  return {
    draw(state, surface, version) {
      const { camera, preview, selection, marquee, hover, editingText, cropping } = state
      const marked = [sceneOf(state), selection, marquee, hover, editingText, cropping, preview?.ids, preview?.isCopy]
      const key = [...marked, camera, surface.width, surface.height, version]
      const isSame = sameItems(key, shown)
      if (isSame && preview === step) return
      shown = key
      step = preview
      if (isSame && preview?.moved && from) {
        const scale = camera.zoom * surface.pixelRatio
        const { x, y } = preview.moved
        canvas.slide({ x: Math.round((x - from.x) * scale), y: Math.round((y - from.y) * scale) })
      } else paint(state, surface)
    },
  }
}
