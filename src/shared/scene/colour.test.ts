import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrastRatio, parseColour, withOpacity } from './colour.ts'

test.each([
  ['#f80', [255, 136, 0, 1]],
  ['#F808', [255, 136, 0, 136 / 255]],
  ['#1d4ed8', [29, 78, 216, 1]],
  ['#1d4ed800', [29, 78, 216, 0]],
  ['rgb(1, 2, 3)', [1, 2, 3, 1]],
  ['rgba(1,2,3,.5)', [1, 2, 3, 0.5]],
  ['rgb(100% 0% 50% / 25%)', [255, 0, 127.5, 0.25]],
  ['rgb(300, -5, 0)', [255, 0, 0, 1]],
  ['hsl(0, 100%, 50%)', [255, 0, 0, 1]],
  ['hsl(210deg 50% 40% / 0.5)', [51, 102, 153, 0.5]],
  ['hsla(-240, 100%, 25%, 1)', [0, 128, 0, 1]],
  ['RebeccaPurple', [102, 51, 153, 1]],
  [' white ', [255, 255, 255, 1]],
  ['transparent', [0, 0, 0, 0]],
])('%s is read', (text, [red, green, blue, alpha]) => {
  expect(parseColour(text)).toEqual({ red, green, blue, alpha })
})

test.each([
  '',
  '#',
  '#12',
  '#12345',
  '#ggg',
  'rgb(1, 2)',
  'rgb(1, 2, 3',
  'url(#a)',
  'var(--ink)',
  'red; color: blue',
  'red url(//example.com)',
  'expression(alert(1))',
  'currentColor',
  'constructor',
  '__proto__',
  `rgb(${'0'.repeat(100)}, 0, 0)`,
])('%s is no colour', (text) => {
  expect(parseColour(text)).toBeUndefined()
})

test('a hexadecimal colour means its own digits', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const digits = [red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')
      expect(parseColour(`#${digits}`)).toEqual({ red, green, blue, alpha: 1 })
    }),
  )
})

describe('contrast', () => {
  test('is that of WCAG', () => {
    expect(contrastRatio('#000', '#fff')).toBeCloseTo(21)
    expect(contrastRatio('white', '#ffffff')).toBeCloseTo(1)
    expect(contrastRatio('#767676', 'white')).toBeCloseTo(4.54, 2)
  })

  test('of a see-through text is that of the mixture', () => {
    expect(contrastRatio('rgba(0, 0, 0, 0)', 'white')).toBeCloseTo(1)
    expect(contrastRatio('rgba(0, 0, 0, 0.5)', 'white')).toBeCloseTo(
      contrastRatio('rgb(127.5, 127.5, 127.5)', 'white') ?? 0,
    )
  })

  test('is unknown for what is no colour', () => {
    expect(contrastRatio('ink', 'white')).toBeUndefined()
  })
})

test('an opacity multiplies the one that is there', () => {
  expect(withOpacity('#1d4ed8', 0.3)).toBe('rgba(29, 78, 216, 0.3)')
  expect(withOpacity('rgba(1, 2, 3, 0.5)', 0.5)).toBe('rgba(1, 2, 3, 0.25)')
  expect(withOpacity('ink', 0.5)).toBe('ink')
})
