import { circle, type Draft, icon, onePage, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'

const ink = '#161616'
const coral = '#ff8566'
const paper = '#fff7f0'
const white = '#ffffff'

/** The day stands on a leaf of a calendar, the rest in reading order beside it. */
export const event: TemplateDesign = {
  key: 'event',
  name: 'Event',
  description: 'An invitation with day, time, place and who speaks.',
  category: 'event',
  formats: {
    landscape: onePage('event', formatSizes.landscape, coral, [
      rectangle('Leaf', [72, 72, 320, 483], paper, { cornerRadius: 16 }),
      rectangle('Head of the leaf', [72, 72, 320, 104], ink, { cornerRadius: 16 }),
      rectangle('Foot of the head', [72, 150, 320, 26], ink),
      circle('Ring, left', [148, 96, 20, 20], coral),
      circle('Ring, right', [296, 96, 20, 20], coral),
      text('Month', [96, 118, 272, 44], 'Month', font(28, 600, white, 'center')),
      text('Day', [96, 220, 272, 210], '00', font(176, 800, ink, 'center')),
      text('Weekday', [96, 456, 272, 48], 'Weekday', font(32, 500, ink, 'center')),
      text('Kind', [456, 72, 672, 40], 'What kind of event', font(26, 600, ink, 'left')),
      text('Headline', [456, 120, 672, 236], 'The name of your event goes here', font(64, 700, ink, 'left', 1.18), {
        field: 'title',
      }),
      rectangle('Rule', [456, 380, 672, 3], ink),
      ...line('Clock', 'Time', '00:00, time zone', 404),
      ...line('Map Pin', 'Place', 'Place or link', 460),
      ...line('User', 'Speaker', 'Who speaks', 516),
    ]),
  },
}

function font(fontSize: number, fontWeight: number, color: string, textAlign: 'left' | 'center', lineHeight = 1.3) {
  return {
    fontFamily: 'Poppins',
    fontSize,
    fontWeight,
    color,
    textAlign,
    lineHeight: fontSize > 100 ? 1.1 : lineHeight,
  }
}

function line(iconName: string, name: string, sample: string, top: number): Draft[] {
  const groupId = name.toLowerCase()
  const belonging = name === 'Speaker' ? ({ field: 'author', groupId } as const) : { groupId }
  return [
    icon(iconName, [456, top + 2, 34, 34], ink, { groupId }),
    text(name, [510, top, 618, 40], sample, font(28, 500, ink, 'left'), belonging),
  ]
}
