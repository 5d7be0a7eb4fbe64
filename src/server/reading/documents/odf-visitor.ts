import { type LetterForm, LetterLine } from '../letters/letter-line.ts'
import { symbolText } from '../letters/symbol-fonts.ts'
import { MathReader } from './odf-math.ts'
import type { OdfObjects } from './odf-objects.ts'
import { formOf, type OdfLook, type OdfStyles } from './odf-styles.ts'
import type { ReadingChoices } from './reading-choices.ts'
import { TableRow } from './table-row.ts'
import type { TextCollector } from './text-collector.ts'
import { attributeOf, type XmlVisitor } from './xml.ts'

/** Elements whose content is not current text: tracked changes, comments, descriptions, phonetic help. */
const skipped = new Set([
  'tracked-changes',
  'annotation',
  'title',
  'desc',
  'forms',
  'scripts',
  'ruby-text',
  'note-citation',
  'page-thumbnail',
])
/** Frames that number or date a slide, and those that do so on its notes. */
const furniture = new Set(['page-number', 'date-time', 'header', 'page'])
const notesFurniture = new Set([...furniture, 'footer'])
const shapes = new Set(
  'frame custom-shape g rect ellipse circle line connector polygon polyline path regular-polygon caption measure'.split(
    ' ',
  ),
)

interface Paragraph {
  line: LetterLine
  /** The look of the paragraph, then of each span around the text. */
  looks: OdfLook[]
  endsInBlank: boolean
  isTitle: boolean
  isHidden: boolean
  /** Charts that are drawn in it. */
  after: string[]
}

/** Paragraphs may nest (a text box inside a sentence), so the open ones are a stack; so are tables. */
export class OdfVisitor implements XmlVisitor {
  heading: string | undefined
  readonly notes: string[] = []
  readonly #collector: TextCollector
  readonly #styles: OdfStyles
  readonly #objects: OdfObjects
  readonly #choices: ReadingChoices
  readonly #paragraphs: Paragraph[] = []
  readonly #rows: TableRow[] = []
  /** Whether the cells under way and their tables have a colour. */
  readonly #cellColours: boolean[] = []
  #math: MathReader | undefined
  #skipDepth = 0
  #isHiding = false
  #hasHiddenText = false
  #noteDepth = 0
  #boxDepth = 0
  #isNotesPage = false
  #hasNotes = false
  #isTitleFrame = false

  constructor(collector: TextCollector, styles: OdfStyles, objects: OdfObjects, choices: ReadingChoices) {
    this.#collector = collector
    this.#styles = styles
    this.#objects = objects
    this.#choices = choices
  }

  isDone(): boolean {
    return this.#collector.isFull
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth += 1
      if (name === 'deletion') this.#collector.leftOut.count('deletions')
      return
    }
    if (this.#math || name === 'math') {
      this.#math ??= new MathReader()
      this.#math.open(name, attributes)
      return
    }
    this.#styles.open(name, attributes)
    if (skipped.has(name) || this.#isFurniture(name, attributes)) {
      this.#skipDepth = 1
      if (name === 'annotation') this.#collector.leftOut.count('comments')
    } else if (this.#isHidden(name, attributes)) {
      this.#skipDepth = 1
      this.#isHiding = name !== 'page' && name !== 'table-row'
      if (name === 'page') this.#collector.leftOut.count('hiddenSlides')
      else if (name === 'table-row') this.#collector.leftOut.count('hiddenRows')
    } else this.#openContent(name, attributes)
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1
      if (this.#skipDepth === 0) this.#endHiding()
      return
    }
    if (this.#math) {
      if (this.#math.close()) {
        this.#append(this.#math.toText(), 'formula')
        this.#math = undefined
      }
      return
    }
    this.#closeContent(name)
  }

  text(text: string): void {
    if (this.#skipDepth > 0) {
      this.#hasHiddenText ||= text.trim() !== ''
      return
    }
    if (this.#math) {
      this.#math.text(text)
      return
    }
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph) return
    // Line breaks and runs of blanks in the markup are for its writer's eyes.
    const shown = text.replace(/\s+/g, ' ')
    const look = paragraph.looks.at(-1) ?? {}
    const form = formOf(look, this.#isOnPage())
    this.#append(symbolText(look.font, paragraph.endsInBlank ? shown.replace(/^ /, '') : shown), form)
  }

  #openContent(name: string, attributes: Record<string, string>): void {
    switch (name) {
      case 'p':
      case 'h':
        this.#startParagraph(attributes)
        break
      case 'span':
        this.#startSpan(attributes)
        break
      case 's':
        this.#append(' '.repeat(Math.min(Number(attributeOf(attributes, 'c')) || 1, 20)))
        break
      case 'tab':
        this.#append('\t')
        break
      case 'line-break':
        this.#append('\n')
        break
      case 'hidden-paragraph': {
        const paragraph = this.#paragraphs.at(-1)
        if (paragraph) paragraph.isHidden ||= attributeOf(attributes, 'is-hidden') === 'true'
        break
      }
      case 'frame':
        this.#isTitleFrame = attributeOf(attributes, 'class') === 'title'
        break
      case 'text-box':
        this.#boxDepth += 1
        break
      case 'object':
        this.#addObject(attributeOf(attributes, 'href') ?? '')
        break
      case 'note':
        this.#append('*', 'note')
        this.#noteDepth += 1
        break
      case 'notes':
        this.#isNotesPage = true
        this.#hasNotes = false
        break
      case 'table':
        this.#cellColours.push(this.#isShaded('table', attributes))
        break
      case 'table-row':
        this.#rows.push(new TableRow())
        break
      case 'table-cell':
        this.#rows.at(-1)?.startCell()
        this.#rows.at(-1)?.span(Number(attributeOf(attributes, 'number-columns-repeated') ?? 1))
        this.#cellColours.push(this.#isShaded('table-cell', attributes))
        break
      // Cells covered by a spanning cell are invisible.
      case 'covered-table-cell':
        this.#rows.at(-1)?.skip(Number(attributeOf(attributes, 'number-columns-repeated') ?? 1))
        this.#skipDepth = 1
        break
    }
  }

  #closeContent(name: string): void {
    switch (name) {
      case 'p':
      case 'h':
        this.#endParagraph()
        break
      case 'span':
        if ((this.#paragraphs.at(-1)?.looks.length ?? 0) > 1) this.#paragraphs.at(-1)?.looks.pop()
        break
      case 'note':
        this.#noteDepth -= 1
        break
      case 'notes':
        this.#isNotesPage = false
        if (this.#hasNotes && !this.#choices.speakerNotes) this.#collector.leftOut.count('speakerNotes')
        break
      case 'frame':
        this.#isTitleFrame = false
        break
      case 'text-box':
        this.#boxDepth -= 1
        break
      case 'table':
        this.#cellColours.pop()
        break
      case 'table-cell':
        this.#cellColours.pop()
        this.#rows.at(-1)?.endCell()
        break
      case 'table-row':
        for (const paragraph of this.#rows.pop()?.toParagraphs() ?? []) this.#emit(paragraph)
        break
    }
  }

  #isFurniture(name: string, attributes: Record<string, string>): boolean {
    if (name !== 'frame' && name !== 'custom-shape') return false
    return (this.#isNotesPage ? notesFurniture : furniture).has(attributeOf(attributes, 'class') ?? '')
  }

  #isHidden(name: string, attributes: Record<string, string>): boolean {
    const display = attributeOf(attributes, 'display') ?? ''
    switch (name) {
      case 'section':
        return (
          attributeOf(attributes, 'is-hidden') === 'true' ||
          display === 'none' ||
          (this.#lookOf('section', attributes).isHidden ?? false)
        )
      case 'hidden-text':
        return attributeOf(attributes, 'is-hidden') !== 'false'
      case 'page':
        return this.#lookOf('drawing-page', attributes).isHidden ?? false
      case 'table-row':
        return /^(?:collapse|filter)$/.test(attributeOf(attributes, 'visibility') ?? '')
      case 'table':
        return this.#lookOf('table', attributes).isHidden ?? false
      default:
        return (
          shapes.has(name) &&
          (/^(?:none|printer)$/.test(display) || this.#styles.hiddenLayers.has(attributeOf(attributes, 'layer') ?? ''))
        )
    }
  }

  #endHiding(): void {
    if (this.#isHiding && this.#hasHiddenText) this.#collector.leftOut.count('hiddenTexts')
    this.#isHiding = false
    this.#hasHiddenText = false
  }

  #startParagraph(attributes: Record<string, string>): void {
    const isTitle = attributeOf(attributes, 'outline-level') === '1' || this.#styles.isTitle(attributes)
    this.#paragraphs.push({
      line: new LetterLine(),
      looks: [this.#lookOf('paragraph', attributes)],
      endsInBlank: false,
      isTitle: isTitle || this.#isTitleFrame,
      isHidden: false,
      after: [],
    })
  }

  #startSpan(attributes: Record<string, string>): void {
    const looks = this.#paragraphs.at(-1)?.looks
    looks?.push({ ...looks.at(-1), ...withoutUndefined(this.#lookOf('text', attributes)) })
  }

  #lookOf(family: string, attributes: Record<string, string>): OdfLook {
    return this.#styles.lookOf(family, attributeOf(attributes, 'style-name'))
  }

  #isShaded(family: string, attributes: Record<string, string>): boolean {
    return this.#lookOf(family, attributes).isShaded ?? false
  }

  /** With nothing but the page behind the letters; a box or a cell may have any colour. */
  #isOnPage(): boolean {
    return !this.#styles.isPageColoured && this.#boxDepth === 0 && !this.#cellColours.includes(true)
  }

  #append(text: string, form: LetterForm = 'plain'): void {
    const paragraph = this.#paragraphs.at(-1)
    if (!paragraph || text === '') return
    paragraph.line.add(text, form)
    paragraph.endsInBlank = text.endsWith(' ')
  }

  #addObject(reference: string): void {
    const object = this.#objects.get(reference)
    if (object?.kind === 'formula') this.#append(object.text, 'formula')
    else if (object && this.#paragraphs.length > 0) this.#paragraphs.at(-1)?.after.push(object.text)
    else if (object) this.#emit(object.text)
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop()
    if (!paragraph) return
    const text = paragraph.line.toText(paragraph.isHidden ? undefined : this.#collector.leftOut).trim()
    if (paragraph.isHidden && text !== '') this.#collector.leftOut.count('hiddenTexts')
    else if (text !== '') this.#addText(text, paragraph.isTitle)
    for (const chart of paragraph.isHidden ? [] : paragraph.after) this.#emit(chart)
  }

  #addText(text: string, isTitle: boolean): void {
    if (this.#noteDepth > 0) this.notes.push(text)
    else {
      if (isTitle && !this.#isNotesPage) this.heading ??= text
      this.#emit(text)
    }
  }

  #emit(text: string): void {
    if (this.#isNotesPage) this.#hasNotes = true
    if ((this.#isNotesPage && !this.#choices.speakerNotes) || text === '') return
    if (!this.#rows.at(-1)?.add(text)) this.#collector.add(text)
  }
}

function withoutUndefined(look: OdfLook): OdfLook {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined))
}
