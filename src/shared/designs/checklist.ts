import { type Draft, onePage, type Place, rectangle, sign, text } from './build.ts'
import { countPoints, formatSizes, type TemplateDesign } from './design.ts'
import { headlineColumn } from './headline-column.ts'
import { foot, lettering, poster } from './typography.ts'

const sun = '#ffd23f'
const ink = '#17181c'
const sample = 'What to check before you start'
const box = 62

const rows = [
  { field: 'point1', sample: 'The first thing to check' },
  { field: 'point2', sample: 'The second thing to check' },
  { field: 'point3', sample: 'The third thing to check' },
  { field: 'point4', sample: 'The fourth thing to check' },
  { field: 'point5', sample: 'The fifth thing to check' },
  { field: 'point6', sample: 'The sixth thing to check' },
] as const

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
      ...rows.flatMap((row, index) => entry(row, index, [80, 396 + index * 131, 920, 112], 46)),
      ...foot('portrait', { families: poster, source: ink, date: ink }),
    ]),
    landscape: onePage('checklist-landscape', formatSizes.landscape, sun, [
      ...headlineColumn({ families: poster, fontSize: 56, headline: ink, source: ink, fine: ink, sample }),
      ...rows.slice(0, 4).flatMap((row, index) => entry(row, index, [524, 64 + index * 130, 612, 112], 47)),
    ]),
  },
}

function entry(
  { field, sample }: (typeof rows)[number],
  index: number,
  [x, y, width, height]: Place,
  fontSize: number,
): Draft[] {
  const groupId = `row-${index + 1}`
  const left = x + box + 28
  const look = lettering(poster.body, fontSize, 600, ink, 1.18)
  return [
    rectangle(`Box ${index + 1}`, [x, y, box, box], ink, { cornerRadius: 14 }, { groupId }),
    sign('tick', `Tick ${index + 1}`, [x, y, box, box], sun, { groupId }),
    text(`Point ${index + 1}`, [left, y + 3, x + width - left, height], sample, look, { field, groupId }),
  ]
}
