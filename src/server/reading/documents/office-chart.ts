import { formatNumber } from './cell-format.ts'
import { type ChartSeries, chartText } from './chart-table.ts'
import { walkXml, type XmlVisitor } from './xml.ts'

/** The points of one dimension of a series as stored in the chart, with a level per grouping of categories. */
interface Points {
  format: string
  levels: Map<number, string>[]
}

interface Data {
  categories: Points
  values: Points
}

interface Series {
  isHidden: boolean
  name: string
  /** Newer charts have the data of all series in front, by number. */
  data: Data | undefined
}

/** Filtered series, and labels next to the points. */
const skipped = new Set(['extLst', 'dLbls', 'trendline', 'errBars', 'dispUnits'])
const categoryElements = new Set(['cat', 'xVal', 'strDim'])
const valueElements = new Set(['val', 'yVal', 'numDim'])

/** The text of a chart of an office document (`c:chart`, and `cx:chart` of newer programs). */
export function readChart(part: Iterable<Uint8Array>): string {
  const visitor = new ChartVisitor()
  walkXml(part, visitor)
  return visitor.toText()
}

class ChartVisitor implements XmlVisitor {
  #title = ''
  readonly #axisTitles: string[] = []
  /** If an axis is in millions, its title says so; the stored points are not scaled. */
  #hasUnits = false
  readonly #series: Series[] = []
  readonly #sharedData = new Map<string, Data>()
  readonly #path: string[] = []
  #skipDepth = 0
  #titleText: string | undefined
  #data = emptyData()
  #points: Points | undefined
  #point = 0
  #isName = false

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'dispUnits') this.#hasUnits = true
    if (this.#skipDepth > 0 || skipped.has(name)) {
      this.#skipDepth += 1
      return
    }
    const outer = this.#path.at(-1)
    this.#path.push(name)
    if (name === 'title') this.#titleText = ''
    else if (name === 'p' && this.#titleText) this.#titleText += ' '
    else if (name === 'ser') {
      this.#data = emptyData()
      this.#series.push({ isHidden: false, name: '', data: this.#data })
    } else if (name === 'data' && outer === 'chartData') {
      this.#data = emptyData()
      this.#sharedData.set(attributes.id ?? '', this.#data)
    } else if (name === 'series') this.#series.push({ isHidden: attributes.hidden === '1', name: '', data: undefined })
    else if (name === 'dataId') {
      const series = this.#series.at(-1)
      if (series) series.data = this.#sharedData.get(attributes.val ?? '')
    } else if (name === 'tx' && (outer === 'ser' || outer === 'series')) this.#isName = true
    else this.#openPoints(name, attributes)
  }

  close(name: string): void {
    if (this.#skipDepth > 0) {
      this.#skipDepth -= 1
      return
    }
    this.#path.pop()
    if (name === 'title') {
      if (this.#path.at(-1) === 'chart') this.#title = this.#titleText ?? ''
      else this.#axisTitles.push(this.#titleText ?? '')
      this.#titleText = undefined
    } else if (name === 'tx') this.#isName = false
    else if (categoryElements.has(name) || valueElements.has(name)) this.#points = undefined
  }

  text(text: string): void {
    const name = this.#path.at(-1)
    if (this.#skipDepth > 0) return
    if (this.#titleText !== undefined) {
      if (name === 't' || name === 'v') this.#titleText += text
    } else if (this.#isName) {
      const series = this.#series.at(-1)
      if (series && name === 'v') series.name += text
    } else if (this.#points && name === 'formatCode') this.#points.format = text
    else if (this.#points && (name === 'v' || name === 'pt')) {
      const level = this.#points.levels.at(-1)
      level?.set(this.#point, (level.get(this.#point) ?? '') + text)
    }
  }

  toText(): string {
    const series = this.#series.flatMap(({ isHidden, name, data }): ChartSeries[] =>
      data && !isHidden ? [{ name, categories: categoriesOf(data.categories), values: valuesOf(data.values) }] : [],
    )
    return chartText([this.#title, ...(this.#hasUnits ? [] : this.#axisTitles)], series)
  }

  #openPoints(name: string, attributes: Record<string, string>): void {
    if (categoryElements.has(name)) this.#points = this.#data.categories
    else if (valueElements.has(name)) this.#points = this.#data.values
    else if (name === 'lvl' && this.#points) {
      this.#points.levels.push(new Map())
      this.#points.format = attributes.formatCode ?? this.#points.format
    } else if (name === 'pt' && this.#points) {
      this.#point = Number(attributes.idx ?? 0)
      if (this.#points.levels.length === 0) this.#points.levels.push(new Map())
    }
  }
}

function emptyData(): Data {
  return { categories: { format: '', levels: [] }, values: { format: '', levels: [] } }
}

function valuesOf({ format, levels }: Points): Map<number, string> {
  return new Map([...(levels[0] ?? [])].map(([at, value]) => [at, shownNumber(value, format)]))
}

/** The innermost level names each point; an outer one names all points until its next. */
function categoriesOf({ format, levels }: Points): Map<number, string> {
  const [names, ...groups] = levels
  const outer = groups.map((level) => ({ level, current: '' }))
  const points = [...(names ?? [])].sort(([one], [other]) => one - other)
  return new Map(
    points.map(([at, name]) => {
      for (const group of outer) group.current = group.level.get(at) ?? group.current
      const whole = [...outer.map((group) => group.current).reverse(), shownNumber(name, format)]
      return [at, whole.filter((each) => each !== '').join(' ')]
    }),
  )
}

function shownNumber(value: string, format: string): string {
  const number = Number(value)
  return value.trim() === '' || Number.isNaN(number) || format === '' ? value : formatNumber(number, format)
}
