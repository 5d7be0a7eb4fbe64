import type { ModelId } from '#shared/rules/models'

/** The demo's words, and the sample it plays: an article and a post written for this page. */

export const demoTexts = {
  title: 'Watch a post being written',
  pause: 'Pause demo',
  play: 'Play demo',
  label: 'Demo of the generator, read only',
  url: 'Article URL',
  webSearch: 'Web Search',
  webSearchHint: 'Looks for a second source.',
  style: 'Content Style',
  language: 'Target Language',
  model: 'AI Model',
  opinion: 'Your Opinion',
  generate: 'Generate LinkedIn Post',
  generating: 'Generating...',
  result: 'Generated Content',
  empty: 'No content generated yet',
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
  post: [
    'A water office cut its yearly letter from two pages to nine lines.',
    'Last year, 4 of 10 households answered without a reminder. This year it was 7 of 10, in the first month.',
    'What changed? The letter now opens with the one thing people have to do: read six digits and send them in.',
    'My view: most follow-up work starts with a first message nobody could follow.',
    'Which of your letters hides its one request on page two?',
    '#PlainLanguage #CustomerService',
  ],
} as const
