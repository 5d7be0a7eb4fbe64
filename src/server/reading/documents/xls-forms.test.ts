import { expect, test } from 'vitest'
import { makeXls, type XlsText } from '../../../../tests/support/workbook-files.ts'
import { extract } from './extract.ts'

const read = (...parts: Parameters<typeof makeXls>) => extract(makeXls(...parts), 'old.xls')
const texts = (...row: string[]): (XlsText | undefined)[] => row.map((text) => (text === '' ? undefined : { text }))
const fonts = [{ struck: true }, { position: 1 }, { colour: 9 }, { position: 2 }]

test('letters in a cell are raised, lowered and struck by their fonts', async () => {
  const landed: XlsText = {
    text: 'Landed 421 tonnes',
    runs: [
      [9, 2],
      [10, 0],
    ],
  }
  const water: XlsText = {
    text: 'H2O',
    runs: [
      [1, 4],
      [2, 0],
    ],
  }
  const found = await read([[landed, water, { text: 'nine', font: 1 }, { text: 'six' }]], { fonts })
  expect(found).toMatchObject({ text: 'Landed 42 tonnes\tH₂O\t\tsix', leftOut: { noteMarks: 1, struck: 1 } })
})

test('a text that goes on in the next record keeps its fonts', async () => {
  const landed: XlsText = {
    text: 'Landed 421 tonnes',
    runs: [
      [9, 2],
      [10, 0],
    ],
  }
  const second: XlsText = { text: 'ab', runs: [[1, 1]] }
  expect((await read([[landed, second]], { fonts, splitAt: 5 })).text).toBe('Landed 42 tonnes\ta')
})

test('hidden rows and columns are left out and counted, and empty cells keep their place', async () => {
  const rows = [texts('Item', '2024', 'Note', '2025'), texts('Old', '1', '2', '3'), texts('Piles', '', 'x', '385')]
  expect(await read(rows, { hiddenColumns: [2], hiddenRows: [1] })).toMatchObject({
    text: 'Item\t2024\t2025\nPiles\t\t385',
    leftOut: { hiddenRows: 1, hiddenColumns: 1 },
  })
})

test('white letters are hidden unless a rule may colour their cells', async () => {
  const row: XlsText[] = [{ text: 'Shown' }, { text: 'secret', font: 3 }]
  expect(await read([row], { fonts })).toMatchObject({ text: 'Shown', leftOut: { hiddenTexts: 1 } })
  expect((await read([row], { fonts, coloured: true })).text).toBe('Shown\tsecret')
})
