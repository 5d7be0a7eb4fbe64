import { circle, type Draft, onePage, type Place, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import type { Facts } from './facts.ts'
import { foot, lettering, poster } from './typography.ts'

const white = '#ffffff'
const ink = '#11131a'
const cobalt = '#2340e0'
const sample = 'How it came about, step by step'

const rows = [
  { when: 'when1', event: 'event1', year: 'Year one' },
  { when: 'when2', event: 'event2', year: 'Year two' },
  { when: 'when3', event: 'event3', year: 'Year three' },
  { when: 'when4', event: 'event4', year: 'Year four' },
  { when: 'when5', event: 'event5', year: 'Today' },
] as const

/** One line through the years, with a dot for each day that mattered; it runs off the page, as time goes on. */
export const timeline: TemplateDesign = {
  key: 'timeline',
  name: 'Timeline',
  description: 'Up to five moments down a line, each with its date.',
  category: 'list',
  needs: (facts) => countEvents(facts) >= 3,
  formats: {
    portrait: onePage('timeline', formatSizes.portrait, white, [
      text('Headline', [80, 80, 920, 214], sample, lettering(poster.heading, 76, 800, ink), { field: 'title' }),
      rectangle('Line', [92, 348, 8, 1002], cobalt),
      ...rows.flatMap((row, index) => moment(row, index, [80, 330 + index * 172, 920, 152], 46)),
      ...besideTheLine(foot('portrait', { families: poster, source: cobalt, date: ink })),
    ]),
    landscape: onePage('timeline-landscape', formatSizes.landscape, white, [
      text('Headline', [64, 44, 1072, 106], sample, lettering(poster.heading, 50, 800, ink, 1.06), { field: 'title' }),
      rectangle('Line', [411, 186, 8, 441], cobalt),
      ...rows.flatMap((row, index) => momentAcross(row, index, 170 + index * 76)),
      text('Posted by', [64, 554, 316, 52], 'Your name', lettering(poster.body, 32, 600, ink), { field: 'signature' }),
      text('Source', [466, 562, 670, 40], 'Name of the source', lettering(poster.body, 32, 600, cobalt), {
        field: 'source',
      }),
    ]),
  },
}

function moment(
  { when, event, year }: (typeof rows)[number],
  index: number,
  [x, y, width, height]: Place,
  fontSize: number,
): Draft[] {
  const groupId = `row-${index + 1}`
  const left = x + 76
  const room = x + width - left
  const line = Math.ceil((fontSize - 4) * 1.2)
  return [
    circle(`Dot ${index + 1}`, [x, y + (line - 32) / 2, 32, 32], cobalt, { groupId }),
    text(`When ${index + 1}`, [left, y, room, line], year, lettering(poster.body, fontSize - 4, 700, cobalt), {
      field: when,
      groupId,
    }),
    text(
      `Event ${index + 1}`,
      [left, y + line, room, height - line],
      'What happened then',
      lettering(poster.body, fontSize, 500, ink, 1.14),
      { field: event, groupId },
    ),
  ]
}

/** On a wide page the dates have their own column, on the other side of the line. */
function momentAcross({ when, event, year }: (typeof rows)[number], index: number, y: number): Draft[] {
  const groupId = `row-${index + 1}`
  const date = { ...lettering(poster.body, 46, 700, cobalt, 1.15), textAlign: 'right' } as const
  return [
    circle(`Dot ${index + 1}`, [400, y + 12, 30, 30], cobalt, { groupId }),
    text(`When ${index + 1}`, [64, y, 312, 54], year, date, { field: when, groupId }),
    text(`Event ${index + 1}`, [466, y, 670, 54], 'What happened then', lettering(poster.body, 46, 500, ink, 1.1), {
      field: event,
      groupId,
    }),
  ]
}

/** Moves what is at the left margin to where the moments begin, since the line runs along the margin. */
function besideTheLine(drafts: readonly Draft[]): Draft[] {
  return drafts.map((draft) => (draft.x === 80 ? { ...draft, x: 156, width: draft.width - 76 } : draft))
}

function countEvents({ event1, event2, event3, event4, event5 }: Facts): number {
  return [event1, event2, event3, event4, event5].filter(Boolean).length
}
