import { type PdfFile, pdfText } from './pdf-file.ts'
import type { PdfTag } from './pdf-page.ts'

/** A tagged part of a page's content, by its number there. */
interface Marked {
  readonly tag: PdfTag
  readonly id: number
}

/**
 * A document's structure for screen readers: its pages, and on each its texts and figures in reading order, independent
 * of their stacking.
 */
export class Structure {
  readonly root: number
  private readonly file: PdfFile
  private readonly document: number
  private readonly sections: number[] = []
  /** For each page its elements by the number of their content. */
  private readonly parents: string[] = []

  constructor(file: PdfFile) {
    this.file = file
    this.root = file.reserve()
    this.document = file.reserve()
  }

  /** Pages are added in their order, and are numbered by it. */
  addPage(page: number, marked: readonly Marked[]): void {
    const section = this.file.reserve()
    const elements = marked.map((each) => ({ ...each, number: this.file.reserve() }))
    for (const { tag, id, number } of elements) {
      const alt = tag.alt === undefined ? '' : ` /Alt ${pdfText(tag.alt)}`
      const place = `/P ${section} 0 R /Pg ${page} 0 R /K ${id}`
      this.file.object(number, `<< /Type /StructElem /S /${tag.role} ${place}${alt} >>`)
    }
    const kids = elements.toSorted((one, other) => one.tag.rank - other.tag.rank).map(({ number }) => `${number} 0 R`)
    this.file.object(
      section,
      `<< /Type /StructElem /S /Sect /P ${this.document} 0 R /Pg ${page} 0 R /K [${kids.join(' ')}] >>`,
    )
    this.sections.push(section)
    this.parents.push(`[${elements.map(({ number }) => `${number} 0 R`).join(' ')}]`)
  }

  finish(): void {
    const kids = this.sections.map((number) => `${number} 0 R`).join(' ')
    this.file.object(this.document, `<< /Type /StructElem /S /Document /P ${this.root} 0 R /K [${kids}] >>`)
    const tree = `<< /Nums [${this.parents.map((elements, page) => `${page} ${elements}`).join(' ')}] >>`
    const next = `/ParentTreeNextKey ${this.parents.length}`
    this.file.object(this.root, `<< /Type /StructTreeRoot /K ${this.document} 0 R /ParentTree ${tree} ${next} >>`)
  }
}
