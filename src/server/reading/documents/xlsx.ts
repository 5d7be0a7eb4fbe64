import { chartTexts } from './drawing-charts.ts'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { corePart, countElements, mainPart, readRelationships } from './office.ts'
import { readProperties } from './properties.ts'
import { TextCollector } from './text-collector.ts'
import { SheetVisitor, type Workbook } from './xlsx-sheet.ts'
import { readSharedTexts } from './xlsx-strings.ts'
import { CellStyles } from './xlsx-styles.ts'
import { attributeOf, walkXml } from './xml.ts'
import type { Zip } from './zip.ts'

interface ListedSheet {
  name: string
  relationship: string
  isHidden: boolean
}

/**
 * Reads an Excel workbook: the shown cells of each sheet as they are shown, then its charts.
 * @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED
 */
export function readXlsx(zip: Zip): Found {
  const { sheets, workbook, hasMoreTexts } = openWorkbook(zip)
  const collector = new TextCollector()
  let wasCut = hasMoreTexts
  for (const { part, isHidden } of sheets) {
    if (collector.isFull) continue
    if (isHidden) collector.leftOut.count('hiddenSheets')
    else wasCut = readSheet(zip, part, workbook, collector) || wasCut
  }
  return { ...readProperties(zip, corePart), ...collector.found(wasCut) }
}

/** The sheets of a workbook with their parts of the archive, and what they share. @throws AppError CORRUPT | TOO_COMPLEX */
export function openWorkbook(zip: Zip) {
  const part = mainPart(zip, 'xl/workbook.xml')
  if (!zip.has(part)) throw documentFailure('CORRUPT', 'no workbook part')
  const related = readRelationships(zip, part)
  const { sheets, isDate1904 } = listSheets(zip, part)
  const partOf = (type: string) => {
    const name = related.find((each) => each.type === type)?.target ?? `xl/${type}.xml`
    return zip.has(name) ? zip.readPieces(name) : undefined
  }
  const textPart = partOf('sharedStrings')
  const { texts, wasCut: hasMoreTexts } = textPart ? readSharedTexts(textPart) : noTexts
  const workbook: Workbook = { texts, styles: new CellStyles(partOf('styles')), isDate1904 }
  const found = sheets.flatMap(({ relationship, ...sheet }) => {
    const target = related.find((each) => each.id === relationship && /^(?:work|chart)sheet$/.test(each.type))?.target
    return target && zip.has(target) ? [{ ...sheet, part: target }] : []
  })
  return { sheets: found, workbook, hasMoreTexts }
}

const noTexts = { texts: [], wasCut: false }

/** @returns whether the sheet exceeds the limits */
function readSheet(zip: Zip, part: string, workbook: Workbook, collector: TextCollector): boolean {
  const visitor = new SheetVisitor(workbook, collector.leftOut)
  walkXml(zip.readPieces(part), visitor)
  collector.add(visitor.toText())
  const related = readRelationships(zip, part)
  const drawing = related.find((each) => each.id === visitor.drawing)?.target
  if (drawing) for (const text of chartTexts(zip, drawing)) collector.add(text)
  const remarks = related.find((each) => each.type === 'comments')?.target
  if (remarks) collector.leftOut.count('comments', countElements(zip, remarks, 'comment'))
  return visitor.table.wasCut
}

function listSheets(zip: Zip, part: string): { sheets: ListedSheet[]; isDate1904: boolean } {
  const sheets: ListedSheet[] = []
  let isDate1904 = false
  walkXml(zip.readPieces(part), {
    open(name, attributes) {
      if (name === 'workbookPr') isDate1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '')
      else if (name === 'sheet') {
        // The element's own `sheetId` is a number of another kind.
        sheets.push({
          name: attributes.name ?? '',
          relationship: attributeOf(attributes, 'id') ?? '',
          isHidden: /hidden$/i.test(attributes.state ?? ''),
        })
      }
    },
  })
  return { sheets, isDate1904 }
}
