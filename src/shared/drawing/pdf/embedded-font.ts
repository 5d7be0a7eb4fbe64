import type { Font, Subset } from 'fontkit'
import { hex4, type PdfFile, pdfNumber, pdfText } from './pdf-file.ts'
import type { GlyphsStep, PdfGlyph } from './pdf-page.ts'
import { unicodeMap } from './unicode-map.ts'

/**
 * The characters of a two-byte font code: the same glyph may show other characters elsewhere, as letters in ligatures
 * do.
 */
interface Code {
  readonly code: number
  readonly glyph: PdfGlyph
}

/** The used glyphs of a font file: only these are embedded. */
export class EmbeddedFont {
  private readonly codes = new Map<string, Code>()
  private readonly font: Font
  /** Six capitals, PDF's mark of a font subset. */
  private readonly mark: string

  constructor(font: Font, index: number) {
    this.font = font
    const letter = (place: number) => String.fromCharCode(65 + (Math.floor(index / 26 ** place) % 26))
    this.mark = [5, 4, 3, 2, 1, 0].map(letter).join('')
  }

  /** The y axis points down here, so letters are flipped. */
  show({ fontSize, stretch, x, baseline, glyphs, says }: GlyphsStep, name: string): string {
    const operators: string[] = []
    let string = ''
    let raised = 0
    const flush = () => {
      if (string !== '') operators.push(`[${string}] TJ`)
      string = ''
    }
    for (const glyph of glyphs) {
      if (glyph.up !== raised) {
        flush()
        operators.push(`${pdfNumber(glyph.up * fontSize)} Ts`)
        raised = glyph.up
      }
      const after = glyph.width + glyph.right - glyph.advance
      string += `${back(-glyph.right)}<${hex4(this.codeOf(glyph))}>${back(after)}`
    }
    flush()
    const set = `/${name} ${pdfNumber(fontSize)} Tf ${pdfNumber(stretch)} Tz`
    const shown = operators.join(' ').replaceAll('><', '')
    const text = `BT ${set} 1 0 0 -1 ${pdfNumber(x)} ${pdfNumber(baseline)} Tm ${shown}${raised === 0 ? '' : ' 0 Ts'} ET`
    return says === undefined ? text : `/Span << /ActualText ${pdfText(says)} >> BDC ${text} EMC`
  }

  write(file: PdfFile, number: number): void {
    const [descendant, descriptor, program, unicode] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()]
    const { font } = this
    const name = `${this.mark}+${(font.postscriptName ?? 'Font').replaceAll(/[^\w-]/g, '')}`
    const encoding = `/Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R`
    file.object(number, `<< /Type /Font /Subtype /Type0 /BaseFont /${name} ${encoding} >>`)
    const codes = [...this.codes.values()]
    const widths = codes.map(({ glyph }) => thousandths(glyph.width)).join(' ')
    const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>'
    const common = `/BaseFont /${name} ${system} /FontDescriptor ${descriptor} 0 R /W [1 [${widths}]]`
    const describe = (key: string) => {
      const entries = `/FontName /${name} ${descriptorEntries(font)} /${key} ${program} 0 R`
      file.object(descriptor, `<< /Type /FontDescriptor ${entries} >>`)
    }
    if (hasPostscriptOutlines(font)) {
      file.object(descendant, `<< /Type /Font /Subtype /CIDFontType0 ${common} >>`)
      describe('FontFile3')
      file.packedStream(program, '/Subtype /CIDFontType0C', postscriptSubset(font, codes))
    } else {
      const glyphs = file.reserve()
      const { subset, glyphIds } = trueTypeSubset(font, codes)
      file.object(descendant, `<< /Type /Font /Subtype /CIDFontType2 ${common} /CIDToGIDMap ${glyphs} 0 R >>`)
      describe('FontFile2')
      file.packedStream(program, `/Length1 ${subset.length}`, subset)
      file.packedStream(glyphs, '', glyphIds)
    }
    file.packedStream(unicode, '', unicodeMap(codes.map(({ code, glyph }) => [code, glyph.text])))
  }

  private codeOf(glyph: PdfGlyph): number {
    const key = `${glyph.id} ${glyph.text}`
    const known = this.codes.get(key)
    if (known) return known.code
    const code = this.codes.size + 1
    this.codes.set(key, { code, glyph })
    return code
  }
}

function hasPostscriptOutlines(font: Font): boolean {
  return 'CFF ' in (font as unknown as { directory: { tables: object } }).directory.tables
}

/** A font with only the used glyphs, and a map of two bytes per code to its glyph. */
function trueTypeSubset(font: Font, codes: readonly Code[]): { subset: Uint8Array; glyphIds: Uint8Array } {
  const subset = font.createSubset()
  const glyphIds = new Uint8Array((codes.length + 1) * 2)
  for (const { code, glyph } of codes) {
    const id = Number(subset.includeGlyph(font.getGlyph(glyph.id)))
    glyphIds.set([id >> 8, id & 255], code * 2)
  }
  return { subset: subset.encode(), glyphIds }
}

/**
 * A font with one glyph per code, in order: codes are glyph indexes here, so a glyph with two codes is included twice.
 */
function postscriptSubset(font: Font, codes: readonly Code[]): Uint8Array {
  const subset = font.createSubset() as Subset & { glyphs: number[] }
  subset.glyphs.push(...codes.map(({ glyph }) => glyph.id))
  return subset.encode()
}

/** Negative kerning before the next glyph, in PDF units; 0 if invisible. */
function back(share: number): string {
  const distance = thousandths(share)
  return distance === '0' ? '' : distance
}

function thousandths(share: number): string {
  return String(Math.round(share * 1000) + 0)
}

function descriptorEntries(font: Font): string {
  const units = (value: number) => thousandths(value / font.unitsPerEm)
  const { minX, minY, maxX, maxY } = font.bbox
  const box = `/FontBBox [${units(minX)} ${units(minY)} ${units(maxX)} ${units(maxY)}]`
  const heights = `/Ascent ${units(font.ascent)} /Descent ${units(font.descent)} /CapHeight ${units(font.capHeight)}`
  return `/Flags 4 /ItalicAngle ${pdfNumber(font.italicAngle)} ${heights} /StemV 80 ${box}`
}
