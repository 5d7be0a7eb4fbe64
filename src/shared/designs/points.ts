import { type Draft, onePage, type Place, rectangle, text } from './build.ts'
import { countPoints, formatSizes, type TemplateDesign } from './design.ts'
import { headlineColumn } from './headline-column.ts'
import { pointRows } from './point-rows.ts'
import { foot, lettering, poster } from './typography.ts'

const chalk = '#f5f3ee'
const forest = '#12372a'
const lime = '#c8f169'
const white = '#ffffff'
const ink = '#16201b'
const sample = 'Your headline goes here, in a few words'

const rows = pointRows(
  ['The first thing to know', 'The second thing to know', 'The third thing to know', 'The fourth thing to know'],
  ({ number, place: [x, y, width, height], fontSize, groupId, point }) => [
    rectangle(`Rule ${number}`, [x, y, width, 3], ink, {}, { groupId }),
    point([x, y + 22, width, height], lettering(poster.body, fontSize, 600, ink, 1.18)),
  ],
)

/** The headline has its own panel; each point hangs from a rule, as on a printed programme. */
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
      ...rows([568, 62, 568, 138], 174, 50, 3),
    ]),
    portrait: onePage('points-portrait', formatSizes.portrait, chalk, [
      rectangle('Field of the headline', [0, 0, 1080, 494], forest),
      headline([80, 80, 920, 360], 88),
      ...rows([80, 540, 920, 120], 162, 48),
      ...foot('portrait', { families: poster, source: forest, date: ink }),
    ]),
    square: onePage('points-square', formatSizes.square, chalk, [
      rectangle('Field of the headline', [0, 0, 1080, 384], forest),
      headline([80, 72, 920, 262], 80),
      ...rows([80, 428, 920, 120], 164, 48, 3),
      ...foot('square', { families: poster, source: forest, date: ink }),
    ]),
  },
}

function headline(place: Place, fontSize: number): Draft {
  return text('Headline', place, sample, lettering(poster.heading, fontSize, 800, white), { field: 'title' })
}
