import type { SceneDocument } from '#shared/scene/scene'
import { circle, onePage, type Place, text } from './build.ts'
import { type Format, formatSizes, type TemplateDesign } from './design.ts'
import { foot, large, poster } from './typography.ts'

const night = '#21124a'
const plum = '#3b2180'
const iris = '#6b45d6'
const peach = '#ffb38a'
const white = '#ffffff'

/** Circles spread from a corner like sound; the words are in the free area. */
export const announcement: TemplateDesign = {
  key: 'announcement',
  name: 'Announcement',
  description: 'News of your own in large letters, below rings that go out from a corner.',
  category: 'news',
  needs: ({ title, isOwnNews }) => Boolean(title && isOwnNews),
  formats: {
    portrait: outcry('announcement', 'portrait', { rings: [540, 370, 186], place: [80, 580, 920, 540], fontSize: 116 }),
    landscape: outcry('announcement-wide', 'landscape', {
      rings: [300, 206, 112],
      place: [64, 64, 820, 380],
      fontSize: 92,
    }),
    square: outcry('announcement-square', 'square', {
      rings: [400, 280, 156],
      place: [80, 424, 920, 440],
      fontSize: 100,
    }),
  },
}

interface Plan {
  /** Their radii around the upper right corner, largest first. */
  readonly rings: readonly [number, number, number]
  readonly place: Place
  readonly fontSize: number
}

function outcry(id: string, format: Format, { rings, place, fontSize }: Plan): SceneDocument {
  const [width] = formatSizes[format]
  const ring = (name: string, radius: number, fill: string) =>
    circle(name, [width - radius, -radius, 2 * radius, 2 * radius], fill)
  return onePage(id, formatSizes[format], night, [
    ring('Ring, outer', rings[0], plum),
    ring('Ring, middle', rings[1], iris),
    ring('Core', rings[2], peach),
    text(
      'Headline',
      place,
      'Your news goes here, in one strong sentence',
      large(poster.heading, fontSize, { fontWeight: 800, lineHeight: 1.05, color: white, verticalAlign: 'bottom' }),
      { field: 'title' },
    ),
    ...foot(format, { families: poster, source: peach, date: white }),
  ])
}
