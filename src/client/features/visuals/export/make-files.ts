import type { CanvasImages } from '#client/editor/images'
import type { Scene, SceneDocument } from '#shared/scene/scene'
import { drawPage, freeCanvas, toPictureBlob } from './draw-page.ts'
import type { ExportChoice } from './export-choice.ts'

/** The pages that a choice is about, in their order. */
export function chosenPages(document: SceneDocument, pageIndex: number, { pages }: ExportChoice): readonly Scene[] {
  return pages === 'all' ? document.pages : document.pages.slice(pageIndex, pageIndex + 1)
}

/**
 * The finished files: one for a PDF, else one a page. What only PDF and SVG need is loaded when it is needed.
 * @throws Error when the browser cannot make one of them
 */
export async function makeFiles(
  pages: readonly Scene[],
  choice: ExportChoice,
  { images, title }: { images: CanvasImages; title: string },
): Promise<readonly Blob[]> {
  if (choice.format === 'pdf') {
    const { makePdf } = await import('./make-pdf.ts')
    return [await makePdf(pages, { scale: choice.scale, image: images.image, title })]
  }
  if (choice.format === 'svg') {
    const { makeSvg } = await import('./make-svg.ts')
    return await inTurn(pages, (page) => makeSvg(page, { scale: choice.scale, image: images.image }))
  }
  return await inTurn(pages, (page) => makePicture(page, choice, images))
}

async function makePicture(page: Scene, { format, scale, quality }: ExportChoice, images: CanvasImages): Promise<Blob> {
  const isJpeg = format === 'jpeg'
  const canvas = drawPage(page, { scale, image: images.image, paper: isJpeg ? '#ffffff' : undefined })
  try {
    return await toPictureBlob(canvas, isJpeg ? 'jpeg' : 'png', quality)
  } finally {
    freeCanvas(canvas)
  }
}

/** One after another: several large canvases at once are more than a phone has room for. */
async function inTurn(pages: readonly Scene[], make: (page: Scene) => Promise<Blob>): Promise<Blob[]> {
  const made: Blob[] = []
  for (const page of pages) made.push(await make(page))
  return made
}
