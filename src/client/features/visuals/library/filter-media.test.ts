import { expect, test } from 'vitest'
import { filterMedia } from './filter-media.ts'

const crane = { originalName: 'Crane at the quay.png', tags: ['harbour', 'Hafen'] }
const portrait = { originalName: 'Zoë 2026.JPG', tags: [] }
const chart = { originalName: 'figures.webp', tags: ['quarter', 'harbour'] }
const assets = [crane, portrait, chart]

test.each([
  ['a part of a name', 'quay', [crane]],
  ['a tag', 'harbour', [crane, chart]],
  ['any case', 'HAFEN', [crane]],
  ['a name without its accents', 'zoe', [portrait]],
  ['words that stand in name and tags', 'harbour figures', [chart]],
  ['the ending of a file', '.jpg', [portrait]],
  ['nothing that is there', 'mountain', []],
])('the library is searched by %s', (_what, text, found) => {
  expect(filterMedia(assets, text)).toEqual(found)
})

test('a blank search shows everything', () => {
  expect(filterMedia(assets, '  ')).toBe(assets)
})
