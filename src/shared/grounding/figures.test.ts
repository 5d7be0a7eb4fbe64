import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/rules/languages'
import { findClaims } from './find-claims.ts'
import { groundPost } from './ground-post.ts'

/** Figures in every form that texts give them: powers, fractions, signs and digits of other scripts. */

function numberIn(text: string, language: Language = 'english') {
  const claim = findClaims(text, language).find(({ kind }) => kind === 'number')
  return claim?.kind === 'number' ? [(claim.isNegative ? -1 : 1) * (claim.values[0] ?? 0), claim.unit] : null
}

const flagged = (post: string, source: string, language: Language = 'english') =>
  groundPost(post, [source], { language })
    .filter(({ kind, verdict }) => kind === 'number' && (verdict === 'differs' || verdict === 'not-found'))
    .map(({ text }) => text)

describe('a figure is read as it is meant', () => {
  test.each<[string, number, string | null]>([
    ['It holds 10⁶ mussels', 1e6, null],
    ['It holds 10^6 mussels', 1e6, null],
    ['It holds 3 × 10⁶ mussels', 3e6, null],
    ['It holds 3x10^6 mussels', 3e6, null],
    ['It holds 2.5 · 10⁶ litres', 2.5e6, 'litre'],
    ['It weighs 10⁻³ grams', 0.001, 'gram'],
    ['It weighs 4 × 10^(-3) grams', 0.004, 'gram'],
    ['It is 3½ metres deep', 3.5, 'metre'],
    ['It is 3 1/2 metres deep', 3.5, 'metre'],
    ['It is three and a half metres deep', 3.5, 'metre'],
    ['It serves 2½ million people', 2.5e6, null],
    ['It serves ½ million people', 500_000, null],
    ['It takes ¾ of the votes', 0.75, 'fraction'],
    ['It takes 3/4 of the votes', 0.75, 'fraction'],
    ['It lies 1/2 mile away', 0.5, 'mile'],
    ['It weighs 42¹ tonnes', 42, 'tonne'],
    ['It covers 5 km²', 5, 'square-kilometre'],
    ['It covers 5 km2', 5, 'square-kilometre'],
    ['It covers 5 sq ft', 5, 'square-foot'],
    ['It has ４２ ships', 42, null],
    ['It has ٤٢ ships', 42, null],
    ['It has ४२ ships', 42, null],
    ['It rose by ٣٫٥٪ again', 3.5, 'percent'],
    ['It has −5 °C', -5, 'celsius'],
    ['It has -5°C', -5, 'celsius'],
    ['It has –5 degrees', -5, 'degree'],
    ['It has minus 5 degrees Celsius', -5, 'celsius'],
    ['It lost −€5 million', -5e6, 'EUR'],
  ])('%s', (text, value, unit) => {
    expect(numberIn(text)).toEqual([value, unit])
  })

  test.each<[string, Language, number, string | null]>([
    ['Es hat 5 Quadratkilometer', 'german', 5, 'square-kilometre'],
    ['Es ist dreieinhalb Meter tief', 'german', 3.5, 'metre'],
    ['Es hat minus 5 Grad', 'german', -5, 'degree'],
    ['Il fait 5 kilomètres carrés', 'french', 5, 'square-kilometre'],
    ['Il fait moins 5 degrés', 'french', -5, 'degree'],
    ['Il fait au moins 5 degrés', 'french', 5, 'degree'],
    ['Tiene 5 metros cúbicos', 'spanish', 5, 'cubic-metre'],
    ['Tiene al menos 5 %', 'spanish', 5, 'percent'],
    ['Misura 5 chilometri quadrati', 'italian', 5, 'square-kilometre'],
    ['Mede 5 metros quadrados', 'portuguese', 5, 'square-metre'],
  ])('%s', (text, language, value, unit) => {
    expect(numberIn(text, language)).toEqual([value, unit])
  })

  test('a hyphen between two numbers is a range, and one that opens a line the mark of a list', () => {
    for (const text of ['It takes 10-15 percent', 'It takes 10 –15 percent', 'From 10 − 15 °C'])
      expect(findClaims(text, 'english')).toMatchObject([{ isNegative: false }, { isNegative: false }])
    expect(findClaims('-20 boats came in', 'english')).toMatchObject([{ isNegative: false }])
    expect(numberIn('-5 °C this morning')).toEqual([-5, 'celsius'])
  })

  test('two numbers with a slash between are no fraction by themselves', () => {
    const numbers = findClaims('It is open 24/7, on 3/4 and rated 4/5 by 9/11.', 'english')
    expect(numbers.map(({ text }) => text)).toEqual(['24', '7', '3', '4', '4', '5', '9', '11'])
  })
})

describe('the same figure in another form agrees with the source', () => {
  const source = 'The reef holds 10⁶ mussels on 5 km², lies 3½ metres deep at −5 °C, and stores 42 tonnes of CO₂.'

  test.each([
    'The reef holds a million mussels.',
    'The reef holds 10^6 mussels.',
    'The reef covers 5 square kilometres.',
    'The reef covers 500 hectares.',
    'The reef lies 3.5 metres deep.',
    'The reef lies at -5 °C.',
    'The reef lies at minus 5 degrees.',
    'The reef lies at 5 degrees below zero.',
    'The reef stores 42¹ tonnes of CO2.',
    'The reef stores ４２ tonnes of CO₂.',
  ])('%s', (post) => {
    expect(flagged(post, source)).toEqual([])
  })

  test.each([
    ['The reef holds 106 mussels.', '106'],
    ['The reef holds 10 mussels.', '10'],
    ['The reef holds 10⁵ mussels.', '10⁵'],
    ['The reef covers 5 km.', '5 km'],
    ['The reef covers 52 km.', '52 km'],
    ['The reef lies 31 metres deep.', '31 metres'],
    ['The reef lies 3 metres deep.', '3 metres'],
    ['The reef lies at 5 °C.', '5 °C'],
    ['The reef stores 421 tonnes of CO2.', '421 tonnes'],
  ])('%s is marked', (post, figure) => {
    expect(flagged(post, source)).toEqual([figure])
  })

  test('a loss may be told with a minus sign or in words', () => {
    expect(flagged('Sales fell 5 percent in May.', 'Sales in May: −5 percent.')).toEqual([])
    expect(flagged('Sales in May: −5 percent.', 'Sales fell by 5 percent in May.')).toEqual([])
    expect(flagged('Sales rose 5 percent in May.', 'Sales in May: −5 percent.')).toEqual(['5 percent'])
  })

  test('a source in another script or its digits bears out the figures of a post', () => {
    expect(flagged('By 2029 the port has 14 boats.', '港务局将在2029年之前用电动船取代全部14艘渡轮。')).toEqual([])
    expect(flagged('The port has 1,200 boats and 3.5 percent more staff.', 'للميناء ١٬٢٠٠ قارب و٣٫٥٪ موظفين.')).toEqual(
      [],
    )
    expect(flagged('The port has 42 boats.', 'बंदरगाह में ४२ नौकाएँ हैं।')).toEqual([])
  })

  test('a quotation may write a power or a fraction otherwise', () => {
    const said = '“We counted 3 × 10⁶ mussels at 3½ metres,” said Ada Cole.'
    const quotations = groundPost('“We counted 3x10^6 mussels at 3 1/2 metres,” says Ada Cole.', [said])
    expect(quotations.filter(({ kind }) => kind === 'quotation')).toMatchObject([{ verdict: 'stated' }])
  })
})
