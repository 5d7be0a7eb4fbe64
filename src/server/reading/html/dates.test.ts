import { expect, test } from 'vitest'
import { findDay, findDayInAddress, isDateLine } from './dates.ts'

test.each([
  ['2024-03-01T23:30:00-08:00', '2024-03-01'],
  ['20240301T120000Z', '2024-03-01'],
  ['Fri, 01 Mar 2024 23:59:59 GMT', '2024-03-01'],
  ['March 1st, 2024', '2024-03-01'],
  ['1. März 2024', '2024-03-01'],
  ['1er août 2024', '2024-08-01'],
  ['1 de enero de 2024', '2024-01-01'],
  ['12 gennaio 2024', '2024-01-12'],
  ['3 de março de 2024', '2024-03-03'],
  ['03.04.2024, 10:15 Uhr', '2024-04-03'],
  ['04/23/2024', '2024-04-23'],
  ['28.09.19', '2019-09-28'],
  ['28.09.1912:44 Uhr', '2019-09-28'],
  ['28.09.1912', '1912-09-28'],
])('%s is the day %s, in whatever time zone it is read', (text, day) => {
  expect(findDay(text)).toBe(day)
})

test('a date of slashes is read month first on American pages only', () => {
  expect(findDay('03/04/2024')).toBe('2024-04-03')
  expect(findDay('03/04/2024', { monthFirst: true })).toBe('2024-03-04')
})

test('numbers that are no date are none', () => {
  for (const text of ['2024', '45 people in 2024', '1.5.3', 'version 2024.99.1', '']) expect(findDay(text)).toBeNull()
})

test('an address gives its day only when it has one', () => {
  expect(findDayInAddress('https://news.example/2019/11/18/headline')).toBe('2019-11-18')
  expect(findDayInAddress('https://news.example/2019/11/headline')).toBeNull()
})

test('a line is a date line when nothing but a date stands in it', () => {
  expect(isDateLine('Published Monday, November 18, 2019 8:22AM EST')).toBe(true)
  expect(isDateLine('On November 18, 2019 the council met for the first time')).toBe(false)
})
