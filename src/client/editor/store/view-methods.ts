import { pointerRules, zoomRules } from '#shared/rules/canvas'
import { type Camera, clampZoom, fitToView, worldToScreen, zoomAt } from '#shared/scene/camera'
import { centreOf, selectionBounds } from '#shared/scene/geometry'
import type { Point } from '#shared/scene/scene'
import type { EditorCore } from './editor-core.ts'
import { type Size, selectedLayers } from './editor-state.ts'

export type ViewMethods = ReturnType<typeof viewMethods>

/** Screen pixels between the canvas and the edge of its view; leaves room for the rotation handle. */
const padding = pointerRules.rotateHandleDistance + 12

/** The camera: position and zoom of the canvas in its view. Not part of the document or its history. */
export function viewMethods(core: EditorCore) {
  const maxZoom = core.isSmallScreen ? zoomRules.smallScreenMax : zoomRules.max
  const middle = (): Point => centreOf({ x: 0, y: 0, ...core.getState().viewport })

  /** The camera after the last fit. The view counts as fitted until someone moves or zooms it. */
  let fitted: { readonly camera: Camera; readonly maxZoom: number } | undefined

  function setCamera(camera: Camera): void {
    core.setState({ camera: keepInView(camera, core.scene().settings, core.getState().viewport) })
  }
  function showAll(most: number): void {
    setCamera(fitToView(core.scene().settings, core.getState().viewport, padding, most))
    fitted = { camera: core.getState().camera, maxZoom: most }
  }
  function zoomAround(point: Point, zoom: number): void {
    setCamera(zoomAt(core.getState().camera, point, zoom, maxZoom))
  }

  return {
    maxZoom,
    setCamera,
    zoomAround,
    zoomTo: (zoom: number) => zoomAround(middle(), zoom),
    zoomIn: () => zoomAround(middle(), core.getState().camera.zoom * zoomRules.stepIn),
    zoomOut: () => zoomAround(middle(), core.getState().camera.zoom * zoomRules.stepOut),
    scrollBy(dx: number, dy: number) {
      const { camera } = core.getState()
      setCamera({ ...camera, x: camera.x + dx, y: camera.y + dy })
    },
    fit: () => showAll(maxZoom),
    zoomToSelection() {
      const box = selectionBounds(selectedLayers(core.getState()))
      if (!box) return
      const { viewport } = core.getState()
      const { zoom } = fitToView(box, viewport, padding * 2, maxZoom)
      const centre = centreOf(box)
      setCamera({ zoom, x: viewport.width / 2 - centre.x * zoom, y: viewport.height / 2 - centre.y * zoom })
    },
    /**
     * The first size fits the whole canvas, at most at the initial zoom. A later size fits it again if it was fitted;
     * otherwise it keeps the zoom and the centre.
     */
    setViewport(viewport: Size) {
      const before = core.getState()
      if (before.viewport.width === viewport.width && before.viewport.height === viewport.height) return
      core.setState({ viewport, camera: recentred(before.camera, before.viewport, viewport) })
      if (before.viewport.width === 0) showAll(Math.min(zoomRules.start, maxZoom))
      else if (before.camera === fitted?.camera) showAll(fitted.maxZoom)
    },
    /** Scrolls as far as needed to show a layer selected by keyboard. */
    reveal(point: Point) {
      const { camera, viewport } = core.getState()
      const at = worldToScreen(camera, point)
      const dx = clamp(at.x, padding, viewport.width - padding) - at.x
      const dy = clamp(at.y, padding, viewport.height - padding) - at.y
      if (viewport.width > 0 && (dx !== 0 || dy !== 0)) setCamera({ ...camera, x: camera.x + dx, y: camera.y + dy })
    },
    isZoomedIn: () => core.getState().camera.zoom >= clampZoom(zoomRules.max, maxZoom),
    isZoomedOut: () => core.getState().camera.zoom <= zoomRules.min,
  }
}

function recentred(camera: Camera, before: Size, after: Size): Camera {
  return { ...camera, x: camera.x + (after.width - before.width) / 2, y: camera.y + (after.height - before.height) / 2 }
}

/** At least this much of the canvas stays in view, so that nobody scrolls it away for good. */
const alwaysVisible = 48

function keepInView(camera: Camera, canvas: Size, viewport: Size): Camera {
  if (viewport.width === 0) return camera
  const x = clamp(camera.x, alwaysVisible - canvas.width * camera.zoom, viewport.width - alwaysVisible)
  const y = clamp(camera.y, alwaysVisible - canvas.height * camera.zoom, viewport.height - alwaysVisible)
  // on whole pixels the edges of the page and of upright layers are sharp
  return { ...camera, x: Math.round(x), y: Math.round(y) }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), Math.max(min, max))
}
