import type { Found } from './found.ts'
import { metaPart, readContent, readStyles } from './odf.ts'
import { OdfObjects } from './odf-objects.ts'
import { OdsVisitor } from './ods-visitor.ts'
import { readProperties } from './properties.ts'
import { TextCollector } from './text-collector.ts'
import { walkXml } from './xml.ts'
import type { Zip } from './zip.ts'

/**
 * Reads an OpenDocument spreadsheet: the shown cells of each sheet as they are shown, row by row, then its charts.
 * @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED
 */
export function readOds(zip: Zip): Found {
  const collector = new TextCollector()
  const content = readContent(zip)
  const visitor = new OdsVisitor(collector, readStyles(zip), new OdfObjects(zip))
  walkXml(content, visitor)
  return { ...readProperties(zip, metaPart), ...collector.found(visitor.wasCut) }
}
