/** Moving, resizing, turning and mirroring layers. Where nothing changes the same array comes back. */
import { type ResizeGesture, scaleFrame, scaleOf, smallestScale } from './frame-scale.ts'
import { centreOf, normalizeAngle, rotatePoint, selectionBounds } from './geometry.ts'
import type { Frame } from './handles.ts'
import { minScale, resizeLayers } from './resize-layers.ts'
import type { Layer, Point } from './scene.ts'

/** What the pointer has done since it was pressed, in canvas pixels; degrees clockwise. */
export type Gesture =
  | { readonly kind: 'translate'; readonly dx: number; readonly dy: number }
  | ResizeGesture
  | { readonly kind: 'rotate'; readonly degrees: number }

/** Always from the layers and the frame (`frameOf`) as they stood at the start, so nothing adds up on the way. */
export function applyGesture(startLayers: readonly Layer[], frame: Frame, gesture: Gesture): readonly Layer[] {
  if (gesture.kind === 'translate') return translate(startLayers, gesture.dx, gesture.dy)
  if (gesture.kind === 'rotate') return rotateLayers(startLayers, centreOf(frame), gesture.degrees)
  return resizeLayers(startLayers, frame, gesture)
}

/**
 * The frame alone, for a gesture as the layers allow it (`constrainResize`). Given the layers it stops where the first
 * of them is at its smallest, as they do in `applyGesture`.
 */
export function resizeFrame(frame: Frame, gesture: ResizeGesture, layers?: readonly Layer[]): Frame {
  const least = layers ? minScale(layers, gesture) : smallestScale([frame])
  return scaleFrame(frame, gesture, scaleOf(frame, gesture, least))
}

export function translate(layers: readonly Layer[], dx: number, dy: number): readonly Layer[] {
  if (dx === 0 && dy === 0) return layers
  return layers.map((layer) => ({ ...layer, x: layer.x + dx, y: layer.y + dy }))
}

/** Every layer turns, and wanders round the common centre. */
export function rotateLayers(layers: readonly Layer[], centre: Point, degrees: number): readonly Layer[] {
  if (degrees === 0) return layers
  return layers.map((layer) => ({
    ...layer,
    ...cornerFor(layer, rotatePoint(centreOf(layer), centre, degrees)),
    rotation: normalizeAngle(layer.rotation + degrees),
  }))
}

/** As in a mirror held against the selection: its bounds stay, and what leaned to the right leans to the left. */
export function flip(layers: readonly Layer[], direction: 'horizontal' | 'vertical'): readonly Layer[] {
  const bounds = selectionBounds(layers)
  if (!bounds) return layers
  const middle = centreOf(bounds)
  return layers.map((layer) => {
    const centre = centreOf(layer)
    const rotation = normalizeAngle(-layer.rotation)
    return direction === 'horizontal'
      ? {
          ...layer,
          ...cornerFor(layer, { ...centre, x: 2 * middle.x - centre.x }),
          rotation,
          scaleX: opposite(layer.scaleX),
        }
      : {
          ...layer,
          ...cornerFor(layer, { ...centre, y: 2 * middle.y - centre.y }),
          rotation,
          scaleY: opposite(layer.scaleY),
        }
  })
}

function opposite(sign: 1 | -1): 1 | -1 {
  return sign === 1 ? -1 : 1
}

function cornerFor({ width, height }: Layer, centre: Point): Point {
  return { x: centre.x - width / 2, y: centre.y - height / 2 }
}
