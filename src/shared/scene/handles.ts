/**
 * The frame around a selection and the handles on it. Handles live on the screen: they keep their size and their
 * distance at every zoom, so everything here is measured in screen pixels.
 */
import { pointerRules } from '#shared/rules/canvas'
import { type Camera, screenToWorld, worldToScreen } from './camera.ts'
import { centreOf, rotatePoint, selectionBounds } from './geometry.ts'
import type { Box, Layer, Point } from './scene.ts'

export type ResizeHandle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w'
export type Handle = ResizeHandle | 'rotate'

/** What a gesture acts on: a box turned about its centre, in canvas pixels. */
export interface Frame extends Box {
  readonly rotation: number
}

export interface PlacedHandle {
  readonly handle: Handle
  /** On the screen. */
  readonly at: Point
}

/** The side of each handle: -1 is left or up, 1 right or down. */
export const handleSides: Readonly<Record<ResizeHandle, Point>> = {
  nw: { x: -1, y: -1 },
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
}

const clockwise: readonly ResizeHandle[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']
export const allHandles: readonly Handle[] = ['nw', 'ne', 'se', 'sw', 'n', 'e', 's', 'w', 'rotate']

/** A side shorter than this has no room for a handle between its corners. */
const crowdedSide = 32
/** The inside of a frame smaller than this both ways is for moving it. */
const tinyFrame = 24
/** Corners closer than this are one to the hand. */
const mergedCorners = 8

/** One layer keeps its own turned frame; several have the straight box around them. */
export function frameOf(layers: readonly Layer[]): Frame | undefined {
  const [first, second] = layers
  if (first && !second) {
    const { x, y, width, height, rotation } = first
    return { x, y, width, height, rotation }
  }
  const bounds = selectionBounds(layers)
  return bounds && { ...bounds, rotation: 0 }
}

/** Those of the offered handles that have room, corners first. */
export function handlePositions(frame: Frame, camera: Camera, offered: readonly Handle[] = allHandles): PlacedHandle[] {
  return handlesWithRoom(frame, camera, offered).map((handle) => ({ handle, at: positionOf(handle, frame, camera) }))
}

/** The nearest handle within reach. */
export function hitTestHandle(
  frame: Frame,
  camera: Camera,
  screenPoint: Point,
  offered: readonly Handle[] = allHandles,
): Handle | undefined {
  if (isInsideTinyFrame(frame, camera, screenPoint)) return undefined
  let nearest: Handle | undefined
  let reach: number = pointerRules.handleHit
  for (const { handle, at } of handlePositions(frame, camera, offered)) {
    const distance = Math.hypot(at.x - screenPoint.x, at.y - screenPoint.y)
    if (distance > reach || (nearest && distance === reach)) continue
    nearest = handle
    reach = distance
  }
  return nearest
}

/** A CSS cursor along the direction in which the handle pulls, for a frame turned by so many degrees. */
export function cursorFor(handle: Handle, rotation: number): string {
  if (handle === 'rotate') return 'grab'
  const eighths = clockwise.indexOf(handle) + Math.round(rotation / 45)
  return ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'][((eighths % 4) + 4) % 4] ?? 'default'
}

function handlesWithRoom(frame: Frame, camera: Camera, offered: readonly Handle[]): readonly Handle[] {
  const width = frame.width * camera.zoom
  const height = frame.height * camera.zoom
  const isFlat = height < mergedCorners
  const isNarrow = width < mergedCorners
  if (isFlat && isNarrow) return offered.filter((handle) => handle === 'se' || handle === 'e' || handle === 'rotate')

  const hasCorners = offered.includes('se') && !isFlat && !isNarrow
  return offered.filter((handle) => {
    if (handle === 'rotate') return true
    if (handle === 'n' || handle === 's') return hasCorners ? width >= crowdedSide : !isFlat
    if (handle === 'e' || handle === 'w')
      return hasCorners ? height >= crowdedSide : !isNarrow || !offered.includes('n')
    return hasCorners
  })
}

function positionOf(handle: Handle, frame: Frame, camera: Camera): Point {
  const side = handle === 'rotate' ? handleSides.n : handleSides[handle]
  const lift = handle === 'rotate' ? pointerRules.rotateHandleDistance / camera.zoom : 0
  const centre = centreOf(frame)
  const straight = {
    x: centre.x + (side.x * frame.width) / 2,
    y: centre.y + (side.y * frame.height) / 2 - lift,
  }
  return worldToScreen(camera, rotatePoint(straight, centre, frame.rotation))
}

function isInsideTinyFrame(frame: Frame, camera: Camera, screenPoint: Point): boolean {
  if (Math.max(frame.width, frame.height) * camera.zoom >= tinyFrame) return false
  const centre = centreOf(frame)
  const point = rotatePoint(screenToWorld(camera, screenPoint), centre, -frame.rotation)
  return Math.abs(point.x - centre.x) <= frame.width / 2 && Math.abs(point.y - centre.y) <= frame.height / 2
}
