import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { AppError } from '#server/platform/errors'
import { because } from '#shared/errors/reason'
import { type CanvasData, writeCanvasData } from '#shared/scene/canvas-data'
import { readCanvasDataByPage } from '#shared/scene/read-canvas-data'
import type { SceneDocument } from '#shared/scene/scene'

export interface CheckedDocument {
  canvasData: CanvasData
  /** The JSON as sent, which may be much shorter: missing parts are completed when it is read. */
  document: string
  /** The first page's. */
  width: number
  height: number
  pages: number
}

/** The sent document, validated and completed. @throws AppError invalid_input naming the place that is wrong */
export async function checkCanvasData(sent: unknown): Promise<CheckedDocument> {
  const read = await readCanvasDataByPage(sent, yieldToEventLoop)
  if (!read.ok) throw new AppError('invalid_input', because('visualInvalid', { detail: read.message }))
  return { ...toChecked(read.document), document: JSON.stringify(sent) }
}

export function toChecked(document: SceneDocument): Omit<CheckedDocument, 'document'> {
  const canvasData = writeCanvasData(document)
  const { width, height } = canvasData.settings
  return { canvasData, width, height, pages: document.pages.length }
}

/** A stored document, completed. One of an earlier version that can't be read is returned unchanged. */
export async function completeDocument(document: string): Promise<CanvasData> {
  const kept: unknown = JSON.parse(document)
  const read = await readCanvasDataByPage(kept, yieldToEventLoop)
  return read.ok ? writeCanvasData(read.document) : (kept as CanvasData)
}
