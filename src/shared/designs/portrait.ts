import { type Draft, onePage, rectangle, text, words } from './build.ts'
import { countPoints, type TemplateDesign } from './design.ts'

const night = '#17151f'
const mint = '#7fe0c3'
const white = '#ffffff'
const mist = '#c9c6d6'
const line = '#4a465c'

const rows = [
  { field: 'point1', sample: 'The first thing to know' },
  { field: 'point2', sample: 'The second thing to know' },
  { field: 'point3', sample: 'The third thing to know' },
] as const

/** The tallest format a feed shows: the headline above, three points below, all legible on a phone. */
export const portrait: TemplateDesign = {
  key: 'portrait',
  name: 'Portrait with Points',
  description: 'A tall picture for phones: a headline and up to three points.',
  category: 'news',
  needs: (facts) => Boolean(facts.title) && countPoints(facts) >= 2,
  formats: {
    portrait: onePage('portrait', [1080, 1350], night, [
      rectangle('Marker', [80, 96, 96, 12], mint),
      text(
        'Headline',
        [80, 144, 920, 460],
        'Your headline goes here, tall enough for a phone',
        { fontFamily: 'Inter', fontSize: 96, fontWeight: 800, lineHeight: 1.1, color: white },
        { field: 'title' },
      ),
      ...rows.flatMap(({ field, sample }, index) => row(field, sample, index)),
      rectangle('Rule, foot', [80, 1216, 920, 2], line, {}, { groupId: 'foot' }),
      text(
        'Source',
        [80, 1240, 580, 44],
        'Name of the source',
        { fontFamily: 'Inter', fontSize: 28, fontWeight: 600, lineHeight: 1.4, color: mint },
        { field: 'source', groupId: 'foot' },
      ),
      text(
        'Date',
        [680, 1240, 320, 44],
        'Date',
        { fontFamily: 'Inter', fontSize: 28, fontWeight: 400, lineHeight: 1.4, color: mist, textAlign: 'right' },
        { field: 'date', groupId: 'foot' },
      ),
    ]),
  },
}

function row(field: (typeof rows)[number]['field'], sample: string, index: number): Draft[] {
  const top = 640 + index * 188
  const groupId = `row-${index + 1}`
  const font = { fontFamily: 'Inter', lineHeight: 1.25 }
  return [
    rectangle(`Rule ${index + 1}`, [80, top, 920, 2], line, {}, { groupId }),
    words(
      `Number ${index + 1}`,
      [80, top + 28, 90, 90],
      String(index + 1),
      { ...font, fontSize: 64, fontWeight: 800, color: mint },
      { groupId },
    ),
    text(
      `Point ${index + 1}`,
      [180, top + 34, 820, 144],
      sample,
      { ...font, fontSize: 44, fontWeight: 500, color: white },
      { field, groupId },
    ),
  ]
}
