import type { Context } from '#server/context/context'
import type { Database } from '#server/platform/database/database'
import type { WorkspaceId } from '#shared/contract/ids'
import { textsOf } from '#shared/drawing/missing-letters'
import type { PdfPage } from '#shared/drawing/pdf/pdf-page'
import { isPlain } from '#shared/fonts/plain-letters'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import type { Scene } from '#shared/scene/scene'
import { wordsOfPages } from '#shared/scene/words-of-pages'
import { languageCode } from '#shared/text/language-code'
import { findSceneFonts, findSceneParts } from './scene-parts.ts'
import { findVisual } from './visual-repository.ts'

/** A visual in publishing quality: in full size, with full-size pictures where memory allows. */

/** Undefined when this owner has no such visual. */
export async function readVisualPages(
  db: Database,
  ownerId: WorkspaceId,
  id: string,
): Promise<{ name: string; pages: readonly Scene[] } | undefined> {
  const visual = await findVisual(db, ownerId, id)
  const read = visual && readCanvasData(JSON.parse(visual.document))
  return read?.ok ? { name: visual?.name ?? '', pages: read.document.pages } : undefined
}

/** A PNG. */
export async function drawVisual(ctx: Context, ownerId: WorkspaceId, page: Scene): Promise<Uint8Array> {
  return await ctx.drawing.drawPicture(page, await findSceneParts(ctx, ownerId, page, 'feed'))
}

/** Characters that no font has, each once: the page can't be published with them. */
export async function findMissingLetters(
  ctx: Context,
  ownerId: WorkspaceId,
  pages: readonly Scene[],
): Promise<readonly string[]> {
  const missing: string[] = []
  for (const page of pages.filter((each) => textsOf([each]).some(({ text }) => !isPlain(text)))) {
    const fonts = await findSceneFonts(ctx, ownerId, [page])
    missing.push(...(await ctx.drawing.findMissingLetters(page, { ownerId, fonts })))
  }
  return [...new Set(missing)]
}

/** One page at a time: all of them at once would take more memory than a server has. */
export async function drawVisualAsPdf(
  ctx: Context,
  ownerId: WorkspaceId,
  pages: readonly Scene[],
  title: string,
): Promise<Uint8Array> {
  const drawn: PdfPage[] = []
  for (const page of pages) {
    drawn.push(await ctx.drawing.drawPdfPage(page, await findSceneParts(ctx, ownerId, page, 'feed')))
  }
  const fonts = await findSceneFonts(ctx, ownerId, pages)
  return await ctx.drawing.makePdf(drawn, { title, language: languageCode(wordsOfPages(pages)) }, { ownerId, fonts })
}
