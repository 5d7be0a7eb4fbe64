import type { SceneDocument } from '#shared/scene/scene'
import { type Draft, onePage, type Place, rectangle, text, words } from './build.ts'
import { type Format, formatSizes, type TemplateDesign } from './design.ts'
import { foot, large, minText, press } from './typography.ts'

const wine = '#561022'
const cream = '#fbf0e4'
const rose = '#f4a593'

/** The quotation alone, with its speaker right below. */
export const quote: TemplateDesign = {
  key: 'quote',
  name: 'Quote',
  description: 'A sentence someone said, with the name of who said it.',
  category: 'news',
  needs: ({ quote }) => Boolean(quote),
  formats: {
    portrait: saying('quote', 'portrait', { mark: [66, 98, 320], place: [80, 290, 920, 664], fontSize: 92 }),
    landscape: saying('quote-wide', 'landscape', { mark: [54, 70, 220], place: [216, 56, 920, 250], fontSize: 68 }),
    square: saying('quote-square', 'square', { mark: [68, 80, 260], place: [80, 230, 920, 466], fontSize: 80 }),
  },
}

interface Plan {
  /** Its left and top edge, and its font's size. */
  readonly mark: readonly [x: number, y: number, fontSize: number]
  readonly place: Place
  readonly fontSize: number
}

function saying(id: string, format: Format, { mark: [left, top, size], place, fontSize }: Plan): SceneDocument {
  const [x, y, width, height] = place
  const rule = format === 'landscape' ? {} : { rule: rose }
  return onePage(id, formatSizes[format], wine, [
    words('Quotation mark', [left, top, size * 0.6, size * 0.5], '“', {
      fontFamily: press.heading,
      fontSize: size,
      fontWeight: 800,
      lineHeight: 0.5,
      color: rose,
    }),
    text(
      'Quote',
      place,
      'Put the sentence that stays with you here',
      large(press.heading, fontSize, { fontWeight: 500, lineHeight: 1.16, color: cream, verticalAlign: 'middle' }),
      { field: 'quote' },
    ),
    ...speaker(format, [x, y + height + 36, width]),
    ...foot(format, { families: press, source: rose, date: rose, ...rule }),
  ])
}

function speaker(format: Format, [x, y, width]: readonly [number, number, number]): Draft[] {
  const fontSize = minText[format]
  const belongs = { groupId: 'speaker' }
  return [
    rectangle('Rule before the name', [x, y + fontSize * 0.625 - 2, 64, 4], rose, {}, belongs),
    text(
      'Name',
      [x + 88, y, width - 88, fontSize * 2.5],
      'Who said it',
      { fontFamily: press.body, fontSize, fontWeight: 600, lineHeight: 1.25, color: cream },
      { field: 'author', ...belongs },
    ),
  ]
}
