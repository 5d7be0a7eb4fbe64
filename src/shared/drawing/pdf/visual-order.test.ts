import { expect, test } from 'vitest'
import { visualOrder } from './visual-order.ts'

test.each([
  ['Fewer empty chairs', 'ltr', 'Fewer empty chairs'],
  ['אבג', 'rtl', 'גבא'],
  ['אבג 123!', 'rtl', '!123 גבא'],
  ['news אבג 12 דה', 'ltr', 'news הד 12 גבא'],
  ['LinkedIn אבג', 'rtl', 'גבא LinkedIn'],
] as const)('%s, in a text that runs %s, is seen as %s', (line, direction, seen) => {
  expect(visualOrder(line, direction).join('')).toBe(seen)
})

test('accents and points stay on their letters', () => {
  expect(visualOrder('שָׁלוֹם', 'rtl')).toEqual(['ם', 'וֹ', 'ל', 'שָׁ'])
})
