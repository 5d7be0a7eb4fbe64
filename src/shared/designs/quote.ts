import type { SceneDocument } from '#shared/scene/scene'
import { onePage, rectangle, text, words } from './build.ts'
import { type Format, formatSizes, type TemplateDesign } from './design.ts'
import { foot, large, leastText, margins, press } from './typography.ts'

const wine = '#561022'
const cream = '#fbf0e4'
const rose = '#f4a593'

/** The words stand for themselves; who said them stands right below. */
export const quote: TemplateDesign = {
  key: 'quote',
  name: 'Quote',
  description: 'A sentence someone said, with the name of who said it.',
  category: 'news',
  needs: ({ quote }) => Boolean(quote),
  formats: {
    portrait: saying('quote', 'portrait', { mark: 300, fontSize: 88, speaker: 1000 }),
    landscape: saying('quote-wide', 'landscape', { mark: 200, fontSize: 60, speaker: 400 }),
    square: saying('quote-square', 'square', { mark: 260, fontSize: 76, speaker: 760 }),
  },
}

function saying(
  id: string,
  format: Format,
  { mark, fontSize, speaker }: { mark: number; fontSize: number; speaker: number },
): SceneDocument {
  const [width] = formatSizes[format]
  const margin = margins[format]
  const inner = width - 2 * margin
  const name = leastText[format]
  const belongs = { groupId: 'speaker' }
  const top = margin + mark * 0.62
  return onePage(id, formatSizes[format], wine, [
    words('Quotation mark', [margin - 8, margin - 20, mark, mark * 0.8], '“', {
      fontFamily: press.heading,
      fontSize: mark,
      fontWeight: 800,
      lineHeight: 0.8,
      color: rose,
    }),
    text(
      'Quote',
      [margin, top, inner, speaker - top - 40],
      'Put the sentence that stays with you here',
      large(press.heading, fontSize, { fontWeight: 500, lineHeight: 1.16, color: cream }),
      { field: 'quote' },
    ),
    rectangle('Rule before the name', [margin, speaker + 24, 64, 4], rose, {}, belongs),
    text(
      'Name',
      [margin + 88, speaker, inner - 88, name * 1.3],
      'Who said it',
      { fontFamily: press.body, fontSize: name, fontWeight: 600, lineHeight: 1.3, color: cream },
      { field: 'author', ...belongs },
    ),
    ...foot(format, { families: press, source: rose, date: rose, rule: rose }),
  ])
}
