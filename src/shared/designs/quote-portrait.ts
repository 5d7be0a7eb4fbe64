import { circle, onePage, picture, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { book, foot, large, minFoot } from './typography.ts'

const linen = '#eeebe2'
const pine = '#0f4240'
const ink = '#152a29'
const sand = '#f0c48a'
const white = '#ffffff'

const name = { fontFamily: book.body, fontWeight: 700, lineHeight: 1.2, color: white }
const role = { fontFamily: book.body, fontWeight: 400, lineHeight: 1.25, color: sand }
const speaker = { groupId: 'speaker' }

/**
 * The speaker's portrait overlaps the edge between the quotation and the name. The frame is empty until a portrait is
 * chosen.
 */
export const quotePortrait: TemplateDesign = {
  key: 'quote-portrait',
  name: 'Quote with Portrait',
  description: 'What someone said, with a round portrait, their name and what they do.',
  category: 'news',
  needs: ({ quote, author, role }) => Boolean(quote && author && role),
  formats: {
    portrait: onePage('quote-portrait', formatSizes.portrait, linen, [
      rectangle('Panel', [0, 900, 1080, 450], pine),
      text(
        'Quote',
        [80, 88, 920, 620],
        'Put the sentence that stays with you here',
        large(book.heading, 76, { fontWeight: 700, lineHeight: 1.24, color: ink, verticalAlign: 'middle' }),
        { field: 'quote' },
      ),
      circle('Ring', [64, 744, 312, 312], pine),
      picture('Portrait of the speaker', [76, 756, 288, 288], 144, {}),
      text(
        'Name',
        [412, 912, 588, 116],
        'Who said it',
        { ...name, fontSize: 48, verticalAlign: 'bottom' },
        { field: 'author', ...speaker },
      ),
      text('Role', [412, 1034, 588, 104], 'What they do', { ...role, fontSize: 40 }, { field: 'role', ...speaker }),
      ...foot('portrait', { families: book, source: white, date: sand }),
    ]),
    landscape: onePage('quote-portrait-wide', formatSizes.landscape, linen, [
      rectangle('Panel', [0, 412, 1200, 215], pine),
      text(
        'Quote',
        [64, 52, 724, 336],
        'Put the sentence that stays with you here',
        large(book.heading, 54, { fontWeight: 700, lineHeight: 1.2, color: ink, verticalAlign: 'middle' }),
        { field: 'quote' },
      ),
      circle('Ring', [816, 146, 320, 320], pine),
      picture('Portrait of the speaker', [828, 158, 296, 296], 148, {}),
      text('Name', [64, 432, 724, 56], 'Who said it', { ...name, fontSize: 46 }, { field: 'author', ...speaker }),
      text('Role', [64, 490, 724, 114], 'What they do', { ...role, fontSize: 45 }, { field: 'role', ...speaker }),
      text(
        'Source',
        [800, 484, 336, 92],
        'Name of the source',
        {
          ...name,
          fontSize: minFoot.landscape,
          fontWeight: 600,
          lineHeight: 1.35,
          textAlign: 'right',
          verticalAlign: 'bottom',
        },
        { field: 'source' },
      ),
    ]),
  },
}
