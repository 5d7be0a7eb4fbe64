import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { drawModules } from './draw-modules.ts'

/** Which modules a path covers, and how often. */
function covered(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)].flatMap(([, x, y, length, back]) => {
    expect(back).toBe(x)
    return Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`)
  })
}

test('every dark module of a code is drawn once, and nothing else', () => {
  const address =
    'otpauth://totp/Postwright:ann%40example.com?issuer=Postwright&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  const { data } = encode(address, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(dark.length).toBeGreaterThan(400)
  expect(covered(drawModules(data)).sort()).toEqual(dark.sort())
})

test.each([
  [[[true, true, false, true]], 'M0 0h2v1H0zM3 0h1v1H3z'],
  [
    [
      [false, false],
      [false, true],
    ],
    'M1 1h1v1H1z',
  ],
  [[[true, true]], 'M0 0h2v1H0z'],
  [[], ''],
])('%j', (rows, path) => {
  expect(drawModules(rows)).toBe(path)
})
