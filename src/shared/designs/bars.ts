import { type Draft, onePage, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'

const snow = '#fbfaf7'
const ink = '#22262e'
const grey = '#5a616c'
const stone = '#a9b4bf'
const rust = '#c2410c'

/** Lengths as shares of the longest bar, to be pulled to the true ones. */
const rows = [
  { label: 'The longest bar', share: 1, color: rust },
  { label: 'The second one', share: 0.72, color: stone },
  { label: 'The third one', share: 0.48, color: stone },
  { label: 'The last one', share: 0.3, color: stone },
]

/** One bar speaks, the others compare. The values are for the author to write, so no post fills them. */
export const bars: TemplateDesign = {
  key: 'bars',
  name: 'Bars',
  description: 'Four values compared as bars, the one that matters in colour.',
  category: 'comparison',
  formats: {
    landscape: onePage('bars', formatSizes.landscape, snow, [
      text(
        'Headline',
        [72, 56, 1056, 128],
        'What the bars show, said as a headline',
        { fontFamily: 'Source Sans Pro', fontSize: 54, fontWeight: 700, lineHeight: 1.15, color: ink },
        { field: 'title' },
      ),
      ...rows.flatMap((row, index) => bar(row, index)),
      rectangle('Base line', [400, 204, 3, 330], ink),
      text(
        'Source',
        [72, 560, 720, 34],
        'Name of the source',
        { fontFamily: 'Source Sans Pro', fontSize: 22, fontWeight: 600, lineHeight: 1.4, color: grey },
        { field: 'source' },
      ),
      text(
        'Date',
        [808, 560, 320, 34],
        'Date',
        {
          fontFamily: 'Source Sans Pro',
          fontSize: 22,
          fontWeight: 400,
          lineHeight: 1.4,
          color: grey,
          textAlign: 'right',
        },
        { field: 'date' },
      ),
    ]),
  },
}

function bar({ label, share, color }: (typeof rows)[number], index: number): Draft[] {
  const top = 212 + index * 80
  const length = 560 * share
  const groupId = `bar-${index + 1}`
  const font = { fontFamily: 'Source Sans Pro', color: color === rust ? rust : ink, lineHeight: 1.25 }
  return [
    text(
      `Label ${index + 1}`,
      [72, top + 9, 308, 60],
      label,
      { ...font, fontSize: 30, fontWeight: 600, textAlign: 'right' },
      { groupId },
    ),
    rectangle(`Bar ${index + 1}`, [403, top, length, 60], color, {}, { groupId }),
    text(
      `Value ${index + 1}`,
      [403 + length + 20, top + 5, 140, 50],
      '00 %',
      { ...font, fontSize: 38, fontWeight: 700 },
      { groupId },
    ),
  ]
}
