import { onePage, rectangle, sign, text } from './build.ts'
import { countPoints, formatSizes, type TemplateDesign } from './design.ts'
import { headlineColumn } from './headline-column.ts'
import { pointRows } from './point-rows.ts'
import { foot, lettering, poster } from './typography.ts'

const sun = '#ffd23f'
const ink = '#17181c'
const sample = 'What to check before you start'
const box = 62

const rows = pointRows(
  [
    'The first thing to check',
    'The second thing to check',
    'The third thing to check',
    'The fourth thing to check',
    'The fifth thing to check',
    'The sixth thing to check',
  ],
  ({ number, place: [x, y, width, height], fontSize, groupId, point }) => {
    const left = x + box + 28
    return [
      rectangle(`Box ${number}`, [x, y, box, box], ink, { cornerRadius: 14 }, { groupId }),
      sign('tick', `Tick ${number}`, [x, y, box, box], sun, { groupId }),
      point([left, y + 3, x + width - left, height], lettering(poster.body, fontSize, 600, ink, 1.18)),
    ]
  },
)

/** Two colours only, so that the ticks are seen from afar. */
export const checklist: TemplateDesign = {
  key: 'checklist',
  name: 'Checklist',
  description: 'Up to six things to do or to have, each with a tick.',
  category: 'list',
  needs: (facts) => Boolean(facts.title) && countPoints(facts) >= 3,
  formats: {
    portrait: onePage('checklist', formatSizes.portrait, sun, [
      text('Headline', [80, 76, 920, 268], sample, lettering(poster.heading, 82, 800, ink), { field: 'title' }),
      ...rows([80, 396, 920, 112], 131, 46),
      ...foot('portrait', { families: poster, source: ink, date: ink }),
    ]),
    landscape: onePage('checklist-landscape', formatSizes.landscape, sun, [
      ...headlineColumn({ families: poster, fontSize: 56, headline: ink, source: ink, fine: ink, sample }),
      ...rows([524, 64, 612, 112], 130, 47, 4),
    ]),
  },
}
