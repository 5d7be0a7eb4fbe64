import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import type { LeftOutCounter } from '../left-out.ts'
import { DigitForms } from './pdf-digits.ts'
import type { Drawing } from './pdf-drawing.ts'
import { DrawingReader } from './pdf-drawing-reader.ts'
import { type Annotation, struckAreas } from './pdf-fields.ts'
import type { GarbledFonts } from './pdf-garbled.ts'
import { type Layers, readLayers } from './pdf-layers.ts'
import { linesOfPage, type PageLines } from './pdf-layout.ts'
import { fontFileOf } from './pdf-library.ts'
import { streamOperators } from './pdf-operators.ts'
import { type Piece, seenPieces } from './pdf-pieces.ts'
import { judgeLetters } from './pdf-seen.ts'

export interface PageOptions {
  leftOut: LeftOutCounter
  fonts: GarbledFonts
  /** Whether pictures in this file may be transparent. */
  hasTransparentPictures: boolean
  /** Whether looking at drawings took all the time and memory that it may. */
  isLate: () => boolean
}

/** Of one page; a map may have a million. */
const maxOperators = 300_000

/** Reads the visible text of pages, one after the other. */
export class PageReader {
  readonly #document: PDFDocumentProxy
  readonly #options: PageOptions
  readonly #layers: Layers
  readonly #ops: typeof import('pdfjs-dist').OPS
  readonly #digits = new DigitForms(fontFileOf)
  /** Counted once, on however many pages they are. */
  readonly #hiddenLayers = new Set<string>()

  private constructor(
    document: PDFDocumentProxy,
    options: PageOptions,
    layers: Layers,
    ops: typeof import('pdfjs-dist').OPS,
  ) {
    this.#document = document
    this.#options = options
    this.#layers = layers
    this.#ops = ops
  }

  static async of(document: PDFDocumentProxy, options: PageOptions): Promise<PageReader> {
    const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    return new PageReader(document, options, await readLayers(document), OPS)
  }

  async read(number: number): Promise<PageLines> {
    const { fonts, leftOut } = this.#options
    const page = await this.#document.getPage(number)
    const { items } = await page.getTextContent({ disableNormalization: true })
    const annotations = (await page.getAnnotations()) as Annotation[]
    const drawing = items.length > 0 ? await this.#readDrawing(page) : null
    const viewport = page.getViewport({ scale: 1 })
    page.cleanup()
    const all = items.filter((item): item is Piece => 'str' in item)
    if (drawing) await this.#digits.mark(drawing.letters)
    const pieces = drawing ? this.#seenOf(all, drawing, annotations) : all
    return linesOfPage(fonts.withoutGarbled(pieces), annotations, viewport, leftOut)
  }

  /** Null where there was too much to look at; layers are worth any time. */
  async #readDrawing(page: PDFPageProxy): Promise<Drawing | null> {
    const isLate = () => !this.#layers.isAnyOff && this.#options.isLate()
    if (isLate()) return null
    const reader = new DrawingReader(page, this.#ops, {
      hiddenLayerOf: this.#layers.hiddenNameOf,
      // A picture itself may be in a layer that is off, which is not known of it.
      hasTransparentPictures: this.#options.hasTransparentPictures || this.#layers.isAnyOff,
    })
    let operators = 0
    const isWhole = await streamOperators(page, (operator, values) => {
      operators += 1
      return reader.take(operator, values) && operators < maxOperators && (operators % 10_000 > 0 || !isLate())
    })
    return isWhole ? reader.end() : null
  }

  #seenOf(items: Piece[], drawing: Drawing, annotations: Annotation[]): Piece[] {
    const { leftOut } = this.#options
    const sights = judgeLetters(drawing, struckAreas(annotations))
    const { pieces, hiddenLayers } = seenPieces(items, drawing.letters, sights, leftOut)
    for (const layer of hiddenLayers) {
      if (!this.#hiddenLayers.has(layer)) leftOut.count('hiddenLayers')
      this.#hiddenLayers.add(layer)
    }
    return pieces
  }
}
