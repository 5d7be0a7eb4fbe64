import { expect, test } from 'vitest'
import { isSymbolFont, symbolCharacter, symbolText } from './symbol-fonts.ts'

test('signs of symbol fonts are characters', () => {
  const read = (font: string, ...codes: number[]) => codes.map((code) => symbolCharacter(font, code)).join('')
  expect(read('Symbol', 0xb3, 0xf0b1, 0xa0, 0xae, 0x61, 0x57, 0x2d, 0xfe)).toBe('≥±€→αΩ−⎭')
  expect(read('Wingdings', 0xfc, 0xfb, 0xf0e0, 0xf0e8, 0xa7, 0x4a, 0x6f, 0xfe, 0x80, 0x8a)).toBe('✓✗→→▪☺□☑⓪⑩')
  expect(read('WINGDINGS 2', 0x50, 0x52)).toBe('✓☑')
  expect(read('Wingdings', 0xff, 0x24)).toBe('  ')
})

test('letters of the private room are signs only in a symbol font', () => {
  expect(symbolText('Symbol', 'depth \uf0b3 5 m')).toBe('depth ≥ 5 m')
  expect(symbolText('Garamond', '\uf0b3')).toBe('\uf0b3')
  expect(symbolText(undefined, 'plain')).toBe('plain')
  expect(isSymbolFont('Arial')).toBe(false)
})
