import { circle, type Draft, onePage, rectangle, text, words } from './build.ts'
import { countPoints, formatSizes, type TemplateDesign } from './design.ts'

const cloud = '#f3f6f4'
const forest = '#143d2b'
const leaf = '#b9e769'
const ink = '#15231c'
const line = '#c3cfc7'

const rows = [
  { field: 'point1', sample: 'The first thing to know' },
  { field: 'point2', sample: 'The second thing to know' },
  { field: 'point3', sample: 'The third thing to know' },
  { field: 'point4', sample: 'The fourth thing to know' },
] as const

/** The headline keeps to its own column, so that the points can be read one by one. */
export const points: TemplateDesign = {
  key: 'points',
  name: 'Points',
  description: 'A headline and up to four points, each on a line of its own.',
  category: 'news',
  needs: (facts) => countPoints(facts) >= 3,
  formats: {
    landscape: onePage('points', formatSizes.landscape, cloud, [
      rectangle('Column', [0, 0, 436, 627], forest),
      rectangle('Marker', [56, 72, 64, 8], leaf),
      text(
        'Headline',
        [56, 108, 332, 360],
        'Your headline goes here, in a few words',
        { fontFamily: 'Poppins', fontSize: 46, fontWeight: 600, lineHeight: 1.2, color: '#ffffff' },
        { field: 'title' },
      ),
      text(
        'Source',
        [56, 506, 332, 32],
        'Name of the source',
        { fontFamily: 'Open Sans', fontSize: 20, fontWeight: 600, lineHeight: 1.5, color: leaf },
        { field: 'source' },
      ),
      text(
        'Date',
        [56, 538, 332, 32],
        'Date',
        { fontFamily: 'Open Sans', fontSize: 20, fontWeight: 400, lineHeight: 1.5, color: '#ffffff' },
        { field: 'date' },
      ),
      ...rows.flatMap(({ field, sample }, index) => row(field, sample, index)),
    ]),
  },
}

function row(field: (typeof rows)[number]['field'], sample: string, index: number): Draft[] {
  const top = 64 + index * 128
  const groupId = `row-${index + 1}`
  return [
    ...(index === 0 ? [] : [rectangle(`Rule ${index + 1}`, [492, top - 14, 644, 2], line, {}, { groupId })]),
    circle(`Disc ${index + 1}`, [492, top + 6, 56, 56], forest, { groupId }),
    words(
      `Number ${index + 1}`,
      [492, top + 18, 56, 32],
      String(index + 1),
      { fontFamily: 'Poppins', fontSize: 26, fontWeight: 600, lineHeight: 1.2, color: leaf, textAlign: 'center' },
      { groupId },
    ),
    text(
      `Point ${index + 1}`,
      [576, top + 10, 560, 98],
      sample,
      { fontFamily: 'Open Sans', fontSize: 36, fontWeight: 600, lineHeight: 1.25, color: ink },
      { field, groupId },
    ),
  ]
}
