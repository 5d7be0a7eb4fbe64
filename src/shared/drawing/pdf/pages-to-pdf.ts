import type { Matrix } from '#shared/scene/geometry'
import { PdfFile, pdfNumber, pdfText } from './pdf-file.ts'
import type { PdfPage, PdfPart } from './pdf-page.ts'
import { type OpenFont, Resources } from './resources.ts'
import { Structure } from './structure.ts'

export interface PdfFacts {
  readonly title: string
  /** Language of the words as a BCP 47 code, such as 'de'. */
  readonly language?: string | undefined
  /** A file that the document carries. */
  readonly attachment?: PdfAttachment | undefined
}

export interface PdfAttachment {
  readonly name: string
  /** As in HTTP, such as 'application/json'. */
  readonly type: string
  readonly text: string
}

const pointsPerPixel = 0.75

/**
 * A tagged document of these pages. Pure: the same pages give the same bytes.
 * @param openFont needed if a page shows glyphs
 */
export function pagesToPdf(
  pages: readonly PdfPage[],
  { title, language, attachment }: PdfFacts,
  openFont: OpenFont = fontMissing,
): Uint8Array {
  const file = new PdfFile()
  const [catalogue, info, tree] = [file.reserve(), file.reserve(), file.reserve()]
  const structure = new Structure(file)
  const resources = new Resources(file, openFont)
  const kids = pages.map((page, index) => writePage(file, page, index, { tree, structure, resources }))

  resources.finish()
  structure.finish()
  file.object(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`)
  file.object(info, `<< /Title ${pdfText(title)} /Producer (Postwright) >>`)
  const marks = `/MarkInfo << /Marked true >> /StructTreeRoot ${structure.root} 0 R`
  const spoken = language === undefined ? '' : ` /Lang ${pdfText(language)}`
  const view = '/ViewerPreferences << /DisplayDocTitle true >>'
  const attached = attachment ? attach(file, attachment) : ''
  file.object(catalogue, `<< /Type /Catalog /Pages ${tree} 0 R ${view} ${marks}${spoken}${attached} >>`)
  return file.finish(catalogue, info)
}

/** @returns what the catalogue says about it */
function attach(file: PdfFile, { name, type, text }: PdfAttachment): string {
  const [spec, stream] = [file.reserve(), file.reserve()]
  const bytes = new TextEncoder().encode(text)
  file.packedStream(stream, `/Type /EmbeddedFile /Subtype /${type.replace('/', '#2F')}`, bytes)
  const names = `/F ${pdfText(name)} /UF ${pdfText(name)}`
  file.object(spec, `<< /Type /Filespec ${names} /EF << /F ${stream} 0 R >> /AFRelationship /Source >>`)
  return ` /Names << /EmbeddedFiles << /Names [${pdfText(name)} ${spec} 0 R] >> >> /AF [${spec} 0 R]`
}

function writePage(
  file: PdfFile,
  page: PdfPage,
  index: number,
  { tree, structure, resources }: { tree: number; structure: Structure; resources: Resources },
): number {
  const [number, content] = [file.reserve(), file.reserve()]
  const [width, height] = [page.width * pointsPerPixel, page.height * pointsPerPixel]
  const box = `/MediaBox [0 0 ${pdfNumber(width)} ${pdfNumber(height)}]`
  const drawn = `/Resources ${resources.number} 0 R /Contents ${content} 0 R`
  file.object(number, `<< /Type /Page /Parent ${tree} 0 R ${box} ${drawn} /StructParents ${index} /Tabs /S >>`)

  // A PDF's y axis runs upwards, the canvas' downwards.
  const base: Matrix = [pointsPerPixel, 0, 0, -pointsPerPixel, 0, height]
  const operators = [`${base.map(pdfNumber).join(' ')} cm`]
  const marked: { tag: NonNullable<PdfPart['tag']>; id: number }[] = []
  for (const { tag, steps } of page.parts) {
    const id = marked.length
    if (tag) marked.push({ tag, id })
    operators.push(tag ? `/${tag.role} << /MCID ${id} >> BDC` : '/Artifact BMC')
    operators.push(...steps.map((step) => resources.operators(step, base)), 'EMC')
  }
  file.packedStream(content, '', operators.join('\n'))
  structure.addPage(number, marked)
  return number
}

function fontMissing(file: string): never {
  throw new Error(`The font ${file} is not there.`)
}
