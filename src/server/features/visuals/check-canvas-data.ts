import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { AppError } from '#server/platform/errors'
import { because } from '#shared/errors/reason'
import { type CanvasData, writeCanvasData } from '#shared/scene/canvas-data'
import { readCanvasDataByPage } from '#shared/scene/read-canvas-data'
import type { SceneDocument } from '#shared/scene/scene'

export interface CheckedDocument {
  canvasData: CanvasData
  /** JSON of what was sent, which may be far shorter: what is missing in it is completed. */
  document: string
  /** Of the first page. */
  width: number
  height: number
}

/** What was sent as a document, complete and in order. @throws AppError invalid_input naming the place that is wrong */
export async function checkCanvasData(sent: unknown): Promise<CheckedDocument> {
  const read = await readCanvasDataByPage(sent, yieldToEventLoop)
  if (!read.ok) throw new AppError('invalid_input', because('visualInvalid', { detail: read.message }))
  return { ...toChecked(read.document), document: JSON.stringify(sent) }
}

export function toChecked(document: SceneDocument): Omit<CheckedDocument, 'document'> {
  const canvasData = writeCanvasData(document)
  const { width, height } = canvasData.settings
  return { canvasData, width, height }
}

/** A kept document, complete. One that an earlier version kept and that can't be read is given back as it is. */
export async function completeDocument(document: string): Promise<CanvasData> {
  const kept: unknown = JSON.parse(document)
  const read = await readCanvasDataByPage(kept, yieldToEventLoop)
  return read.ok ? writeCanvasData(read.document) : (kept as CanvasData)
}
