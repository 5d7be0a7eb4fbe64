/** Which layer the pointer means. Hidden and locked layers let it through. */
import {
  applyMatrix,
  boxOf,
  centreOf,
  invertMatrix,
  layerBounds,
  layerCorners,
  rotatePoint,
  toMatrix,
} from './geometry.ts'
import { kindOf } from './layer-kinds.ts'
import type { Box, Layer, Point, Scene } from './scene.ts'

/** The topmost layer drawn at the point. The tolerance makes thin lines easier to catch; it is in canvas pixels. */
export function hitTest(scene: Scene, point: Point, options: { readonly tolerance?: number } = {}): Layer | undefined {
  const tolerance = options.tolerance ?? 0
  return scene.layers.findLast((layer) => isWithinReach(layer) && isHit(layer, point, tolerance))
}

/** Whether the layer is drawn at the point, even if hidden or locked. */
export function isHit(layer: Layer, point: Point, tolerance = 0): boolean {
  const own = applyMatrix(invertMatrix(toMatrix(layer)), point)
  return kindOf(layer).contains(layer, own, tolerance)
}

/** The layers that the box touches, bottom first. A shape counts as its frame, a line as its stroke. */
export function layersInMarquee(scene: Scene, box: Box): Layer[] {
  return scene.layers.filter((layer) => isWithinReach(layer) && touches(layer, box))
}

function isWithinReach(layer: Layer): boolean {
  return layer.visible && !layer.locked
}

/**
 * Two boxes are disjoint if and only if the axes of one of them show a gap (separating axis theorem), so it checks the
 * axes of both.
 */
function touches(layer: Layer, box: Box): boolean {
  const frame = kindOf(layer).drawnFrame(layer)
  if (!overlap(layerBounds(frame), box)) return false
  if (frame.rotation === 0) return true
  const centre = centreOf(frame)
  const corners = layerCorners({ ...box, rotation: 0 }).map((corner) => rotatePoint(corner, centre, -frame.rotation))
  return overlap(boxOf(corners), frame)
}

function overlap(a: Box, b: Box): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
}
