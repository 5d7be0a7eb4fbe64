import { expect, test } from 'vitest'
import { chooseTitle } from './title.ts'

const text = 'Harbour traffic grew again\n\nThe port counted more ships than in any year before.'
const filename = 'report-2024.final.pdf'

test('a title in the document properties comes first', () => {
  expect(chooseTitle({ metadata: 'Annual  port\nreport', heading: 'Chapter 1', text, filename })).toBe(
    'Annual port report',
  )
})

test.each(['Microsoft Word - draft.doc', 'untitled', 'PowerPoint Presentation', 'Slide 1', 'report.docx', '12345', ''])(
  'the properties saying "%s" is as good as nothing',
  (metadata) => {
    expect(chooseTitle({ metadata, heading: 'Ships and cranes', text, filename })).toBe('Ships and cranes')
  },
)

test('without properties and headings a short first line is the title', () => {
  expect(chooseTitle({ text, filename })).toBe('Harbour traffic grew again')
})

test.each([
  ['a sentence', 'The port counted more ships than before.'],
  ['a row of a table', 'Name\tShips\tTons'],
  ['a row of a CSV', 'name,ships,tons'],
  ['a long paragraph', 'word '.repeat(40)],
  ['a number', '2024'],
])('%s is no title, the file name is', (_, first) => {
  expect(chooseTitle({ text: `${first}\nmore`, filename })).toBe('report-2024.final')
})

test('a path or an odd name still gives a title', () => {
  expect(chooseTitle({ text: '1', filename: 'C:\\files\\plan.docx' })).toBe('plan')
  expect(chooseTitle({ text: '1', filename: '.pdf' })).toBe('.pdf')
  expect(chooseTitle({ text: '1', filename: '' })).toBe('Untitled document')
})
