import { missingLettersIn } from '#client/editor/loading/letter-loader'
import { callApi } from '#client/lib/api'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import { drawPage, freeCanvas, toPictureBlob } from '../export/draw-page.ts'
import { prepare } from '../export/use-prepared.ts'

/** Sharp for a small preview on a high-density screen. */
const previewSide = 480

export interface DrawnVisualPage {
  readonly picture: Blob
  readonly altText: string
  /** Characters that none of our fonts has, so that it can't be published. */
  readonly missingLetters: readonly string[]
}

/**
 * Draws pictures of a visual's pages, with their alt texts.
 * @param side their longest side, in pixels
 * @throws Error when it can't be loaded or drawn
 */
export async function drawVisual(id: string, side = previewSide): Promise<DrawnVisualPage[]> {
  const { canvasData } = await callApi('getVisual', { params: { id } })
  const read = readCanvasData(canvasData)
  if (!read.ok) throw new Error(read.message)
  const { images } = await prepare(read.document)
  const drawn: DrawnVisualPage[] = []
  for (const page of read.document.pages) {
    const { width, height } = page.settings
    const canvas = drawPage(page, { scale: Math.min(1, side / Math.max(width, height)), image: images.image })
    const picture = await toPictureBlob(canvas, 'png')
    drawn.push({ picture, altText: page.settings.altText ?? '', missingLetters: missingLettersIn([page]) })
    freeCanvas(canvas)
  }
  return drawn
}
