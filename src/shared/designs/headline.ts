import { onePage, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'

const paper = '#f5efe3'
const ink = '#1a1714'
const red = '#b3261e'

/** A front page: the headline is all there is. */
export const headline: TemplateDesign = {
  key: 'headline',
  name: 'Headline',
  description: 'One headline in large serif letters, set like a front page.',
  category: 'news',
  needs: ({ title }) => Boolean(title),
  formats: {
    landscape: onePage('headline', formatSizes.landscape, paper, [
      rectangle('Rule, thick', [72, 64, 1056, 10], ink),
      rectangle('Rule, thin', [72, 80, 1056, 2], ink),
      rectangle('Marker', [72, 124, 64, 8], red),
      text(
        'Headline',
        [72, 156, 1056, 350],
        'Your headline goes here, in one strong sentence',
        { fontFamily: 'Playfair Display', fontSize: 100, fontWeight: 800, lineHeight: 1.1, color: ink },
        { field: 'title' },
      ),
      rectangle('Rule, foot', [72, 532, 1056, 2], ink, {}, { groupId: 'foot' }),
      text(
        'Source',
        [72, 552, 720, 36],
        'Name of the source',
        { fontFamily: 'Inter', fontSize: 22, fontWeight: 600, lineHeight: 1.4, color: red },
        { field: 'source', groupId: 'foot' },
      ),
      text(
        'Date',
        [808, 552, 320, 36],
        'Date',
        { fontFamily: 'Inter', fontSize: 22, fontWeight: 400, lineHeight: 1.4, color: ink, textAlign: 'right' },
        { field: 'date', groupId: 'foot' },
      ),
    ]),
  },
}
