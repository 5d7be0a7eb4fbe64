import { circle, icon, onePage, rectangle, text } from './build.ts'
import type { TemplateDesign } from './design.ts'

const ink = '#0f1419'
const grey = '#536471'
const ground = '#dfe7ec'

/** The specification's fallback template: a short post without an author's name or logos. */
export const twitterMockUp: TemplateDesign = {
  key: 'twitter-mock-up',
  name: 'Twitter/X Post Mock-up',
  description: 'A short post as it looks in a feed, on a card.',
  category: 'social',
  formats: {
    landscape: onePage('twitter-mock-up', [1200, 600], ground, [
      rectangle('Card', [120, 56, 960, 488], '#ffffff', { cornerRadius: 24 }),
      circle('Avatar', [168, 100, 88, 88], '#cfd9de'),
      icon('User', [190, 122, 44, 44], grey),
      text(
        'Name',
        [280, 104, 720, 42],
        'Your name',
        { fontFamily: 'Roboto', fontSize: 30, fontWeight: 700, lineHeight: 1.3, color: ink },
        { field: 'author' },
      ),
      text('Handle', [280, 146, 720, 36], '@handle', {
        fontFamily: 'Roboto',
        fontSize: 24,
        fontWeight: 400,
        lineHeight: 1.4,
        color: grey,
      }),
      text(
        'Post',
        [168, 216, 864, 200],
        'What you have to say goes here. Keep it short enough to be read in passing.',
        { fontFamily: 'Roboto', fontSize: 40, fontWeight: 400, lineHeight: 1.25, color: ink },
        { field: 'title' },
      ),
      rectangle('Rule', [168, 436, 864, 2], '#d5dee3'),
      text(
        'Date',
        [168, 462, 500, 36],
        'Time and date',
        { fontFamily: 'Roboto', fontSize: 24, fontWeight: 400, lineHeight: 1.4, color: grey },
        { field: 'date' },
      ),
      icon('Heart', [928, 464, 30, 30], grey),
      icon('Upload', [1000, 464, 30, 30], grey),
    ]),
  },
}
