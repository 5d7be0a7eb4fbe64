import { expect, test } from 'vitest'
import { formatNumber, formatText, hidesAll, isoDay } from './cell-format.ts'

test.each([
  [46154, 'm/d/yy', '2026-05-12'],
  [46154, '[$-407]d. mmmm yyyy', '2026-05-12'],
  [46154, '[$-F800]dddd, mmmm dd, yyyy', '2026-05-12'],
  [46154, 'd-mmm', '2026-05-12'],
  [46154, 'yyyy"年"m"月"d"日"', '2026-05-12'],
  [46154, 'dd\\.mm\\.yyyy;@', '2026-05-12'],
  [46154.604167, 'm/d/yy h:mm', '2026-05-12 14:30'],
  [46154.604167, 'dd/mm/yyyy hh:mm:ss AM/PM', '2026-05-12 14:30:00'],
  [46154.6041666, 'm/d/yy h:mm', '2026-05-12 14:30'],
  [46154, 'mmm-yy', '2026-05'],
  [46154, 'yyyy', '2026'],
  [46154, 'dddd', 'Tuesday'],
  [-3, 'm/d/yy', '-3'],
])('the day %d in format %s is %s', (value, code, shown) => {
  expect(formatNumber(value, code)).toBe(shown)
})

test('a workbook that counts days from 1904 says the same day', () => {
  expect(formatNumber(44_692, 'm/d/yy', true)).toBe('2026-05-12')
})

test.each([
  [1.75, '[h]:mm', '42:00'],
  [0.604167, 'h:mm AM/PM', '2:30 PM'],
  [0.0123, 'mm:ss', '17:43'],
  [0.125, '0%', '13%'],
  [0.125, '0.0%', '12.5%'],
  [7_412_345, '0.0,,"M"', '7.4M'],
  [7_412_345, '[>=1000000]0.0,,"M";[>=1000]0.0,"K";0', '7.4M'],
  [7_412, '[>=1000000]0.0,,"M";[>=1000]0.0,"K";0', '7.4K'],
  [12, '[>=1000000]0.0,,"M";[>=1000]0.0,"K";0', '12'],
  [-1234.5, '#,##0.00 [$€-407];[Red]-#,##0.00 [$€-407]', '-1,234.50 €'],
  [-1234.5, '_($* #,##0.00_);_($* (#,##0.00);_($* "-"??_);_(@_)', '$(1,234.50)'],
  [2.5, '# ?/?', '2 1/2'],
  [2.4375, '# ??/??', '2 7/16'],
  [-0.025, '▲ 0.0%;▼ 0.0%', '▼ 2.5%'],
  [12_345, '0.00E+00', '1.23E+04'],
  [0.1 + 0.2, 'General', '0.3'],
  [1_234_567_890_123, 'General', '1234567890123'],
  [3.5, 'Estándar', '3.5'],
  [42, ';;;', ''],
])('the number %d in format %s is %s', (value, code, shown) => {
  expect(formatNumber(value, code)).toBe(shown)
})

test('a format may hide texts or write around them', () => {
  expect(formatText('pier', '0.0')).toBe('pier')
  expect(formatText('pier', ';;;')).toBe('')
  expect(formatText('pier', '0;0;0;"the "@')).toBe('the pier')
  expect([hidesAll(';;;'), hidesAll('[Red];;'), hidesAll('0;;'), hidesAll('')]).toEqual([true, true, false, false])
})

test('days that are stored as text lose a time that says nothing', () => {
  expect(isoDay('2026-05-12T00:00:00')).toBe('2026-05-12')
  expect(isoDay('2026-05-12T14:30:00.000')).toBe('2026-05-12 14:30')
  expect(isoDay('May')).toBe('May')
})
