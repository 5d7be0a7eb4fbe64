import type { ReadingWords } from '../parts/reading-words.ts'

export const reading: ReadingWords = {
  monthStarts: 'jan feb mar apr may jun jul aug sep oct nov dec',
  bylines: String.raw`(?:(?:this )?(?:post|article|story|blog) (?:was |is )?(?:written )?|written|posted|published|reviewed|story|text|words|articles?|author|reporter|interview)\s*(?:by\b|:)|by\b|(?:authors?|contributors?)\b\s*:`,
  published: 'published|posted',
  changed: 'updated?|last (?:change|edit)|modified|revised|edited',
}
