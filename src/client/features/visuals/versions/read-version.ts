import type { CanvasData } from '#shared/scene/canvas-data'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import type { SceneDocument } from '#shared/scene/scene'

const read = new WeakMap<CanvasData, SceneDocument | undefined>()

/** The same document each time, so that it is drawn once. Undefined when it can't be read. */
export function readVersion(canvasData: CanvasData): SceneDocument | undefined {
  if (!read.has(canvasData)) {
    const result = readCanvasData(canvasData)
    read.set(canvasData, result.ok ? result.document : undefined)
  }
  return read.get(canvasData)
}
