import { callApi } from '#client/lib/api'
import { readCanvasData } from '#shared/scene/read-canvas-data'
import { firstChoice, withFormat } from '../export/export-choice.ts'
import { exportFileName } from '../export/file-names.ts'
import { makeFiles } from '../export/make-files.ts'
import { prepare } from '../export/use-prepared.ts'

/**
 * A visual as the file that LinkedIn takes: a picture, or a PDF for several pages.
 * @throws Error when it can't be loaded or drawn
 */
export async function makeVisualFile({ id, name }: { id: string; name: string }): Promise<File> {
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
  const [file] = files
  if (!file) throw new Error('The visual has no page')
  return new File([file], exportFileName(name, choice.format), { type: file.type })
}
