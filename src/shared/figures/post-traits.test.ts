import { expect, test } from 'vitest'
import { daypartOf, lengthOf, openingOf, traitsOf } from './post-traits.ts'

test('a post begins with a question, a quotation, a number or a statement', () => {
  expect(openingOf('What do 40 ships have in common?\n\nNothing.')).toBe('question')
  expect(openingOf('¿Qué pasa en el puerto?”')).toBe('question')
  expect(openingOf('„Der Hafen ist voll“, sagt sie.')).toBe('quotation')
  expect(openingOf('  40 ships wait at sea.')).toBe('number')
  expect(openingOf('٤٠ سفينة')).toBe('number')
  expect(openingOf('The harbour is full.\nIs it? 40 ships wait.')).toBe('statement')
  expect(openingOf('')).toBe('statement')
})

test('a length is the nearest that can be chosen', () => {
  expect([0, 749, 751, 1_399, 1_401, 3_000].map(lengthOf)).toEqual([
    'short',
    'short',
    'medium',
    'medium',
    'long',
    'long',
  ])
})

test('weekday and time of day are those on the author’s clock', () => {
  const post = { form: null, opening: 'statement', length: 500, publishedAt: Date.UTC(2026, 10, 29, 23, 30) } as const
  expect(traitsOf(post, 'UTC')).toMatchObject({ weekday: '7', daypart: 'evening' })
  expect(traitsOf(post, 'Asia/Tokyo')).toMatchObject({ weekday: '1', daypart: 'morning' })
})

test('each hour is in one part of the day', () => {
  expect([3, 4, 10, 11, 13, 14, 17, 18].map(daypartOf)).toEqual([
    'evening',
    'morning',
    'morning',
    'midday',
    'midday',
    'afternoon',
    'afternoon',
    'evening',
  ])
})
