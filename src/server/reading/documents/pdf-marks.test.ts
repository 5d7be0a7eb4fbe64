import { expect, test } from 'vitest'
import { makePdf, type PdfPart, pdfLine, pdfText } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

const read = async (content: string) => (await extract(makePdf([content]), 'file.pdf')).text

const raised = (text: string): PdfPart => ({ text, size: 7, rise: 4 })
const lowered = (text: string): PdfPart => ({ text, size: 7, rise: -2 })

test.each<[(string | PdfPart)[], string]>([
  [
    ['Landings rose to 42', raised('1'), ' tonnes and to $18', raised('2'), ' a kilo'],
    'Landings rose to 42 tonnes and to $18 a kilo',
  ],
  [['In 2019', raised('3,4'), ' it was half of that'], 'In 2019 it was half of that'],
  [['Said the board', raised('*'), ', which met'], 'Said the board, which met'],
  [['About 3 x 10', raised('6'), ' mussels'], 'About 3 x 10⁶ mussels'],
  [['On 40 km', raised('2'), ' of land'], 'On 40 km² of land'],
  [['All the H', lowered('2'), 'O and CO', lowered('2')], 'All the H₂O and CO₂'],
  [['The 21', raised('st'), ' of May'], 'The 21st of May'],
  [['At 9', raised('99'), ' EUR'], 'At 9,99 EUR'],
  [
    ['Now ', { text: '9', size: 24 }, { text: '99', size: 20, rise: 9 }, ' EUR, and not for more'],
    'Now 9,99 EUR, and not for more',
  ],
  [['Sold ', { text: '42', size: 20 }, { text: '100', size: 14 }, ' and counted them'], 'Sold 42 100 and counted them'],
  [['Pipes of 3', raised('1'), '/', lowered('2'), ' metres'], 'Pipes of 3½ metres'],
  [[raised('1'), ' Counted at the scales'], 'Counted at the scales'],
  [['Landed ', { text: '42', size: 16 }, ' tonnes'], 'Landed 42 tonnes'],
  [['Landed 42\xb9 tonnes'], 'Landed 42 tonnes'],
  [['Note', { text: '12', size: 4, rise: 5 }, ' here'], 'Note here'],
])('what the form of letters means: %#', async (parts, text) => {
  expect(await read(pdfLine(parts, 72, 700, 11))).toBe(text)
})

test('letters made small by a matrix are told from large ones, although the font is the same', async () => {
  const show = (text: string, size: number, x: number, y: number) =>
    `BT /F1 1 Tf ${size} 0 0 ${size} ${x} ${y} Tm (${text}) Tj ET\n`
  const page = show('Tons of CO', 11, 72, 700) + show('2', 7, 128.3, 698.5) + show('and 42', 11, 140, 700)
  expect(await read(page + show('1', 7, 175.4, 704))).toBe('Tons of CO₂ and 42')
})

test('a stacked fraction is read as one, and joins no other figure', async () => {
  const page = pdfText('Pipes of 3', 72, 700, 11) + pdfText('1', 121.5, 704, 6) + pdfText('2', 121.5, 697.5, 6)
  expect(await read(page + pdfText('metres', 132, 700, 11))).toBe('Pipes of 3½ metres')
})

test('marks that are written behind all else go where they stand', async () => {
  const lines = [pdfText('Landings rose to 42', 72, 700, 11), pdfText('and the price to $18', 72, 686, 11)]
  const marks = pdfText('1', 168.7, 704, 7) + pdfText('2', 171.5, 690, 7)
  expect(await read(lines.join('') + pdfText('and so on.', 72, 672, 11) + marks)).toBe(
    'Landings rose to 42 and the price to $18 and so on.',
  )
})

test('notes at the foot of a page keep their text and lose their number', async () => {
  const page = [
    pdfText('The harbour board met on Tuesday evening, as it does.', 72, 700, 11),
    pdfLine([{ text: '1', size: 5, rise: 3 }, ' Counted at the scales.'], 72, 100, 8),
  ]
  expect(await read(page.join(''))).toBe(
    'The harbour board met on Tuesday evening, as it does.\n\nCounted at the scales.',
  )
})

test('marks of lines from right to left go too', async () => {
  // Drawn from the left, the last letter first.
  const { text } = await extract(
    makePdf(['BT /F2 12 Tf 1 0 0 1 100 700 Tm [<0203> -600] TJ /F1 7 Tf 4 Ts (1) Tj 0 Ts /F2 12 Tf <0102> Tj ET'], {
      resources: '/Font << /F1 3 0 R /F2 4 0 R >>',
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [1 /alef /bet /gimel] >> /FirstChar 1 /LastChar 3 /Widths [500 500 500] >>',
      ],
    }),
    'file.pdf',
  )
  expect(text).toBe('בא גב')
})
