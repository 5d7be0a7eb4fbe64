import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { documentFailure } from './failure.ts'
import type { Found } from './found.ts'
import { limits } from './limits.ts'
import type { Annotation } from './pdf-fields.ts'
import { arrangePage, type PageBlock } from './pdf-layout.ts'
import { TextCollector } from './text-collector.ts'

/** So many damaged pages in a row, and none before them that could be read, make a damaged file. */
const hopelessAfterPages = 20
/** Type this much larger than the page's usual one makes a heading. */
const headingRatio = 1.2

/**
 * Reads the text layer of a PDF page by page, columns in reading order. Past its page or time limit the text is cut.
 * @throws AppError PASSWORD_PROTECTED | CORRUPT | TOO_COMPLEX
 */
export async function readPdf(bytes: Uint8Array): Promise<Found> {
  // Every PDF is made of these. Looking for them in something else is what the library needs most memory for.
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(' obj') < 0) {
    throw documentFailure('CORRUPT', 'no objects')
  }
  const start = process.cpuUsage()
  const document = await openPdf(bytes)
  const collector = new TextCollector()
  let heading: string | undefined
  let unreadable = 0
  let number = 1

  for (; number <= Math.min(document.numPages, limits.pdfPages) && !collector.isFull; number += 1) {
    if (processorMsSince(start) > limits.pdfProcessorMs) break
    try {
      const blocks = await readPage(document, number)
      for (const { text } of blocks) collector.add(text)
      if (number === 1) heading = findHeading(blocks)
    } catch (error) {
      // One damaged page does not spoil the rest. A file without any readable page is damaged as a whole.
      unreadable += 1
      if (unreadable === hopelessAfterPages && collector.isEmpty) throw documentFailure('CORRUPT', error)
    }
  }
  const isWhole = number > document.numPages
  if (collector.isEmpty && unreadable > 0) throw documentFailure('CORRUPT', 'no readable page')
  if (collector.isEmpty && !isWhole) throw documentFailure('TOO_COMPLEX', `no text up to page ${number}`)

  return {
    ...collector.found(!isWhole),
    heading,
    ...(await readProperties(document)),
  }
}

/** What this process has taken of a processor since then: a busy machine cuts no document short. */
function processorMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<PageBlock[]> {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent({ disableNormalization: true })
  const annotations = (await page.getAnnotations()) as Annotation[]
  const blocks = arrangePage(items, annotations, page.getViewport({ scale: 1 }))
  page.cleanup()
  return blocks
}

/** The first page's largest type, where it stands out. */
function findHeading(blocks: PageBlock[]): string | undefined {
  const largest = blocks.toSorted((one, other) => other.size - one.size)[0]
  const letters = blocks.reduce((sum, block) => sum + block.text.length, 0)
  const usual = blocks.reduce((sum, block) => sum + block.size * block.text.length, 0) / letters
  return largest && largest.size > usual * headingRatio ? largest.text : undefined
}

/** The library keeps what it is given; handed a part of something larger, or a Buffer, it wants a copy. */
function ownBytes(bytes: Uint8Array): Uint8Array {
  const isWhole = bytes.byteLength === bytes.buffer.byteLength && !Buffer.isBuffer(bytes)
  return isWhole ? bytes : new Uint8Array(bytes)
}

/** @throws AppError PASSWORD_PROTECTED | CORRUPT */
export async function openPdf(bytes: Uint8Array, { showsPictures = false } = {}): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  try {
    return await getDocument({
      data: ownBytes(bytes),
      cMapUrl: join(assets, 'cmaps/'),
      cMapPacked: true,
      standardFontDataUrl: join(assets, 'standard_fonts/'),
      isEvalSupported: false,
      disableFontFace: true,
      useWasm: showsPictures,
      wasmUrl: join(assets, 'wasm/'),
      useSystemFonts: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw documentFailure('PASSWORD_PROTECTED')
    throw documentFailure('CORRUPT', error)
  }
}

async function readProperties(document: PDFDocumentProxy): Promise<{ metadataTitle?: string; language?: string }> {
  try {
    const { info } = await document.getMetadata()
    const { Title: metadataTitle, Language: language } = info as { Title?: string; Language?: string }
    return { ...(metadataTitle && { metadataTitle }), ...(language && { language }) }
  } catch {
    // Properties are an extra; the text stands without them.
    return {}
  }
}
