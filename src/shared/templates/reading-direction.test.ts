import { expect, test } from 'vitest'
import { page, rectangle, sign, text } from '#shared/designs/build'
import { inReadingDirection } from './reading-direction'

const pages = [
  page('page', [1000, 500], '#ffffff', [
    rectangle('Panel', [0, 0, 300, 500], '#112233'),
    text('Headline', [340, 40, 600, 200], 'A headline', {}, { field: 'title' }),
    text('Author', [340, 400, 400, 50], 'A name', {}, { field: 'author' }),
    sign('arrow', 'On', [900, 400, 60, 60], '#112233'),
  ]),
]

test('a page for Arabic words is seen from right to left; those are aligned where they are filled in', () => {
  const [after] = inReadingDirection(pages, { title: 'الجسر الجديد يُفتح قبل الشتاء', author: 'Ann Reporter' })
  const [panel, headline, author, arrow] = after?.layers ?? []
  expect(panel).toMatchObject({ x: 700, width: 300 })
  expect(headline).toMatchObject({ x: 60, data: { textAlign: 'left' } })
  expect(author).toMatchObject({ x: 260, data: { textAlign: 'right' } })
  expect(arrow).toMatchObject({ x: 40, scaleX: -1 })
})

test('a page for Latin letters stays as it is', () => {
  expect(inReadingDirection(pages, { title: 'The new bridge opens before winter' })).toBe(pages)
})
