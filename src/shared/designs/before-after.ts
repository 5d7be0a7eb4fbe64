import { circle, type Draft, onePage, type Place, rectangle, sign, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { foot, lettering, minFoot, poster } from './typography.ts'

const sand = '#efe7d8'
const teal = '#0c4a52'
const sun = '#ffc93c'
const ink = '#1c2224'
const white = '#ffffff'
const sample = 'What has changed, in one line'

/** Two backgrounds, one per state; the arrow across their border is the change. */
export const beforeAfter: TemplateDesign = {
  key: 'before-after',
  name: 'Before and After',
  description: 'What a figure was and what it has become, each on a ground of its own.',
  category: 'comparison',
  needs: ({ before, after }) => Boolean(before && after),
  formats: {
    landscape: onePage('before-after', formatSizes.landscape, sand, [
      rectangle('Field after', [600, 190, 600, 437], teal),
      text('Headline', [64, 50, 1072, 116], sample, lettering(poster.heading, 52, 800, ink, 1.1), { field: 'title' }),
      ...state('before', [64, 228, 458, 250], 120, ink, ink),
      ...state('after', [690, 228, 446, 250], 120, sun, white),
      ...arrow([548, 236, 104, 104], 0),
      text('Source', [64, 524, 464, 80], 'Name of the source', fine(600, ink), { field: 'source' }),
      text('Date', [64, 484, 464, 40], 'Date', fine(400, ink), { field: 'date' }),
      text('Posted by', [690, 496, 446, 76], 'Your name', fine(600, white), { field: 'signature' }),
    ]),
    portrait: onePage('before-after-portrait', formatSizes.portrait, sand, [
      rectangle('Field after', [0, 690, 1080, 660], teal),
      text('Headline', [80, 80, 920, 180], sample, lettering(poster.heading, 72, 800, ink), { field: 'title' }),
      ...state('before', [80, 300, 740, 330], 190, ink, ink),
      ...state('after', [80, 760, 920, 390], 280, sun, white),
      ...arrow([850, 615, 150, 150], 90),
      ...foot('portrait', { families: poster, source: sun, date: white }),
    ]),
  },
}

function fine(weight: number, color: string) {
  return lettering(poster.body, minFoot.landscape, weight, color, 1.25)
}

/** A figure and its label. */
function state(
  field: 'before' | 'after',
  [x, y, width, height]: Place,
  fontSize: number,
  accent: string,
  color: string,
): Draft[] {
  const below = y + fontSize + 18
  return [
    text(
      field === 'before' ? 'Before' : 'After',
      [x, y, width, fontSize],
      field === 'before' ? '40 %' : '60 %',
      lettering(poster.heading, fontSize, 800, accent, 1),
      { field, groupId: field },
    ),
    text(
      `Line ${field}`,
      [x, below, width, y + height - below],
      field === 'before' ? 'How it was' : 'How it is now',
      lettering(poster.body, 48, 600, color, 1.16),
      { field: `${field}Label`, groupId: field },
    ),
  ]
}

function arrow([x, y, width, height]: Place, rotation: number): Draft[] {
  return [
    circle('Disc', [x, y, width, height], sun),
    { ...sign('arrow', 'Arrow', [x, y, width, height], ink), rotation },
  ]
}
