import { expect, test } from 'vitest'
import { readPasted } from './read-pasted.ts'

test('a transcript as a player lists it is what was said, without the times', () => {
  const listed = ['0:00', 'good morning and welcome', '0:04', 'to the harbour', '1:02:07', 'of tomorrow.'].join('\n')
  expect(readPasted(listed).text).toBe('good morning and welcome to the harbour of tomorrow.')
  expect(readPasted(`\n${listed.replaceAll('\n', '\r\n')}\r\n`).text).toBe(readPasted(listed).text)
})

test('pasted captions are what was said', () => {
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood <i>morning</i>.\n\n00:02.000 --> 00:03.000\nWelcome.\n'
  expect(readPasted(captions).text).toBe('Good morning. Welcome.')
  expect(readPasted(`${captions}\nNOTE to ourselves\n`).leftOut).toEqual({ comments: 1 })
})

test('times in a text of another kind stay', () => {
  const programme = '9:00\nDoors open for everyone.\n\n9:30\nThe first talk begins.'
  expect(readPasted(programme).text).toContain('9:30')
})
