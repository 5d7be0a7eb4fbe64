import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/rules/languages'
import type { Claim } from './claims.ts'
import { findClaims } from './find-claims.ts'

function first<Kind extends Claim['kind']>(
  kind: Kind,
  text: string,
  language: Language,
): Extract<Claim, { kind: Kind }> | undefined {
  return findClaims(text, language).find((claim): claim is Extract<Claim, { kind: Kind }> => claim.kind === kind)
}

describe('a number is read with its value and unit', () => {
  test.each<[string, Language, number, string | null]>([
    ['It rose 12 % again', 'english', 12, 'percent'],
    ['It rose 12 per cent again', 'english', 12, 'percent'],
    ['It rose twelve percent again', 'english', 12, 'percent'],
    ['It rose 2 percentage points', 'english', 2, 'points'],
    ['They sold 1.2 million shoes', 'english', 1_200_000, null],
    ['They sold 1,200,000 shoes', 'english', 1_200_000, null],
    ['They sold 1 200 000 shoes', 'english', 1_200_000, null],
    ['Worth 5bn', 'english', 5e9, null],
    ['Worth €4.5 million', 'english', 4.5e6, 'EUR'],
    ['Worth EUR 4.5m', 'english', 4.5e6, 'EUR'],
    ['Worth US$3', 'english', 3, 'USD'],
    ['We sold two hundred and five boats', 'english', 205, null],
    ['We sold twenty-one boats', 'english', 21, null],
    ['Two thirds of them left', 'english', 2 / 3, 'fraction'],
    ['In the third quarter it fell', 'english', 3, 'ordinal'],
    ['Es stieg um zwölf Prozent', 'german', 12, 'percent'],
    ['Es kostet 3 Mio. Euro', 'german', 3e6, 'EUR'],
    ['Es kamen 1.200.000 Leute', 'german', 1_200_000, null],
    ['Es kamen zweihundertfünfzigtausend Leute', 'german', 250_000, null],
    ['Es kostet 3 Billionen Euro', 'german', 3e12, 'EUR'],
    ['Die Hälfte fehlt', 'german', 0.5, 'fraction'],
    ['Environ quatre-vingt-dix-sept vélos', 'french', 97, null],
    ["Un budget de 4 millions d'euros", 'french', 4e6, 'EUR'],
    ['Deux cent mille vélos', 'french', 200_000, null],
    ['Son treinta y dos barcos', 'spanish', 32, null],
    ['Son 2 mil millones de euros', 'spanish', 2e9, 'EUR'],
    ['Son dos mil millones de euros', 'spanish', 2e9, 'EUR'],
    ['Sono ventuno barche', 'italian', 21, null],
    ['Sono trecentomila barche', 'italian', 300_000, null],
    ['São cento e vinte e cinco barcos', 'portuguese', 125, null],
    ['São 1,2 mil milhões de euros', 'portuguese', 1.2e9, 'EUR'],
  ])('%s', (text, language, value, unit) => {
    const claim = first('number', text, language)
    expect([claim?.values[0], claim?.unit]).toEqual([value, unit])
  })

  test('a range shares its unit, and a change keeps its direction', () => {
    const numbers = findClaims('It fell from 61 to 19 percent.', 'english')
    expect(numbers).toMatchObject([
      { values: [61], unit: 'percent', role: 'from' },
      { values: [19], unit: 'percent', role: 'to' },
    ])
  })

  test.each([
    '1. Begin early',
    'Here are 3 lessons',
    'After COVID-19 it changed',
    'See https://example.com/12',
    '#top10',
  ])('a number that claims nothing is left out: %s', (text) => {
    expect(first('number', text, 'english')).toBeUndefined()
  })
})

describe('a date is read in every writing', () => {
  test.each<[string, Language, object]>([
    ['On 12 March 2026', 'english', { day: 12, month: 3, year: 2026 }],
    ['On March 12', 'english', { day: 12, month: 3 }],
    ['On March 12th, 2026', 'english', { day: 12, month: 3, year: 2026 }],
    ['On 2026-03-12', 'english', { day: 12, month: 3, year: 2026 }],
    ['On 3/12/2026', 'english', { day: 12, month: 3, year: 2026 }],
    ['Am 12.3.2026', 'german', { day: 12, month: 3, year: 2026 }],
    ['Am 12.03. war es', 'german', { day: 12, month: 3 }],
    ['Am Montag, dem 4. Mai', 'german', { weekday: 1, day: 4, month: 5 }],
    ['El 12 de marzo de 2026', 'spanish', { day: 12, month: 3, year: 2026 }],
    ['Le lundi 3 mai', 'french', { weekday: 1, day: 3, month: 5 }],
    ['Le 1er mai', 'french', { day: 1, month: 5 }],
    ['Il 9 giugno', 'italian', { day: 9, month: 6 }],
    ['Na terça-feira', 'portuguese', { weekday: 2 }],
    ['It began in 2019', 'english', { year: 2019 }],
  ])('%s', (text, language, date) => {
    expect(first('date', text, language)?.date).toEqual(date)
  })

  test('the verb may is no month', () => {
    expect(first('date', 'May we ask?', 'english')).toBeUndefined()
  })
})

describe('a quotation is read in every mark', () => {
  test.each([
    ['She said "we won" today', '"we won"'],
    ['She said “we won” today', '“we won”'],
    ['Sie rief „wir auch“ laut', '„wir auch“'],
    ['Elle dit « nous aussi » ici', '« nous aussi »'],
    ['Sie rief »wir auch« laut', '»wir auch«'],
    ['He wrote ‘the workers’ here', '‘the workers’'],
    ['She said “they call it ‘home’ now” today', '“they call it ‘home’ now”'],
  ])('%s', (text, quotation) => {
    expect(first('quotation', text, 'english')?.text).toBe(quotation)
  })

  test.each(["It's the firm's rock 'n' roll, isn't it", 'It’s the firm’s', "l'entreprise d'hier"])(
    'an apostrophe opens none: %s',
    (text) => {
      expect(first('quotation', text, 'english')?.text ?? '').not.toMatch(/firm|hier/)
    },
  )
})

describe('a name is told from other capitals', () => {
  test.each<[string, Language, string[]]>([
    ['We heard Dana Whitlock speak', 'english', ['Dana Whitlock']],
    ['The Bank of England and Dr. Okafor agreed', 'english', ['Bank of England', 'Okafor']],
    ['We met on Monday in March', 'english', []],
    ['Der Umsatz der Firma stieg, sagte Petra Hollerbach', 'german', ['Petra Hollerbach']],
  ])('%s', (text, language, names) => {
    const found = findClaims(text, language).filter((claim) => claim.kind === 'name' && claim.isSure)
    expect(found.map((claim) => claim.text)).toEqual(names)
  })
})
