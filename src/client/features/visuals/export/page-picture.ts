import type { SceneDocument } from '#shared/scene/scene'
import { type ExportScale, firstChoice } from './export-choice.ts'
import { makeFiles } from './make-files.ts'
import { prepare } from './use-prepared.ts'

/**
 * A page as a PNG, once its fonts and pictures are loaded.
 * @throws Error when there is no such page, or it could not be drawn
 */
export async function pagePicture(document: SceneDocument, pageIndex: number, scale: ExportScale): Promise<Blob> {
  const pages = document.pages.slice(pageIndex, pageIndex + 1)
  const { images } = await prepare({ pages })
  const { files } = await makeFiles(pages, { ...firstChoice, scale }, { images, title: '' })
  const [picture] = files
  if (!picture) throw new Error('There is no such page.')
  return picture
}
