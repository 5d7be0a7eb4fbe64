import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeEpub, makeMail } from '../../../../tests/support/document-files.ts'
import { extract } from './extract.ts'

/** How one format writes a word that is not meant to be read, or to be read in another way. */
interface Format {
  name: string
  file: string
  raised(word: string): string
  struck(word: string): string
  hidden(word: string): string
  /** Wraps it in an element that has no meaning for its position. */
  within(word: string): string
  note(number: number): string
  document(sentence: string): Uint8Array
}

const markup = {
  raised: (word: string) => `<sup>${word}</sup>`,
  struck: (word: string) => `<del>${word}</del>`,
  hidden: (word: string) => `<span style="display:none">${word}</span>`,
  within: (word: string) => `<time>${word}</time>`,
}
const headers = ['From: Ida <ida@port.example>', 'To: tom@port.example', 'Subject: Ships', 'MIME-Version: 1.0']
const formats: Format[] = [
  {
    name: 'Markdown',
    file: 'a.md',
    raised: (word) => `^${word}^`,
    struck: (word) => `~~${word}~~`,
    hidden: (word) => `<!-- ${word} -->`,
    within: (word) => `==${word}==`,
    note: (number) => `[^${number}]`,
    document: (sentence) => Buffer.from(sentence),
  },
  {
    name: 'Markdown with HTML in it',
    file: 'a.md',
    ...markup,
    note: (number) => `<sup>[${number}](#note)</sup>`,
    document: (sentence) => Buffer.from(sentence),
  },
  {
    name: 'a book',
    file: 'a.epub',
    ...markup,
    hidden: (word) => `<span hidden="hidden">${word}</span>`,
    within: (word) => `<button>${word}</button>`,
    note: (number) => `<a epub:type="noteref" href="#n${number}">${number}</a>`,
    document: (sentence) => makeEpub([`<p>${sentence}</p>`]),
  },
  {
    name: 'a mail',
    file: 'a.eml',
    ...markup,
    note: (number) => `<a href="#_ftn${number}"><sup>[${number}]</sup></a>`,
    document: (sentence) => makeMail([...headers, 'Content-Type: text/html; charset=utf-8'], `<p>${sentence}</p>`),
  },
  {
    name: 'captions',
    file: 'a.vtt',
    raised: (word) => `<u>${word}</u>`,
    struck: (word) => `<s>${word}</s>`,
    hidden: (word) => `<ruby><rt>${word}</rt></ruby>`,
    within: (word) => `<c.loud>${word}</c>`,
    note: (number) => Array.from(String(number), (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join(''),
    document: (sentence) => Buffer.from(`WEBVTT\n\n00:01.000 --> 00:09.000\n${sentence}\n`),
  },
]

const words = 'boats crews herring 42 tonnes 1953 piers $18 landed seven harbour 60'.split(' ')
const place = fc.record({
  kind: fc.constantFrom('raised', 'within', 'struck', 'hidden', 'note'),
  at: fc.nat({ max: words.length - 1 }),
  // a price may have 19 or 29 as its cents
  number: fc.integer({ min: 1, max: 18 }),
})

test.each(formats)(
  'a word of $name that is raised stays, one that is struck or hidden goes, and notes join no figure',
  async (format) => {
    const places = fc.uniqueArray(place, { minLength: 1, maxLength: 4, selector: ({ at }) => at })
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(words, { minLength: words.length }), places, async (order, marks) => {
        const written = order.map((word, at) => {
          const mark = marks.find((each) => each.at === at)
          if (!mark) return word
          // a raised figure may be a note or a power
          if (mark.kind === 'raised') return /\d/.test(word) ? word : format.raised(word)
          if (mark.kind === 'within') return format.within(word)
          if (mark.kind === 'note') return word + format.note(mark.number)
          return `${word} ${mark.kind === 'struck' ? format.struck('nine') : format.hidden('nine')}`
        })
        const bytes = format.document(`The ${written.join(' ')} and more.`)
        const { text } = await extract(bytes, format.file)
        expect(text).toBe(`The ${order.join(' ')} and more.`)
      }),
      { seed: 42, numRuns: 60 },
    )
  },
)
