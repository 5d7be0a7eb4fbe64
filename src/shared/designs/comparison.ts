import { type Draft, onePage, type Place, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { foot, lettering, poster } from './typography.ts'

const plum = '#20102b'
const white = '#ffffff'
const rose = '#ffa3c4'
const mist = '#d8cbe2'
const sample = 'Two figures that say it best side by side'

const columns = [
  { field: 'number', label: 'numberLabel', color: white },
  { field: 'number2', label: 'numberLabel2', color: rose },
] as const

/** Two figures of one unit and equal weight, each below a heavy rule. */
export const comparison: TemplateDesign = {
  key: 'comparison',
  name: 'Comparison',
  description: 'Two figures side by side, with what each of them counts.',
  category: 'comparison',
  needs: ({ number, numberLabel, number2, numberLabel2, areOfOneUnit }) =>
    Boolean(number && numberLabel && number2 && numberLabel2 && areOfOneUnit),
  formats: {
    portrait: onePage('comparison', formatSizes.portrait, plum, [
      text('Headline', [80, 80, 920, 500], sample, lettering(poster.heading, 104, 800, white), { field: 'title' }),
      ...column(0, [80, 640, 430, 520], 136),
      ...column(1, [570, 640, 430, 520], 136),
      ...foot('portrait', { families: poster, source: rose, date: mist }),
    ]),
    landscape: onePage('comparison-landscape', formatSizes.landscape, plum, [
      text('Headline', [64, 52, 1072, 122], sample, lettering(poster.heading, 54, 800, white), { field: 'title' }),
      ...column(0, [64, 202, 512, 296], 112),
      ...column(1, [624, 202, 512, 296], 112),
      ...lowFoot(510),
    ]),
  },
  roomier: {
    landscape: onePage('comparison-landscape', formatSizes.landscape, plum, [
      text('Headline', [64, 36, 1072, 98], sample, lettering(poster.heading, 45, 800, white, 1.08), { field: 'title' }),
      ...column(0, [64, 146, 520, 366], 56, 1.14),
      ...column(1, [616, 146, 520, 366], 56, 1.14),
      ...lowFoot(520),
    ]),
  },
}

function lowFoot(y: number): Draft[] {
  return foot('landscape', { families: poster, source: rose, date: mist }).map((draft) => ({ ...draft, y }))
}

function column(index: 0 | 1, [x, y, width, height]: Place, fontSize: number, lineHeight = 1.2): Draft[] {
  const { field, label, color } = columns[index]
  const top = y + 14 + fontSize * 0.2
  const below = top + fontSize + 24
  return [
    rectangle(`Rule ${index + 1}`, [x, y, width, 14], color),
    text(`Figure ${index + 1}`, [x, top, width, fontSize], '00 %', lettering(poster.heading, fontSize, 800, color, 1), {
      field,
    }),
    text(
      `What figure ${index + 1} counts`,
      [x, below, width, y + height - below],
      'What this figure counts',
      lettering(poster.body, 48, 500, white, lineHeight),
      { field: label },
    ),
  ]
}
