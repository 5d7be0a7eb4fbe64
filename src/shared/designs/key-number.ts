import type { SceneDocument } from '#shared/scene/scene'
import { onePage, type Place, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { foot, footTop, large, minFoot, poster } from './typography.ts'

const amber = '#ffc233'
const ink = '#1d1706'
const navy = '#0d1a36'
const white = '#ffffff'
const brown = '#4a3200'

/** The figure with its unit is as large as a poster's; what it counts stands right below. */
export const keyNumber: TemplateDesign = {
  key: 'key-number',
  name: 'Key Number',
  description: 'One figure as large as a poster, with what it counts and where it comes from.',
  category: 'news',
  needs: ({ number, numberLabel }) => Boolean(number && numberLabel),
  formats: {
    portrait: tall('key-number', 'portrait', { digits: 300, top: 200, label: 72 }),
    landscape: wide({ field: 660, digits: 260, top: 132, label: 48 }),
    square: tall('key-number-square', 'square', { digits: 280, top: 72, label: 60 }),
  },
  roomier: { landscape: wide({ field: 420, digits: 180, top: 212, label: 46 }) },
}

/** The number in its own panel; a narrower panel leaves more room for the words next to it. */
function wide({
  field,
  digits,
  top,
  label,
}: {
  field: number
  digits: number
  top: number
  label: number
}): SceneDocument {
  const left = field + 56
  const width = formatSizes.landscape[0] - 60 - left
  return onePage('key-number-wide', formatSizes.landscape, navy, [
    rectangle('Field of the number', [0, 0, field, 627], amber),
    number([56, top, field - 104, digits]),
    text(
      'Posted by',
      [64, 483, field - 128, 80],
      'Your name',
      {
        fontFamily: poster.body,
        fontSize: 36,
        fontWeight: 600,
        lineHeight: 1.2,
        color: navy,
        verticalAlign: 'middle',
      },
      { field: 'signature' },
    ),
    text(
      'What it counts',
      [left, 72, width, 370],
      'What this number counts, in one line or two',
      { fontFamily: poster.body, fontSize: label, fontWeight: 600, lineHeight: 1.2, color: white },
      { field: 'numberLabel' },
    ),
    text(
      'Source',
      [left, 475, width, 88],
      'Name of the source',
      {
        fontFamily: poster.body,
        fontSize: minFoot.landscape,
        fontWeight: 600,
        lineHeight: 1.3,
        color: amber,
        verticalAlign: 'bottom',
      },
      { field: 'source' },
    ),
  ])
}

function tall(
  id: string,
  format: 'portrait' | 'square',
  { digits, top, label }: { digits: number; top: number; label: number },
): SceneDocument {
  const counts = top + digits + 56
  return onePage(id, formatSizes[format], amber, [
    number([80, top, 920, digits]),
    text(
      'What it counts',
      [80, counts, 920, footTop(format) - 78 - counts],
      'What this number counts, in one line or two',
      large(poster.body, label, { fontWeight: 600, lineHeight: 1.18, color: ink }),
      { field: 'numberLabel' },
    ),
    rectangle('Rule', [80, footTop(format) - 46, 920, 10], navy),
    ...foot(format, { families: poster, source: ink, date: brown }),
  ])
}

function number(place: Place) {
  const [, , , digits] = place
  return text(
    'Number',
    place,
    '00',
    large(poster.heading, digits, {
      fontWeight: 800,
      lineHeight: 1,
      letterSpacing: -0.04,
      color: navy,
      verticalAlign: 'bottom',
    }),
    { field: 'number' },
  )
}
