import type { LeftOut } from '#shared/rules/left-out'
import { withoutInvisible } from '#shared/text/invisible'
import { LeftOutCounter } from '../left-out.ts'
import { type LetterForm, LetterLine } from '../letters/letter-line.ts'
import { isBlockElement } from './block-elements.ts'
import { letterFormOf } from './letter-forms.ts'
import { numberOf } from './list-numbers.ts'
import { isNoteMark } from './note-marks.ts'
import { isQuotedAlready, quotationMarks } from './quotation-marks.ts'
import { spanOf, TableColumns } from './table-columns.ts'

/** Converts a DOM fragment to blocks of text, split as on screen. */

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row' | 'code'

export interface Block {
  kind: BlockKind
  text: string
  /** How much of the text is links, 0 to 1. */
  linkShare: number
  /** Share of its text in italics, 0 to 1. */
  slantShare: number
  /** In a figure, as captions are. */
  inFigure: boolean
  /** Number of its containing box: equal for sibling blocks; lists and tables do not count as boxes. */
  box: number
  /** What was left out of it: note marks, and what was struck. */
  leftOut?: LeftOut
}

/** Elements whose parts share the box around them. */
const withinBox = new Set('BLOCKQUOTE DL LI OL TABLE TBODY TD TFOOT TH THEAD TR UL'.split(' '))
const slantedElements = new Set('CITE EM I'.split(' '))
/** Ruby's small letters say how the base below them is spoken. */
const unseenElements = new Set('SCRIPT STYLE NOSCRIPT TEMPLATE SVG IFRAME BUTTON INPUT HEAD RT RP RTC'.split(' '))

/** The fragment's blocks in reading order; empty ones are left out. */
export function toBlocks(root: Node): Block[] {
  const collector = new BlockCollector()
  walk(root, collector, { ...outermost, language: languageOf(root) })
  collector.end()
  return collector.blocks
}

/** Blocks as the text of an Article: one blank line between paragraphs. */
export function joinBlocks(blocks: readonly { text: string }[]): string {
  return blocks.map((block) => block.text).join('\n\n')
}

/** What was left out of all of them together. */
export function leftOutOf(blocks: readonly Pick<Block, 'leftOut'>[]): LeftOutCounter {
  const counter = new LeftOutCounter()
  for (const { leftOut } of blocks) if (leftOut) counter.add(leftOut)
  return counter
}

/** All white space but single spaces, which are most of it and stay as they are. */
const spaces = /\s{2,}|[^\S ]/g

/** One line: white space of every kind becomes one space, invisible characters go. */
export function tidyLine(text: string): string {
  return withoutInvisible(text).replace(spaces, ' ').trim()
}

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Entities that publishers leave in JSON and in twice-encoded attributes. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name) return namedEntities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
}

interface Surroundings {
  kind: BlockKind
  inLink: boolean
  inRow: boolean
  isSlanted: boolean
  inFigure: boolean
  /** The box of its direct content. */
  box: number
  form: LetterForm
  language: string
  /** How many quotations are open. */
  quotes: number
  columns: TableColumns | null
}

const outermost: Surroundings = {
  kind: 'paragraph',
  inLink: false,
  inRow: false,
  isSlanted: false,
  inFigure: false,
  box: 0,
  form: 'plain',
  language: '',
  quotes: 0,
  columns: null,
}

function walk(parent: Node, collector: BlockCollector, surroundings: Surroundings): void {
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) {
      const text = node.nodeValue ?? ''
      collector.add(surroundings.kind === 'code' ? text : text.replace(spaces, ' '), surroundings)
    } else if (node.nodeType === 1) {
      walkElement(node as Element, collector, surroundings)
    }
  }
}

function walkElement(element: Element, collector: BlockCollector, surroundings: Surroundings): void {
  const name = element.tagName.toUpperCase()
  if (unseenElements.has(name)) return
  if (name === 'BR') {
    collector.add('\n', surroundings)
    return
  }
  const form = isNoteMark(element, collector.endsInWord) ? 'note' : letterFormOf(element, name, surroundings.form)
  // Cells of one row share a line, unless a page uses the table to lay out paragraphs.
  const isCell = (name === 'TD' || name === 'TH') && surroundings.inRow
  if (isCell) collector.startCell(element, surroundings.columns)
  const startsBlock = isBlockElement(name) && !isCell
  const inside: Surroundings = {
    kind: kindOf(name, surroundings.kind),
    inLink: surroundings.inLink || name === 'A',
    inRow: name === 'TR' || (surroundings.inRow && name !== 'TABLE'),
    isSlanted: surroundings.isSlanted || slantedElements.has(name),
    inFigure: surroundings.inFigure || name === 'FIGURE',
    box: startsBlock && !withinBox.has(name) ? collector.newBox() : surroundings.box,
    form,
    language: element.getAttribute('lang') ?? surroundings.language,
    quotes: surroundings.quotes + (name === 'Q' ? 1 : 0),
    columns: name === 'TABLE' ? new TableColumns() : surroundings.columns,
  }
  if (startsBlock) collector.start(inside, surroundings.box)
  if (name === 'TR') collector.startRow(surroundings.columns)
  if (name === 'LI') collector.mark(numberOf(element))
  if (name === 'Q') walkQuotation(element, collector, inside)
  else walk(element, collector, inside)
  if (isCell) collector.endCell(element)
  if (startsBlock) collector.start(surroundings, surroundings.box)
}

function walkQuotation(element: Element, collector: BlockCollector, inside: Surroundings): void {
  const [opening, closing] = isQuotedAlready(element) ? ['', ''] : quotationMarks(inside.language, inside.quotes - 1)
  collector.add(opening, inside)
  walk(element, collector, inside)
  collector.add(closing, inside)
}

function languageOf(root: Node): string {
  const element = root.nodeType === 1 ? (root as Element) : root.parentElement
  return element?.closest('[lang]')?.getAttribute('lang') ?? ''
}

function kindOf(name: string, outer: BlockKind): BlockKind {
  if (/^H[1-6]$/.test(name)) return 'heading'
  if (name === 'LI' || name === 'DT' || name === 'DD') return 'item'
  if (name === 'TR') return 'row'
  if (name === 'PRE') return 'code'
  return outer
}

class BlockCollector {
  blocks: Block[] = []
  #line = new LetterLine()
  #cells = new RowCells()
  #surroundings = outermost
  #box = 0
  #boxes = 0
  #linkChars = 0
  #slantChars = 0
  #chars = 0

  /** Whether the next letters would touch a word or a figure. */
  get endsInWord(): boolean {
    return this.#chars > 0 && !this.#line.endsInBlank
  }

  newBox(): number {
    this.#boxes += 1
    return this.#boxes
  }

  /** @param box the block's own box */
  start(surroundings: Surroundings, box: number): void {
    this.end()
    this.#surroundings = surroundings
    this.#box = box
  }

  add(text: string, { inLink, isSlanted, form }: Surroundings): void {
    this.#line.add(text, form)
    const chars = text.trim().length
    this.#chars += chars
    if (inLink) this.#linkChars += chars
    if (isSlanted) this.#slantChars += chars
  }

  /** Stands before the next text of this block; a block of nothing else is still empty. */
  mark(text: string): void {
    this.#line.add(text)
  }

  startRow(columns: TableColumns | null): void {
    columns?.startRow()
    this.#cells = new RowCells(this.blocks.length)
  }

  startCell(cell: Element, columns: TableColumns | null): void {
    const isLaidOut = this.blocks.length > this.#cells.blocksBefore
    const separators = this.#cells.start(columns?.place(cell) ?? 0, cell, this.#chars > 0)
    if (!isLaidOut || this.#chars > 0) this.#line.add(' | '.repeat(separators))
  }

  endCell(cell: Element): void {
    this.#cells.end(cell)
  }

  end(): void {
    if (this.#chars > 0) {
      const { kind, inFigure } = this.#surroundings
      const linkShare = this.#linkChars / this.#chars
      const slantShare = this.#slantChars / this.#chars
      const counter = new LeftOutCounter()
      const whole = this.#line.toText(counter)
      const leftOut = counter.toLeftOut()
      for (const text of kind === 'code' ? [tidyCode(whole)] : splitAtBlankLines(whole)) {
        if (text)
          this.blocks.push({ kind, text, linkShare, slantShare, inFigure, box: this.#box, ...(leftOut && { leftOut }) })
      }
    }
    this.#line = new LetterLine()
    this.#chars = 0
    this.#linkChars = 0
    this.#slantChars = 0
  }
}

/** With fewer cells, an empty one in front of a text is only there for the layout. */
const cellsOfTable = 3

/** Tracks how many separators are due between the cells of a row. */
class RowCells {
  readonly blocksBefore: number
  #isFirst = true
  #empty = 0

  constructor(blocksBefore = 0) {
    this.blocksBefore = blocksBefore
  }

  /** @returns the separators before this cell: one per skipped or empty column, and its own */
  start(passed: number, cell: Element, hasText: boolean): number {
    const own = this.#isFirst ? 0 : 1
    const separators = passed + own + this.#empty
    this.#isFirst = false
    this.#empty = 0
    return hasText || (cell.parentElement?.childElementCount ?? 0) + passed >= cellsOfTable ? separators : 0
  }

  end(cell: Element): void {
    this.#empty = spanOf(cell, 'colspan') - 1
  }
}

/** Two line breaks in a row are how old pages write a paragraph; a single one stays inside it. */
function splitAtBlankLines(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => withoutLastSeparators(paragraph.split('\n').map(tidyLine).filter(Boolean).join('\n')))
}

/** Drops empty cells at the end of a row. In a loop: a regular expression would take quadratic time. */
function withoutLastSeparators(line: string): string {
  let end = line.length
  while (end > 0 && (line[end - 1] === '|' || line[end - 1] === ' ')) end -= 1
  return line.slice(0, end)
}

function tidyCode(text: string): string {
  const lines = withoutInvisible(text)
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
  return lines
    .filter((line, index) => line || (index > 0 && lines[index - 1]))
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .replace(/^\n/, '')
    .trimEnd()
}
