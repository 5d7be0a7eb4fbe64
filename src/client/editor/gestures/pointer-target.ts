import { pointerRules } from '#shared/rules/canvas'
import { cursorFor, type Frame, frameOf, type Handle, handlePositions, hitTestHandle } from '#shared/scene/handles'
import { hitTest, isHit } from '#shared/scene/hit-testing'
import { handlesOf } from '#shared/scene/resize-layers'
import type { Layer, Point } from '#shared/scene/scene'
import type { Editor } from '../store/editor-store.ts'
import { canvasPoint, draggedLayers } from './gesture.ts'
import { guideAt, guideCursor } from './guide-gesture.ts'

/** What is under the pointer: handles first, since they are drawn above everything. */
export type PointerTarget =
  | { readonly kind: 'handle'; readonly handle: Handle; readonly frame: Frame }
  | { readonly kind: 'guide'; readonly index: number }
  | { readonly kind: 'layer'; readonly layer: Layer }
  | { readonly kind: 'nothing' }

/** The hit radius of a handle for a finger, in screen pixels: a target 44 across. */
const fingerReach = 22
/** Thin lines can be hit this many screen pixels away. */
const tolerance = 4

export function targetAt(editor: Editor, at: Point, isTouch: boolean): PointerTarget {
  const state = editor.getState()
  const dragged = state.cropping ? cropped(editor) : draggedLayers(editor)
  const frame = frameOf(dragged)
  const offered = state.cropping ? handlesOf(dragged).filter((each) => each !== 'rotate') : handlesOf(dragged)
  const handle = frame && handleAt(editor, frame, at, offered, isTouch)
  if (frame && handle) return { kind: 'handle', handle, frame }

  const point = canvasPoint(editor, at)
  if (state.cropping) {
    const layer = dragged.find((each) => isHit(each, point))
    return layer ? { kind: 'layer', layer } : { kind: 'nothing' }
  }
  const guide = isTouch ? undefined : guideAt(editor, at)
  if (guide !== undefined) return { kind: 'guide', index: guide }
  // a finger drags the selected layer even from under another one, since it points less precisely than a mouse
  const held = isTouch ? dragged.find((each) => isHit(each, point, tolerance / state.camera.zoom)) : undefined
  const layer = held ?? hitTest(editor.scene(), point, { tolerance: tolerance / state.camera.zoom })
  return layer ? { kind: 'layer', layer } : { kind: 'nothing' }
}

export function cursorOver(editor: Editor, target: PointerTarget): string {
  const { cropping, isPanning } = editor.getState()
  if (isPanning) return 'grab'
  if (target.kind === 'handle') return cursorFor(target.handle, target.frame.rotation)
  if (target.kind === 'guide') return guideCursor(editor, target.index)
  if (cropping) return target.kind === 'layer' ? 'grab' : 'default'
  return target.kind === 'layer' && editor.getState().selection.includes(target.layer.id) ? 'move' : 'default'
}

function cropped(editor: Editor): readonly Layer[] {
  const layer = editor.croppedLayer()
  return layer ? [layer] : []
}

function handleAt(
  editor: Editor,
  frame: Frame,
  at: Point,
  offered: readonly Handle[],
  isTouch: boolean,
): Handle | undefined {
  const { camera } = editor.getState()
  if (!isTouch) return hitTestHandle(frame, camera, at, offered)
  // the middle of a small layer must stay free for moving it
  const shortSide = Math.min(frame.width, frame.height) * camera.zoom
  const reach = Math.max(pointerRules.handleHit, Math.min(fingerReach, shortSide / 3))
  const near = handlePositions(frame, camera, offered)
    .map(({ handle, at: place }) => ({ handle, distance: Math.hypot(place.x - at.x, place.y - at.y) }))
    .filter(({ handle, distance }) => distance <= (handle === 'rotate' ? fingerReach : reach))
  return near.sort((a, b) => a.distance - b.distance)[0]?.handle
}
