import { expect, test } from 'vitest'
import { keepUnits } from './keep-units.ts'

/** A space that does not break is shown as an underscore. */
const kept = (title: string) => keepUnits({ title }).title?.replaceAll('\u00a0', '_')

test.each([
  ['Rents rose by 21 percent in 12 months.', 'Rents rose by 21_percent in 12_months.'],
  ['Es waren 21 Prozent, 3,5 Millionen Euro mehr.', 'Es waren 21_Prozent, 3,5_Millionen_Euro mehr.'],
  ['Une hausse de 21 % et de 4 milliards.', 'Une hausse de 21_% et de 4_milliards.'],
  ['Sube un 21 por ciento en 3 años.', 'Sube un 21_por_ciento en 3_años.'],
  ['Cresce del 4 per cento: 90 milioni.', 'Cresce del 4_per_cento: 90_milioni.'],
  ['Caiu 8 por cento, 40 km de rede.', 'Caiu 8_por_cento, 40_km de rede.'],
  ['It costs € 4 000 for 12 kWh.', 'It costs €_4_000 for 12_kWh.'],
])('a number stays with its unit: %s', (text, expected) => {
  expect(kept(text)).toBe(expected)
})

test.each(['The 900 lime trees of 2026', 'Room 12 many people', 'Points 1 and 2'])(
  'what a number counts may go to the next line: %s',
  (text) => {
    expect(kept(text)).toBe(text)
  },
)

test('figures that are to be drawn are left as they are', () => {
  const series = [{ label: 'a', value: 1, display: '1 %' }]
  expect(keepUnits({ series })).toEqual({ series })
})

test.each([
  ['31 percent', '31 percent'],
  ['3,5 %', '3,5_%'],
  ['12 000 euros', '12_000 euros'],
  ['€ 1,9 Mio.', '€_1,9_Mio.'],
  ['from 11.2 to 8.4 percent', 'from_11.2_to_8.4 percent'],
])('drawn large, only a whole word of a unit may go to a second line: %s', (number, expected) => {
  expect(keepUnits({ number }).number?.replaceAll('\u00a0', '_')).toBe(expected)
})
