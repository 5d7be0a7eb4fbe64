import { chart, onePage, type Place, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { areShares } from './facts.ts'
import { headlineColumn } from './headline-column.ts'
import { foot, lettering, poster } from './typography.ts'

const lilac = '#ddd6ff'
const violet = '#4322c4'
const iris = '#a08ff0'
const ink = '#1a1433'
const sample = 'What was asked, and what most answered'

const figures = [
  { label: 'Most', value: 58, display: '58 %' },
  { label: 'Some', value: 29, display: '29 %' },
  { label: 'Nobody yet', value: 13, display: '13 %' },
]

/** The answers are parts of one ring, the largest of them in its middle. */
export const poll: TemplateDesign = {
  key: 'poll',
  name: 'Poll',
  description: 'What people answered, as parts of a ring with the leading share in its middle.',
  category: 'chart',
  needs: ({ title, series }) => Boolean(title) && areShares(series),
  formats: {
    portrait: onePage('poll', formatSizes.portrait, lilac, [
      text('Headline', [80, 76, 920, 240], sample, lettering(poster.heading, 80, 800, ink), { field: 'title' }),
      ring([80, 366, 920, 806], 46),
      ...foot('portrait', { families: poster, source: violet, date: ink }),
    ]),
    landscape: onePage('poll-landscape', formatSizes.landscape, lilac, [
      ...headlineColumn({
        families: poster,
        fontSize: 52,
        headline: ink,
        source: violet,
        fine: ink,
        sample,
      }),
      ring([512, 64, 624, 500], 45),
    ]),
    square: onePage('poll-square', formatSizes.square, lilac, [
      text('Headline', [80, 76, 920, 210], sample, lettering(poster.heading, 70, 800, ink), { field: 'title' }),
      ring([80, 336, 920, 530], 46),
      ...foot('square', { families: poster, source: violet, date: ink }),
    ]),
  },
}

function ring(place: Place, fontSize: number) {
  return chart('Ring', place, figures, {
    chartType: 'donut',
    color: iris,
    highlight: 0,
    highlightColor: violet,
    labelColor: ink,
    fontFamily: poster.body,
    fontSize,
  })
}
