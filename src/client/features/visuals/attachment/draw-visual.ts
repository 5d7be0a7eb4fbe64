import { missingLettersIn } from '#client/editor/loading/letter-loader'
import { callApi } from '#client/lib/api'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import { drawPage, freeCanvas, toPictureBlob } from '../export/draw-page.ts'
import { prepare } from '../export/use-prepared.ts'

/** Pixels: sharp at the size of a small preview on a dense screen. */
const previewSide = 480

export interface DrawnVisualPage {
  readonly picture: Blob
  readonly altText: string
  /** Characters that it can't be published with: no font of ours has them. */
  readonly missingLetters: readonly string[]
}

/**
 * Draws the pages of a visual, small, one picture each, with what its author says is to be seen on it.
 * @throws Error when it can't be loaded or drawn
 */
export async function drawVisual(id: string): Promise<DrawnVisualPage[]> {
  const { canvasData } = await callApi('getVisual', { params: { id } })
  const read = readCanvasData(canvasData)
  if (!read.ok) throw new Error(read.message)
  const { images } = await prepare(read.document)
  const drawn: DrawnVisualPage[] = []
  for (const page of read.document.pages) {
    const { width, height } = page.settings
    const canvas = drawPage(page, { scale: Math.min(1, previewSide / Math.max(width, height)), image: images.image })
    const picture = await toPictureBlob(canvas, 'png')
    drawn.push({ picture, altText: page.settings.altText ?? '', missingLetters: missingLettersIn([page]) })
    freeCanvas(canvas)
  }
  return drawn
}
