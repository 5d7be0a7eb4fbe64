import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/rules/languages'
import { groundPost } from './ground-post.ts'

/** What a post may calculate from its source, and what only looks as if it were. */

const text = [
  'The ferry company Nordlicht carried 53 million people in 2019 and 44.2 million in 2023, on 30 ships worth $8.8 billion.',
  'Storms reached 55 mph in the strait, and 5 inches of rain fell at 41 °F.',
  'Its oldest ship was built in 1975 and scrapped in 1982; the first one had sailed in 1652.',
  'Tickets cost $41,640 a year for a lorry and $31,627 for a van, and 83 percent of drivers buy them online.',
  'A crossing takes 8 hours. The fourth month in a row brought losses, as the firm nears its 50th anniversary.',
  'Fines came to $70,000, $326,000 and $268,500.',
  'The strike began on Wednesday, and talks resume on Monday. The ferries have burned fuel since 4 September.',
].join('\n')
const facts = ['Storms and strikes', 'The Harbour Courier', '2023-11-16'].join('\n')

const judge = (post: string, language: Language = 'english') =>
  groundPost(post, [text, facts], { language }).filter(({ kind }) => kind === 'number' || kind === 'date')
const doubted = (post: string, language?: Language) =>
  judge(post, language).flatMap((claim) =>
    claim.verdict === 'differs' || claim.verdict === 'not-found' ? [claim.text] : [],
  )

describe('follows', () => {
  test.each([
    [
      'a difference',
      '44.2 million people, 8.8 million fewer than the 53 million before.',
      /53 million - 44\.2 million/,
    ],
    ['an average', 'The 30 ships are worth $8.8 billion, or $293 million each.', /\/ 30/],
    ['a product', 'Four such crossings are 32 hours.', /8 hours × /],
    ['a rounded difference', 'A lorry pays $41,640 a year, $10,000 more than a van.', /41,640 - \$31,627/],
    ['a ratio', 'A lorry pays 1.3 times as much as a van: $41,640.', /41,640.* \/ \$31,627/],
    ['the rest', 'The other 17 percent do not, 83 percent do.', /100 - 83/],
    ['a sum of three', 'The three fines are together $664,500.', /70,000 \+ \$326,000 \+ \$268,500/],
    ['metric units', 'Storms reached 88 km/h.', /55 mph/],
    ['degrees', 'It was 5 °C.', /41 °F/],
    ['years between two years', 'Built in 1975, scrapped seven years later.', /1975/],
    ['centuries back', 'Ships have sailed for 323 years before 1975, since 1652.', /1652/],
    ['the day of a weekday', 'The talks resume on 20 November 2023.', /20 November/],
    ['the day before publication', 'The strike began on 15 November 2023.', /15 November/],
  ])('%s', (_, post, reckoning) => {
    expect(doubted(post)).toEqual([])
    expect(judge(post).map((claim) => claim.reckoning ?? '')).toEqual(
      expect.arrayContaining([expect.stringMatching(reckoning)]),
    )
  })

  test.each([
    ['a share of a hundred', '83 out of 100 drivers buy online.'],
    ['months counted by an ordinal', 'Four months of losses.'],
    ['the years of an anniversary', 'The firm is 50 years old.'],
    ['a year that only the metadata names', 'They have burned fuel since 4 September 2023.'],
  ])('%s, as if it were stated', (_, post) => {
    expect(doubted(post)).toEqual([])
  })

  test.each<[Language, string]>([
    ['german', 'Die 30 Schiffe sind 8,8 Milliarden Dollar wert, je 293 Millionen.'],
    ['french', 'Des rafales à 88 km/h et 127 millimètres de pluie.'],
    ['spanish', 'De 53 millones a 44,2 millones: 8,8 millones menos.'],
    ['italian', 'Un camion paga 41.640 dollari, 10.000 dollari più di un furgone.'],
  ])('across languages, in %s: %s', (language, post) => {
    expect(doubted(post, language)).toEqual([])
  })
})

describe('does not follow', () => {
  test.each([
    ['by chance from two bare counts', 'The firm has 84 offices.', '84'],
    ['by adding what has nothing to do with each other', 'About 133 percent of drivers buy online.', '133 percent'],
    ['a share of what the post does not name', 'About 57 percent of them came by car.', '57 percent'],
    ['a speed in a wrong unit', 'Storms reached 55 km/h.', '55 km/h'],
    ['years that are off by one', 'Built in 1975, scrapped eight years later.', 'eight years'],
  ])('%s', (_, post, figure) => {
    expect(doubted(post)).toEqual([figure])
  })
})

describe('the date in the line that names the source', () => {
  const inSourceLine = (post: string, language: Language = 'english', sources = [text, facts]) =>
    groundPost(post, sources, { language }).map(({ text: words, verdict, asks, repair }) => [
      words,
      verdict,
      asks,
      repair,
    ])

  test('is that of the publication, give or take a time zone', () => {
    expect(inSourceLine('Source: The Harbour Courier, 16 November 2023')).toContainEqual([
      '16 November 2023',
      'stated',
      false,
      undefined,
    ])
    expect(inSourceLine('Source: The Harbour Courier, 17 November 2023').filter(([, , asks]) => asks)).toEqual([])
  })

  test.each<[Language, string, string, string]>([
    ['english', 'Source: The Harbour Courier, 16 May 2023', '16 May 2023', 'November 16, 2023'],
    ['german', 'Quelle: The Harbour Courier, 16. Mai 2023', '16. Mai 2023', '16. November 2023'],
    ['spanish', 'Fuente: The Harbour Courier, 2021', '2021', '2023'],
  ])('is asked about and repaired, in %s: %s', (language, post, words, repair) => {
    expect(inSourceLine(post, language)).toContainEqual([words, 'differs', true, repair])
  })

  test('is open where no source says when it was published', () => {
    expect(inSourceLine('Source: The Harbour Courier, 16 May 2023', 'english', [text])).not.toContainEqual(
      expect.arrayContaining([true]),
    )
  })
})
