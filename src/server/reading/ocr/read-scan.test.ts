import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { assemblePdf, makeDocx, makePdf, makeZip, pdfStream } from '../../../../tests/support/document-files.ts'
import { readDocumentOrScan } from './read-scan.ts'

const read = (bytes: Uint8Array, filename: string) => readDocumentOrScan(bytes, { filename, mimeType: '' })

/** A page as a camera or a scanner gives it: lines of black letters on white. */
function drawLines(lines: string[]) {
  const canvas = createCanvas(900, 80 + 60 * lines.length)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  context.font = '32px sans-serif'
  for (const [at, line] of lines.entries()) context.fillText(line, 40, 80 + at * 60)
  return canvas
}

function makeScan(pages: number): Uint8Array {
  const picture = drawLines(['The ships came in this morning', 'and were loaded before noon.']).toBuffer('image/jpeg')
  const numbers = Array.from({ length: pages }, (_, at) => at + 3 + 2)
  const content = 'q 450 0 0 100 20 20 cm /P Do Q'
  return assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} >>`,
    `<< /Type /XObject /Subtype /Image /Width 900 /Height 200 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>\nstream\n${picture.toString('latin1')}\nendstream`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...numbers.map(
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 490 140] /Resources << /XObject << /P 3 0 R >> >> /Contents 4 0 R >>',
    ),
  ])
}

test.each(['image/png', 'image/jpeg'] as const)('%s: the text in it is read, in German too', async (type) => {
  const canvas = drawLines(['Die Schiffe kamen heute früh', 'und wurden vor zwölf Uhr beladen.'])
  const bytes = type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg')
  expect(await read(bytes, 'photo.bin')).toMatchObject({
    title: 'photo',
    text: 'Die Schiffe kamen heute früh und wurden vor zwölf Uhr beladen.',
    status: 'ok',
    truncated: false,
  })
})

test('a scan is read page by page, up to five', async () => {
  const { text, truncated } = await read(makeScan(6), 'scan.pdf')
  expect(text.split('\n\n')).toEqual(Array(5).fill('The ships came in this morning and were loaded before noon.'))
  expect(truncated).toBe(true)
})

test('a page whose letters have no meaning is recognised like a scan', async () => {
  const letters = 'The ships came in this morning and were loaded before noon. '.repeat(8)
  const codes = Array.from(letters, (letter) => (letter.charCodeAt(0) - 29).toString(16).padStart(4, '0')).join('')
  const picture = drawLines(['The ships came in this morning', 'and were loaded before noon.']).toBuffer('image/jpeg')
  const file = makePdf([`q 450 0 0 100 20 600 cm /P Do Q BT 3 Tr /F2 1 Tf 1 0 0 1 20 610 Tm <${codes}> Tj ET`], {
    resources: '/Font << /F2 4 0 R >> /XObject << /P 6 0 R >>',
    objects: [
      '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [5 0 R] >>',
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /CIDToGIDMap /Identity >>',
      pdfStream(
        picture.toString('latin1'),
        '/Type /XObject /Subtype /Image /Width 900 /Height 200 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
      ),
    ],
  })
  expect((await read(file, 'file.pdf')).text).toBe('The ships came in this morning and were loaded before noon.')
})

test('what has text, and what has no picture, is answered as without', async () => {
  expect((await read(makeDocx(['Ships in port']), 'a.docx')).text).toBe('Ships in port')
  await expect(read(makeDocx([' ']), 'a.docx')).rejects.toMatchObject({ code: 'NO_TEXT' })
  await expect(read(makeZip({ a: 'x' }), 'a.zip')).rejects.toMatchObject({ code: 'UNSUPPORTED_TYPE' })
})

test('a picture without text, and half of one, say so', async () => {
  await expect(read(drawLines([]).toBuffer('image/png'), 'a.png')).rejects.toMatchObject({ code: 'NO_TEXT' })
  const half = drawLines(['Ships in port']).toBuffer('image/png').subarray(0, 200)
  await expect(read(half, 'a.png')).rejects.toMatchObject({ code: /NO_TEXT|CORRUPT/ })
})
