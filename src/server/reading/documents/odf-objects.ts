import { type ChartSeries, chartText } from './chart-table.ts'
import { unlessCorrupt } from './failure.ts'
import { MathReader } from './odf-math.ts'
import { resolvePart } from './office.ts'
import { walkXml, type XmlVisitor } from './xml.ts'
import type { Zip } from './zip.ts'

export interface OdfObject {
  kind: 'formula' | 'chart'
  text: string
}

/** Older programs declare the type of a formula, which takes no part in it. */
const doctype = /<!DOCTYPE\s[^[<>]*>/

/** The formulas and charts of an OpenDocument file, each in a separate part, by the reference in their frames. */
export class OdfObjects {
  readonly #zip: Zip
  readonly #known = new Map<string, OdfObject | undefined>()

  constructor(zip: Zip) {
    this.#zip = zip
  }

  /** Undefined for an object of another kind, and for one that is missing or damaged. */
  get(reference: string): OdfObject | undefined {
    if (!this.#known.has(reference)) this.#known.set(reference, this.#read(reference))
    return this.#known.get(reference)
  }

  #read(reference: string): OdfObject | undefined {
    const bytes = this.#zip.read(resolvePart('', `${reference}/content.xml`))
    if (!bytes) return undefined
    const source = Buffer.from(bytes).toString('utf8')
    const visitor = new ObjectVisitor()
    unlessCorrupt(() => walkXml(Buffer.from(source.replace(doctype, '')), visitor), undefined)
    return visitor.found()
  }
}

class ObjectVisitor implements XmlVisitor {
  readonly #path: string[] = []
  readonly #math = new MathReader()
  #kind: OdfObject['kind'] | undefined
  #title = ''
  readonly #axisTitles: string[] = []
  readonly #rows: string[][] = []

  open(name: string, attributes: Record<string, string>): void {
    if (this.#path.length === 0 && name === 'math') this.#kind = 'formula'
    else if (name === 'chart') this.#kind = 'chart'
    this.#path.push(name)
    if (this.#kind === 'formula') this.#math.open(name, attributes)
    else if (name === 'title' && this.#path.at(-2) === 'axis') this.#axisTitles.push('')
    else if (name === 'table-row') this.#rows.push([])
    else if (name === 'table-cell') this.#rows.at(-1)?.push('')
  }

  close(): void {
    if (this.#kind === 'formula') this.#math.close()
    this.#path.pop()
  }

  text(text: string): void {
    if (this.#kind === 'formula') this.#math.text(text)
    else if (this.#path.includes('table-cell')) {
      const row = this.#rows.at(-1)
      row?.push((row.pop() ?? '') + text)
    } else if (this.#path.includes('axis')) {
      this.#axisTitles.push((this.#axisTitles.pop() ?? '') + text)
    } else if (this.#path.includes('title') && this.#path.includes('chart')) this.#title += text
  }

  found(): OdfObject | undefined {
    if (this.#kind === 'formula') return { kind: 'formula', text: this.#math.toText() }
    if (this.#kind !== 'chart') return undefined
    return { kind: 'chart', text: chartText([this.#title, ...this.#axisTitles], this.#toSeries()) }
  }

  /** The chart's own table: a column for each series, a row for each category. */
  #toSeries(): ChartSeries[] {
    const [names = [], ...rows] = this.#rows
    const categories = new Map(rows.map((row, at) => [at, row[0] ?? '']))
    return names.slice(1).map((name, at) => {
      const values = rows.flatMap((row, point): [number, string][] => {
        const value = row[at + 1]?.trim() ?? ''
        return /^$|nan$/i.test(value) ? [] : [[point, value]]
      })
      return { name, categories, values: new Map(values) }
    })
  }
}
