import { readEmbedded } from './docx-embedded.ts'
import { WordStyles } from './docx-styles.ts'
import { type EmbeddedTexts, WordVisitor } from './docx-visitor.ts'
import { documentFailure, unlessCorrupt } from './failure.ts'
import type { Found } from './found.ts'
import { corePart, countElements, mainPart, readRelationships } from './office.ts'
import { readProperties } from './properties.ts'
import { TextCollector } from './text-collector.ts'
import { walkXml } from './xml.ts'
import type { Zip } from './zip.ts'

/**
 * Reads a Word document: its body with text boxes, tables, charts and embedded documents, then footnotes and endnotes.
 * @param depth how many documents it is embedded in
 * @throws AppError CORRUPT | TOO_COMPLEX | PASSWORD_PROTECTED
 */
export async function readDocx(zip: Zip, depth = 0): Promise<Found> {
  const part = mainPart(zip, 'word/document.xml')
  const body = zip.read(part)
  if (!body) throw documentFailure('CORRUPT', 'no document part')

  const collector = new TextCollector()
  const related = readRelationships(zip, part)
  const styles = new WordStyles(zip.read('word/styles.xml'))
  const headers = related.flatMap(({ type, target }) =>
    type === 'header' ? [unlessCorrupt(() => zip.read(target), undefined)] : [],
  )
  const hasGround = [body, ...headers].some((bytes) => bytes && hasDrawingsBehind(bytes))
  const readPart = (bytes: Uint8Array, embedded: EmbeddedTexts) => {
    const visitor = new WordVisitor(collector, styles, embedded, hasGround)
    walkXml(bytes, visitor)
    visitor.finish()
    return visitor
  }
  const { heading } = readPart(body, await readEmbedded(zip, related, depth, readDocx))
  for (const type of ['footnotes', 'endnotes']) {
    const notes = related.find((each) => each.type === type)
    const bytes = notes && !collector.isFull ? zip.read(notes.target) : undefined
    if (bytes) readPart(bytes, new Map())
  }
  const remarks = related.find((each) => each.type === 'comments')?.target
  if (remarks) collector.leftOut.count('comments', countElements(zip, remarks, 'comment'))

  return {
    ...collector.found(),
    ...readProperties(zip, corePart),
    heading,
  }
}

/** Whether pictures or shapes are behind the text, as on covers, where letters of any colour may be visible. */
function hasDrawingsBehind(bytes: Uint8Array): boolean {
  const part = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return part.includes('behindDoc="1"') || part.includes('behindDoc="true"') || part.includes('z-index:-')
}
