import { catalogue } from './catalogue.ts'

/** Words that no single feature owns: failures without a sentence of the server's, and what numbers are followed by. */
export const libTexts = catalogue('lib', {
  unreachable: 'The server could not be reached. Check your connection and try again.',
  /** Shown when an answer breaks off. */
  streamBroken: 'The connection was lost before the post was complete. Please try again.',
  unknownFailure: 'Something went wrong. Please try again.',
  /** @param days as a number is written in the reader's language */
  daysLeft: (count: number, days: string) => (count === 1 ? '1 day left' : `${days} days left`),
  /** What a post that no model wrote says in a model's place. */
  builtIn: 'Built-in (no AI)',
  compatible: 'Compatible model',
  /** By the name they come with. */
  styles: {
    'Professional & Insightful': 'Professional & Insightful',
    'Casual & Conversational': 'Casual & Conversational',
    'Technical & Detailed': 'Technical & Detailed',
  },
  euro: (amount: string) => `${amount} euro`,
})
