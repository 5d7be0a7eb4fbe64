import type CFB from 'cfb'
import WordExtractor from 'word-extractor'
import { documentFailure, toDocumentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { findStream } from './sniff.ts'
import { readSummaryTitle } from './summary-title.ts'
import { TextCollector } from './text-collector.ts'

/** The first version of the file format that word-extractor knows: Word 97. Word 6 and 95 wrote lower numbers. */
const word97 = 0x00c1
const encryptedFlag = 0x0100

/**
 * Reads a Word 97 to 2003 document: body, text boxes, footnotes, endnotes.
 * @throws AppError UNSUPPORTED_TYPE (Word 6 and 95) | PASSWORD_PROTECTED | CORRUPT
 */
export async function readDoc(bytes: Uint8Array, container: CFB.CFB$Container): Promise<Found> {
  const header = findStream(container, 'WordDocument')
  if (!header || header.length < 32) throw documentFailure('CORRUPT', 'no Word header')
  if (header.readUInt16LE(2) < word97) throw documentFailure('UNSUPPORTED_TYPE', 'Word 6 or 95')
  if (header.readUInt16LE(10) & encryptedFlag) throw documentFailure('PASSWORD_PROTECTED')

  const raw = { filterUnicode: false, includeHeadersAndFooters: false }
  const collector = new TextCollector()
  try {
    const document = await new WordExtractor().extract(Buffer.from(bytes))
    const parts = [
      document.getBody(raw),
      document.getTextboxes(raw),
      document.getFootnotes(raw),
      document.getEndnotes(raw),
    ]
    for (const paragraph of parts.join('\n').split(/[\r\n]+/)) collector.add(paragraph)
  } catch (error) {
    throw toDocumentFailure(error)
  }
  return { ...collector.found(), metadataTitle: readSummaryTitle(container) }
}
