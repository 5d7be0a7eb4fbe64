import { onePage, text, words } from './build.ts'
import { countPoints, formatSizes, type TemplateDesign } from './design.ts'
import { headlineColumn } from './headline-column.ts'
import { pointRows } from './point-rows.ts'
import { foot, lettering, poster } from './typography.ts'

const navy = '#0f1a3a'
const coral = '#ff8a66'
const white = '#ffffff'
const mist = '#c6cee6'
const sample = 'How to do it, in a few steps'

const rows = pointRows(
  ['What to do first of all', 'What to do after that', 'What to do then', 'What to do at the end'],
  ({ number, place: [x, y, width, height], fontSize, groupId, point }) => {
    const size = fontSize * 3.2
    const left = x + fontSize * 2.9
    const figure = lettering(poster.heading, size, 800, coral, 1)
    return [
      words(`Number ${number}`, [x - 6, y - fontSize * 0.34, fontSize * 2.4, size], `${number}`, figure, { groupId }),
      point([left, y, x + width - left, height], lettering(poster.body, fontSize, 600, white, 1.16)),
    ]
  },
)

/** The figures are as large as house numbers, and lead down the page. */
export const steps: TemplateDesign = {
  key: 'steps',
  name: 'Steps',
  description: 'A way to do something in up to four steps, with very large figures.',
  category: 'list',
  needs: (facts) => Boolean(facts.title) && countPoints(facts) >= 3,
  formats: {
    portrait: onePage('steps', formatSizes.portrait, navy, [
      text('Headline', [80, 80, 920, 250], sample, lettering(poster.heading, 80, 800, white), { field: 'title' }),
      ...rows([80, 388, 920, 164], 198, 50),
      ...foot('portrait', { families: poster, source: coral, date: mist }),
    ]),
    landscape: onePage('steps-landscape', formatSizes.landscape, navy, [
      ...headlineColumn({ families: poster, fontSize: 56, headline: white, source: coral, fine: mist, sample }),
      ...rows([530, 64, 606, 126], 172, 48, 3),
    ]),
  },
}
