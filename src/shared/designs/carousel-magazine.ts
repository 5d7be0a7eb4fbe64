import type { Field, Scene } from '#shared/scene/scene'
import { type Draft, page, rectangle, sign, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { type SwipedFormat, swipedPages } from './swiped-pages.ts'
import { large, minFoot, press } from './typography.ts'

const ivory = '#f8f4ea'
const ink = '#1a1613'
const red = '#a8241b'
const rose = '#f0a99d'

const small = { fontFamily: press.body, fontSize: minFoot.portrait, lineHeight: 1.35 }

/** The quieter carousel: a dark cover, pages like a magazine's with a header, a red last page. */
export const carouselMagazine: TemplateDesign = {
  key: 'carousel-magazine',
  name: 'Magazine Carousel',
  description: 'Up to eight pages in serif letters, set like a magazine: a cover, your points, and a question.',
  category: 'news',
  needs: ({ title, hook, slides }) => Boolean(title || hook) && slides !== undefined,
  formats: {
    portrait: swipedPages('magazine', 'portrait', { cover, point, closing }),
    square: swipedPages('magazine-square', 'square', { cover, point, closing }),
  },
}

function cover(id: string, format: SwipedFormat): Scene {
  const [, height] = formatSizes[format]
  return page(id, formatSizes[format], ink, [
    ...header({ source: rose, other: ivory, rule: rose, field: 'date' }),
    text(
      'Headline',
      [80, 190, 920, height - 190 - 290],
      'Your headline goes here, to be swiped on',
      large(press.heading, format === 'portrait' ? 132 : 112, { fontWeight: 500, lineHeight: 1.06, color: ivory }),
      { field: 'title' },
    ),
    signature(format, ivory),
    sign('arrow', 'Swipe on', [884, height - 212, 132, 132], rose),
  ])
}

function point(id: string, format: SwipedFormat, field: Field): Scene {
  const [, height] = formatSizes[format]
  const top = 190
  return page(id, formatSizes[format], ivory, [
    ...header({ source: red, other: ink, rule: ink, field: 'page' }),
    text(
      'Point',
      [80, top, 920, height - top - 128],
      'One point, with a page of its own',
      large(press.heading, format === 'portrait' ? 88 : 76, {
        fontWeight: 600,
        lineHeight: 1.16,
        color: ink,
        verticalAlign: 'bottom',
      }),
      { field },
    ),
    rectangle('Rule, last', [80, height - 88, 920, 8], ink),
  ])
}

function closing(id: string, format: SwipedFormat): Scene {
  const [, height] = formatSizes[format]
  return page(id, formatSizes[format], red, [
    ...header({ source: ivory, other: ivory, rule: ivory, field: 'date' }),
    text(
      'Question',
      [80, 190, 920, height - 190 - 290],
      'What do you ask your readers?',
      large(press.heading, format === 'portrait' ? 116 : 100, {
        fontWeight: 500,
        fontStyle: 'italic',
        lineHeight: 1.1,
        color: ivory,
      }),
      { field: 'question' },
    ),
    signature(format, ivory),
  ])
}

interface Header {
  readonly source: string
  readonly other: string
  readonly rule: string
  /** The field at its right. */
  readonly field: 'date' | 'page'
}

function header({ source, other, rule, field }: Header): Draft[] {
  const right = field === 'date' ? 'Date' : 'Page'
  return [
    text(
      'Source',
      [80, 80, 560, 38],
      'Name of the source',
      { ...small, fontWeight: 700, color: source },
      { field: 'source' },
    ),
    text(right, [664, 80, 336, 38], right, { ...small, fontWeight: 400, textAlign: 'right', color: other }, { field }),
    rectangle('Rule, header', [80, 134, 920, 2], rule),
  ]
}

function signature(format: SwipedFormat, color: string): Draft {
  const [, height] = formatSizes[format]
  const look = {
    fontFamily: press.body,
    fontSize: 42,
    fontWeight: 600,
    lineHeight: 1.25,
    color,
    verticalAlign: 'middle',
  } as const
  return text('Posted by', [80, height - 80 - 132, 760, 132], 'Your name', look, { field: 'signature' })
}
