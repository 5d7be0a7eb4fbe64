import { expect, test } from 'vitest'
import { makePdf, pdfLine, pdfStream, pdfText } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

const read = async (pages: string[]) => (await extract(makePdf(pages), 'file.pdf')).text

/** Lines of a column, from the top of the page down. */
const column = (lines: string[], x = 72, y = 700) => lines.map((text, at) => pdfText(text, x, y - at * 14)).join('')

const first = [
  'The chair said that the old crane would be moved to',
  'the north side of the harbour, close to the grain',
]
const second = ['pier, where it had stood before the war, and that no', 'one would lose a berth.']

test('a sentence goes on over the page, whatever stands at its foot', async () => {
  const notes = pdfLine([{ text: '1', size: 5, rise: 3 }, ' Built in 1912.'], 72, 90, 8)
  const heads = (page: number) => pdfText('Quill Daily', 72, 760, 9) + pdfText(`- ${page} -`, 300, 30, 9)
  expect(await read([heads(1) + column(first) + notes, heads(2) + column(second)])).toBe(
    `${[...first, ...second].join(' ')}\n\nBuilt in 1912.`,
  )
})

test('a word that is parted by the end of a page is one word', async () => {
  const [start = '', end = ''] = first
  expect(await read([column([start, `${end} har-`]), column(['bours of the coast.'])])).toBe(
    `${start} ${end} harbours of the coast.`,
  )
})

test('a word that is parted by a hyphen of its own kind is one word', async () => {
  const map =
    '/CMapName /X def begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <2d> <00ad> endbfchar endcmap'
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 5 0 R >>'
  const page = column(['The harbour has been grow-', 'ing for twelve years now.']).replaceAll('/F1', '/F2')
  const file = makePdf([page], { resources: '/Font << /F1 3 0 R /F2 4 0 R >>', objects: [font, pdfStream(map)] })
  expect((await extract(file, 'file.pdf')).text).toBe('The harbour has been growing for twelve years now.')
})

test('a sentence goes on in the next column', async () => {
  const left = [
    'The harbour counted more',
    'ships than in any year',
    'before, and the cranes',
    'were running day and all',
  ]
  const right = ['night without a pause, as', 'they had been told to.']
  expect(await read([column(left) + column(right, 330)])).toBe([...left, ...right].join(' '))
})

test.each([
  ['the sentence had ended', [...first, 'pier.'], second],
  ['the next page starts with a capital', first, ['Pier fees rise, where they had stood since the war.']],
  ['the last line is a short one', [...first, 'pier'], second],
  ['it is a heading', ['The grain pier'], second],
  ['the next page starts with a list', first, ['a) cranes, which were all moved north last week']],
])('paragraphs of two pages stay apart where %s', async (_, one, other) => {
  expect(await read([column(one), column(other)])).toBe(`${one.join(' ')}\n\n${other.join(' ')}`)
})

test('type of another size is another text', async () => {
  const other = second.map((text, at) => pdfText(text, 72, 700 - at * 18, 16)).join('')
  expect((await read([column(first), other])).split('\n\n')).toHaveLength(2)
})

// The text next to a three-line initial is indented, and the initial's baseline is that of the third line.
const lines = [
  'he harbour board met on',
  'Tuesday evening to settle how',
  'the old pier should be used',
  'after the ferries leave it.',
]
const besideInitial = (start = '', size = 11) =>
  lines.map((text, at) => pdfText(at === 0 ? start + text : text, at < 3 ? 98 : 72, 700 - at * 13, size)).join('')

test('an initial belongs to its word, wherever the page writes it', async () => {
  const initial = pdfText('T', 72, 674, 44)
  const whole = `T${lines.join(' ')}`
  expect(await read([initial + besideInitial()])).toBe(whole)
  expect(await read([besideInitial() + initial])).toBe(whole)
})

test('an initial on the line of its word, and one before small capitals', async () => {
  expect(await read([pdfText('T', 72, 700, 30) + pdfText('he harbour board met', 92, 700, 11)])).toBe(
    'The harbour board met',
  )
  expect(await read([pdfText('T', 72, 674, 44) + pdfText('HE HARBOUR board met', 98, 700, 11)])).toBe(
    'THE HARBOUR board met',
  )
})

test('an initial that is a word stays one', async () => {
  const text = ['harbour board met on Tuesday', 'evening, in the harbour itself.']
  const beside = text.map((line, at) => pdfText(line, 104, 700 - at * 13, 11)).join('')
  expect(await read([pdfText('A', 72, 687, 36) + beside])).toBe(`A ${text.join(' ')}`)
  const after = ['fter the war the board met', 'in the harbour itself.']
  const rest = after.map((line, at) => pdfText(line, 104, 700 - at * 13, 11)).join('')
  expect(await read([pdfText('A', 72, 687, 36) + rest])).toBe(`A${after.join(' ')}`)
})

test('a large number or letter of its own is no initial', async () => {
  expect(await read([pdfText('7', 72, 690, 40) + pdfText('ships came in', 100, 700, 11)])).toMatch(
    /^7\s+ships came in$/,
  )
  expect(await read([pdfText('A', 72, 690, 40) + pdfText('Overview', 110, 700, 11)])).toMatch(/^A\s+Overview$/)
})
