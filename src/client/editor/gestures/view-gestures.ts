import { clampZoom, zoomAt } from '#shared/scene/camera'
import { boxOf } from '#shared/scene/geometry'
import { layersInMarquee } from '#shared/scene/hit-testing'
import type { Point } from '#shared/scene/scene'
import type { Editor } from '../store/editor-store.ts'
import { canvasPoint, type PointerGesture } from './gesture.ts'

/** Gestures that change no layer: panning, pinch zoom and the selection box. */

export function panGesture(editor: Editor, from: Point): PointerGesture {
  const { camera } = editor.getState()
  return {
    cursor: 'grabbing',
    move: (at) => editor.setCamera({ ...camera, x: camera.x + at.x - from.x, y: camera.y + at.y - from.y }),
    end() {},
    cancel: () => editor.setCamera(camera),
  }
}

/** With Shift the layers in the box are added to the selection. */
export function marqueeGesture(editor: Editor, from: Point, isAdding: boolean): PointerGesture {
  const start = canvasPoint(editor, from)
  const before = editor.getState().selection
  return {
    isFollowed: true,
    move: (at) => editor.setState({ marquee: boxOf([start, canvasPoint(editor, at)]), hover: undefined }),
    end() {
      const { marquee } = editor.getState()
      editor.setState({ marquee: undefined })
      if (!marquee) return
      const found = layersInMarquee(editor.scene(), marquee).map((layer) => layer.id)
      editor.select(isAdding ? [...new Set([...before, ...found])] : found)
    },
    cancel: () => editor.setState({ marquee: undefined }),
  }
}

/** Keeps the canvas point between the fingers between them. */
export function pinchCamera(editor: Editor, from: readonly [Point, Point]) {
  const { camera } = editor.getState()
  const startMiddle = middleOf(from)
  const startSpread = Math.max(1, spreadOf(from))
  return (now: readonly [Point, Point]): void => {
    const zoom = clampZoom((camera.zoom * spreadOf(now)) / startSpread, editor.maxZoom)
    const zoomed = zoomAt(camera, startMiddle, zoom, editor.maxZoom)
    const middle = middleOf(now)
    editor.setCamera({ ...zoomed, x: zoomed.x + middle.x - startMiddle.x, y: zoomed.y + middle.y - startMiddle.y })
  }
}

function middleOf([a, b]: readonly [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function spreadOf([a, b]: readonly [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
