import { type Draft, icon, onePage, type Place, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { lettering, minFoot, poster } from './typography.ts'

const coral = '#ff7a59'
const night = '#1b1210'
const paper = '#fff3ea'
const sample = 'The name of your event goes here'

/** A poster: what at the top, when and where below. An article's publication day is not shown. */
export const event: TemplateDesign = {
  key: 'event',
  name: 'Event',
  description: 'An invitation like a poster, with its day and its place.',
  category: 'event',
  needs: ({ title, eventDate }) => Boolean(title && eventDate),
  formats: {
    landscape: onePage('event', formatSizes.landscape, coral, [
      rectangle('Field of day and place', [700, 0, 500, 627], night),
      text('Headline', [64, 64, 580, 400], sample, lettering(poster.heading, 80, 800, night), { field: 'title' }),
      ...line('Calendar', 'Day', 'eventDate', [756, 64, 380, 180], 50, 'above'),
      ...line('Map Pin', 'Place', 'place', [756, 310, 380, 110], 46, 'above'),
      text('Posted by', [64, 488, 580, 80], 'Your name', fine('landscape', night), { field: 'signature' }),
      text('Source', [756, 496, 380, 84], 'Name of the source', fine('landscape', coral), { field: 'source' }),
    ]),
    portrait: onePage('event-portrait', formatSizes.portrait, coral, [
      rectangle('Field of day and place', [0, 800, 1080, 550], night),
      text('Headline', [80, 88, 920, 620], sample, lettering(poster.heading, 124, 800, night, 1.04), {
        field: 'title',
      }),
      ...line('Calendar', 'Day', 'eventDate', [80, 868, 920, 140], 60, 'beside'),
      ...line('Map Pin', 'Place', 'place', [80, 1026, 920, 120], 50, 'beside'),
      text('Posted by', [80, 1196, 440, 80], 'Your name', fine('portrait', paper), { field: 'signature' }),
      text(
        'Source',
        [540, 1218, 460, 76],
        'Name of the source',
        { ...fine('portrait', coral), textAlign: 'right' },
        { field: 'source' },
      ),
    ]),
  },
}

function fine(format: 'portrait' | 'landscape', color: string) {
  return lettering(poster.body, minFoot[format], 600, color, 1.3)
}

/** An icon with its words next to or below it. */
function line(
  iconName: string,
  name: string,
  field: 'eventDate' | 'place',
  [x, y, width, height]: Place,
  fontSize: number,
  stands: 'beside' | 'above',
): Draft[] {
  const isDay = field === 'eventDate'
  const size = 60
  const across = stands === 'beside' ? size + 28 : 0
  const down = stands === 'above' ? size + 14 : 0
  return [
    icon(iconName, [x, y + (stands === 'beside' ? (fontSize * 1.15 - size) / 2 : 2), size, size], coral, {
      groupId: field,
    }),
    text(
      name,
      [x + across, y + down, width - across, height],
      isDay ? 'Day and time' : 'Where it takes place',
      lettering(poster.body, fontSize, isDay ? 800 : 500, isDay ? coral : paper, 1.15),
      { field, groupId: field },
    ),
  ]
}
