import type { ReadingWords } from '../parts/reading-words.ts'

export const reading: ReadingWords = {
  monthStarts: 'gen feb mar apr mag giu lug ago set ott nov dic',
  bylines: String.raw`di\b|(?:scritto da|a cura di)\b`,
  published: 'pubblicat[oa]',
  changed: 'aggiornat[oa]|modificat[oa]',
}
