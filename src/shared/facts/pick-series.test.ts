import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/rules/languages'
import { pickSeries } from './pick-series'
import { plainLines } from './plain-lines'

const pick = (post: string, article = '', language: Language = 'english') =>
  pickSeries(plainLines(post), plainLines(article), language)?.map(({ label, value, display }) => [
    label,
    value,
    display,
  ])

describe('Figures that a post lists', () => {
  test.each<[string, Language, string, [string, number, string][]]>([
    [
      'a list in English',
      'english',
      'Where trains run late:\n• Ashford: 12%\n• Belmont: 9.5%\n• Carrow: 7%',
      [
        ['Ashford', 12, '12%'],
        ['Belmont', 9.5, '9.5%'],
        ['Carrow', 7, '7%'],
      ],
    ],
    [
      'an enumeration in German',
      'german',
      'So viel wurde weniger geheizt: Berlin 12 %, Hamburg 9,4 % und Bremen 7 %.',
      [
        ['Berlin', 12, '12 %'],
        ['Hamburg', 9.4, '9,4 %'],
        ['Bremen', 7, '7 %'],
      ],
    ],
    [
      'figures before their names in French',
      'french',
      'La part du vélo : 12 % à Nantes, 9 % à Rennes et 7 % à Brest.',
      [
        ['Nantes', 12, '12 %'],
        ['Rennes', 9, '9 %'],
        ['Brest', 7, '7 %'],
      ],
    ],
    [
      'amounts in Spanish',
      'spanish',
      'El presupuesto:\n- Escuelas – 4,5 millones de euros\n- Parques – 2 millones de euros\n- Caminos – 1,2 millones de euros',
      [
        ['Escuelas', 4.5, '4,5 millones de euros'],
        ['Parques', 2, '2 millones de euros'],
        ['Caminos', 1.2, '1,2 millones de euros'],
      ],
    ],
    [
      'powers and fractions',
      'english',
      '• Ashford: 3 × 10⁶ euros\n• Belmont: 2½ euros\n• Carrow: 10^6 euros',
      [
        ['Ashford', 3_000_000, '3 × 10⁶ euros'],
        ['Belmont', 2.5, '2½ euros'],
        ['Carrow', 1_000_000, '10^6 euros'],
      ],
    ],
    [
      'figures in Arabic',
      'english',
      'نسبة التأخير: القاهرة 12%، طنطا 9%، أسوان 7%.',
      [
        ['القاهرة', 12, '12%'],
        ['طنطا', 9, '9%'],
        ['أسوان', 7, '7%'],
      ],
    ],
    [
      'digits as Arabic writes them',
      'english',
      'النسب:\n• القاهرة: ١٢٪\n• طنطا: ٩٫٥٪\n• أسوان: ٧٪',
      [
        ['القاهرة', 12, '١٢٪'],
        ['طنطا', 9.5, '٩٫٥٪'],
        ['أسوان', 7, '٧٪'],
      ],
    ],
  ])('%s', (_, language, post, series) => {
    expect(pick(post, '', language)).toEqual(series)
  })

  test.each([
    ['two are no series', 'Ashford 12%, Belmont 9%.'],
    ['figures of several units', '• Ashford: 12%\n• Belmont: $9 million\n• Carrow: 7%'],
    ['a list of which one entry has no figure', '• Ashford: 12%\n• Belmont: 9%\n• Carrow: 7%\n• Dunmore: nobody knows'],
    ['deeds, which are nothing to compare', 'Sales rose 12%, profits fell 9% and costs grew 7%.'],
    ['changes, which have a sign', '• Ashford: -12%\n• Belmont: +9%\n• Carrow: -7%'],
    ['one name twice', '• Ashford: 12%\n• Ashford: 9%\n• Carrow: 7%'],
    ['nine figures', Array.from({ length: 9 }, (_, index) => `• Town ${'ABCDEFGHI'[index]}: ${index + 2}%`).join('\n')],
    [
      'figures told in sentences',
      'It is 12% in Ashford. Then there are 9% in Belmont, and later 7% in Carrow were seen.',
    ],
  ])('are none where there is doubt: %s', (_, post) => {
    expect(pick(post)).toBeUndefined()
  })

  test('come from the article only where the post speaks of one of them', () => {
    const article = 'Late trains:\n• Ashford: 12%\n• Belmont: 9%\n• Carrow: 7%'
    expect(pick('In Ashford, 12% of the trains were late.', article)).toHaveLength(3)
    expect(pick('In Ashford, many trains were late.', article)).toBeUndefined()
  })
})
