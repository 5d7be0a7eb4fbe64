import { expect, test } from 'vitest'
import { pickSlides } from './pick-slides.ts'
import { plainLines } from './plain-lines.ts'

const slidesOf = (post: string, cover?: string) => pickSlides(plainLines(post), 'english', cover)

test('a carousel goes on behind its cover by paragraphs, and leaves the question at the end to its last page', () => {
  const post = `One line changed a clinic's week. It costs the clinic nothing at all.

Missed visits fell from 11.2 to 8.4 percent. Nobody was hired for it.

“We only told people who would be glad of the chair,” said the director Mara Lindqvist.

Three things helped:
• A name
• A reason to care
• 40 more clinics follow

Would you read it? Or would you rather call?`
  expect(slidesOf(post, "One line changed a clinic's week.")).toEqual([
    'It costs the clinic nothing at all.',
    'Missed visits fell from 11.2 to 8.4 percent. Nobody was hired for it.',
    '“We only told people who would be glad of the chair,” said the director Mara Lindqvist.',
    'A reason to care',
    '40 more clinics follow',
  ])
})

test('of a long paragraph the sentences that find room are a slide', () => {
  const long = `It starts here and says enough. ${'The next sentence goes on about it for a while. '.repeat(5)}`
  const [first = ''] = slidesOf(`${long}\n\nA second idea has a page of its own.`)
  expect(first.length).toBeLessThanOrEqual(240)
  expect(long.startsWith(first)).toBe(true)
  expect(first.endsWith('.')).toBe(true)
})

test('a quotation stays with its speaker, or is left out', () => {
  const named =
    '“We only told people who would be glad.”\n\u2014 Mara Lindqvist, director\n\nA second idea has its own page.'
  expect(slidesOf(named)).toEqual([
    '“We only told people who would be glad.”\nMara Lindqvist, director',
    'A second idea has its own page.',
  ])
  expect(
    slidesOf(
      '“We only told people who would be glad.”\n\nA second idea has its page.\n\nA third idea has its page too.',
    ),
  ).toEqual(['A second idea has its page.', 'A third idea has its page too.'])
  const endless = `“${'We told them all of it. '.repeat(20)}” said Mara Lindqvist.`
  expect(slidesOf(`${endless}\n\nA second idea has its page.\n\nA third idea has its page too.`)).toHaveLength(2)
})

test('one slide is no carousel', () => {
  expect(slidesOf('A single idea stands here alone.')).toEqual([])
})
