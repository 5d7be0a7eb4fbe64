import type { LeftOutCounter } from '../left-out.ts'
import { formatNumber, formatText, hidesAll, isoDay } from './cell-format.ts'
import { type SheetCells, SheetTable } from './sheet-table.ts'
import { type SheetText, SheetTextReader, shownText } from './xlsx-strings.ts'
import type { CellStyle, CellStyles } from './xlsx-styles.ts'
import { attributeOf, type XmlVisitor } from './xml.ts'

/** What all sheets of a workbook share. */
export interface Workbook {
  texts: readonly SheetText[]
  styles: CellStyles
  isDate1904: boolean
}

/** Elements that colour cells independently of their styles. */
const recolouring = new Set(['conditionalFormatting', 'tablePart', 'picture'])

/** Reads one worksheet: its shown cells as they are shown. */
export class SheetVisitor implements XmlVisitor {
  /** Relationship of the drawing that has the sheet's charts. */
  drawing: string | undefined
  readonly table: SheetTable
  readonly #cells: SheetCells
  readonly #leftOut: LeftOutCounter
  readonly #workbook: Workbook
  readonly #inline = new SheetTextReader()
  #isRecoloured = false
  #isRowHidden = false
  #rowNumber = 0
  #column = 0
  #type = ''
  #style: CellStyle
  #value = ''
  #isValue = false
  #isInline = false

  /** @param cells takes the cells instead of the table that becomes the text */
  constructor(workbook: Workbook, leftOut: LeftOutCounter, cells?: SheetCells) {
    this.#workbook = workbook
    this.#leftOut = leftOut
    this.table = new SheetTable(leftOut)
    this.#cells = cells ?? this.table
    this.#style = workbook.styles.get(undefined)
  }

  isDone(): boolean {
    return this.#cells.wasCut
  }

  toText(): string {
    return this.table.toText(!this.#isRecoloured)
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.#isInline) {
      this.#inline.open(name, attributes)
      return
    }
    switch (name) {
      case 'col':
        if (isOff(attributes, 'width')) this.#cells.hideColumns(Number(attributes.min) - 1, Number(attributes.max) - 1)
        break
      case 'row':
        this.#isRowHidden = isOff(attributes, 'ht')
        this.#rowNumber = Number(attributes.r) || this.#rowNumber + 1
        this.#column = -1
        break
      case 'c':
        this.#column = attributes.r === undefined ? this.#column + 1 : columnOf(attributes.r)
        this.#type = attributes.t ?? 'n'
        this.#style = this.#workbook.styles.get(attributes.s)
        this.#value = ''
        this.#inline.start()
        break
      case 'v':
        this.#isValue = true
        break
      case 'is':
        this.#isInline = true
        break
      case 'drawing':
        this.drawing = attributeOf(attributes, 'id')
        break
      default:
        if (recolouring.has(name)) this.#isRecoloured = true
    }
  }

  close(name: string): void {
    if (name === 'is') this.#isInline = false
    else if (this.#isInline) this.#inline.close(name)
    else if (name === 'v') this.#isValue = false
    else if (name === 'c') this.#endCell()
    else if (name === 'row') this.#cells.endRow({ isHidden: this.#isRowHidden, number: this.#rowNumber })
  }

  text(text: string): void {
    if (this.#isInline) this.#inline.text(text)
    else if (this.#isValue) this.#value += text
  }

  #endCell(): void {
    const { format, font, isUnfilled } = this.#style
    const value = this.#shownValue(format)
    if (value === '') return
    if (hidesAll(format)) {
      this.#leftOut.count('hiddenTexts')
      return
    }
    // text skipped with its hidden row is not counted again
    const leftOut = this.#isRowHidden ? undefined : this.#leftOut
    this.#cells.add(this.#column, shownText(value, font, leftOut), { isPale: font.isPale && isUnfilled })
  }

  #shownValue(format: string): SheetText {
    const value = this.#value
    switch (this.#type) {
      case 's':
        return withFormat(this.#workbook.texts[Number(value)] ?? '', format)
      case 'inlineStr':
        return withFormat(this.#inline.finish(), format)
      case 'str':
        return withFormat(value, format)
      case 'b':
        return value === '1' ? 'TRUE' : 'FALSE'
      case 'd':
        return isoDay(value)
      case 'n': {
        const number = Number(value)
        if (value === '' || Number.isNaN(number)) return value
        return hidesAll(format) ? value : formatNumber(number, format, this.#workbook.isDate1904)
      }
      default:
        return value
    }
  }
}

function withFormat(text: SheetText, format: string): SheetText {
  return typeof text === 'string' && !hidesAll(format) ? formatText(text, format) : text
}

/** Hidden by a mark, or of no width or height. */
function isOff(attributes: Record<string, string>, size: string): boolean {
  return (
    /^(?:1|true)$/.test(attributes.hidden ?? '') || (attributes[size] !== undefined && Number(attributes[size]) === 0)
  )
}

/** AB12 is in column 27, counted from 0. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference.slice(0, 4)) {
    const value = letter.charCodeAt(0) & 0x1f
    if (!/[A-Z]/i.test(letter)) break
    column = column * 26 + value
  }
  return column - 1
}
