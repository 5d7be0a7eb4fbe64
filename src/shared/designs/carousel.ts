import type { Field } from '#shared/scene/scene'
import { type Draft, page, rectangle, text, words } from './build.ts'
import { countPoints, type TemplateDesign } from './design.ts'

const cream = '#fff6e5'
const cobalt = '#1b3a8f'
const tomato = '#c7361b'
const blush = '#ffb4a2'
const ink = '#1c1b19'
const size = [1080, 1080] as const

/** In cream on cobalt, as cover and closing page are set. */
const headline = { fontFamily: 'Playfair Display', fontWeight: 700, lineHeight: 1.12, color: cream }
const small = { fontFamily: 'Fira Code', fontSize: 28, fontWeight: 500, lineHeight: 1.5 }

const points = ['point1', 'point2', 'point3', 'point4', 'point5', 'point6'] as const

/** To be swiped: a cover with who posts it, a page for each point, and the post's question with the source. */
export const carousel: TemplateDesign = {
  key: 'carousel',
  name: 'Carousel',
  description: 'Up to eight square pages to swipe through: a cover, your points, and a question at the end.',
  category: 'news',
  needs: (facts) => Boolean(facts.title) && countPoints(facts) >= 2,
  formats: { square: { pages: [cover(), ...points.map(pointPage), closing()] } },
}

function cover() {
  return page('carousel-cover', size, cobalt, [
    rectangle('Marker', [88, 104, 120, 14], blush),
    text(
      'Headline',
      [88, 160, 904, 600],
      'Your headline goes here, to be swiped on',
      { ...headline, fontSize: 112 },
      { field: 'title' },
    ),
    ...signature(),
    ...arrow(),
  ])
}

function pointPage(field: Field, index: number) {
  return page(`carousel-${index + 1}`, size, cream, [
    rectangle('Edge', [0, 0, 1080, 24], cobalt),
    words('Number', [88, 112, 500, 190], `0${index + 1}`, {
      fontFamily: 'Fira Code',
      fontSize: 160,
      fontWeight: 700,
      lineHeight: 1.1,
      color: tomato,
    }),
    rectangle('Rule', [88, 324, 904, 3], ink),
    text(
      'Point',
      [88, 372, 904, 500],
      'One point, with a page of its own',
      { fontFamily: 'Open Sans', fontSize: 88, fontWeight: 600, lineHeight: 1.25, color: ink },
      { field },
    ),
    text('Source', [88, 952, 660, 44], 'Name of the source', { ...small, color: cobalt }, { field: 'source' }),
    text('Page', [792, 952, 200, 44], 'Page', { ...small, textAlign: 'right', color: cobalt }, { field: 'page' }),
  ])
}

/** A post's question is answered below it; the source is named once more where the last look falls. */
function closing() {
  return page('carousel-closing', size, cobalt, [
    rectangle('Marker', [88, 104, 120, 14], blush),
    text(
      'Question',
      [88, 160, 904, 520],
      'What do you ask your readers?',
      { ...headline, fontSize: 104 },
      { field: 'question' },
    ),
    text('Source', [88, 712, 904, 44], 'Name of the source', { ...small, color: cream }, { field: 'source' }),
    text('Date', [88, 758, 904, 44], 'Date', { ...small, fontWeight: 400, color: blush }, { field: 'date' }),
    ...signature(),
  ])
}

function signature(): Draft[] {
  const look = { fontFamily: 'Open Sans', fontSize: 34, fontWeight: 600, lineHeight: 1.3, color: cream }
  return [text('Posted by', [88, 872, 680, 120], 'Your name', look, { field: 'signature' })]
}

/** The cover leads on. */
function arrow(): Draft[] {
  return [
    rectangle('Shaft of the arrow', [848, 936, 120, 8], blush),
    { ...rectangle('Head of the arrow', [952, 920, 44, 40], blush, { shapeType: 'triangle' }), rotation: 90 },
  ]
}
