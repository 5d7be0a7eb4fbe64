import { cutText } from '#shared/linkedin/cut'

const maxCharacters = 120

/** The beginning of a passage, on one line and cut between words. */
export function quoteOf(passage: string): string {
  return cutText(passage.replace(/\s+/g, ' ').trim(), maxCharacters, '…', { atWord: true })
}
