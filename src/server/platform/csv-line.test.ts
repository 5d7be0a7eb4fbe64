import { expect, test } from 'vitest'
import { readCsv } from '../../../tests/support/read-csv.ts'
import { csvLine } from './csv-line.ts'

/** A cell as a reader has it. */
const read = (text: string) => readCsv(csvLine(['first', 'text']) + csvLine(['1', text]))[0]?.text

test.each(['=', '+', '-', '@', '\t', '\r'])('a cell that begins with %j is no formula', (sign) => {
  expect(read(`${sign}1+1`)).toBe(`'${sign}1+1`)
  expect(read(`1${sign}1`)).toBe(`1${sign}1`)
})

test.each([
  'quay, pier',
  'the "second" quay',
  '"',
  '""',
  'quay\nship',
  'quay\r\nship',
  'quay\rship',
  '',
  ' quay ',
  ',',
  '港の🚢',
  'quay\n"ship", pier\n',
])('%j comes back as it was', (text) => {
  expect(read(text)).toBe(text)
})
