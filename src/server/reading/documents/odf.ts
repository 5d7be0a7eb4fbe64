import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { OdfStyles } from './odf-styles.ts'
import { readProperties } from './properties.ts'
import { TextCollector } from './text-collector.ts'
import { attributeOf, walkXml, type XmlVisitor } from './xml.ts'
import type { Zip } from './zip.ts'

/** Where an OpenDocument file has its properties. */
export const metaPart = 'meta.xml'

/** Elements whose content is not the document's present text: changes kept, remarks, descriptions, phonetic help. */
const skipped = new Set([
  'tracked-changes',
  'annotation',
  'title',
  'desc',
  'forms',
  'scripts',
  'ruby-text',
  'hidden-text',
  'note-citation',
  'page-thumbnail',
])
/** Frames that number or date a slide, and those that do so on its notes. */
const furniture = new Set(['page-number', 'date-time', 'header', 'page'])
const notesFurniture = new Set([...furniture, 'footer'])

/**
 * Reads an OpenDocument text or presentation: the body with its tables and text boxes, then footnotes and endnotes;
 * slides in order, each with its speaker notes.
 * @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED
 */
export function readOdf(zip: Zip): Found {
  const collector = new TextCollector()
  const visitor = new OdfVisitor(collector)
  walkXml(readContent(zip), visitor)
  for (const note of visitor.notes) collector.add(note)
  return {
    ...readProperties(zip, metaPart),
    ...collector.found(),
    heading: visitor.heading,
  }
}

/** The part that holds the text, piece by piece. @throws AppError CORRUPT | PASSWORD_PROTECTED */
export function readContent(zip: Zip): Iterable<Uint8Array> {
  const manifest = zip.read('META-INF/manifest.xml')
  if (manifest && Buffer.from(manifest).includes('encryption-data')) throw documentFailure('PASSWORD_PROTECTED')
  if (!zip.has('content.xml')) throw documentFailure('CORRUPT', 'no content part')
  return zip.readPieces('content.xml')
}

/** Paragraphs may nest (a text box inside a sentence), so the text under way is a stack; tables likewise. */
class OdfVisitor implements XmlVisitor {
  heading: string | undefined
  readonly notes: string[] = []
  readonly #collector: TextCollector
  readonly #styles = new OdfStyles()
  readonly #paragraphs: { text: string; isTitle: boolean }[] = []
  readonly #rows: string[][][] = []
  #skipDepth = 0
  #noteDepth = 0
  #isNotesPage = false
  #isTitleFrame = false

  constructor(collector: TextCollector) {
    this.#collector = collector
  }

  isDone(): boolean {
    return this.#collector.isFull
  }

  open(name: string, attributes: Record<string, string>): void {
    this.#styles.open(name, attributes)
    if (this.#skipDepth > 0 || skipped.has(name) || this.#isUnseen(name, attributes)) {
      this.#skipDepth += 1
      return
    }
    switch (name) {
      case 'p':
      case 'h': {
        const isTitle = attributeOf(attributes, 'outline-level') === '1' || this.#styles.isTitle(attributes)
        this.#paragraphs.push({ text: '', isTitle: isTitle || this.#isTitleFrame })
        break
      }
      case 's':
        this.#append(' '.repeat(Math.min(Number(attributeOf(attributes, 'c')) || 1, 20)))
        break
      case 'tab':
        this.#append('\t')
        break
      case 'line-break':
        this.#append('\n')
        break
      case 'frame':
        this.#isTitleFrame = attributeOf(attributes, 'class') === 'title'
        break
      case 'note':
        this.#noteDepth += 1
        break
      case 'notes':
        this.#isNotesPage = true
        break
      case 'table-row':
        this.#rows.push([])
        break
      case 'table-cell':
        this.#rows.at(-1)?.push([])
        break
    }
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1
      return
    }
    if (name === 'p' || name === 'h') this.#endParagraph()
    else if (name === 'note') this.#noteDepth -= 1
    else if (name === 'notes') this.#isNotesPage = false
    else if (name === 'frame') this.#isTitleFrame = false
    else if (name === 'table-row') this.#endRow()
  }

  text(text: string): void {
    // Line breaks and runs of blanks in the markup are for its writer's eyes.
    if (this.#skipDepth > 0) return
    const shown = text.replace(/\s+/g, ' ')
    this.#append(this.#paragraphs.at(-1)?.text.endsWith(' ') ? shown.replace(/^ /, '') : shown)
  }

  #isUnseen(name: string, attributes: Record<string, string>): boolean {
    if (name === 'frame' || name === 'custom-shape') {
      return (this.#isNotesPage ? notesFurniture : furniture).has(attributeOf(attributes, 'class') ?? '')
    }
    return /^(p|h|span|section)$/.test(name) && this.#styles.isHidden(attributes)
  }

  #append(text: string): void {
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph) paragraph.text += text
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (!paragraph || paragraph.text.trim() === '') return
    const text = paragraph.text.trim()
    if (this.#noteDepth > 0) {
      this.notes.push(text)
      return
    }
    if (paragraph.isTitle) this.heading ??= text
    this.#emit(text)
  }

  #emit(text: string): void {
    const cell = this.#rows.at(-1)?.at(-1)
    if (cell) cell.push(text)
    else this.#collector.add(text)
  }

  /** A row of short cells is one line; a row that lays out whole passages is given paragraph by paragraph. */
  #endRow(): void {
    const cells = this.#rows.pop() ?? []
    if (cells.every((cell) => cell.length <= 1)) {
      const line = cells.map((cell) => cell[0]?.replaceAll('\n', ' ') ?? '').join('\t')
      if (line.trim() !== '') this.#emit(line.trim())
    } else {
      for (const paragraph of cells.flat()) this.#emit(paragraph)
    }
  }
}
