import { unlessCorrupt } from './failure.ts'
import { type Relationship, readRelationships } from './office.ts'
import { readChart } from './office-chart.ts'
import { attributeOf, walkXml, type XmlVisitor } from './xml.ts'
import type { Zip } from './zip.ts'

/** The texts of the charts that a part shows, by the number of their relationship. */
export function readCharts(zip: Zip, related: readonly Relationship[]): Map<string, string> {
  const charts = related.filter(({ type, target }) => /^chart(?:Ex)?$/.test(type) && zip.has(target))
  return new Map(charts.map(({ id, target }) => [id, unlessCorrupt(() => readChart(zip.readPieces(target)), '')]))
}

/** The texts of the charts of a sheet, in the order they were drawn; hidden ones are left out. */
export function chartTexts(zip: Zip, drawing: string): string[] {
  if (!zip.has(drawing)) return []
  const charts = readCharts(
    zip,
    unlessCorrupt(() => readRelationships(zip, drawing), []),
  )
  const texts: string[] = []
  let isHidden = false
  const visitor: XmlVisitor = {
    open(name, attributes) {
      if (name === 'cNvPr') isHidden = /^(?:1|true)$/.test(attributes.hidden ?? '')
      else if (name === 'chart' && !isHidden) texts.push(charts.get(attributeOf(attributes, 'id') ?? '') ?? '')
    },
  }
  unlessCorrupt(() => walkXml(zip.readPieces(drawing), visitor), undefined)
  return texts
}
