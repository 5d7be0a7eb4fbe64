import { LetterLine } from '../letters/letter-line.ts'
import { isoDay } from './cell-format.ts'
import type { OdfObjects } from './odf-objects.ts'
import { formOf, type OdfLook, type OdfStyles } from './odf-styles.ts'
import { maxColumns, SheetTable } from './sheet-table.ts'
import type { TextCollector } from './text-collector.ts'
import { attributeOf, type XmlVisitor } from './xml.ts'

const skipped = new Set(['tracked-changes', 'annotation', 'forms', 'scripts', 'shapes', 'frame', 'custom-shape'])
const hiddenStates = /^(?:collapse|filter)$/

interface Cell {
  line: LetterLine
  look: OdfLook
  /** The look of the cell, then of each span around the text. */
  looks: OdfLook[]
  times: number
  /** The stored day, whatever the cell displays. */
  day: string
  /** A number is there, though nothing of it may be shown. */
  hasValue: boolean
  hasText: boolean
}

/** A file of a kilobyte can repeat a cell a million times in a million rows, so all that is repeated is counted. */
export class OdsVisitor implements XmlVisitor {
  wasCut = false
  readonly #collector: TextCollector
  readonly #styles: OdfStyles
  readonly #objects: OdfObjects
  #skipDepth = 0
  #table: SheetTable
  #isRecoloured = false
  #charts = new Set<string>()
  /** The default cell style of each column. */
  #columnStyles: (string | undefined)[] = []
  #column = 0
  #row = { times: 1, isHidden: false }
  #cell: Cell | undefined
  #isParagraph = false

  constructor(collector: TextCollector, styles: OdfStyles, objects: OdfObjects) {
    this.#collector = collector
    this.#styles = styles
    this.#objects = objects
    this.#table = new SheetTable(collector.leftOut)
  }

  isDone(): boolean {
    return this.#collector.isFull
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'object') this.#charts.add(attributeOf(attributes, 'href') ?? '')
    if (this.#skipDepth > 0) {
      this.#skipDepth += 1
      if (name === 'deletion') this.#collector.leftOut.count('deletions')
      return
    }
    this.#styles.open(name, attributes)
    if (skipped.has(name) || this.#isHiddenSheet(name, attributes)) {
      this.#skipDepth = 1
      if (name === 'annotation') this.#collector.leftOut.count('comments')
      else if (name === 'table') this.#collector.leftOut.count('hiddenSheets')
      return
    }
    switch (name) {
      case 'table':
        this.#startTable()
        break
      case 'table-column':
        this.#addColumns(attributes)
        break
      case 'table-row':
        this.#column = 0
        this.#row = { times: timesOf(attributes, 'number-rows-repeated'), isHidden: isOff(attributes) }
        break
      case 'table-cell':
        this.#startCell(attributes)
        break
      // Cells covered by a spanning cell are invisible.
      case 'covered-table-cell':
        this.#column += timesOf(attributes, 'number-columns-repeated')
        this.#skipDepth = 1
        break
      case 'p':
        this.#isParagraph = true
        this.#add(' ')
        break
      case 'span':
        this.#startSpan(attributes)
        break
      case 's':
      case 'tab':
      case 'line-break':
        this.#add(' ')
        break
      case 'conditional-formats':
        this.#isRecoloured = true
        break
    }
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1
      return
    }
    if (name === 'p') this.#isParagraph = false
    else if (name === 'span') this.#cell?.looks.pop()
    else if (name === 'table-cell') this.#endCell()
    else if (name === 'table-row') this.#table.endRow(this.#row)
    else if (name === 'table') this.#endTable()
  }

  text(text: string): void {
    if (this.#skipDepth === 0 && this.#isParagraph) this.#add(text)
  }

  #isHiddenSheet(name: string, attributes: Record<string, string>): boolean {
    return name === 'table' && (this.#lookOf('table', attributeOf(attributes, 'style-name')).isHidden ?? false)
  }

  #startTable(): void {
    this.#table = new SheetTable(this.#collector.leftOut)
    this.#isRecoloured = false
    this.#charts = new Set()
    this.#columnStyles = []
  }

  #addColumns(attributes: Record<string, string>): void {
    const first = this.#columnStyles.length
    const times = Math.min(timesOf(attributes, 'number-columns-repeated'), maxColumns - first)
    if (isOff(attributes)) this.#table.hideColumns(first, first + times - 1)
    const style = attributeOf(attributes, 'default-cell-style-name')
    for (let time = 0; time < times; time += 1) this.#columnStyles.push(style)
  }

  #startCell(attributes: Record<string, string>): void {
    const style = attributeOf(attributes, 'style-name')
    const look = this.#lookOf('table-cell', style ?? this.#columnStyles[this.#column])
    const type = attributeOf(attributes, 'value-type') ?? ''
    this.#cell = {
      line: new LetterLine(),
      look,
      // if the whole cell is raised, no letter is higher than its neighbours
      looks: [{ ...look, position: 'plain' }],
      times: timesOf(attributes, 'number-columns-repeated'),
      day: attributeOf(attributes, 'date-value') ?? '',
      hasValue: /^(?:float|currency|percentage|date|time)$/.test(type),
      hasText: false,
    }
  }

  #startSpan(attributes: Record<string, string>): void {
    const looks = this.#cell?.looks
    looks?.push({ ...looks.at(-1), ...this.#lookOf('text', attributeOf(attributes, 'style-name')) })
  }

  #lookOf(family: string, style: string | undefined): OdfLook {
    return this.#styles.lookOf(family, style)
  }

  #add(text: string): void {
    const cell = this.#cell
    // whether a colour hides letters is known once the whole sheet was read
    if (!cell) return
    cell.line.add(text, formOf(cell.looks.at(-1) ?? {}, false))
    cell.hasText ||= text.trim() !== ''
  }

  #endCell(): void {
    const cell = this.#cell
    this.#cell = undefined
    if (!cell) return
    const { line, look, times, day } = cell
    const leftOut = this.#row.isHidden ? undefined : this.#collector.leftOut
    const shown = line.toText(leftOut).replace(/\s+/g, ' ').trim()
    if (cell.hasValue && !cell.hasText) leftOut?.count('hiddenTexts')
    const text = shown === '' || day === '' ? shown : dayText(day, look.dateParts, shown)
    if (look.isConditional) this.#isRecoloured = true
    this.#table.add(this.#column, text, { times, isPale: (look.isPale ?? false) && !look.isShaded })
    this.#column += times
  }

  #endTable(): void {
    this.#collector.add(this.#table.toText(!this.#isRecoloured))
    this.wasCut ||= this.#table.wasCut
    for (const reference of this.#charts) this.#collector.add(this.#objects.get(reference)?.text ?? '')
  }
}

/** A day in full, as far as its format shows it. */
function dayText(value: string, parts: ReadonlySet<string> | undefined, shown: string): string {
  if (!parts || parts.size === 0) return isoDay(value)
  if (!parts.has('month')) return shown
  if (!parts.has('day')) return parts.has('year') ? value.slice(0, 7) : shown
  return isoDay(parts.has('hours') ? value : value.slice(0, 10))
}

function isOff(attributes: Record<string, string>): boolean {
  return hiddenStates.test(attributeOf(attributes, 'visibility') ?? '')
}

function timesOf(attributes: Record<string, string>, name: string): number {
  const times = Number(attributeOf(attributes, name) ?? 1)
  return times > 0 ? times : 1
}
