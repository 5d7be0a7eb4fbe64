import { expect, test } from 'vitest'
import { readText } from './text.ts'

test('the first line becomes the title when it reads like a headline', () => {
  const article = readText(
    'Town plants trees\r\n\r\nThe council voted on Tuesday.\r\nIt was late.\r\n\r\n\r\n\r\nCritics left.',
  )
  expect(article).toMatchObject({
    title: 'Town plants trees',
    text: 'The council voted on Tuesday.\nIt was late.\n\nCritics left.',
    status: 'ok',
    url: null,
  })
})

test('a first sentence stays in the text, and its first words are the title', () => {
  const sentence = 'The council voted on Tuesday to plant twelve thousand trees along the main roads of the town.'
  const article = readText(`${sentence}\n\nIt was late.`)
  expect(article.text).toBe(`${sentence}\n\nIt was late.`)
  expect(article.title).toBe('The council voted on Tuesday to plant twelve thousand trees along the main roads…')
})

test('letters are composed, so that the same word is the same text', () => {
  expect(readText('Cafe\u0301 am See. Es ist offen.').text).toBe('Café am See. Es ist offen.')
})

test('lines that are whole paragraphs are parted even without blank lines between them', () => {
  const line =
    'This sentence is long enough to be a paragraph that a word processor copied as one single line of text, without blank lines.'
  expect(readText(`${line}\n${line}`).text).toBe(`${line}\n\n${line}`)
})

test('text without a word is empty', () => {
  expect(readText(' \n\n -- \n').status).toBe('empty')
})

test('a transcript as a player lists it is what was said, without the times', () => {
  const listed = ['0:00', 'good morning and welcome', '0:04', 'to the harbour', '1:02:07', 'of tomorrow.'].join('\n')
  expect(readText(listed).text).toBe('good morning and welcome to the harbour of tomorrow.')
  expect(readText(`\n${listed.replaceAll('\n', '\r\n')}\r\n`).text).toBe(readText(listed).text)
})

test('pasted captions are what was said', () => {
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood <i>morning</i>.\n\n00:02.000 --> 00:03.000\nWelcome.\n'
  expect(readText(captions).text).toBe('Good morning. Welcome.')
})

test('times in a text of another kind stay', () => {
  const programme = '9:00\nDoors open for everyone.\n\n9:30\nThe first talk begins.'
  expect(readText(programme).text).toContain('9:30')
})
