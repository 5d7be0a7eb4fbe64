import type { SceneDocument } from '#shared/scene/scene'
import { onePage, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { foot, large, margins, minFoot, press } from './typography.ts'

const paper = '#f5f0e6'
const ink = '#17130f'
const red = '#b3261e'

/** A front page: where it is tall, source and date are its masthead, and the headline is all there is below. */
export const headline: TemplateDesign = {
  key: 'headline',
  name: 'Headline',
  description: 'One headline in large serif letters, set like a front page.',
  category: 'news',
  needs: ({ title }) => Boolean(title),
  formats: {
    portrait: frontPage('headline', 'portrait', { fontSize: 128, signature: 112 }),
    landscape: onePage('headline-wide', formatSizes.landscape, paper, [
      rectangle('Rule, thick', [64, 64, 1072, 14], ink),
      rectangle('Rule, thin', [64, 86, 1072, 2], ink),
      text(
        'Headline',
        [64, 116, 1072, 330],
        'Your headline goes here, in one strong sentence',
        large(press.heading, 96, { fontWeight: 800, color: ink }),
        { field: 'title' },
      ),
      ...foot('landscape', { families: press, source: red, date: ink }),
    ]),
    square: frontPage('headline-square', 'square', { fontSize: 112, signature: 104 }),
  },
}

function frontPage(
  id: string,
  format: 'portrait' | 'square',
  { fontSize, signature }: { fontSize: number; signature: number },
): SceneDocument {
  const [width, height] = formatSizes[format]
  const margin = margins[format]
  const inner = width - 2 * margin
  const fine = { fontFamily: press.body, fontSize: minFoot[format], lineHeight: 1.3 }
  const masthead = { groupId: 'masthead' }
  const line = Math.ceil(fine.fontSize * fine.lineHeight)
  const fold = margin + 14 + 20 + line + 20
  const low = height - margin - signature
  return onePage(id, formatSizes[format], paper, [
    rectangle('Rule, thick', [margin, margin, inner, 14], ink),
    text(
      'Source',
      [margin, margin + 34, inner * 0.64, line],
      'Name of the source',
      { ...fine, fontWeight: 700, color: red },
      { field: 'source', ...masthead },
    ),
    text(
      'Date',
      [margin + inner * 0.66, margin + 34, inner * 0.34, line],
      'Date',
      { ...fine, fontWeight: 400, color: ink, textAlign: 'right' },
      { field: 'date', ...masthead },
    ),
    rectangle('Rule, thin', [margin, fold, inner, 2], ink, {}, masthead),
    text(
      'Headline',
      [margin, fold + 36, inner, low - fold - 72],
      'Your headline goes here, in one strong sentence',
      large(press.heading, fontSize, { fontWeight: 800, color: ink }),
      { field: 'title' },
    ),
    text(
      'Posted by',
      [margin, low, inner, signature],
      'Your name',
      {
        fontFamily: press.body,
        fontSize: minFoot[format] + 10,
        fontWeight: 600,
        lineHeight: 1.25,
        color: ink,
        verticalAlign: 'middle',
      },
      { field: 'signature' },
    ),
  ])
}
