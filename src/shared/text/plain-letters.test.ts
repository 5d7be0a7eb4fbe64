import { describe, expect, test } from 'vitest'
import { plainLetters, withLatinDigits } from './plain-letters.ts'

describe('plain letters keep what a figure says', () => {
  test.each([
    ['10⁶ mussels', '10^6 mussels'],
    ['3 × 10⁻³ g', '3 × 10^−3 g'],
    ['𝟏𝟎⁶', '10^6'],
    ['2³² addresses', '2^32 addresses'],
    ['a² + b²', 'a2 + b2'],
    ['m·s⁻¹', 'm·s^−1'],
    ['3½ metres', '3 1/2 metres'],
    ['½ and ¾', '1/2 and 3/4'],
    ['3³⁄₄ inches', '3 3/4 inches'],
    ['km², m³, CO₂ and H₂O', 'km2, m3, CO2 and H2O'],
    ['5㎡ at 20℃', '5m2 at 20°C'],
    ['log₂8 and 10₂', 'log28 and 10_2'],
    ['3① and ②4', '3 1 and 2 4'],
    ['¹³C', '13C'],
  ])('%s', (text, plain) => {
    expect(plainLetters(text)).toBe(plain)
  })

  test('the number of a note is no part of its figure or word', () => {
    expect(plainLetters('42¹ tonnes and 1,200² jobs for mussels³ and “crabs”⁴')).toBe(
      '42 tonnes and 1,200 jobs for mussels and “crabs”',
    )
  })

  test('digits of all scripts are 0 to 9', () => {
    expect(plainLetters('４２, ٤٢, ۴۲, ४२, ৪২, ๔๒, ၄၂, 𝟺𝟸')).toBe('42, 42, 42, 42, 42, 42, 42, 42')
    expect(plainLetters('١٬٢٠٠٫٥')).toBe('1,200.5')
    expect(withLatinDigits('عام ٢٠٢٤')).toBe('عام 2024')
  })

  test('styled letters are plain ones', () => {
    expect(plainLetters('𝗕𝗼𝗹𝗱 ﬁgures, ｆｕｌｌ width')).toBe('Bold figures, full width')
  })
})

test.each(['⁶', '1⁶', '½', '3½', '₂', '①', '٤', 'km²', '10⁶ '])('a text of nothing but %j takes no time', (part) => {
  const startedAt = process.cpuUsage()
  plainLetters(part.repeat(40_000))
  const { user, system } = process.cpuUsage(startedAt)
  expect((user + system) / 1_000).toBeLessThan(1_000)
})
