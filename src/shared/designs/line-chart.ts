import { chart, onePage, type Place, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import type { Facts } from './facts.ts'
import { headlineColumn } from './headline-column.ts'
import { foot, lettering, poster } from './typography.ts'

const night = '#0c1f22'
const mint = '#6fe3b4'
const sun = '#ffd23f'
const white = '#ffffff'
const mist = '#bcd0d0'
const sample = 'Where the line is heading'

const figures = [
  { label: '2021', value: 12, display: '12' },
  { label: '2022', value: 15, display: '15' },
  { label: '2023', value: 14, display: '14' },
  { label: '2024', value: 21, display: '21' },
  { label: '2025', value: 29, display: '29' },
]

/** A bright line on a dark page, with its latest point marked. */
export const lineChart: TemplateDesign = {
  key: 'line-chart',
  name: 'Line',
  description: 'How a figure changed from year to year, as a line to its latest point.',
  category: 'chart',
  needs: (facts) => Boolean(facts.title) && areOverTime(facts),
  formats: {
    portrait: onePage('line-chart', formatSizes.portrait, night, [
      text('Headline', [80, 80, 920, 350], sample, lettering(poster.heading, 92, 800, white), { field: 'title' }),
      line([40, 480, 1000, 640], 42),
      ...foot('portrait', { families: poster, source: mint, date: mist }),
    ]),
    landscape: onePage('line-chart-landscape', formatSizes.landscape, night, [
      ...headlineColumn({
        families: poster,
        fontSize: 54,
        headline: white,
        source: mint,
        fine: mist,
        sample,
      }),
      line([496, 56, 664, 512], 45),
    ]),
  },
}

function line(place: Place, fontSize: number) {
  return chart('Line', place, figures, {
    chartType: 'line',
    color: mint,
    highlight: figures.length - 1,
    highlightColor: sun,
    labelColor: white,
    fontFamily: poster.body,
    fontSize,
  })
}

/** A line connects values over time: years, and their months or quarters. */
function areOverTime({ series = [] }: Facts): boolean {
  return series.length >= 3 && series.every(({ label }) => /(?:19|20)\d\d|\bQ[1-4]\b/u.test(label))
}
