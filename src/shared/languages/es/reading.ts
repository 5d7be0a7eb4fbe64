import type { ReadingWords } from '../parts/reading-words.ts'

export const reading: ReadingWords = {
  monthStarts: 'ene feb mar abr may jun jul ago sep|set oct nov dic',
  bylines: String.raw`(?:publicado|escrito) (?:por|da)\b|por\b`,
  published: 'publicad[oa]',
  changed: 'actualizad[oa]|modificad[oa]',
}
