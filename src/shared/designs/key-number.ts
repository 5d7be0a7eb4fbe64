import { onePage, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'

const navy = '#12203a'
const amber = '#ffc145'
const white = '#ffffff'
const mist = '#b9c6dd'

/** The number has a field of its own, and what it counts stands right below it. */
export const keyNumber: TemplateDesign = {
  key: 'key-number',
  name: 'Key Number',
  description: 'One figure as large as a poster, with what it counts and where it comes from.',
  category: 'news',
  needs: ({ number, numberLabel }) => Boolean(number && numberLabel),
  formats: {
    landscape: onePage('key-number', formatSizes.landscape, navy, [
      rectangle('Field of the number', [0, 0, 676, 627], amber),
      text(
        'Number',
        [64, 92, 564, 256],
        '00 %',
        { fontFamily: 'Montserrat', fontSize: 200, fontWeight: 800, lineHeight: 1, color: navy },
        { field: 'number' },
      ),
      rectangle('Rule below the number', [64, 372, 72, 8], navy),
      text(
        'What it counts',
        [64, 404, 564, 166],
        'What this number counts, in one line or two',
        { fontFamily: 'Montserrat', fontSize: 34, fontWeight: 600, lineHeight: 1.2, color: navy },
        { field: 'numberLabel' },
      ),
      text(
        'Headline',
        [732, 92, 404, 350],
        'Your headline goes here, in a few strong words',
        { fontFamily: 'Montserrat', fontSize: 44, fontWeight: 700, lineHeight: 1.2, color: white },
        { field: 'title' },
      ),
      rectangle('Rule, foot', [732, 474, 404, 2], mist, {}, { groupId: 'foot' }),
      text(
        'Source',
        [732, 494, 404, 34],
        'Name of the source',
        { fontFamily: 'Montserrat', fontSize: 20, fontWeight: 600, lineHeight: 1.5, color: amber },
        { field: 'source', groupId: 'foot' },
      ),
      text(
        'Date',
        [732, 528, 404, 34],
        'Date',
        { fontFamily: 'Montserrat', fontSize: 20, fontWeight: 500, lineHeight: 1.5, color: mist },
        { field: 'date', groupId: 'foot' },
      ),
    ]),
  },
}
