import { glyphlessFont } from './glyphless-font.ts'
import { hex4, PdfFile, pdfNumber, utf16Hex } from './pdf-bytes.ts'
import type { PdfText } from './pdf-text.ts'
import { visualOrder } from './visual-order.ts'

/**
 * A PDF of pictures with their texts laid over them unseen, so that they can be selected, copied and searched.
 * Every page looks exactly as it does on the canvas, since it is the canvas.
 */
export interface PdfPage {
  /** Canvas pixels, of which 96 make an inch. */
  readonly width: number
  readonly height: number
  readonly image: PdfImage
  readonly texts: readonly PdfText[]
}

export interface PdfImage {
  /** A JPEG file as it is, or rows of red, green and blue bytes, deflated with a zlib header. */
  readonly kind: 'jpeg' | 'flate'
  readonly bytes: Uint8Array
  /** Device pixels. */
  readonly width: number
  readonly height: number
}

const pointsPerPixel = 0.75
/** The most codes a font of two-byte codes has, without the zero. */
const mostCodes = 0xffff

/** Pure: the same pages make the same bytes. */
export function pagesToPdf(pages: readonly PdfPage[], title: string): Uint8Array {
  const file = new PdfFile()
  const [catalogue, info, tree, font] = [file.reserve(), file.reserve(), file.reserve(), file.reserve()]
  const codes = new Map<string, number>()
  const kids = pages.map((page) => writePage(file, page, tree, font, codes))

  file.object(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`)
  writeFont(file, font, codes)
  file.object(info, `<< /Title <feff${utf16Hex(title)}> /Producer (Postwright) >>`)
  file.object(catalogue, `<< /Type /Catalog /Pages ${tree} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`)
  return file.finish(catalogue, info)
}

function writePage(file: PdfFile, page: PdfPage, tree: number, font: number, codes: Map<string, number>): number {
  const [number, image, content] = [file.reserve(), file.reserve(), file.reserve()]
  const [width, height] = [pdfNumber(page.width * pointsPerPixel), pdfNumber(page.height * pointsPerPixel)]
  const resources = `<< /XObject << /Picture ${image} 0 R >> /Font << /Unseen ${font} 0 R >> >>`
  file.object(
    number,
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents ${content} 0 R >>`,
  )
  writeImage(file, image, page.image)
  const texts = page.texts.map((text) => textCommands(text, page.height, codes)).join('\n')
  file.stream(content, '', `q ${width} 0 0 ${height} 0 0 cm /Picture Do Q\nBT 3 Tr\n${texts}\nET`)
  return number
}

function writeImage(file: PdfFile, number: number, { kind, bytes, width, height }: PdfImage): void {
  const filter = kind === 'jpeg' ? '/DCTDecode' : '/FlateDecode'
  const form = '/Type /XObject /Subtype /Image /ColorSpace /DeviceRGB /BitsPerComponent 8'
  file.stream(number, `${form} /Width ${width} /Height ${height} /Filter ${filter}`, bytes)
}

/** PDF's y axis runs upwards, so the text's own upward direction is the layer's upward direction. */
function textCommands(text: PdfText, pageHeight: number, codes: Map<string, number>): string {
  const units = visualOrder(text.text, text.direction)
  if (units.length === 0 || text.width <= 0) return ''
  const [a, b, c, d, e, f] = text.matrix
  const matrix = [a, -b, -c, d, text.x * a + text.baseline * c + e, pageHeight - (text.x * b + text.baseline * d + f)]
  const placed = matrix.map((value) => pdfNumber(value * pointsPerPixel)).join(' ')
  const stretch = pdfNumber((100 * text.width) / (units.length * text.fontSize))
  const string = units.map((unit) => hex4(codeOf(unit, codes))).join('')
  return `/Unseen ${pdfNumber(text.fontSize)} Tf ${stretch} Tz ${placed} Tm <${string}> Tj`
}

/** Codes are handed out as characters turn up; one that finds none left, in a text of 65,535 others, is left blank. */
function codeOf(unit: string, codes: Map<string, number>): number {
  const known = codes.get(unit)
  if (known !== undefined) return known
  if (codes.size >= mostCodes) return 0
  codes.set(unit, codes.size + 1)
  return codes.size
}

/** A font of blanks, each as wide as the font size, which knows what characters its codes stand for. */
function writeFont(file: PdfFile, number: number, codes: ReadonlyMap<string, number>): void {
  const [descendant, descriptor, program, glyphs, unicode] = Array.from({ length: 5 }, () => file.reserve()) as [
    number,
    number,
    number,
    number,
    number,
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
  file.stream(program, `/Length1 ${font.length}`, font)
  file.stream(glyphs, '', new Uint8Array((codes.size + 1) * 2))
  file.stream(unicode, '', unicodeMap(codes))
}

/** PostScript that tells readers which characters a code stands for, at most 100 in a block. */
function unicodeMap(codes: ReadonlyMap<string, number>): string {
  const rows = [...codes].map(([unit, code]) => `<${hex4(code)}> <${utf16Hex(unit)}>`)
  const blocks: string[] = []
  for (let start = 0; start < rows.length; start += 100) {
    const block = rows.slice(start, start + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
