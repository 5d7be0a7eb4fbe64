import type { SceneDocument } from '#shared/scene/scene'
import { onePage, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { foot, footTop, large, poster } from './typography.ts'

const amber = '#ffc233'
const navy = '#0d1a36'
const white = '#ffffff'
const brown = '#4a3200'

/** The digits alone are as large as a poster's, their unit is set apart; what they count stands right below. */
export const keyNumber: TemplateDesign = {
  key: 'key-number',
  name: 'Key Number',
  description: 'One figure as large as a poster, with what it counts and where it comes from.',
  category: 'news',
  needs: ({ number, numberLabel }) => Boolean(number && numberLabel),
  formats: {
    portrait: tall('key-number', 'portrait', { digits: 300, top: 132, label: 72 }),
    landscape: onePage('key-number-wide', formatSizes.landscape, navy, [
      rectangle('Field of the number', [0, 0, 680, 627], amber),
      text(
        'Number',
        [64, 180, 552, 260],
        '00',
        large(poster.heading, 260, { fontWeight: 800, lineHeight: 1, color: navy }),
        { field: 'number' },
      ),
      text(
        'Unit',
        [736, 64, 400, 144],
        'Unit',
        large(poster.body, 64, { fontWeight: 700, lineHeight: 1.1, color: amber }),
        { field: 'unit' },
      ),
      text(
        'What it counts',
        [736, 224, 400, footTop('landscape') - 264],
        'What this number counts, in one line or two',
        { fontFamily: poster.body, fontSize: 48, fontWeight: 600, lineHeight: 1.22, color: white },
        { field: 'numberLabel' },
      ),
    ]),
    square: tall('key-number-square', 'square', { digits: 280, top: 84, label: 60 }),
  },
}

function tall(
  id: string,
  format: 'portrait' | 'square',
  { digits, top, label }: { digits: number; top: number; label: number },
): SceneDocument {
  const unit = top + digits + 8
  const counts = unit + 64 * 1.2 + 40
  return onePage(id, formatSizes[format], amber, [
    text(
      'Number',
      [80, top, 920, digits],
      '00',
      large(poster.heading, digits, { fontWeight: 800, lineHeight: 1, color: navy }),
      { field: 'number' },
    ),
    text(
      'Unit',
      [80, unit, 920, 64 * 1.2],
      'Unit',
      large(poster.body, 64, { fontWeight: 700, lineHeight: 1.2, color: brown }),
      { field: 'unit' },
    ),
    text(
      'What it counts',
      [80, counts, 920, footTop(format) - 64 - counts],
      'What this number counts, in one line or two',
      large(poster.body, label, { fontWeight: 600, lineHeight: 1.18, color: navy }),
      { field: 'numberLabel' },
    ),
    ...foot(format, { families: poster, source: navy, date: brown, rule: navy }),
  ])
}
