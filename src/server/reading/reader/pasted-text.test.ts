import { expect, test } from 'vitest'
import { readText } from './pasted-text.ts'

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

test('the marks of notes are no part of figures, and are counted', () => {
  const article = readText('Landings rose to 42¹ tonnes and 10⁶ mussels on 40 km².\n\n¹ Counted at the scales.')
  expect(article.text).toBe('Landings rose to 42 tonnes and 10⁶ mussels on 40 km².\n\nCounted at the scales.')
  expect(article.leftOut).toEqual({ noteMarks: 2 })
  expect(readText('Landings rose to 42 tonnes.')).not.toHaveProperty('leftOut')
})
