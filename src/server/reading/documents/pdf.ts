import type { PDFDocumentProxy } from 'pdfjs-dist'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { limits } from './limits.ts'
import { readFormInstead } from './pdf-form.ts'
import { GarbledFonts } from './pdf-garbled.ts'
import type { PageBlock } from './pdf-layout.ts'
import { openPdf } from './pdf-library.ts'
import { PageReader } from './pdf-page.ts'
import { PageSequence } from './pdf-pages.ts'
import { hasTransparentPictures } from './pdf-pictures.ts'
import { TextCollector } from './text-collector.ts'

/** This many damaged pages in a row without a readable one before them make a damaged file. */
const hopelessAfterPages = 20
/** Type this much larger than the page's usual one makes a heading. */
const headingRatio = 1.2

/**
 * Reads the text layer of a PDF page by page, columns in reading order. Beyond the page or time limit the text is cut.
 * @throws AppError PASSWORD_PROTECTED | CORRUPT | TOO_COMPLEX | NO_TEXT if its letters are garbled | UNSUPPORTED_TYPE
 * for forms and portfolios without real pages
 */
export async function readPdf(bytes: Uint8Array): Promise<Found> {
  // Every PDF is made of these. Looking for them in something else is what the library needs most memory for.
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(' obj') < 0) {
    throw documentFailure('CORRUPT', 'no objects')
  }
  const start = process.cpuUsage()
  const startBytes = process.memoryUsage.rss()
  const pictures = hasTransparentPictures(bytes)
  const document = await openPdf(bytes)
  const collector = new TextCollector()
  let heading: string | undefined
  const pages = new PageSequence(collector, (blocks) => {
    heading = findHeading(blocks)
  })
  const fonts = new GarbledFonts(collector.leftOut)
  const reader = await PageReader.of(document, {
    leftOut: collector.leftOut,
    fonts,
    hasTransparentPictures: pictures,
    isLate: () =>
      processorMsSince(start) > limits.pdfDrawingsProcessorMs ||
      process.memoryUsage.rss() - startBytes > limits.pdfDrawingsBytes,
  })
  let unreadable = 0
  let number = 1

  for (; number <= Math.min(document.numPages, limits.pdfPages) && !collector.isFull; number += 1) {
    if (processorMsSince(start) > limits.pdfProcessorMs) break
    try {
      pages.add(await reader.read(number), number)
    } catch (error) {
      // One damaged page does not spoil the rest. A file without any readable page is damaged as a whole.
      unreadable += 1
      if (unreadable === hopelessAfterPages && number === unreadable) throw documentFailure('CORRUPT', error)
    }
  }
  pages.end()
  const isWhole = number > document.numPages
  if (fonts.areMostlyGarbled) throw documentFailure('GARBLED')
  if (collector.isEmpty && unreadable > 0) throw documentFailure('CORRUPT', 'no readable page')
  if (collector.isEmpty && !isWhole) throw documentFailure('TOO_COMPLEX', `no text up to page ${number}`)

  const properties = await readProperties(document)
  const form = await readFormInstead(document, collector)
  if (form) return { ...form.found(), ...properties }
  return { ...collector.found(!isWhole), heading, ...properties }
}

/** Processor time of this process since then: on a busy machine no document is cut short. */
function processorMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

/** The first page's largest text, if it is clearly larger than the rest. */
function findHeading(blocks: PageBlock[]): string | undefined {
  const largest = blocks.toSorted((one, other) => other.size - one.size)[0]
  const letters = blocks.reduce((sum, block) => sum + block.text.length, 0)
  const usual = blocks.reduce((sum, block) => sum + block.size * block.text.length, 0) / letters
  return largest && largest.size > usual * headingRatio ? largest.text : undefined
}

async function readProperties(document: PDFDocumentProxy): Promise<{ metadataTitle?: string; language?: string }> {
  try {
    const { info } = await document.getMetadata()
    const { Title: metadataTitle, Language: language } = info as { Title?: string; Language?: string }
    return { ...(metadataTitle && { metadataTitle }), ...(language && { language }) }
  } catch {
    // Properties are optional; the text is usable without them.
    return {}
  }
}
