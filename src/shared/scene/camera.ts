import { zoomRules } from '#shared/rules/canvas'
import type { Point } from './scene.ts'

/** Maps the canvas to the screen: screen = canvas * zoom + (x, y). Screen lengths are CSS pixels of the view. */
export interface Camera {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

export function worldToScreen(camera: Camera, point: Point): Point {
  return { x: point.x * camera.zoom + camera.x, y: point.y * camera.zoom + camera.y }
}

export function screenToWorld(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.zoom, y: (point.y - camera.y) / camera.zoom }
}

/** @param maxZoom is lower on small screens (`zoomRules.smallScreenMax`). */
export function clampZoom(zoom: number, maxZoom: number = zoomRules.max): number {
  return Math.min(Math.max(zoom, zoomRules.min), maxZoom)
}

/** Zooms to a factor within the limits, keeping the canvas point under the screen point in place. */
export function zoomAt(camera: Camera, screenPoint: Point, zoom: number, maxZoom?: number): Camera {
  const next = clampZoom(zoom, maxZoom)
  if (next === camera.zoom) return camera
  const held = screenToWorld(camera, screenPoint)
  return { zoom: next, x: screenPoint.x - held.x * next, y: screenPoint.y - held.y * next }
}

/** Shows all of a canvas in the middle of the view, as large as the padding (screen pixels) and the limits let it. */
export function fitToView(canvas: Size, viewport: Size, padding: number, maxZoom?: number): Camera {
  const across = (viewport.width - 2 * padding) / canvas.width
  const down = (viewport.height - 2 * padding) / canvas.height
  const zoom = clampZoom(Math.min(across, down), maxZoom)
  return { zoom, x: (viewport.width - canvas.width * zoom) / 2, y: (viewport.height - canvas.height * zoom) / 2 }
}
