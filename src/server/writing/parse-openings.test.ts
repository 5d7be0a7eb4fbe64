import { describe, expect, test } from 'vitest'
import { parseOpenings } from './parse-openings.ts'

const post = 'The harbour has a second quay.\n\nIt handles 1,200 ships a year.'
const asked = { post, language: 'english' }
const textsIn = (answer: string) => parseOpenings(answer, asked).map(({ text }) => text)
const three = ['Ships no longer wait at sea.', 'One quay, 31 million euros.', 'Two years of work ended on Monday.']

describe('the opening lines in an answer', () => {
  test.each([
    ['plain', three.join('\n')],
    ['with empty lines between them', `\n${three.join('\n\n')}\n`],
    ['numbered', three.map((line, index) => `${index + 1}. ${line}`).join('\n')],
    ['with bullets and a preface', `Sure, three lines for you\n${three.map((line) => `- ${line}`).join('\n')}\nEnjoy.`],
    ['in quotation marks', three.map((line) => `“${line}”`).join('\n')],
    ['after a preface that announces them', `Here are three:\n${three.join('\n')}`],
    ['before hashtags', `${three.join('\n')}\n#Harbour #Ships`],
    ['more than three', [...three, 'A fourth one.'].join('\n')],
  ])('are read: %s', (_, answer) => {
    expect(textsIn(answer)).toEqual(three)
  })

  test('keep quotation marks that stand within them', () => {
    const line = '“No more waiting,” said the harbour master, “at sea.”'
    expect(textsIn(line)).toEqual([line])
  })

  test('are fewer when some are no opening, and none is made up', () => {
    const long = 'This line goes on and on, as if a phone had no end of room for it. '.repeat(4)
    expect(textsIn([long, three[0], three[0]?.toUpperCase(), 'The harbour has a second quay'].join('\n'))).toEqual([
      three[0],
    ])
    expect(textsIn('…\n\n#Harbour')).toEqual([])
  })

  test('are no longer than a first line may be', () => {
    const most = `${'Quay '.repeat(21)}ends.`
    expect(textsIn([`A${most}`, most].join('\n'))).toEqual([most])
  })

  test.each([
    ['with a later sentence of the post', 'It handles 1,200 ships a year.', 'It handles 1,200 ships a year.'],
    ['with it in quotation marks', '“It handles 1,200 ships a year”', 'It handles 1,200 ships a year.'],
    ['with a sentence that it does not have', 'It handles many ships.', null],
    ['with its first line, which goes anyway', 'The harbour has a second quay.', null],
  ])('name what they repeat: %s', (_, named, repeats) => {
    expect(parseOpenings(`1. ${three[0]} >> ${named}`, asked)).toEqual([{ text: three[0], repeats }])
  })
})
