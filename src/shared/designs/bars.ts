import { chart, onePage, type Place, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { headlineColumn } from './headline-column.ts'
import { foot, lettering, poster } from './typography.ts'

const snow = '#faf8f3'
const ink = '#1e1c19'
const stone = '#c9bfae'
const rust = '#c2410c'
const sample = 'What the bars show, said as a headline'

const figures = [
  { label: 'The first', value: 48, display: '48 %' },
  { label: 'The second', value: 36, display: '36 %' },
  { label: 'The third', value: 27, display: '27 %' },
  { label: 'The fourth', value: 15, display: '15 %' },
]

/** One bar is highlighted, the others are for comparison. */
export const bars: TemplateDesign = {
  key: 'bars',
  name: 'Bars',
  description: 'Figures compared as bars, the one that matters in colour.',
  category: 'chart',
  needs: ({ title, series }) => Boolean(title && series),
  formats: {
    landscape: onePage('bars', formatSizes.landscape, snow, [
      rectangle('Edge', [0, 0, 16, 627], rust),
      ...headlineColumn({ families: poster, fontSize: 54, headline: ink, source: rust, fine: ink, sample }),
      barChart([536, 64, 600, 500]),
    ]),
    portrait: onePage('bars-portrait', formatSizes.portrait, snow, [
      rectangle('Edge', [0, 0, 1080, 24], rust),
      text('Headline', [80, 92, 920, 390], sample, lettering(poster.heading, 88, 800, ink), { field: 'title' }),
      barChart([80, 530, 920, 610]),
      ...foot('portrait', { families: poster, source: rust, date: ink }),
    ]),
    square: onePage('bars-square', formatSizes.square, snow, [
      rectangle('Edge', [0, 0, 1080, 24], rust),
      text('Headline', [80, 88, 920, 220], sample, lettering(poster.heading, 72, 800, ink), { field: 'title' }),
      barChart([80, 360, 920, 500]),
      ...foot('square', { families: poster, source: rust, date: ink }),
    ]),
  },
}

function barChart(place: Place) {
  return chart('Bars', place, figures, {
    chartType: 'bar',
    color: stone,
    highlight: 0,
    highlightColor: rust,
    labelColor: ink,
    fontFamily: poster.body,
    fontSize: 46,
  })
}
