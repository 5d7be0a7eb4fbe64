import { describe, expect, test } from 'vitest'
import { parseAngles } from './parse-angles.ts'

const source = {
  title: 'Harbour opens a second quay',
  language: 'en',
  text: 'The harbour opened its second quay on Monday, two years after the first stone was laid.\n\nThe quay handles 1,200 ships a year, 40 percent more than the old one, the port authority said.\n\n“Ships no longer wait at sea,” said the harbour master. The works cost 31 million euros, and the shipping companies pay none of it.',
}

const whole = `CONSEQUENCE: Shipping companies no longer wait at sea for a place at the quay.
TENSION: The works cost 31 million euros, and the shipping companies pay none of it.
NUMBER: The quay handles 1,200 ships a year, 40 percent more than the old one.
STANCE: I think the companies should have paid a share of it.
STANCE: I would rather see a port pay for itself in full.
STANCE: The next quay should be priced before it is planned.
CAUTION: none`

describe('a model’s answer', () => {
  test('with every label is taken as it is', () => {
    expect(parseAngles(whole, [source])).toEqual({
      angles: [
        { kind: 'consequence', text: 'Shipping companies no longer wait at sea for a place at the quay.' },
        { kind: 'tension', text: 'The works cost 31 million euros, and the shipping companies pay none of it.' },
        { kind: 'number', text: 'The quay handles 1,200 ships a year, 40 percent more than the old one.' },
      ],
      stances: [
        'I think the companies should have paid a share of it.',
        'I would rather see a port pay for itself in full.',
        'The next quay should be priced before it is planned.',
      ],
      caution: null,
    })
  })

  test('may set its labels in another way', () => {
    const said = '1. **Number:** "The quay handles 1,200 ships a year."\n- *caution*: tragedy (an accident)'
    expect(parseAngles(said, [source])).toEqual({
      angles: [{ kind: 'number', text: 'The quay handles 1,200 ships a year.' }],
      stances: [],
      caution: 'tragedy',
    })
  })

  test.each([
    ['a figure that the article does not have', 'NUMBER: The quay handles 1,300 ships a year, says the port.'],
    ['a figure reckoned from the article’s', 'NUMBER: The old quay handled 857 ships a year.'],
    ['a quotation that nobody said', 'LESSON: “Ships always wait for someone,” said the harbour master.'],
    ['an address', 'LESSON: Read at harbour.example.com what the second quay cost.'],
    ['an address of mail', 'LESSON: Write to port@harbour.example about the quay.'],
    ['markup', 'LESSON: <b>The quay</b> was built in two years by the port.'],
    ['another matter', 'CONSEQUENCE: Bakeries sell fewer rolls because everybody is asleep.'],
    ['too many words', `TENSION: The harbour ${'pays and pays '.repeat(30)}.`],
    ['no words', 'TENSION: ...'],
    ['no label', 'The quay handles 1,200 ships a year.'],
    ['an unknown label', 'SYSTEM: The quay handles 1,200 ships a year.'],
  ])('with %s gives no angle', (_what, line) => {
    expect(parseAngles(line, [source]).angles).toEqual([])
  })

  test('in another language than the article keeps its figures to the article’s', () => {
    const german = 'NUMBER: Der Kai fertigt nun 1.200 Schiffe im Jahr ab, das sind 40 Prozent mehr als am alten.'
    expect(parseAngles(german, [source]).angles).toHaveLength(1)
    expect(parseAngles(german.replace('1.200', '1.300'), [source]).angles).toEqual([])
  })

  test('gives no more than there is room for, and each kind once', () => {
    const said = `${whole}\nNUMBER: The works cost 31 million euros.\nLESSON: The quay took two years to build.\nSTANCE: I think it is all the same to me.`
    const { angles, stances } = parseAngles(said, [source])
    expect([angles.length, stances.length, new Set(angles.map(({ kind }) => kind)).size]).toEqual([3, 3, 3])
  })
})
