import type { ReadingWords } from '../parts/reading-words.ts'

export const reading: ReadingWords = {
  monthStarts: 'jan|jän feb mär|mrz apr mai jun jul aug sep okt nov dez',
  bylines: String.raw`(?:ein )?(?:artikel|(?:gast)?beitrag|kommentar|bericht|interview|analyse|kolumne|reportage|text) von\b|(?:gespeichert|geschrieben|verfasst|veröffentlicht|erstellt) von\b|von\b|autor(?:in)?(?:en)?\b`,
  published: 'veröffentlicht|erschienen|erstellt',
  changed: 'aktualisiert|geändert|überarbeitet',
}
