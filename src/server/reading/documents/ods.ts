import type { Found } from './found.ts'
import { limits } from './limits.ts'
import { metaPart, readContent } from './odf.ts'
import { OdfStyles } from './odf-styles.ts'
import { readProperties } from './properties.ts'
import { TextCollector } from './text-collector.ts'
import { attributeOf, walkXml, type XmlVisitor } from './xml.ts'
import type { Zip } from './zip.ts'

const skipped = new Set(['tracked-changes', 'annotation', 'forms', 'scripts', 'shapes', 'frame', 'custom-shape'])

/**
 * Reads an OpenDocument spreadsheet: the cells of each sheet as they are shown, row by row; hidden sheets are left out.
 * @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED
 */
export function readOds(zip: Zip): Found {
  const collector = new TextCollector()
  const visitor = new SheetVisitor(collector)
  walkXml(readContent(zip), visitor)
  return { ...readProperties(zip, metaPart), ...collector.found(visitor.wasCut) }
}

/** A file of a kilobyte can repeat a cell a million times in a million rows, so all that is repeated is counted. */
class SheetVisitor implements XmlVisitor {
  wasCut = false
  readonly #collector: TextCollector
  readonly #styles = new OdfStyles()
  #skipDepth = 0
  #lines: string[] = []
  #left = { rows: 0, cells: 0, characters: 0 }
  #row: string[] = []
  #rowTimes = 1
  #cell: string[] = []
  #cellTimes = 1
  #isParagraph = false

  constructor(collector: TextCollector) {
    this.#collector = collector
  }

  isDone(): boolean {
    return this.#collector.isFull
  }

  open(name: string, attributes: Record<string, string>): void {
    this.#styles.open(name, attributes)
    if (this.#skipDepth > 0 || skipped.has(name) || (name === 'table' && this.#styles.isHidden(attributes))) {
      this.#skipDepth += 1
      return
    }
    switch (name) {
      case 'table':
        this.#lines = []
        this.#left = { rows: limits.sheetRows, cells: limits.sheetCells, characters: limits.textLength }
        break
      case 'table-row':
        this.#row = []
        this.#rowTimes = timesOf(attributes, 'number-rows-repeated')
        break
      case 'table-cell':
        this.#cell = []
        this.#cellTimes = timesOf(attributes, 'number-columns-repeated')
        break
      case 'p':
        this.#isParagraph = true
        this.#cell.push('')
        break
      case 's':
      case 'tab':
      case 'line-break':
        this.text(' ')
        break
    }
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1
      return
    }
    if (name === 'p') this.#isParagraph = false
    else if (name === 'table-cell') this.#endCell()
    else if (name === 'table-row') this.#endRow()
    else if (name === 'table') this.#collector.add(this.#lines.join('\n'))
  }

  text(text: string): void {
    if (this.#skipDepth === 0 && this.#isParagraph) this.#cell.push(`${this.#cell.pop() ?? ''}${text}`)
  }

  #endCell(): void {
    const shown = this.#cell.join(' ').replace(/\s+/g, ' ').trim()
    this.#cell = []
    if (shown === '') return
    for (let time = 0; time < this.#cellTimes; time += 1) {
      if (!this.#take('cells', 1) || !this.#take('characters', shown.length)) return
      this.#row.push(shown)
    }
  }

  #endRow(): void {
    if (this.#row.length === 0) return
    const line = this.#row.join('\t')
    for (let time = 0; time < this.#rowTimes; time += 1) {
      if (!this.#take('rows', 1) || (time > 0 && !this.#take('characters', line.length))) return
      this.#lines.push(line)
    }
  }

  #take(what: 'rows' | 'cells' | 'characters', amount: number): boolean {
    if (this.#left[what] < amount) {
      this.wasCut = true
      return false
    }
    this.#left[what] -= amount
    return true
  }
}

function timesOf(attributes: Record<string, string>, name: string): number {
  const times = Number(attributeOf(attributes, name) ?? 1)
  return times > 0 ? times : 1
}
