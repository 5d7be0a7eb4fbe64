import { create, type Font } from 'fontkit'
import type { FontFile } from '#shared/fonts/font-family'
import { fontFilesFor } from '#shared/fonts/fonts'
import type { Scene } from '#shared/scene/scene'
import { drawingOf } from '../canvas/layer-drawings.ts'
import type { OpenFont } from './resources.ts'
import type { FontFace } from './shape-line.ts'
import type { AskedFace } from './text-pen.ts'

/**
 * The font files that pages are set in, in a format whose glyphs a PDF can embed: WOFF, which each package includes;
 * uploaded fonts are stored in a suitable format already.
 */
export function pdfFontFiles(pages: readonly Scene[]): string[] {
  const layers = pages.flatMap((page) => page.layers.filter((layer) => layer.visible))
  return [
    ...new Set(
      layers.flatMap((layer) => drawingOf(layer).words(layer)).flatMap((set) => plainFirst(fontFilesFor(set))),
    ),
  ]
}

export interface PdfFonts {
  readonly open: OpenFont
  readonly facesOf: (face: AskedFace, text: string) => FontFace[]
}

/** @param bytesOf a file that `pdfFontFiles` named; undefined if unavailable */
export function createPdfFonts(bytesOf: (file: string) => Uint8Array | undefined): PdfFonts {
  const opened = new Map<string, Font | undefined>()
  function find(file: string): Font | undefined {
    if (!opened.has(file)) opened.set(file, openFont(bytesOf(file)))
    return opened.get(file)
  }
  return {
    open(file) {
      const font = find(file)
      if (!font) throw new Error(`The font ${file} cannot be opened.`)
      return font
    },
    facesOf({ family, weight, isItalic }, text) {
      const face = { fontFamily: family, fontWeight: weight, fontStyle: isItalic ? 'italic' : 'normal' } as const
      return plainFirst(fontFilesFor({ ...face, text })).flatMap((file) => {
        const font = find(file)
        return font ? { file, font } : []
      })
    },
  }
}

function openFont(bytes: Uint8Array | undefined): Font | undefined {
  // fontkit's types speak of a Buffer; it takes any bytes
  return bytes && (create(bytes as Buffer) as Font)
}

/** Main files first, as WOFF. Letters of other files are drawn as pictures. */
function plainFirst(files: readonly FontFile[]): string[] {
  const usable = files.filter(({ hasPlainOutlines }) => hasPlainOutlines)
  return usable.map(({ file }) => file.replace(/\.woff2$/, '.woff')).toReversed()
}
