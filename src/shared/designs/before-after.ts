import { circle, type Draft, onePage, rectangle, text, words } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'

const sand = '#e9e1d3'
const teal = '#0d4a57'
const sun = '#ffb703'
const ink = '#20262b'
const white = '#ffffff'

/** Two halves of one size: the change shows in their colours, not in their areas. */
export const beforeAfter: TemplateDesign = {
  key: 'before-after',
  name: 'Before and After',
  description: 'Two states side by side, each with its figure and a line about it.',
  category: 'comparison',
  formats: {
    landscape: onePage('before-after', formatSizes.landscape, white, [
      text(
        'Headline',
        [72, 44, 1056, 110],
        'What has changed, in one line',
        { fontFamily: 'Roboto', fontSize: 48, fontWeight: 700, lineHeight: 1.12, color: ink },
        { field: 'title' },
      ),
      rectangle('Field before', [0, 172, 600, 395], sand),
      rectangle('Field after', [600, 172, 600, 395], teal),
      ...half('Before', 72, ink, ink, 'point1'),
      ...half('After', 672, sun, white, 'point2'),
      circle('Disc', [564, 334, 72, 72], sun),
      { ...rectangle('Arrow', [586, 356, 30, 28], ink, { shapeType: 'triangle' }), rotation: 90 },
      text(
        'Source',
        [72, 582, 720, 30],
        'Name of the source',
        { fontFamily: 'Roboto', fontSize: 20, fontWeight: 500, lineHeight: 1.4, color: ink },
        { field: 'source' },
      ),
      text(
        'Date',
        [808, 582, 320, 30],
        'Date',
        { fontFamily: 'Roboto', fontSize: 20, fontWeight: 400, lineHeight: 1.4, color: ink, textAlign: 'right' },
        { field: 'date' },
      ),
    ]),
  },
}

/** The figures are for the author to write: no post says which of its numbers stands for which state. */
function half(
  title: 'Before' | 'After',
  x: number,
  accent: string,
  color: string,
  field: 'point1' | 'point2',
): Draft[] {
  const groupId = title.toLowerCase()
  const font = { fontFamily: 'Roboto', lineHeight: 1.2 }
  return [
    words(title, [x, 204, 440, 40], title, { ...font, fontSize: 28, fontWeight: 600, color: accent }, { groupId }),
    text(
      `Figure ${groupId}`,
      [x, 256, 456, 170],
      '00 %',
      { ...font, fontSize: 140, fontWeight: 800, color: accent },
      { groupId },
    ),
    text(
      `Line ${groupId}`,
      [x, 446, 456, 96],
      `How it is ${groupId}`,
      { ...font, fontSize: 34, fontWeight: 400, color },
      { field, groupId },
    ),
  ]
}
