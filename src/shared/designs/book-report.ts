import type { SceneDocument, Shadow } from '#shared/scene/scene'
import { type Draft, onePage, type Place, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { large, press } from './typography.ts'

const stone = '#e4dccd'
const chalk = '#faf7f0'
const navy = '#14284b'
const deep = '#0d1b35'
const gold = '#e9c27c'
const ink = '#191712'
const brown = '#6b4a12'

const shadow: Shadow = { enabled: true, offsetX: 0, offsetY: 18, blur: 40, spread: 0, color: '#000000', opacity: 0.3 }

/** The report is drawn on a shelf with its title on the cover; its key figure is below. */
export const bookReport: TemplateDesign = {
  key: 'book-report',
  name: 'Book or Report',
  description: 'A cover with the title of a book or report, and the figure worth remembering from it.',
  category: 'news',
  needs: ({ sourceTitle, number, numberLabel }) => Boolean(sourceTitle && number && numberLabel),
  formats: {
    portrait: onePage('book-report', formatSizes.portrait, chalk, [
      rectangle('Wall', [0, 0, 1080, 800], stone),
      ...cover([260, 80, 560, 720], 66, 34),
      ...figure([74, 846, 420, 170], [520, 864, 480, 290]),
      postedBy([80, 1186, 920, 84], 34),
    ]),
    landscape: onTheLeft({ wall: 560, digits: 140, top: 24 }),
  },
  roomier: { landscape: onTheLeft({ wall: 512, digits: 84, top: 24 }) },
}

/** The smaller the digits, the more words find room below them. */
function onTheLeft({ wall, digits, top }: { wall: number; digits: number; top: number }): SceneDocument {
  const left = wall + 56
  const width = formatSizes.landscape[0] - 64 - left
  const label = top + digits + 24
  return onePage('book-report-wide', formatSizes.landscape, chalk, [
    rectangle('Wall', [0, 0, wall, 627], stone),
    ...cover([56, 64, wall - 112, 563], 52, 32),
    ...figure([left - 6, top, width + 6, digits], [left, label, width, 476 - label]),
    postedBy([left, 483, width, 80], 34),
  ])
}

/** The figure with its unit, and what it counts. */
function figure(number: Place, label: Place): Draft[] {
  const [, , , height] = number
  return [
    text(
      'Number',
      number,
      '00 %',
      large(press.heading, height, { fontWeight: 800, lineHeight: 1, color: brown, verticalAlign: 'bottom' }),
      { field: 'number' },
    ),
    text(
      'What it counts',
      label,
      'What this number counts, in one line or two',
      { fontFamily: press.body, fontSize: 48, fontWeight: 600, lineHeight: 1.2, color: ink },
      { field: 'numberLabel' },
    ),
  ]
}

function postedBy(place: Place, fontSize: number): Draft {
  const look = {
    fontFamily: press.body,
    fontSize,
    fontWeight: 600,
    lineHeight: 1.2,
    color: ink,
    verticalAlign: 'middle',
  } as const
  return text('Posted by', place, 'Your name', look, { field: 'signature' })
}

function cover([x, y, width, height]: Place, fontSize: number, small: number): Draft[] {
  const spine = width * 0.08
  const left = x + spine + 40
  const inner = width - spine - 80
  return [
    { ...rectangle('Cover', [x, y, width, height], navy), shadow },
    rectangle('Spine', [x, y, spine, height], deep),
    rectangle('Rule on the cover', [left, y + 56, 72, 6], gold),
    text(
      'Title of the book',
      [left, y + 92, inner, height - 92 - 60 - 2.6 * small],
      'Title of the book or report',
      large(press.heading, fontSize, { fontWeight: 700, lineHeight: 1.12, color: chalk }),
      { field: 'sourceTitle' },
    ),
    text(
      'Source on the cover',
      [left, y + height - 40 - 2.6 * small, inner, small * 2.6],
      'Name of the source',
      {
        fontFamily: press.body,
        fontSize: small,
        fontWeight: 600,
        lineHeight: 1.3,
        color: gold,
        verticalAlign: 'bottom',
      },
      { field: 'source' },
    ),
  ]
}
