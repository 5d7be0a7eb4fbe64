import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { corePart, isOn, mainPart, readRelationships } from './office.ts'
import { readProperties } from './properties.ts'
import { TextCollector } from './text-collector.ts'
import { attributeOf, walkXml, type XmlVisitor } from './xml.ts'
import type { Zip } from './zip.ts'

/** Elements whose content is not the document's present text: deleted, moved away, a second copy, or phonetic help. */
const skipped = new Set(['del', 'moveFrom', 'Fallback', 'instrText', 'delText', 'rt', 'sectPrChange', 'pPrChange'])

/**
 * Reads a Word document: its body with text boxes and tables, then footnotes and endnotes.
 * @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED
 */
export function readDocx(zip: Zip): Found {
  const part = mainPart(zip, 'word/document.xml')
  const body = zip.read(part)
  if (!body) throw documentFailure('CORRUPT', 'no document part')

  const collector = new TextCollector()
  const styles = readTitleStyles(zip)
  const main = new WordVisitor(collector, styles)
  walkXml(body, main)

  const related = readRelationships(zip, part)
  for (const type of ['footnotes', 'endnotes']) {
    const notes = related.find((each) => each.type === type)
    const bytes = notes && !collector.isFull ? zip.read(notes.target) : undefined
    if (bytes) walkXml(bytes, new WordVisitor(collector, styles))
  }

  return {
    ...collector.found(),
    ...readProperties(zip, corePart),
    heading: main.heading,
  }
}

interface Row {
  cells: string[][]
}

/** Paragraphs may nest (a text box inside a run), so the text under way is a stack; tables likewise. */
class WordVisitor implements XmlVisitor {
  heading: string | undefined
  readonly #collector: TextCollector
  readonly #titleStyles: Set<string>
  readonly #paragraphs: { text: string; isHeading: boolean }[] = []
  readonly #rows: Row[] = []
  #skipDepth = 0
  #inlineDepth = 0
  #isText = false
  #isRunProperties = false
  #isHidden = false

  constructor(collector: TextCollector, titleStyles: Set<string>) {
    this.#collector = collector
    this.#titleStyles = titleStyles
  }

  isDone(): boolean {
    return this.#collector.isFull
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.#skipDepth > 0 || skipped.has(name)) {
      this.#skipDepth += 1
      return
    }
    switch (name) {
      case 'p':
        this.#paragraphs.push({ text: '', isHeading: false })
        break
      case 'pStyle':
        if (this.#titleStyles.has(attributeOf(attributes, 'val') ?? '')) this.#markHeading()
        break
      case 'r':
        this.#isHidden = false
        break
      case 'rPr':
        this.#isRunProperties = true
        break
      case 'vanish':
        if (this.#isRunProperties) this.#isHidden = isOn(attributes)
        break
      case 't':
        this.#isText = true
        break
      case 'tab':
      case 'ptab':
        this.#append('\t')
        break
      case 'br':
      case 'cr':
        this.#append('\n')
        break
      case 'noBreakHyphen':
        this.#append('-')
        break
      case 'inline':
        this.#inlineDepth += 1
        break
      case 'tr':
        this.#rows.push({ cells: [] })
        break
      case 'tc':
        this.#rows.at(-1)?.cells.push([])
        break
    }
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1
      return
    }
    if (name === 't') this.#isText = false
    else if (name === 'rPr') this.#isRunProperties = false
    else if (name === 'p') this.#endParagraph()
    else if (name === 'inline') this.#inlineDepth -= 1
    else if (name === 'tr') this.#endRow()
  }

  text(text: string): void {
    if (this.#isText && this.#skipDepth === 0 && !this.#isHidden) this.#append(text)
  }

  #append(text: string): void {
    const paragraph = this.#paragraphs.at(-1)
    // A tab stop in paragraph or style properties is also called `tab`; there the text is still empty.
    if (paragraph && (text !== '\t' || paragraph.text !== '')) paragraph.text += text
  }

  #markHeading(): void {
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph) paragraph.isHeading = true
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (!paragraph || paragraph.text.trim() === '') return
    if (paragraph.isHeading) this.heading ??= paragraph.text
    // Text drawn in line with a sentence belongs in it; a floating box stands by itself, before what it floats over.
    if (this.#inlineDepth > 0 && this.#paragraphs.length > 0) this.#append(`${paragraph.text} `)
    else this.#emit(paragraph.text)
  }

  #emit(text: string): void {
    const cell = this.#rows.at(-1)?.cells.at(-1)
    if (cell) cell.push(text)
    else this.#collector.add(text)
  }

  /** A row of short cells is one line; a row that lays out whole passages is given paragraph by paragraph. */
  #endRow(): void {
    const row = this.#rows.pop()
    if (!row) return
    if (row.cells.every((cell) => cell.length <= 1)) {
      this.#emit(
        row.cells
          .map((cell) => cell[0]?.replaceAll('\n', ' ') ?? '')
          .join('\t')
          .trim(),
      )
    } else {
      for (const paragraph of row.cells.flat()) this.#emit(paragraph)
    }
  }
}

/** Ids of the styles called Title or Heading 1; the ids themselves are translated, the names are not. */
function readTitleStyles(zip: Zip): Set<string> {
  const found = new Set(['Title', 'Heading1'])
  const bytes = zip.read('word/styles.xml')
  if (!bytes) return found

  let style = ''
  walkXml(bytes, {
    open(name, attributes) {
      if (name === 'style') style = attributeOf(attributes, 'styleId') ?? ''
      else if (name === 'name' && /^(title|heading 1)$/i.test(attributeOf(attributes, 'val') ?? '')) found.add(style)
    },
  })
  return found
}
