import { editRules } from '#shared/rules/canvas'
import { centreOf, rotatePoint } from './geometry.ts'
import { type Frame, handleSides, type ResizeHandle } from './handles.ts'
import type { Point } from './scene.ts'

/** Pulling a handle so many canvas pixels from where it stood at the start, measured along the canvas. */
export interface ResizeGesture {
  readonly kind: 'resize'
  readonly handle: ResizeHandle
  readonly dx: number
  readonly dy: number
  readonly keepRatio: boolean
  readonly fromCentre: boolean
}

/** Times the size at the start. */
export interface Scale {
  readonly x: number
  readonly y: number
}

/** Never below the least scale, so a frame stops at its smallest instead of turning inside out. */
export function scaleOf(frame: Frame, gesture: ResizeGesture, least: Scale): Scale {
  const side = handleSides[gesture.handle]
  const pull = pullAlongFrame(frame, gesture)
  const x = 1 + (side.x * pull.x) / frame.width
  const y = 1 + (side.y * pull.y) / frame.height
  if (!gesture.keepRatio) return { x: Math.max(x, least.x), y: Math.max(y, least.y) }

  const uniform = Math.max(uniformScale(frame, side, { x, y }), least.x, least.y)
  return { x: uniform, y: uniform }
}

/**
 * The side opposite the handle stays in place, or the centre if the gesture says so; for a side handle with a kept
 * ratio it is the middle of the opposite side.
 */
export function scaleFrame(frame: Frame, gesture: ResizeGesture, scale: Scale): Frame {
  if (scale.x === 1 && scale.y === 1) return frame
  const width = frame.width * scale.x
  const height = frame.height * scale.y
  const side = gesture.fromCentre ? { x: 0, y: 0 } : handleSides[gesture.handle]
  const before = centreOf(frame)
  const shifted = {
    x: before.x + (side.x * (width - frame.width)) / 2,
    y: before.y + (side.y * (height - frame.height)) / 2,
  }
  const centre = rotatePoint(shifted, before, frame.rotation)
  return { x: centre.x - width / 2, y: centre.y - height / 2, width, height, rotation: frame.rotation }
}

/** How far boxes may shrink together until one of them reaches the smallest side; one that is below may only grow. */
export function smallestScale(boxes: readonly { readonly width: number; readonly height: number }[]): Scale {
  let [x, y] = [0, 0]
  for (const { width, height } of boxes) {
    x = Math.max(x, Math.min(1, editRules.minSide / width))
    y = Math.max(y, Math.min(1, editRules.minSide / height))
  }
  return { x, y }
}

/** In the frame's own directions. From the centre both sides move, so the size changes twice as much. */
function pullAlongFrame(frame: Frame, { dx, dy, fromCentre }: ResizeGesture): Point {
  const along = rotatePoint({ x: dx, y: dy }, { x: 0, y: 0 }, -frame.rotation)
  return fromCentre ? { x: along.x * 2, y: along.y * 2 } : along
}

/** A side decides alone; a corner follows the point on the frame's diagonal that is nearest to the pointer. */
function uniformScale({ width, height }: Frame, side: Point, { x, y }: Scale): number {
  if (side.y === 0) return x
  if (side.x === 0) return y
  return (x * width ** 2 + y * height ** 2) / (width ** 2 + height ** 2)
}
