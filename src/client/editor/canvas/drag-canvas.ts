import type { Box, Point } from '#shared/scene/scene'
import { moveBox } from '#shared/scene/snapping'
import type { Preview } from '../store/editor-state.ts'
import { drawDragged, type LiftedLayers, type Sheet } from './lifted-layers.ts'
import type { TranslatedCanvas } from './translated-canvas.ts'
import { contains, onScreen, overlapOf, paintedBox } from './view-boxes.ts'

/** The dragged layers, on a canvas between the layers below and above them. */
export interface DragCanvas {
  draw(lifted: LiftedLayers, preview: Preview, sheet: Sheet): void
  release(): void
}

interface Painted {
  readonly lifted: LiftedLayers
  readonly box: Box
  /** How far the layers had moved when painted, in device pixels; undefined where every step is repainted. */
  readonly from: Point | undefined
}

export function createDragCanvas(canvas: TranslatedCanvas): DragCanvas {
  let painted: Painted | undefined

  /**
   * Moves the canvas by whole device pixels, while the layers stay inside the page, so that the picture equals the
   * painted one. Positions between pixels are rounded until the drag ends: at most half a pixel off.
   */
  function slide({ from, box }: Painted, { moved }: Preview, sheet: Sheet): boolean {
    if (!from || !moved) return false
    const { pixelRatio } = sheet.surface
    const scale = sheet.camera.zoom * pixelRatio
    const [x, y] = [Math.round(moved.x * scale - from.x), Math.round(moved.y * scale - from.y)]
    if (!contains(pageBox(sheet), moveBox(box, x / pixelRatio, y / pixelRatio))) return false
    canvas.slide({ x, y })
    return true
  }

  function paint(lifted: LiftedLayers, preview: Preview, sheet: Sheet): void {
    const { camera, surface } = sheet
    const { width, height, pixelRatio } = surface
    const view = { x: 0, y: 0, width: width / pixelRatio, height: height / pixelRatio }
    const isAlone = lifted.dragged.length === 1
    const box = paintedBox(preview.layers, camera)
    const seen = overlapOf(overlapOf(box, pageBox(sheet)), view)
    const origin = canvas.layOver(isAlone ? seen : view, pixelRatio)
    drawDragged(canvas.ctx, lifted.dragged, preview.layers, { ...sheet, origin })
    const scale = camera.zoom * pixelRatio
    const isWhole = isAlone && contains(seen, box)
    const from = isWhole && preview.moved && { x: preview.moved.x * scale, y: preview.moved.y * scale }
    painted = { lifted, box, from: from || undefined }
  }

  return {
    draw(lifted, preview, sheet) {
      if (painted?.lifted === lifted && slide(painted, preview, sheet)) return
      paint(lifted, preview, sheet)
    },
    release() {
      painted = undefined
      canvas.release()
    },
  }
}

function pageBox({ scene: { settings }, camera }: Sheet): Box {
  return onScreen(camera, { x: 0, y: 0, width: settings.width, height: settings.height })
}
