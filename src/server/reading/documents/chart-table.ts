import { limits } from './limits.ts'

export interface ChartSeries {
  name: string
  /** By the number of the point; many series share theirs. */
  categories: ReadonlyMap<number, string>
  values: ReadonlyMap<number, string>
}

/**
 * A chart as lines of text: its title and axis titles, then a table with a column per series and a row per category.
 * Series over different categories get a table each.
 */
export function chartText(titles: readonly string[], series: readonly ChartSeries[]): string {
  const lines = titles.map(oneLine).filter((title) => title !== '')
  let cells = 0
  for (const group of groupByCategories(series)) {
    const names = group.map(({ name }) => oneLine(name))
    if (names.some((name) => name !== '')) lines.push(['', ...names].join('\t'))
    const [first] = group
    const points = [...new Set(group.flatMap(({ values }) => [...values.keys()]))].sort((one, other) => one - other)
    for (const point of points) {
      cells += group.length + 1
      if (cells > limits.sheetCells) return lines.join('\n')
      const values = group.map(({ values }) => oneLine(values.get(point) ?? ''))
      lines.push([oneLine(first?.categories.get(point) ?? String(point + 1)), ...values].join('\t'))
    }
  }
  return lines.join('\n')
}

function groupByCategories(series: readonly ChartSeries[]): ChartSeries[][] {
  const groups = new Map<string, ChartSeries[]>()
  for (const each of series.filter(({ values }) => values.size > 0)) {
    const key = [...each.categories].join('\n')
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return [...groups.values()]
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
