import { page, rectangle, text, words } from './build.ts'
import type { BuiltInTemplate } from './built-in-template.ts'

const cream = '#fff6e5'
const cobalt = '#1b3a8f'
const tomato = '#c7361b'
const ink = '#1c1b19'
const size = [1080, 1080] as const

/** To be swiped: a cover, then a page for each point. The arrow leads on, so the last page has none. */
export const carousel: BuiltInTemplate = {
  key: 'carousel',
  name: 'Carousel',
  description: 'Four square pages to swipe through: a cover and three points.',
  category: 'news',
  document: { pages: [cover(), pointPage('point1', 1), pointPage('point2', 2), pointPage('point3', 3)] },
}

function cover() {
  return page('carousel-cover', size, cobalt, [
    rectangle('Marker', [88, 104, 120, 14], '#ffb4a2'),
    text(
      'Headline',
      [88, 160, 904, 600],
      'Your headline goes here, to be swiped on',
      { fontFamily: 'Playfair Display', fontSize: 112, fontWeight: 700, lineHeight: 1.12, color: cream },
      { field: 'title' },
    ),
    text(
      'Source',
      [88, 880, 700, 46],
      'Name of the source',
      { fontFamily: 'Fira Code', fontSize: 28, fontWeight: 500, lineHeight: 1.5, color: cream },
      { field: 'source' },
    ),
    text(
      'Date',
      [88, 930, 700, 46],
      'Date',
      { fontFamily: 'Fira Code', fontSize: 28, fontWeight: 400, lineHeight: 1.5, color: '#ffb4a2' },
      { field: 'date' },
    ),
    ...arrow('#ffb4a2'),
  ])
}

function pointPage(field: 'point1' | 'point2' | 'point3', number: 1 | 2 | 3) {
  return page(`carousel-${number}`, size, cream, [
    rectangle('Edge', [0, 0, 1080, 24], cobalt),
    words('Number', [88, 96, 500, 240], `0${number}`, {
      fontFamily: 'Fira Code',
      fontSize: 200,
      fontWeight: 700,
      lineHeight: 1.1,
      color: tomato,
    }),
    rectangle('Rule', [88, 364, 904, 3], ink),
    text(
      'Point',
      [88, 404, 904, 440],
      'One point, with a page of its own',
      { fontFamily: 'Open Sans', fontSize: 88, fontWeight: 600, lineHeight: 1.25, color: ink },
      { field },
    ),
    text(
      'Source',
      [88, 930, 700, 46],
      'Name of the source',
      { fontFamily: 'Fira Code', fontSize: 26, fontWeight: 400, lineHeight: 1.5, color: cobalt },
      { field: 'source' },
    ),
  ])
}

function arrow(color: string) {
  return [
    rectangle('Shaft of the arrow', [848, 946, 120, 8], color),
    { ...rectangle('Head of the arrow', [952, 930, 44, 40], color, { shapeType: 'triangle' }), rotation: 90 },
  ]
}
