import type { ReadingWords } from '../parts/reading-words.ts'

export const reading: ReadingWords = {
  monthStarts: 'jan fev mar abr mai jun jul ago set out nov dez',
  bylines: String.raw`por\b|de\b(?=\s{1,5}\p{Lu})`,
  published: 'publicad[oa]',
  changed: 'atualizad[oa]',
}
