import type { ModelId } from '#shared/rules/models'

/** The demo's words, and the sample of the public pages and their pictures: an article and a post written for them. */

export const demoTexts = {
  title: 'Watch a post being written',
  pause: 'Pause demo',
  play: 'Play demo',
  label: 'Demo of the generator, read only',
  url: 'Article URL',
  webSearch: 'Web Search',
  style: 'Content Style',
  language: 'Target Language',
  model: 'AI Model',
  opinion: 'Your Opinion',
  generate: 'Generate LinkedIn Post',
  generating: 'Generating...',
  result: 'Generated Content',
  empty: 'No content generated yet',
  refine: ['Shorter', 'Longer', 'New hook', 'Another angle'],
  translate: 'Translate',
  wish: 'What should change?',
  edit: 'Edit',
  visual: 'Create Visual',
  copy: 'Copy',
  publish: 'Publish',
  note: 'The demo plays by itself. Its article and its post are samples, written for this page.',
} as const

/** Spec section 3: the demo's content styles and languages. */
export const demoStyles = ['Professional & Insightful', 'Casual & Conversational', 'Technical & Detailed'] as const
export const demoLanguages = ['english', 'german', 'french', 'spanish'] as const
export const demoModels = [
  'gpt-5',
  'gpt-4o',
  'gpt-4.1',
  'claude-3-sonnet',
  'gemini',
  'mistral-large',
] as const satisfies readonly ModelId[]

/** What each choice is when the demo begins; in the end it is `sample`'s. */
export const demoStart = { style: 'Professional & Insightful', model: 'gpt-4o' } as const

export const sample = {
  url: 'https://gazette.example/short-letter',
  style: 'Casual & Conversational',
  language: 'english',
  model: 'gpt-5',
  opinion: 'Most follow-up work starts with a first message nobody could follow.',
  source: { publication: 'Sample Gazette', title: 'The letter got shorter, the answers came sooner' },
  /** What the clipping shows of the article, and the rest of it. */
  article: {
    before: 'Last year the water office asked for meter readings on two pages. The new letter has nine lines.',
    taken: 'In the first month 70 percent of households answered without a reminder, up from 40 percent last year.',
    after: 'Other letters are to follow.',
    rest: [
      'The letter opens with the one thing people have to do: read six digits and send them in. What used to come first, the rules and the paragraphs they are based on, is now on the back.',
      'Households that answer late cost the office a reminder and, after that, a visit. Both are down this year, though nobody has counted the hours yet.',
      'The office tried the letter in two districts before it went to all of them. People there asked for one change: larger boxes for the digits.',
    ],
  },
  post: [
    'A water office cut its yearly letter from two pages to nine lines.',
    'Answers without a reminder rose from 40 to 70 percent in the first month.',
    'What changed? The letter now opens with the one thing people have to do: read six digits and send them in.',
    'My view: most follow-up work starts with a first message nobody could follow.',
    'Which of your letters hides its one request on page two?',
    '#PlainLanguage #CustomerService',
  ],
} as const
