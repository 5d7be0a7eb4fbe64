import { describe, expect, test } from 'vitest'
import { findClaims } from './find-claims.ts'
import { groundPost } from './ground-post.ts'

/** The whole check in Dutch: true sentences pass, and each with one change is found. */

const source = `Het waterschap Rijnkil heeft in het derde kwartaal van 2025 ruim 2,4 miljoen euro uitgegeven aan de dijk bij Oosterveen.
Dat is een derde meer dan een jaar eerder, meldt dijkgraaf Hanneke Prins op dinsdag 14 oktober.
De dijk is over een lengte van 3.200 meter verhoogd, en de werkzaamheden duurden negen maanden.
Volgens Prins is de oude sluis niet vervangen, omdat de gemeente Oosterveen haar wil behouden.
“Wij hebben geen enkele klacht van bewoners gekregen, en dat is voor zo’n project bijzonder,” zegt aannemer Tom Verhagen.
Het aantal dagen met hoogwater daalde van 41 naar 18.
In totaal werkten er tweeëntwintig mensen aan de dijk; de helft kwam uit de streek.`

const faithful = [
  'Het waterschap Rijnkil gaf in het derde kwartaal van 2025 ruim 2,4 miljoen euro uit aan de dijk bij Oosterveen.',
  'De dijk werd over 3,2 kilometer verhoogd; dat duurde negen maanden.',
  'De oude sluis is niet vervangen, zegt Hanneke Prins: de gemeente Oosterveen wil haar behouden.',
  '“Wij hebben geen enkele klacht van bewoners gekregen,” zegt aannemer Tom Verhagen.',
  'Het aantal dagen met hoogwater daalde van 41 naar 18.',
  'Er werkten 22 mensen aan de dijk, van wie de helft uit de streek kwam.',
  'Op 14 oktober meldde Prins dat de uitgaven een derde hoger lagen dan een jaar eerder.',
]

const flagsOf = (post: string) =>
  groundPost(post, [source], { language: 'dutch' }).filter(
    ({ verdict }) => verdict === 'differs' || verdict === 'not-found',
  )

test.each(faithful)('passes: %s', (post) => {
  expect(flagsOf(post).map(({ text, verdict }) => `${text} ${verdict}`)).toEqual([])
})

describe('finds', () => {
  test.each([
    ['a figure', 0, '2,4 miljoen', '2,9 miljoen'],
    ['a quarter', 0, 'derde kwartaal', 'tweede kwartaal'],
    ['a place', 0, 'Oosterveen', 'Westerveen'],
    ['a length', 1, '3,2 kilometer', '4,2 kilometer'],
    ['a number in words', 1, 'negen maanden', 'zeven maanden'],
    ['a denial left out', 2, 'is niet vervangen', 'is vervangen'],
    ['a first name', 2, 'Hanneke Prins', 'Marijke Prins'],
    ['words that nobody said', 3, 'geen enkele klacht', 'drie klachten'],
    ['a surname', 3, 'Verhagen', 'Verhoeven'],
    ['the ends of a change', 4, 'van 41 naar 18', 'van 18 naar 41'],
    ['a direction', 4, 'daalde van', 'steeg van'],
    ['a count', 5, '22 mensen', '32 mensen'],
    ['a day', 6, '14 oktober', '15 oktober'],
  ])('%s', (_, line, from, to) => {
    const post = (faithful[line] ?? '').replace(from, to)
    expect(post).not.toBe(faithful[line])
    expect(flagsOf(post).length).toBeGreaterThanOrEqual(1)
  })
})

describe('reads', () => {
  test.each([
    ['De fabriek kostte vijftigduizend euro.', 50_000, 'EUR'],
    ['Er kwamen tweehonderdvijf bezoekers.', 205, null],
    ['Er kwamen honderdtwintigduizend bezoekers.', 120_000, null],
    ['Het duurde anderhalf uur.', 1.5, 'hour'],
    ['Het duurde tweeënhalf jaar.', 2.5, 'year'],
    ['Ze verkochten drie en een half miljoen flessen.', 3_500_000, null],
    ['De omzet was 3,5 mln. euro.', 3_500_000, 'EUR'],
    ['De prijs steeg met 4,5 procent.', 4.5, 'percent'],
    ['Dat scheelt 2 procentpunten.', 2, 'points'],
    ['Een 18-jarige won.', 18, 'year'],
    ['Het dak meet 40 vierkante meter.', 40, 'square-metre'],
    ['Ze haalde de 3de plaats.', 3, 'ordinal'],
    ['In achttienhonderd gemeenten is dat zo.', 1800, null],
  ])('%s', (text, value, unit) => {
    const [claim] = findClaims(text, 'dutch').filter(({ kind }) => kind === 'number')
    expect(claim).toMatchObject({ values: expect.arrayContaining([value]), unit })
  })

  test.each([
    ['Op vrijdag 22 november 2024 ging het open.', { weekday: 5, day: 22, month: 11, year: 2024 }],
    ['Van 25 tot 27 maart is er markt.', { day: 25, lastDay: 27, month: 3 }],
    ['Het begon op 3 mrt. 2021.', { day: 3, month: 3, year: 2021 }],
    ['In mei 2019 was het zover.', { month: 5, year: 2019 }],
  ])('%s', (text, date) => {
    expect(findClaims(text, 'dutch').find(({ kind }) => kind === 'date')).toMatchObject({ date })
  })
})
