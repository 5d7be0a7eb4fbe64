import { editRules } from '#shared/rules/canvas'
import type { Frame } from './handles.ts'
import type { Point } from './scene.ts'
import { snapAngle } from './snapping.ts'

/** The modifiers of a drawing drag over the canvas. */
export interface Drawing {
  /** As wide as high; a line in steps of fifteen degrees. */
  readonly isRegular: boolean
  /** The drag began in the middle of what it draws. */
  readonly fromCentre: boolean
}

/** The box between two points of the canvas, on whole pixels and no smaller than a layer may be. */
export function drawnBox(start: Point, end: Point, { isRegular, fromCentre }: Drawing): Frame {
  const pull = { x: end.x - start.x, y: end.y - start.y }
  const longest = Math.max(Math.abs(pull.x), Math.abs(pull.y))
  const x = sideOf(start.x, isRegular ? signOf(pull.x) * longest : pull.x, fromCentre)
  const y = sideOf(start.y, isRegular ? signOf(pull.y) * longest : pull.y, fromCentre)
  return { x: x.from, y: y.from, width: x.length, height: y.length, rotation: 0 }
}

/** The frame of a line from one point to another: as long as the way between them, and turned. */
export function drawnLine(start: Point, end: Point, height: number, { isRegular, fromCentre }: Drawing): Frame {
  const exact = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI
  const angle = isRegular ? snapAngle(exact, editRules.angleStep) : Math.round(exact)
  const radians = (angle * Math.PI) / 180
  const reach = Math.max(Math.round(Math.hypot(end.x - start.x, end.y - start.y)), editRules.minSide)
  const length = fromCentre ? reach * 2 : reach
  const centre = fromCentre
    ? start
    : { x: start.x + (Math.cos(radians) * reach) / 2, y: start.y + (Math.sin(radians) * reach) / 2 }
  const rotation = (angle + 360) % 360
  return { x: centre.x - length / 2, y: centre.y - height / 2, width: length, height, rotation }
}

function sideOf(start: number, pull: number, fromCentre: boolean): { from: number; length: number } {
  const least = fromCentre ? editRules.minSide / 2 : editRules.minSide
  const reach = signOf(pull) * Math.max(Math.abs(pull), least)
  const [a, b] = fromCentre ? [start - reach, start + reach] : [start, start + reach]
  const from = Math.round(Math.min(a, b))
  return { from, length: Math.round(Math.max(a, b)) - from }
}

function signOf(value: number): 1 | -1 {
  return value < 0 ? -1 : 1
}
