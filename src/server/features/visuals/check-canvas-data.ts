import { setImmediate as othersTurn } from 'node:timers/promises'
import { AppError } from '#server/platform/errors'
import { because } from '#shared/errors/reason'
import { type CanvasData, writeCanvasData } from '#shared/scene/canvas-data'
import { readCanvasDataByPage } from '#shared/scene/read-canvas-data'
import type { SceneDocument } from '#shared/scene/scene'

export interface CheckedDocument {
  canvasData: CanvasData
  /** Of the first page. */
  width: number
  height: number
}

/** What was sent as a document, complete and in order. @throws AppError invalid_input naming the place that is wrong */
export async function checkCanvasData(sent: unknown): Promise<CheckedDocument> {
  const read = await readCanvasDataByPage(sent, othersTurn)
  if (!read.ok) throw new AppError('invalid_input', because('visualInvalid', { detail: read.message }))
  return toChecked(read.document)
}

export function toChecked(document: SceneDocument): CheckedDocument {
  const canvasData = writeCanvasData(document)
  const { width, height } = canvasData.settings
  return { canvasData, width, height }
}
