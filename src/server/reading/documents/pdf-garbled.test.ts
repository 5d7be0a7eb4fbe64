import { expect, test } from 'vitest'
import { makePdf, type PdfOptions, pdfText } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

/** A font as many programs embed it, without saying which letters its glyphs are: /F2. */
const withoutUnicode: PdfOptions = {
  resources: '/Font << /F1 3 0 R /F2 4 0 R >>',
  objects: [
    '<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Calibri /Encoding /Identity-H /DescendantFonts [5 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Calibri /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 6 0 R /DW 500 /CIDToGIDMap /Identity >>',
    '<< /Type /FontDescriptor /FontName /ABCDEF+Calibri /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ],
}
const coded = (text: string, y: number) => {
  const glyphs = Array.from(text, (letter) => (letter.charCodeAt(0) - 29).toString(16).padStart(4, '0'))
  return `BT /F2 11 Tf 1 0 0 1 72 ${y} Tm <${glyphs.join('')}> Tj ET\n`
}

const lines = [
  'The harbour board of Quillmouth met on Tuesday evening to settle how the old',
  'grain pier should be used after the ferries leave it for good next spring.',
  'A vote is expected before the summer break, once the costs have been put before',
  'the council and the fishing cooperative has been heard on its moorings.',
]
const codedPage = lines.map((line, at) => coded(line, 700 - at * 15)).join('')

test('a file whose letters have no meaning says that they can’t be read', async () => {
  await expect(extract(makePdf([codedPage], withoutUnicode), 'file.pdf')).rejects.toMatchObject({
    code: 'NO_TEXT',
    reason: { name: 'documentGarbled' },
  })
})

test('of a file with some such letters the others are read, and it is said', async () => {
  const page = Array.from({ length: 20 }, (_, at) =>
    pdfText(`Ship ${at} came in, and was loaded before noon.`, 72, 600 - at * 15),
  )
  const { text, leftOut } = await extract(makePdf([page.join('') + codedPage], withoutUnicode), 'file.pdf')
  expect(text).toMatch(/^Ship 0 came in/)
  expect(text).not.toMatch(/KDUERXU/)
  expect(leftOut).toEqual({ unreadableTexts: 1 })
})

test('blanks that come as a control character part words', async () => {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 5 0 R >>'
  const map =
    '/CMapName /X def begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <20> <0002> endbfchar endcmap'
  const { text } = await extract(
    makePdf([lines.map((line, at) => pdfText(line, 72, 700 - at * 15).replace('/F1', '/F2')).join('')], {
      resources: '/Font << /F1 3 0 R /F2 4 0 R >>',
      objects: [font, `<< /Length ${map.length} >>\nstream\n${map}\nendstream`],
    }),
    'file.pdf',
  )
  expect(text.replace(/\s+/g, ' ')).toBe(lines.join(' '))
})
