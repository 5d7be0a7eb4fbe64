import { expect, test } from 'vitest'
import { makePdf, type PdfOptions, type PdfPart, pdfLine } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

/** The same numbers on each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}

const nouns = [
  'harbour',
  'board',
  'cranes',
  'ferries',
  'moorings',
  'council',
  'quay',
  'warehouse',
  'trucks',
  'terminal',
]
const verbs = ['counted', 'settled', 'moved', 'paid', 'planned', 'loaded', 'sold', 'measured']
const units = ['tonnes', 'euros', 'ships', 'berths', 'metres', 'days']

const options: PdfOptions = {
  catalog: '/OCProperties << /OCGs [4 0 R] /D << /OFF [4 0 R] >> >>',
  resources: '/Properties << /Off 4 0 R >> /ExtGState << /Clear << /ca 0 >> >>',
  objects: ['<< /Type /OCG /Name (Draft) >>'],
}

type Draw = (
  words: string[],
  at: number,
  random: (below: number) => number,
) => { parts: (string | PdfPart)[]; read: string[] }

/** An invisible word added to the sentence. */
const unseen =
  (before: string, after: string): Draw =>
  (words, at, random) => {
    const secret = [`${random(90) + 10}`, 'secretly', `never${random(9)}`][random(3)] ?? ''
    const parts = [words.slice(0, at).join(' '), { text: ` ${secret}`, before, after }, ` ${words.slice(at).join(' ')}`]
    return { parts, read: words }
  }

const mark =
  (form: Omit<PdfPart, 'text'>, text: (random: (below: number) => number) => string): Draw =>
  (words, at, random) => ({
    parts: [words.slice(0, at).join(' '), { text: text(random), ...form }, ` ${words.slice(at).join(' ')}`],
    read: words,
  })

const standing =
  (form: Omit<PdfPart, 'text'>): Draw =>
  (words, at) => ({
    parts: [
      words.slice(0, at).join(' '),
      { text: ' ' },
      { text: words[at] ?? '', ...form },
      ` ${words.slice(at + 1).join(' ')}`,
    ],
    read: words,
  })

const kinds: Record<string, Draw> = {
  'with the number of a note': mark({ size: 6, rise: 4 }, (random) => `${random(40) + 1}`),
  'with the sign of a note': mark({ size: 7, rise: 3 }, (random) => ['*', '[2]', '1,2'][random(3)] ?? ''),
  'with a raised word': standing({ size: 7, rise: 3.5 }),
  'with a lowered word': standing({ size: 7, rise: -2 }),
  'with a larger word': standing({ size: 15 }),
  'with a word in a layer that is off': unseen('/OC /Off BDC', 'EMC'),
  'with a word without ink': unseen('3 Tr', '0 Tr'),
  'with a white word': unseen('1 g', '0 g'),
  'with a transparent word': unseen('q /Clear gs', 'Q'),
}

test.each(Object.entries(kinds))(
  'sentences %s: figures never join, what is hidden never appears, no word is lost',
  async (name, draw) => {
    const random = numbersFrom(name.length * 7_919)
    const pick = (words: string[]) => words[random(words.length)] ?? ''
    const rounds = Array.from({ length: 40 }, () => {
      const figures = [random(900) + 41, (random(90) + 11) / 10].map(String)
      const words =
        `The ${pick(nouns)} ${pick(verbs)} ${figures[0]} ${pick(units)} and the ${pick(nouns)} ${pick(verbs)} ${figures[1]} ${pick(units)}.`.split(
          ' ',
        )
      // Neither the first word nor the last one, which has a full stop.
      return draw(words, 1 + random(words.length - 2), random)
    })
    const { text } = await extract(
      makePdf(
        rounds.map(({ parts }) => pdfLine(parts, 40, 400, 10)),
        options,
      ),
      'file.pdf',
    )
    expect(text.split('\n\n').map((sentence) => sentence.split(/\s+/))).toEqual(rounds.map(({ read }) => read))
  },
)
