import { expect, test } from 'vitest'
import type { Language } from '#shared/rules/languages'
import { findNumbers } from './find-numbers.ts'

const numbersIn = (sentence: string, language: Language) => findNumbers(sentence, language).map(({ text }) => text)

test.each<[Language, string, ...string[]]>([
  ['english', 'It raised £1.9m last year.', '£1.9m'],
  ['english', 'It raised £1.9bn last year.', '£1.9bn'],
  ['english', 'Some $40k was lost.', '$40k'],
  ['english', 'It pays $4K to 40K people.', '$4K', '40K'],
  ['english', 'It owes $1.2tn, or £3b.', '$1.2tn', '£3b'],
  ['english', 'Revenue hit 1.9m in May.', '1.9m'],
  ['english', 'They paid USD 3bn and EUR 3 billion.', 'USD 3bn', 'EUR 3 billion'],
  ['english', 'A €2.5-million fund opens.', '€2.5-million'],
  ['english', 'It lost -$3bn, and −3.5% of its sales.', '-$3bn', '−3.5%'],
  ['english', 'It cost ₹500 crore.', '₹500 crore'],
  ['english', 'About ~30% stay, >40% go, +12% come.', '~30%', '>40%', '+12%'],
  ['english', 'Rates rose by 30 basis points, then 25bps.', '30 basis points', '25bps'],
  ['english', 'It made 1.5 million tonnes of steel.', '1.5 million tonnes'],
  ['english', 'It is 4x faster, a 10-fold rise.', '4x', '10-fold'],
  ['english', 'It reached 42 degrees Celsius, or 107 °F.', '42 degrees Celsius', '107 °F'],
  ['english', 'It holds 40 MW and 15 GWh.', '40 MW', '15 GWh'],
  ['english', 'Only 3 in 10 people agree.', '3 in 10'],
  ['english', 'Only 4 of 10 households have a tree, and 7 of the 15 streets.', '4 of 10', '7 of the 15'],
  ['english', 'Only 9 out of every 13 stay.', '9 out of every 13'],
  ['english', 'Between 40 and 50 percent agree.', 'Between 40 and 50 percent'],
  ['english', 'It rose from £1.2m to £1.9m.', 'from £1.2m to £1.9m'],
  ['english', 'It fell from 90 to 30 days.', 'from 90 to 30 days'],
  ['english', 'That is 5-10% of all 20 thousand people.', '5-10%', '20 thousand'],
  ['english', 'It takes 3½ percent.', '3½ percent'],
  ['german', 'Es fehlen 1.9 Mio. € und 3,5 Mrd. Euro.', '1.9 Mio. €', '3,5 Mrd. Euro'],
  ['german', 'Das sind 3 Tsd. Euro für 300 Tausend Menschen.', '3 Tsd. Euro', '300 Tausend'],
  ['german', 'Es stieg um 3,5 %, also um 10–15 %.', '3,5 %', '10–15 %'],
  ['german', 'Es kostet zwischen 1,2 und 1,9 Mio. Euro.', 'zwischen 1,2 und 1,9 Mio. Euro'],
  ['german', 'Das betrifft 3 von 10 Menschen.', '3 von 10'],
  ['german', 'Das sind 4 der 15 Städte und 3 von je 7 Häusern.', '4 der 15', '3 von je 7'],
  ['french', 'Il a fait 1,2 M€ de ventes, 30 k€ de plus et 12 000 euros.', '1,2 M€', '30 k€', '12 000 euros'],
  ['french', 'Le projet coûte 3,5 Mds d’euros.', '3,5 Mds d’euros'],
  ['spanish', 'Cuesta 5 millones de euros y 12 mil millones.', '5 millones de euros', '12 mil millones'],
  ['italian', 'Vale 12 mld di euro.', '12 mld di euro'],
  ['portuguese', 'Custa R$ 3 bi para 12 mil pessoas.', 'R$ 3 bi', '12 mil'],
  ['dutch', 'Het kost 12 mln euro, of € 1,9 miljoen.', '12 mln euro', '€ 1,9 miljoen'],
])('in %s a number has its sign, currency, magnitude and unit: %s', (language, sentence, ...expected) => {
  expect(numbersIn(sentence, language)).toEqual(expected)
})

test.each([
  'In 2024 and in Q3 it grew.',
  'It ran from 2019–2024.',
  'The 24/7 service has 4.5/5 stars.',
  'It is ranked #3.',
  'Some 10–15 people came.',
  'The 30th floor has 5G.',
  'COVID-19 came.',
  'A 3 x 4 room.',
  'A 12-month plan.',
  'Sports in 4K, and 8K TVs.',
])('what would be another number without its other part is none: %s', (sentence) => {
  expect(numbersIn(sentence, 'english')).toEqual([])
})
