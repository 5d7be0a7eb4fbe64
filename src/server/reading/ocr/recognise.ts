import type { Extracted } from '../documents/extract.ts'
import { documentFailure } from '../documents/failure.ts'
import { looksGarbled } from '../documents/garbled.ts'
import { TextCollector } from '../documents/text-collector.ts'
import { chooseTitle } from '../documents/title.ts'
import { drawPages } from './draw-pages.ts'
import { createRecogniser } from './recogniser.ts'

/**
 * Recognises the text of a PNG, a JPEG or a scanned PDF, in this very process: only ever called in a child.
 * @throws AppError UNSUPPORTED_TYPE | NO_TEXT | CORRUPT
 */
export async function recognise(bytes: Uint8Array, filename: string): Promise<Extracted> {
  const pages = pagesOf(bytes)
  const read = await createRecogniser()
  const collector = new TextCollector()
  let isCut = false
  for await (const page of pages) {
    if (page === 'more') isCut = true
    else collector.add(read(page))
  }
  const text = collector.toText()
  if (!/[\p{L}\p{N}]/u.test(text)) throw documentFailure('NO_TEXT')
  // A font that is not in the file was replaced by another one, with the wrong letters.
  if (looksGarbled(text)) throw documentFailure('GARBLED')
  return {
    title: chooseTitle({ text, filename }),
    text,
    truncated: isCut || collector.isFull,
    language: null,
    byline: null,
    published: null,
    siteName: null,
  }
}

/** Pictures to look at, one after the other; `more` where there would be others. */
function pagesOf(bytes: Uint8Array): AsyncIterable<Uint8Array | 'more'> | Uint8Array[] {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (start.startsWith('\x89PNG\r\n') || start.startsWith('\xff\xd8\xff')) return [bytes]
  if (start.includes('%PDF-')) return drawPages(bytes)
  throw documentFailure('UNSUPPORTED_TYPE', 'neither a picture nor a PDF')
}
