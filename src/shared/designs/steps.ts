import { type Draft, onePage, type Place, text, words } from './build.ts'
import { countPoints, formatSizes, type TemplateDesign } from './design.ts'
import { headlineColumn } from './headline-column.ts'
import { foot, lettering, poster } from './typography.ts'

const navy = '#0f1a3a'
const coral = '#ff8a66'
const white = '#ffffff'
const mist = '#c6cee6'
const sample = 'How to do it, in a few steps'

const rows = [
  { field: 'point1', sample: 'What to do first of all' },
  { field: 'point2', sample: 'What to do after that' },
  { field: 'point3', sample: 'What to do then' },
  { field: 'point4', sample: 'What to do at the end' },
] as const

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
      ...rows.flatMap((row, index) => step(row, index, [80, 388 + index * 198, 920, 164], 50)),
      ...foot('portrait', { families: poster, source: coral, date: mist }),
    ]),
    landscape: onePage('steps-landscape', formatSizes.landscape, navy, [
      ...headlineColumn({ families: poster, fontSize: 56, headline: white, source: coral, fine: mist, sample }),
      ...rows.slice(0, 3).flatMap((row, index) => step(row, index, [530, 64 + index * 172, 606, 126], 48)),
    ]),
  },
}

function step(
  { field, sample }: (typeof rows)[number],
  index: number,
  [x, y, width, height]: Place,
  fontSize: number,
): Draft[] {
  const groupId = `row-${index + 1}`
  const size = fontSize * 3.2
  const left = x + fontSize * 2.9
  return [
    words(
      `Number ${index + 1}`,
      [x - 6, y - fontSize * 0.34, fontSize * 2.4, size],
      `${index + 1}`,
      lettering(poster.heading, size, 800, coral, 1),
      { groupId },
    ),
    text(
      `Point ${index + 1}`,
      [left, y, x + width - left, height],
      sample,
      lettering(poster.body, fontSize, 600, white, 1.16),
      { field, groupId },
    ),
  ]
}
