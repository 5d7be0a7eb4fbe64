import type { Field, Scene } from '#shared/scene/scene'
import { circle, type Draft, page, rectangle, sign, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { type SwipedFormat, swipedPages } from './swiped-pages.ts'
import { large, minFoot, poster } from './typography.ts'

const cream = '#fff4e3'
const cobalt = '#1b36a4'
const tomato = '#cf3a1c'
const blush = '#ffb8a3'
const ink = '#171a2b'

/** Where the thread runs, from the cover to the author on the last page. */
const threads: Readonly<Record<SwipedFormat, number>> = { portrait: 1195, square: 930 }
const faces: Readonly<Record<SwipedFormat, number>> = { portrait: 150, square: 140 }

/** To be swiped: a cover with who posts it, a page for each point, and the post's question with the source. */
export const carousel: TemplateDesign = {
  key: 'carousel',
  name: 'Carousel',
  description: 'Up to eight pages to swipe along a thread: a cover, your points, and a question at the end.',
  category: 'news',
  needs: ({ title, hook, slides }) => Boolean(title || hook) && slides !== undefined,
  formats: {
    portrait: swipedPages('carousel', 'portrait', { cover, point, closing }),
    square: swipedPages('carousel-square', 'square', { cover, point, closing }),
  },
}

function cover(id: string, format: SwipedFormat): Scene {
  const thread = threads[format]
  const button = 132
  return page(id, formatSizes[format], cobalt, [
    text(
      'Headline',
      [80, 96, 920, thread - faces[format] / 2 - 96 - 64],
      'Your headline goes here, to be swiped on',
      large(poster.heading, format === 'portrait' ? 124 : 108, { fontWeight: 800, lineHeight: 1.05, color: cream }),
      { field: 'title' },
    ),
    signature(format),
    rectangle('Thread', [1000 - button / 2, thread - 4, 80 + button / 2, 8], blush),
    circle('Button', [1000 - button, thread - button / 2, button, button], blush),
    sign('arrow', 'Swipe on', [1000 - button / 2 - 54, thread - 54, 108, 108], cobalt),
  ])
}

/** How far one has swiped is the only number on a page. */
function point(id: string, format: SwipedFormat, field: Field): Scene {
  const thread = threads[format]
  const numeral = format === 'portrait' ? 160 : 120
  const top = 72 + numeral + 48
  const small = { fontFamily: poster.body, fontSize: minFoot.portrait, fontWeight: 500, lineHeight: 1.35, color: ink }
  return page(id, formatSizes[format], cream, [
    text(
      'Page',
      [76, 72, 700, numeral],
      'Page',
      { ...large(poster.heading, numeral, { fontWeight: 800, lineHeight: 1, letterSpacing: -0.04 }), color: tomato },
      { field: 'page' },
    ),
    text(
      'Point',
      [80, top, 920, thread - 48 - top],
      'One point, with a page of its own',
      large(poster.body, format === 'portrait' ? 96 : 80, { fontWeight: 700, lineHeight: 1.12, color: ink }),
      { field },
    ),
    rectangle('Thread', [0, thread - 4, 1080, 8], tomato),
    text('Source', [80, thread + 32, 920, 38], 'Name of the source', small, { field: 'source' }),
  ])
}

/** A post's question is answered below it; the source is named once more where the last look falls. */
function closing(id: string, format: SwipedFormat): Scene {
  const thread = threads[format]
  const small = { fontFamily: poster.body, fontSize: minFoot.portrait, lineHeight: 1.35 }
  const low = thread - faces[format] / 2 - 56 - 76
  return page(id, formatSizes[format], cobalt, [
    text(
      'Question',
      [80, 96, 920, low - 96 - 48],
      'What do you ask your readers?',
      large(poster.heading, format === 'portrait' ? 112 : 96, { fontWeight: 800, lineHeight: 1.06, color: cream }),
      { field: 'question' },
    ),
    text(
      'Source',
      [80, low, 920, 38],
      'Name of the source',
      { ...small, fontWeight: 600, color: cream },
      { field: 'source' },
    ),
    text('Date', [80, low + 38, 920, 38], 'Date', { ...small, fontWeight: 400, color: blush }, { field: 'date' }),
    rectangle('Thread', [0, thread - 4, 80, 8], blush),
    signature(format),
  ])
}

function signature(format: SwipedFormat): Draft {
  const height = faces[format]
  const look = {
    fontFamily: poster.body,
    fontSize: 40,
    fontWeight: 600,
    lineHeight: 1.25,
    color: cream,
    verticalAlign: 'middle',
  } as const
  return text('Posted by', [80, threads[format] - height / 2, 700, height], 'Your name', look, { field: 'signature' })
}
