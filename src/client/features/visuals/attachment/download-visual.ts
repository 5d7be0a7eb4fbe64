import { callApi } from '#client/lib/api'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import { downloadFiles } from '../export/download-files.ts'
import { firstChoice, withFormat } from '../export/export-choice.ts'
import { makeFiles } from '../export/make-files.ts'
import { prepare } from '../export/use-prepared.ts'

/**
 * Saves a visual as the file that LinkedIn takes: a picture, or a PDF for several pages.
 * @throws Error when it can't be loaded or drawn
 */
export async function downloadVisual({ id, name }: { id: string; name: string }): Promise<void> {
  const { canvasData } = await callApi('getVisual', { params: { id } })
  const read = readCanvasData(canvasData)
  if (!read.ok) throw new Error(read.message)
  const { pages } = read.document
  const choice =
    pages.length > 1
      ? ({ ...withFormat(firstChoice, 'pdf'), pages: 'all' } as const)
      : ({ ...firstChoice, scale: 2 } as const)
  const { images } = await prepare(read.document)
  const { files } = await makeFiles(pages, choice, { images, title: name })
  await downloadFiles(files, { name, format: choice.format })
}
