import { expect, test } from 'vitest'
import { assemblePdf, makePdf, pdfText } from '../../../../tests/support/document-files.ts'
import { processorMsOf } from '../../../../tests/support/processor-time.ts'
import { extract } from './extract.ts'

const read = (bytes: Uint8Array) => extract(bytes, 'file.pdf')

/** Lines of a column, from the top of the page down. */
const column = (words: string[], x: number) => words.map((text, index) => pdfText(text, x, 700 - index * 14))

const left = [
  'The harbour counted more ships',
  'than in any year before, and',
  'the cranes were running day',
  'and night without a pause.',
  'Trucks waited at the gates.',
]
const right = [
  'Warehouses along the quay',
  'were full by early summer.',
  'The board now plans another',
  'terminal in the east, which',
  'will open in three years.',
]
const leftText = left.join(' ')
const rightText = right.join(' ')

test('a paragraph is put together from its lines, and a divided word too', async () => {
  const page = column(['The port has been grow-', 'ing for twelve years now.'], 72).join('')
  expect((await read(makePdf([page]))).text).toBe('The port has been growing for twelve years now.')
})

test('columns are read one after the other, below a heading across both', async () => {
  const heading = pdfText('A record year for the whole harbour and its people', 72, 740, 18)
  const { text, title } = await read(makePdf([[...column(right, 330), ...column(left, 72), heading].join('')]))
  expect(text.split('\n\n')).toEqual(['A record year for the whole harbour and its people', leftText, rightText])
  expect(title).toBe('A record year for the whole harbour and its people')
})

test('columns written line by line across the page are read one after the other', async () => {
  const across = left.flatMap((_, index) => [column(left, 72)[index], column(right, 330)[index]])
  expect((await read(makePdf([across.join('')]))).text).toBe(`${leftText}\n\n${rightText}`)
})

test('a table is read along its rows', async () => {
  const rows = [
    ['Port', 'Ships', 'Tons'],
    ['Oslo', '120', '3.5'],
    ['Kiel', '99', '2.1'],
    ['Riga', '80', '1.9'],
    ['Turku', '70', '1.2'],
  ]
  const page = rows.flatMap((row, line) => row.map((cell, index) => pdfText(cell, 72 + index * 120, 700 - line * 14)))
  expect((await read(makePdf([page.join('')]))).text).toBe(rows.map((row) => row.join('\t')).join('\n'))
})

test('what is drawn twice to look bold is read once, what stands in two places twice', async () => {
  const page = [
    pdfText('Bold', 72, 700),
    pdfText(' news', 98, 700),
    pdfText('Bold', 72.3, 700),
    pdfText(' news', 98.3, 700),
    pdfText('Bold', 72, 640),
  ]
  expect((await read(makePdf([page.join('')]))).text).toBe('Bold news\n\nBold')
})

test('the points of a list stay on lines of their own', async () => {
  const points = ['1) The port counted more ships', '2) The cranes ran all the night', '3) The trucks had to wait long']
  expect((await read(makePdf([column(points, 72).join('')]))).text).toBe(points.join('\n'))
  const short = ['Bergen', 'Tromso', 'Narvik']
  expect((await read(makePdf([column(short, 72).join('')]))).text).toBe(short.join('\n'))
})

test('a large figure stands apart from the small words under it, an index stays with its letter', async () => {
  const figure = [pdfText('2.5', 95, 579, 45), pdfText('kilograms of CO', 69, 559, 14), pdfText('2', 169.5, 556, 8)]
  const blocks = (await read(makePdf([figure.join('')]))).text.split(/\n+/)
  expect(blocks).toEqual(['2.5', 'kilograms of CO₂'])
})

test('a row drawn from the right is read from the left', async () => {
  const row = ['2022', '2023', '2024'].map((year, index) => pdfText(year, 72 + index * 100, 700))
  expect((await read(makePdf([row.reverse().join('')]))).text).toBe('2022\t2023\t2024')
})

test('what was filled into a form stands behind its label, unseen and secret fields left out', async () => {
  const content = pdfText('Name of the ship', 72, 700) + pdfText('Home port', 72, 660) + pdfText('Signed', 72, 620)
  const field = (kind: string, y: number, flags = 4) =>
    `<< /Type /Annot /Subtype /Widget ${kind} /F ${flags} /Rect [220 ${y - 6} 420 ${y + 14}] /P 3 0 R >>`
  const file = assemblePdf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [6 0 R 7 0 R 8 0 R 9 0 R] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R /Annots [6 0 R 7 0 R 8 0 R 9 0 R 10 0 R] >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    field('/FT /Tx /T (name) /V (Northern Star)', 700),
    field('/FT /Ch /T (port) /Opt [[(no-bgo) (Bergen)] [(no-tos) (Tromso)]] /V (no-bgo)', 660),
    field('/FT /Tx /T (hidden) /V (not seen)', 640, 2),
    field('/FT /Tx /Ff 8192 /T (secret) /V (a password)', 580),
    '<< /Type /Annot /Subtype /FreeText /F 4 /Rect [220 614 420 634] /Contents (by the master) /DA (/Helv 12 Tf) >>',
  ])
  expect((await read(file)).text).toBe('Name of the ship\tNorthern Star\n\nHome port\tBergen\n\nSigned\tby the master')
})

test('turned text is kept apart from upright text, and is never the title', async () => {
  const turned = 'BT /F1 30 Tf 0 1 -1 0 40 300 Tm (Draft) Tj ET\n'
  const bytes = makePdf([turned + column(['One line of text'], 72).join('')])
  expect(await read(bytes)).toMatchObject({ text: 'One line of text\n\nDraft', title: 'One line of text' })
})

test('pages follow each other, and the properties give the title', async () => {
  const bytes = makePdf([pdfText('Page one.', 72, 700), pdfText('Page two.', 72, 700)], {
    trailer: '/Info << /Title (Port news) >>',
  })
  expect(await read(bytes)).toMatchObject({ text: 'Page one.\n\nPage two.', title: 'Port news', truncated: false })
})

test('a file that claims more pages than it has is read or called damaged, at once', async () => {
  const bytes = makePdf([pdfText('Hello page.', 72, 700)], { count: 1_000_000_000 })
  const ms = await processorMsOf(async () => {
    const answer = await read(bytes).catch((error) => error.code)
    expect(answer === 'CORRUPT' || answer.text === 'Hello page.').toBe(true)
  })
  expect(ms).toBeLessThan(12_000)
})

test('a protected file asks for its password to be removed', async () => {
  const key = `<${'5a'.repeat(32)}>`
  const trailer = `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >>`
  await expect(read(makePdf([pdfText('Secret.', 72, 700)], { trailer }))).rejects.toMatchObject({
    code: 'PASSWORD_PROTECTED',
  })
})

test('a page without text says that it may be a scan', async () => {
  await expect(read(makePdf(['0 0 100 100 re f\n']))).rejects.toMatchObject({ code: 'NO_TEXT' })
})

test('a file with nothing behind its header is damaged', async () => {
  await expect(read(Buffer.from('%PDF-1.7\nnothing'))).rejects.toMatchObject({ code: 'CORRUPT' })
})
