import type { SceneDocument } from '#shared/scene/scene'
import { type Draft, onePage, type Place, rectangle, text } from './build.ts'
import { type Format, formatSizes, type TemplateDesign } from './design.ts'
import { large, margins, minText, poster } from './typography.ts'

const sand = '#f3e7d8'
const teal = '#0b4f52'
const white = '#ffffff'
const ink = '#14292a'

/** The author's own opening sentence, above their portrait. */
export const take: TemplateDesign = {
  key: 'take',
  name: 'My View',
  description: 'Your own opening sentence in a speech bubble, with your portrait and name.',
  category: 'opinion',
  needs: ({ hook }) => Boolean(hook),
  formats: {
    portrait: spoken('take', 'portrait', { bubble: [80, 80, 920, 930], face: 184, fontSize: 92 }),
    landscape: spoken('take-wide', 'landscape', { bubble: [64, 56, 1072, 356], face: 112, fontSize: 64 }),
    square: spoken('take-square', 'square', { bubble: [80, 80, 920, 690], face: 160, fontSize: 80 }),
  },
}

interface Plan {
  readonly bubble: Place
  /** Of the portrait, from edge to edge. */
  readonly face: number
  readonly fontSize: number
}

function spoken(id: string, format: Format, { bubble, face, fontSize }: Plan): SceneDocument {
  const [width, height] = formatSizes[format]
  const margin = margins[format]
  const inset = format === 'landscape' ? 48 : 64
  const [x, y, wide, high] = bubble
  return onePage(id, formatSizes[format], sand, [
    rectangle('Bubble', bubble, teal, { cornerRadius: inset }),
    tail([Math.max(margin + face / 2, x + inset + face * 0.21), y + high], face * 0.42),
    text(
      'Opening sentence',
      [x + inset, y + inset, wide - 2 * inset, high - 2 * inset],
      'Say in one sentence what you think of it',
      large(poster.heading, fontSize, { fontWeight: 700, lineHeight: 1.12, color: white, verticalAlign: 'middle' }),
      { field: 'hook' },
    ),
    text(
      'Posted by',
      [margin, height - margin - face, width - 2 * margin, face],
      'Your name',
      {
        fontFamily: poster.body,
        fontSize: minText[format] + 4,
        fontWeight: 700,
        lineHeight: 1.25,
        color: ink,
        verticalAlign: 'middle',
      },
      { field: 'signature' },
    ),
  ])
}

/** Points down from the bubble. */
function tail([middle, top]: readonly [number, number], size: number): Draft {
  const place: Place = [middle - size / 2, top - 2, size, size * 0.7]
  return { ...rectangle('Tail of the bubble', place, teal, { shapeType: 'triangle' }), rotation: 180 }
}
