import { AppError } from '#server/platform/errors'
import { type CanvasData, writeCanvasData } from '#shared/scene/canvas-data'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import type { SceneDocument } from '#shared/scene/scene'

export interface CheckedDocument {
  canvasData: CanvasData
  /** Of the first page. */
  width: number
  height: number
}

/** What was sent as a document, complete and in order. @throws AppError invalid_input naming the place that is wrong */
export function checkCanvasData(sent: unknown): CheckedDocument {
  const read = readCanvasData(sent)
  if (!read.ok) throw new AppError('invalid_input', read.message)
  return toChecked(read.document)
}

export function toChecked(document: SceneDocument): CheckedDocument {
  const canvasData = writeCanvasData(document)
  const { width, height } = canvasData.settings
  return { canvasData, width, height }
}
