import { catalogue } from './catalogue.ts'

/** Words that no single feature owns: failures without a sentence of the server's, and what numbers are followed by. */
export const libTexts = catalogue('lib', {
  unreachable: 'The server could not be reached. Check your connection and try again.',
  /** Of an answer that stopped coming. */
  streamBroken: 'The connection was lost before the post was complete. Please try again.',
  unknownFailure: 'Something went wrong. Please try again.',
  /** @param days as a number is written in the reader's language */
  daysLeft: (count: number, days: string) => (count === 1 ? '1 day left' : `${days} days left`),
  /** The model that is none. */
  builtIn: 'Built-in (no AI)',
  euro: (amount: string) => `${amount} euro`,
})
