import { type Draft, onePage, type Place, rectangle, text } from './build.ts'
import { countPoints, formatSizes, type TemplateDesign } from './design.ts'
import { headlineColumn } from './headline-column.ts'
import { foot, lettering, poster } from './typography.ts'

const chalk = '#f5f3ee'
const forest = '#12372a'
const lime = '#c8f169'
const white = '#ffffff'
const ink = '#16201b'
const sample = 'Your headline goes here, in a few words'

const rows = [
  { field: 'point1', sample: 'The first thing to know' },
  { field: 'point2', sample: 'The second thing to know' },
  { field: 'point3', sample: 'The third thing to know' },
  { field: 'point4', sample: 'The fourth thing to know' },
] as const

/** The headline has a field of its own; each point hangs from a rule, as on a printed programme. */
export const points: TemplateDesign = {
  key: 'points',
  name: 'Points',
  description: 'A headline on a field of its own, and three or four points between rules.',
  category: 'news',
  needs: (facts) => countPoints(facts) >= 3,
  formats: {
    landscape: onePage('points', formatSizes.landscape, chalk, [
      rectangle('Field of the headline', [0, 0, 520, 627], forest),
      ...headlineColumn({ families: poster, fontSize: 54, headline: white, source: lime, fine: white, sample }),
      ...rows.slice(0, 3).flatMap((row, index) => point(row, index, [568, 62 + index * 174, 568, 138], 50)),
    ]),
    portrait: onePage('points-portrait', formatSizes.portrait, chalk, [
      rectangle('Field of the headline', [0, 0, 1080, 494], forest),
      headline([80, 80, 920, 360], 88),
      ...rows.flatMap((row, index) => point(row, index, [80, 540 + index * 162, 920, 120], 48)),
      ...foot('portrait', { families: poster, source: forest, date: ink }),
    ]),
    square: onePage('points-square', formatSizes.square, chalk, [
      rectangle('Field of the headline', [0, 0, 1080, 384], forest),
      headline([80, 72, 920, 262], 80),
      ...rows.slice(0, 3).flatMap((row, index) => point(row, index, [80, 428 + index * 164, 920, 120], 48)),
      ...foot('square', { families: poster, source: forest, date: ink }),
    ]),
  },
}

function headline(place: Place, fontSize: number): Draft {
  return text('Headline', place, sample, lettering(poster.heading, fontSize, 800, white), { field: 'title' })
}

function point(
  { field, sample }: (typeof rows)[number],
  index: number,
  [x, y, width, height]: Place,
  fontSize: number,
): Draft[] {
  const groupId = `row-${index + 1}`
  const look = lettering(poster.body, fontSize, 600, ink, 1.18)
  return [
    rectangle(`Rule ${index + 1}`, [x, y, width, 3], ink, {}, { groupId }),
    text(`Point ${index + 1}`, [x, y + 22, width, height], sample, look, { field, groupId }),
  ]
}
