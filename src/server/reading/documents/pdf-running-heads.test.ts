import { expect, test } from 'vitest'
import { makePdf, pdfText } from '../../../../tests/support/document-files.ts'
import { findSlowTexts } from '../../../../tests/support/hostile-checks.ts'
import { extract } from './extract.ts'
import { compareHeads, toPageNumber } from './pdf-page-numbers.ts'

const read = (pages: string[]) => extract(makePdf(pages), 'file.pdf')

const texts = [
  ['The harbour counted more ships than in any year before.', 'The cranes were running day and night.'],
  ['Warehouses along the quay were full by early summer.', 'Trucks waited at the gates.'],
  ['The board now plans another terminal in the east.', 'It will open in three years.'],
  ['A vote is expected before the summer break.', 'The costs have been put before the council.'],
  ['The ferries leave the old pier for good next spring.', 'No one will lose a berth.'],
]
const body = (at: number) => (texts[at] ?? []).map((line, index) => pdfText(line, 72, 690 - index * 40)).join('')
const whole = (count: number) => texts.slice(0, count).flat().join('\n\n')

test.each<[string, (page: number) => string, number]>([
  ['a head and a numbered foot', (page) => pdfText('Quill Daily', 72, 760, 9) + pdfText(`- ${page} -`, 290, 30, 9), 2],
  [
    'a head with the number of the page',
    (page) => pdfText('Quill Daily', 72, 760, 9) + pdfText(`Page ${page} of 5`, 480, 760, 9),
    1,
  ],
  ['one line with the number at its end', (page) => pdfText(`Quill Daily | ${page}`, 72, 760, 9), 1],
  [
    'left and right pages',
    (page) =>
      (page % 2
        ? pdfText('Chapter One', 400, 760, 9) + pdfText(String(page), 530, 760, 9)
        : pdfText('Edda Holm', 72, 760, 9)) + pdfText(String(page), page % 2 ? 540 : 72, 30, 9),
    3,
  ],
  ['numbers alone', (page) => pdfText(String(page + 57), 300, 30), 1],
  ['Roman numbers', (page) => pdfText(['iv', 'v', 'vi', 'vii', 'viii'][page - 1] ?? '', 300, 30), 1],
  ['two sheets of a page each', (page) => pdfText(`${page * 2}`, 300, 30), 1],
  [
    'heads of several lines',
    (page) =>
      pdfText('Quill Daily', 72, 770, 9) +
      pdfText('Harbour supplement', 72, 758, 9) +
      pdfText(`Seite ${page} von 5`, 72, 30, 9),
    3,
  ],
])('what repeats at the edge of pages is left out: %s', async (_, edge, heads) => {
  const { text, leftOut } = await read(texts.map((_, at) => edge(at + 1) + body(at)))
  expect(text).toBe(whole(5))
  expect(leftOut).toEqual({ runningHeads: heads })
})

test('two pages are enough, and what only differs is kept', async () => {
  const pages = [0, 1].map(
    (at) => pdfText('Quill Daily', 72, 760, 9) + body(at) + pdfText(`Figure ${at + 1}`, 72, 30, 9),
  )
  const { text } = await read(pages)
  expect(text).not.toContain('Quill')
  expect(text).toContain('Figure 1')
  expect(text).toContain('Figure 2')
})

test.each<[string, (page: number) => string]>([
  ['a heading that repeats in large type', () => pdfText('Results', 72, 750, 24)],
  ['the first line of a text, close to the others', () => pdfText('It is said.', 72, 704)],
  ['the head of a table', () => [72, 172, 272, 372].map((x, at) => pdfText(`Column ${at}`, x, 720)).join('')],
  ['headings that count', (page) => pdfText(`Day ${page}`, 72, 750, 12)],
  ['figures at the bottom', (page) => pdfText(`Total: ${page * 1_327}`, 72, 60, 12)],
])('the text of pages is never taken for a head: %s', async (_, edge) => {
  const { text, leftOut } = await read(texts.map((_, at) => edge(at + 1) + body(at)))
  expect(leftOut).toBeUndefined()
  expect(text.length).toBeGreaterThan(whole(5).length)
})

test('a heading that occurs once stays, and so does all of a single page but its number', async () => {
  const pages = texts.map((_, at) => (at === 2 ? pdfText('The new terminal', 72, 760, 9) : '') + body(at))
  expect((await read(pages)).text).toContain('The new terminal')
  const page = pdfText('Quill Daily', 72, 760, 9) + body(0)
  for (const number of ['- 1 -', 'Page 1 of 1', '57']) {
    expect((await read([page + pdfText(number, 300, 30, 9)])).text).toBe(`Quill Daily\n\n${whole(1)}`)
  }
  expect((await read([page + pdfText('2026', 300, 30, 9)])).text).toContain('2026')
  expect((await read([pdfText('42', 300, 30, 9)])).text).toBe('42')
})

test('pages that are all the same are all read', async () => {
  const { text } = await read([body(0), body(0)])
  expect(text).toBe(`${whole(1)}\n\n${whole(1)}`)
})

test.each([
  ['3', 3],
  ['- 12 -', 12],
  ['Page 2 of 9', 2],
  ['S. 17', 17],
  ['2/9', 2],
  ['xiv', 14],
  ['第 4 页', 4],
  ['3 ships', null],
  ['12.5', null],
  ['mix', null],
  ['', null],
])('the number of a page: %s', (text, value) => {
  expect(toPageNumber(text)?.value ?? null).toBe(value)
})

test('lines are compared with the number of their page', () => {
  expect(compareHeads('Harbour\t3', 'Harbour\t5', 2)).toBe('numbered')
  expect(compareHeads('Harbour\t3', 'Harbour\t9', 2)).toBeNull()
  expect(compareHeads('Harbour 2026', 'Harbour 2026', 2)).toBe('same')
  expect(compareHeads('Harbour 3', 'Port 5', 2)).toBeNull()
})

test('no text holds up the search for numbers of pages', () => {
  expect(findSlowTexts(20_000, (text) => compareHeads(text, `${text}1`, 1))).toEqual([])
  expect(findSlowTexts(20_000, toPageNumber)).toEqual([])
})
