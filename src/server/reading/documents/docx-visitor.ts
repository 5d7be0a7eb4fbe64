import type { LeftOut } from '#shared/rules/left-out'
import { type LetterForm, LetterLine } from '../letters/letter-line.ts'
import { symbolCharacter, symbolText } from '../letters/symbol-fonts.ts'
import { formOf, isColoured, type RunLook, readRunElement, runElements, type WordStyles } from './docx-styles.ts'

import { OfficeMath } from './office-math.ts'
import { TableRow } from './table-row.ts'
import type { TextCollector } from './text-collector.ts'
import { attributeOf, elementValue, type XmlVisitor } from './xml.ts'

interface EmbeddedText {
  text: string
  leftOut?: LeftOut | undefined
}

/** Texts in separate parts, by their relationship. */
export type EmbeddedTexts = Map<string, EmbeddedText>

/** Elements whose content is not current text: moved passages, a second copy, phonetic help. */
const skipped = new Set(['moveFrom', 'Fallback', 'instrText', 'rt', 'sectPrChange', 'pPrChange', 'rPrChange'])
/** Property elements, which format their parent. */
const properties = new Set(['pPr', 'rPr', 'tcPr', 'trPr', 'tblPr', 'sdtPr'])

interface Run {
  look: RunLook
  style: string | undefined
  isNoteMark: boolean
  /** With its inherited properties, once computed. */
  resolved: RunLook | undefined
}

interface Paragraph {
  line: LetterLine
  style: string | undefined
  run: Run
  isHeading: boolean
  isColoured: boolean
  /** Its end was deleted, so it goes on in the next one. */
  isJoined: boolean
  /** What follows it, as charts do. */
  after: EmbeddedText[]
}

interface Table {
  /** Some of its cells may be of another colour than the page. */
  isColoured: boolean
  isCellColoured: boolean
}

/** Paragraphs may nest (a text box inside a run), so the open ones are a stack; so are tables. */
export class WordVisitor implements XmlVisitor {
  heading: string | undefined
  readonly #collector: TextCollector
  readonly #styles: WordStyles
  readonly #embedded: EmbeddedTexts
  readonly #paragraphs: Paragraph[] = []
  readonly #tables: Table[] = []
  readonly #rows: TableRow[] = []
  readonly #properties: string[] = []
  /** Their names, the outermost first. */
  #propertiesOf = ''
  #skipDepth = 0
  #deletedDepth = 0
  #hiddenDepth = 0
  #inlineDepth = 0
  #boxDepth = 0
  #isDrawingHidden = false
  #isPageColoured: boolean
  #isText = false
  #math: OfficeMath | undefined
  #joined: LetterLine | undefined

  /** @param hasGround whether anything besides the page may be behind the text */
  constructor(collector: TextCollector, styles: WordStyles, embedded: EmbeddedTexts, hasGround: boolean) {
    this.#collector = collector
    this.#styles = styles
    this.#embedded = embedded
    this.#isPageColoured = hasGround
  }

  isDone(): boolean {
    return this.#collector.isFull
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.#skipDepth > 0 || skipped.has(name)) {
      this.#skipDepth += 1
      return
    }
    if (this.#math || name === 'oMath') {
      this.#math ??= new OfficeMath()
      this.#math.open(name, attributes)
      return
    }
    if (this.#hiddenDepth > 0 || (attributes.style !== undefined && hidesShape(attributes.style)))
      this.#hiddenDepth += 1
    if (properties.has(name)) this.#enterProperties(name)
    else if (this.#properties.length > 0) this.#openProperty(name, attributes)
    else this.#openContent(name, attributes)
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1
      return
    }
    if (this.#math) {
      if (this.#math.close()) this.#endMath(this.#math)
      return
    }
    if (this.#hiddenDepth > 0) this.#hiddenDepth -= 1
    if (properties.has(name)) this.#leaveProperties()
    else if (this.#properties.length === 0) this.#closeContent(name)
  }

  text(text: string): void {
    if (this.#skipDepth > 0) return
    if (this.#math) this.#math.text(text)
    else if (this.#isText) this.#append(symbolText(this.#lookOfRun().font, text))
  }

  /** Call when the walk is over. */
  finish(): void {
    this.#endJoined()
  }

  #openContent(name: string, attributes: Record<string, string>): void {
    switch (name) {
      case 'p':
        this.#startParagraph()
        break
      case 'r':
        this.#startRun()
        break
      case 't':
      case 'delText':
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
      case 'sym':
        this.#append(symbolOf(attributes))
        break
      case 'footnoteReference':
      case 'endnoteReference':
        this.#addNoteMark(/^(?:1|true|on)$/.test(attributeOf(attributes, 'customMarkFollows') ?? ''))
        break
      case 'del':
        this.#deletedDepth += 1
        break
      case 'docPr':
        this.#isDrawingHidden = /^(?:1|true|on)$/.test(attributes.hidden ?? '')
        break
      case 'inline':
        this.#inlineDepth += 1
        break
      case 'txbxContent':
        this.#boxDepth += 1
        break
      case 'background':
        this.#isPageColoured ||= !/^(?:FFFFFF|auto)$/i.test(attributeOf(attributes, 'color') ?? 'auto')
        break
      case 'chart':
      case 'altChunk':
        this.#addEmbedded(attributeOf(attributes, 'id') ?? '')
        break
      case 'tbl':
        this.#endJoined()
        this.#tables.push({ isColoured: false, isCellColoured: false })
        break
      case 'tr':
        this.#rows.push(new TableRow())
        break
      case 'tc':
        this.#rows.at(-1)?.startCell()
        this.#setCellColoured(false)
        break
    }
  }

  #closeContent(name: string): void {
    switch (name) {
      case 't':
      case 'delText':
        this.#isText = false
        break
      case 'p':
        this.#endParagraph()
        break
      case 'del':
        this.#deletedDepth -= 1
        break
      case 'inline':
        this.#inlineDepth -= 1
        this.#isDrawingHidden = false
        break
      case 'anchor':
        this.#isDrawingHidden = false
        break
      case 'txbxContent':
        this.#endJoined()
        this.#boxDepth -= 1
        break
      case 'tc':
        this.#endJoined()
        this.#rows.at(-1)?.endCell()
        break
      case 'tr':
        for (const paragraph of this.#rows.pop()?.toParagraphs() ?? []) this.#emit(paragraph)
        break
      case 'tbl':
        this.#tables.pop()
        break
    }
  }

  #enterProperties(name: string): void {
    this.#properties.push(name)
    this.#propertiesOf = this.#properties.join(' ')
  }

  #leaveProperties(): void {
    this.#properties.pop()
    this.#propertiesOf = this.#properties.join(' ')
  }

  #openProperty(name: string, attributes: Record<string, string>): void {
    const paragraph = this.#paragraphs.at(-1)
    const of = this.#propertiesOf
    if (of === 'rPr') {
      if (!paragraph) return
      if (name === 'rStyle') paragraph.run.style = elementValue(attributes)
      else if (runElements.has(name)) readRunElement(paragraph.run.look, name, attributes)
      return
    }
    const value = elementValue(attributes) ?? ''
    const table = this.#tables.at(-1)
    if (of === 'pPr rPr') {
      if (paragraph && name === 'del') paragraph.isJoined = true
    } else if (of === 'pPr' && paragraph) {
      if (name === 'pStyle') {
        paragraph.style = value
        paragraph.isHeading = this.#styles.titles.has(value)
      } else if (name === 'shd') paragraph.isColoured = isColoured(attributes)
    } else if (of === 'tblPr' && table) {
      if (name === 'tblStyle') table.isColoured ||= this.#styles.hasColours(value)
      else if (name === 'shd') table.isColoured ||= isColoured(attributes)
    } else if (of === 'trPr') {
      if (name === 'gridBefore') this.#rows.at(-1)?.skip(Number(value))
    } else if (of === 'tcPr') {
      if (name === 'gridSpan') this.#rows.at(-1)?.span(Number(value))
      else if (name === 'shd') this.#setCellColoured(isColoured(attributes))
    }
  }

  #startParagraph(): void {
    const line = this.#joined ?? new LetterLine()
    this.#joined = undefined
    this.#paragraphs.push({
      line,
      style: undefined,
      run: plainRun(),
      isHeading: false,
      isColoured: false,
      isJoined: false,
      after: [],
    })
  }

  #startRun(): void {
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph) paragraph.run = plainRun()
  }

  #append(text: string, form: LetterForm = this.#formOfRun()): void {
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph && (text !== '\t' || !paragraph.line.isEmpty)) paragraph.line.add(text, form)
  }

  #formOfRun(): LetterForm {
    if (this.#deletedDepth > 0) return 'deleted'
    if (this.#hiddenDepth > 0 || this.#isDrawingHidden) return 'hidden'
    const run = this.#paragraphs.at(-1)?.run
    if (run?.isNoteMark || this.#styles.noteMarks.has(run?.style ?? '')) return 'note'
    return formOf(this.#lookOfRun(), this.#isOnPage())
  }

  #lookOfRun(): RunLook {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph) return {}
    const { run } = paragraph
    run.resolved ??= this.#styles.lookOf(paragraph.style, run.style, run.look)
    return run.resolved
  }

  /** With nothing but the page behind the letters; a box may have any colour. */
  #isOnPage(): boolean {
    const isInColour = this.#tables.some((table) => table.isColoured || table.isCellColoured)
    return !this.#isPageColoured && this.#boxDepth === 0 && !isInColour && !this.#paragraphs.at(-1)?.isColoured
  }

  #setCellColoured(isCellColoured: boolean): void {
    const table = this.#tables.at(-1)
    if (table) table.isCellColoured = isCellColoured
  }

  /** The mark replaces the number that Word generates; a custom mark is text in the same run. */
  #addNoteMark(isOwnMark: boolean): void {
    const run = this.#paragraphs.at(-1)?.run
    if (isOwnMark && run) run.isNoteMark = true
    else this.#append('*', this.#deletedDepth > 0 ? 'deleted' : 'note')
  }

  #endMath(math: OfficeMath): void {
    this.#math = undefined
    const form = this.#formOfRun()
    this.#append(math.toText(), form === 'deleted' || form === 'hidden' ? form : 'formula')
  }

  #addEmbedded(relationship: string): void {
    const found = this.#embedded.get(relationship)
    if (!found || this.#formOfRun() === 'hidden' || this.#deletedDepth > 0) return
    const paragraph = this.#paragraphs.at(-1)
    if (paragraph) paragraph.after.push(found)
    else this.#emitEmbedded(found)
  }

  #emitEmbedded({ text, leftOut }: EmbeddedText): void {
    if (leftOut) this.#collector.leftOut.add(leftOut)
    this.#emit(text)
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (!paragraph) return
    if (paragraph.isJoined && paragraph.after.length === 0) {
      this.#joined = paragraph.line
      return
    }
    this.#endLine(paragraph.line, paragraph.isHeading)
    for (const text of paragraph.after) this.#emitEmbedded(text)
  }

  #endJoined(): void {
    if (this.#joined) this.#endLine(this.#joined, false)
    this.#joined = undefined
  }

  #endLine(line: LetterLine, isHeading: boolean): void {
    const text = line.toText(this.#collector.leftOut)
    if (text.trim() === '') return
    if (isHeading) this.heading ??= text
    // An inline text box belongs to its sentence; a floating one is separate, before its paragraph.
    if (this.#inlineDepth > 0 && this.#paragraphs.length > 0) this.#append(`${text} `, 'plain')
    else this.#emit(text)
  }

  #emit(text: string): void {
    if (text !== '' && !this.#rows.at(-1)?.add(text)) this.#collector.add(text)
  }
}

function hidesShape(style: string): boolean {
  return /visibility\s*:\s*hidden/.test(style)
}

function plainRun(): Run {
  return { look: {}, style: undefined, isNoteMark: false, resolved: undefined }
}

function symbolOf(attributes: Record<string, string>): string {
  const code = Number.parseInt(attributeOf(attributes, 'char') ?? '', 16)
  return symbolCharacter(attributeOf(attributes, 'font') ?? '', code)
}
