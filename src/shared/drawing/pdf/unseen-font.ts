import { glyphlessFont } from './glyphless-font.ts'
import { hex4, type PdfFile, pdfNumber } from './pdf-file.ts'
import type { PdfText } from './pdf-text.ts'
import { unicodeMap } from './unicode-map.ts'
import { visualOrder } from './visual-order.ts'

/** The most codes a font of two-byte codes has, without the zero. */
const maxCodes = 0xffff

/**
 * A font of blanks, each as wide as the font size, whose codes map to characters: for invisible text over a picture of
 * itself, to be selected, copied and read out.
 */
export class UnseenFont {
  private readonly codes = new Map<string, number>()

  get isUsed(): boolean {
    return this.codes.size > 0
  }

  /** One line, as wide as on the canvas. The page's y axis points down here. */
  show({ text, direction, width, fontSize, x, baseline, matrix }: PdfText, name: string): string {
    const units = visualOrder(text, direction)
    if (units.length === 0 || width <= 0) return ''
    const [a, b, c, d, e, f] = matrix
    const placed = [a, b, -c, -d, x * a + baseline * c + e, x * b + baseline * d + f].map(pdfNumber).join(' ')
    const stretch = pdfNumber((100 * width) / (units.length * fontSize))
    const string = units.map((unit) => hex4(this.codeOf(unit))).join('')
    return `BT 3 Tr /${name} ${pdfNumber(fontSize)} Tf ${stretch} Tz ${placed} Tm <${string}> Tj ET`
  }

  write(file: PdfFile, number: number): void {
    const [descendant, descriptor, program, glyphs, unicode] = [
      file.reserve(),
      file.reserve(),
      file.reserve(),
      file.reserve(),
      file.reserve(),
    ]
    const name = '/BaseFont /Unseen'
    const encoding = `/Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R`
    file.object(number, `<< /Type /Font /Subtype /Type0 ${name} ${encoding} >>`)
    const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>'
    const maps = `/FontDescriptor ${descriptor} 0 R /CIDToGIDMap ${glyphs} 0 R /DW 1000`
    file.object(descendant, `<< /Type /Font /Subtype /CIDFontType2 ${name} ${system} ${maps} >>`)
    const metrics =
      '/Flags 4 /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 800 /StemV 80 /FontBBox [0 -200 1000 800]'
    file.object(descriptor, `<< /Type /FontDescriptor /FontName /Unseen ${metrics} /FontFile2 ${program} 0 R >>`)
    const font = glyphlessFont()
    file.packedStream(program, `/Length1 ${font.length}`, font)
    file.packedStream(glyphs, '', new Uint8Array((this.codes.size + 1) * 2))
    file.packedStream(unicode, '', unicodeMap([...this.codes].map(([unit, code]) => [code, unit])))
  }

  /** Assigns codes as characters occur; once all 65,535 are used, further characters become blank. */
  private codeOf(unit: string): number {
    const known = this.codes.get(unit)
    if (known !== undefined) return known
    if (this.codes.size >= maxCodes) return 0
    this.codes.set(unit, this.codes.size + 1)
    return this.codes.size
  }
}
