import type { CanvasImages } from '#client/editor/loading/images'
import type { PixelCause } from '#shared/drawing/pdf/pdf-page'
import type { Scene, SceneDocument } from '#shared/scene/scene'
import { drawPage, freeCanvas, toPictureBlob, toPng } from './draw-page.ts'
import type { ExportChoice } from './export-choice.ts'

/** The exported pages, in order. */
export function chosenPages(document: SceneDocument, pageIndex: number, { pages }: ExportChoice): readonly Scene[] {
  return pages === 'all' ? document.pages : document.pages.slice(pageIndex, pageIndex + 1)
}

export interface MadeFiles {
  readonly files: readonly Blob[]
  /** The parts of a PDF that had to be drawn as pixels, once for each layer. */
  readonly pixels: readonly PixelCause[]
}

/**
 * The finished files: one for a PDF, else one per page. Code for PDF and SVG is loaded on demand.
 * @param onPage called whenever a page is finished
 * @throws Error when the browser can't make one of them
 */
export async function makeFiles(
  pages: readonly Scene[],
  choice: ExportChoice,
  { images, title, onPage }: { images: CanvasImages; title: string; onPage?: () => void },
): Promise<MadeFiles> {
  const finish = onPage ?? (() => undefined)
  if (choice.format === 'pdf') {
    const { makePdf } = await import('./make-pdf.ts')
    const { drawing, scale } = choice
    const { file, pixels } = await makePdf(pages, { drawing, scale, image: images.image, title, onPage: finish })
    return { files: [file], pixels }
  }
  if (choice.format === 'svg') {
    const { makeSvg } = await import('./make-svg.ts')
    return await inTurn(pages, (page) => makeSvg(page, { scale: choice.scale, image: images.image }), finish)
  }
  return await inTurn(pages, (page) => makePicture(page, choice, images), finish)
}

/** A page as a picture. */
async function makePicture(page: Scene, { format, scale, quality }: ExportChoice, images: CanvasImages): Promise<Blob> {
  const isJpeg = format === 'jpeg'
  const canvas = drawPage(page, { scale, image: images.image, paper: isJpeg ? '#ffffff' : undefined })
  try {
    return await (isJpeg ? toPictureBlob(canvas, 'jpeg', quality) : toPng(canvas, page))
  } finally {
    freeCanvas(canvas)
  }
}

/** One after another: a phone lacks the memory for several large canvases at once. */
async function inTurn(
  pages: readonly Scene[],
  make: (page: Scene) => Promise<Blob>,
  finish: () => void,
): Promise<MadeFiles> {
  const files: Blob[] = []
  for (const page of pages) {
    files.push(await make(page))
    finish()
  }
  return { files, pixels: [] }
}
