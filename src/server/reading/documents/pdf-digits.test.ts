import opentype from 'opentype.js'
import { expect, test } from 'vitest'
import { makePdf, pdfStream } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

/** A glyph is a block; signs behind `^` and `_` are the font's own raised and lowered ones, which are narrower. */
const signs = [...Array.from(' KkmHO42taons.'), '^1', '^2', '_2']

function blockFont(): Uint8Array {
  const glyph = (name: string, width: number, bottom: number, top: number) => {
    const path = new opentype.Path()
    path.moveTo(20, bottom)
    path.lineTo(width - 20, bottom)
    path.lineTo(width - 20, top)
    path.lineTo(20, top)
    path.close()
    return new opentype.Glyph({ name, advanceWidth: width, path })
  }
  const glyphs = signs.map((sign, at) => {
    if (sign.startsWith('^')) return glyph(`g${at}`, 320, 350, 700)
    return sign.startsWith('_') ? glyph(`g${at}`, 320, -120, 230) : glyph(`g${at}`, 500, 0, 700)
  })
  const font = new opentype.Font({
    familyName: 'Blocks',
    styleName: 'Regular',
    unitsPerEm: 1000,
    ascender: 800,
    descender: -200,
    glyphs: [glyph('.notdef', 500, 0, 700), ...glyphs],
  })
  return new Uint8Array(font.toArrayBuffer())
}

/** A page in that font, with all signs in one size on one line. */
function makePage(parts: readonly string[]): Uint8Array {
  const hex = (value: number) => value.toString(16).padStart(4, '0')
  const codes = parts.flatMap((part) => (part.length > 1 && /^[\^_]/.test(part) ? [part] : Array.from(part)))
  const shown = codes.map((sign) => hex(signs.indexOf(sign) + 1)).join('')
  const map = signs.map((sign, at) => `<${hex(at + 1)}> <${hex(sign.charCodeAt(sign.length - 1))}>`).join('\n')
  const widths = signs.map((sign) => (sign.length > 1 ? 320 : 500)).join(' ')
  return makePdf([`BT /F2 12 Tf 1 0 0 1 72 700 Tm <${shown}> Tj ET`], {
    resources: '/Font << /F2 4 0 R >>',
    objects: [
      '<< /Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Blocks /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 8 0 R >>',
      `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /AAAAAA+Blocks /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 6 0 R /W [1 [${widths}]] >>`,
      '<< /Type /FontDescriptor /FontName /AAAAAA+Blocks /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile3 7 0 R >>',
      pdfStream(Buffer.from(blockFont()).toString('latin1'), '/Subtype /OpenType'),
      pdfStream(
        `/CMapName /X def begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange ${signs.length} beginbfchar ${map} endbfchar endcmap`,
      ),
    ],
  })
}

test.each([
  [['K42', '^1', ' tons.'], 'K42 tons.'],
  [['42 km', '^2', ' to'], '42 km² to'],
  [['H', '_2', 'O to 42'], 'H₂O to 42'],
  [['to 42', '^1', '^2', ' tons'], 'to 42 tons'],
])('digits that the font itself raises or lowers: %s', async (parts, text) => {
  expect((await extract(makePage(parts), 'file.pdf')).text).toBe(text)
})
