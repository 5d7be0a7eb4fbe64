import { onePage, rectangle, text, words } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'

const wine = '#5e1424'
const cream = '#fbf1e6'
const rose = '#f2a99a'

/** The words stand for themselves; who said them stands right below. */
export const quote: TemplateDesign = {
  key: 'quote',
  name: 'Quote',
  description: 'A sentence someone said, with the name of who said it.',
  category: 'news',
  needs: ({ quote }) => Boolean(quote),
  formats: {
    landscape: onePage('quote', formatSizes.landscape, wine, [
      words('Quotation mark', [66, 40, 136, 240], '“', {
        fontFamily: 'Playfair Display',
        fontSize: 240,
        fontWeight: 800,
        lineHeight: 1,
        color: rose,
      }),
      text(
        'Quote',
        [208, 84, 920, 326],
        'Put the sentence that stays with you here',
        { fontFamily: 'Merriweather', fontSize: 62, fontWeight: 400, lineHeight: 1.3, color: cream },
        { field: 'quote' },
      ),
      rectangle('Rule before the name', [208, 455, 48, 4], rose, {}, { groupId: 'speaker' }),
      text(
        'Name',
        [280, 436, 848, 44],
        'Who said it',
        { fontFamily: 'Merriweather', fontSize: 28, fontWeight: 700, lineHeight: 1.5, color: cream },
        { field: 'author', groupId: 'speaker' },
      ),
      rectangle('Rule, foot', [72, 532, 1056, 1], rose, {}, { groupId: 'foot' }),
      text(
        'Source',
        [72, 552, 720, 36],
        'Name of the source',
        { fontFamily: 'Lato', fontSize: 22, fontWeight: 700, lineHeight: 1.4, color: rose },
        { field: 'source', groupId: 'foot' },
      ),
      text(
        'Date',
        [808, 552, 320, 36],
        'Date',
        { fontFamily: 'Lato', fontSize: 22, fontWeight: 400, lineHeight: 1.4, color: rose, textAlign: 'right' },
        { field: 'date', groupId: 'foot' },
      ),
    ]),
  },
}
