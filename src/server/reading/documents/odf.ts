import { documentFailure, unlessCorrupt } from './failure.ts'
import type { Found } from './found.ts'
import { OdfObjects } from './odf-objects.ts'
import { OdfStyles } from './odf-styles.ts'
import { OdfVisitor } from './odf-visitor.ts'
import { readProperties } from './properties.ts'
import type { ReadingChoices } from './reading-choices.ts'
import { TextCollector } from './text-collector.ts'
import { walkXml, type XmlVisitor } from './xml.ts'
import type { Zip } from './zip.ts'

/** Where an OpenDocument file has its properties. */
export const metaPart = 'meta.xml'

/**
 * Reads an OpenDocument text or presentation: the body with its tables, text boxes, formulas and charts, then footnotes
 * and endnotes; visible slides in order, with speaker notes on request.
 * @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED
 */
export function readOdf(zip: Zip, choices: ReadingChoices = {}): Found {
  const collector = new TextCollector()
  const content = readContent(zip)
  const visitor = new OdfVisitor(collector, readStyles(zip), new OdfObjects(zip), choices)
  walkXml(content, visitor)
  for (const note of visitor.notes) collector.add(note)
  return {
    ...readProperties(zip, metaPart),
    ...collector.found(),
    heading: visitor.heading,
  }
}

/** The part with the text, in pieces. @throws AppError CORRUPT | PASSWORD_PROTECTED */
export function readContent(zip: Zip): Iterable<Uint8Array> {
  const manifest = zip.read('META-INF/manifest.xml')
  if (manifest && Buffer.from(manifest).includes('encryption-data')) throw documentFailure('PASSWORD_PROTECTED')
  if (!zip.has('content.xml')) throw documentFailure('CORRUPT', 'no content part')
  return zip.readPieces('content.xml')
}

/** The named styles; automatic styles are added while the content is read. */
export function readStyles(zip: Zip): OdfStyles {
  const styles = new OdfStyles()
  if (zip.has('styles.xml')) {
    const visitor: XmlVisitor = { open: (name, attributes) => styles.open(name, attributes) }
    unlessCorrupt(() => walkXml(zip.readPieces('styles.xml'), visitor), undefined)
  }
  return styles
}
