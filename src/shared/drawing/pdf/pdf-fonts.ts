import { create, type Font } from 'fontkit'
import type { Scene } from '#shared/scene/scene'
import { findFontFamily, fontFile, fontSubsets, nearestWeight, unicodeRanges } from '../fonts.ts'
import type { SetText } from '../layer-drawing.ts'
import { drawingOf } from '../layer-drawings.ts'
import { NotAsVectors } from './not-as-vectors.ts'
import type { OpenFont } from './resources.ts'
import type { FontFace } from './shape-line.ts'
import type { AskedFace } from './text-pen.ts'

/** The font files that pages are set in, in the form that a PDF can take glyphs from: WOFF, of which each package has one. */
export function pdfFontFiles(pages: readonly Scene[]): string[] {
  const layers = pages.flatMap((page) => page.layers.filter((layer) => layer.visible))
  return [...new Set(layers.flatMap((layer) => drawingOf(layer).words(layer)).flatMap(filesOf))]
}

export interface PdfFonts {
  readonly open: OpenFont
  /** @throws NotAsVectors for a family that is not ours */
  readonly facesOf: (face: AskedFace) => FontFace[]
}

/**
 * @param bytesOf a file that `pdfFontFiles` named; undefined where it could not be had
 */
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
    facesOf({ family, weight, isItalic }) {
      if (!findFontFamily(family)) throw new NotAsVectors('letters')
      return subsetsInOrder.flatMap((subset) => {
        const file = woffName(fontFile(family, weight, isItalic, subset))
        const font = find(file)
        return font ? { file, font } : []
      })
    },
  }
}

/** The plain letters first. */
const subsetsInOrder = fontSubsets.toReversed()

function openFont(bytes: Uint8Array | undefined): Font | undefined {
  // fontkit's types speak of a Buffer; it takes any bytes
  return bytes && (create(bytes as Buffer) as Font)
}

function filesOf({ fontFamily, fontWeight, fontStyle, text }: SetText): string[] {
  const family = findFontFamily(fontFamily)
  if (!family) return []
  const isItalic = fontStyle === 'italic' && family.hasItalic
  const weight = nearestWeight(fontFamily, fontWeight)
  const subsets = subsetsInOrder.filter((subset) => hasAnyOf(text, unicodeRanges[subset]))
  return subsets.map((subset) => woffName(fontFile(fontFamily, weight, isItalic, subset)))
}

function woffName(file: string): string {
  return file.replace(/\.woff2$/, '.woff')
}

/** @param range as CSS says it: 'U+0000-00FF, U+0131' */
function hasAnyOf(text: string, range: string): boolean {
  const spans = range.split(',').map((span) => {
    const [from = '', to = from] = span.trim().slice(2).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return Array.from(text).some((character) => {
    const point = character.codePointAt(0) ?? 0
    return spans.some(([from, to]) => point >= from && point <= to)
  })
}
