import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { documentFailure } from './failure.ts'

const nativePush = Array.prototype.push

/** Takes the place of the page's fonts: while text is read nothing is drawn, but without one each letter is outlined. */
const nowhere = { fonts: { add() {}, delete() {} } } as unknown as HTMLDocument

/** Takes the place of the browser's FontFace, and keeps the font's file. */
class RecordedFont {
  readonly loaded = Promise.resolve()

  constructor(name: string, file: Uint8Array) {
    if (fontBytes + file.length > maxFontBytes) return
    fontBytes += file.length
    fontFiles.set(name, file)
  }
}

/** The fonts of the document opened last, by the library's names for them, up to `maxFontBytes`. */
const fontFiles = new Map<string, Uint8Array>()
let fontBytes = 0
const maxFontBytes = 8 * 1024 * 1024

/** The file of a font that letters were read in, as OpenType. */
export function fontFileOf(name: string): Uint8Array | undefined {
  return fontFiles.get(name)
}

/**
 * @param showsPictures for drawing pages; otherwise no picture is decoded, which takes most time and memory
 * @param readsForms for XFA forms: the library lays them out as separate pages
 * @throws AppError PASSWORD_PROTECTED | CORRUPT
 */
export async function openPdf(
  bytes: Uint8Array,
  { showsPictures = false, readsForms = false } = {},
): Promise<PDFDocumentProxy> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  fontFiles.clear()
  fontBytes = 0
  if (!showsPictures) Object.assign(globalThis, { FontFace: RecordedFont })
  try {
    const document = await getDocument({
      data: ownBytes(bytes),
      cMapUrl: join(assets, 'cmaps/'),
      cMapPacked: true,
      standardFontDataUrl: join(assets, 'standard_fonts/'),
      isEvalSupported: false,
      disableFontFace: showsPictures,
      useWasm: showsPictures,
      wasmUrl: join(assets, 'wasm/'),
      useSystemFonts: false,
      enableXfa: readsForms,
      ...(!showsPictures && { maxImageSize: 0, ownerDocument: nowhere }),
      verbosity: VerbosityLevel.ERRORS,
    }).promise
    // For Node before 22 the library installs its own `push` (core-js), which takes a tenth of the reading time.
    Array.prototype.push = nativePush
    return document
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw documentFailure('PASSWORD_PROTECTED')
    throw documentFailure('CORRUPT', error)
  }
}

/** The library keeps what it is given; handed a part of something larger, or a Buffer, it wants a copy. */
function ownBytes(bytes: Uint8Array): Uint8Array {
  const isWhole = bytes.byteLength === bytes.buffer.byteLength && !Buffer.isBuffer(bytes)
  return isWhole ? bytes : new Uint8Array(bytes)
}
