import type { RefusalWords } from '../parts/refusal-words.ts'

export const refusal: RefusalWords = {
  speaker: 'ich|mir|meine\\p{L}*',
  declining: 'nicht|kein\\p{L}*|ablehnen|verstößt',
  task: 'anfrage|(?:ich|dir|ihnen|leider) (?:dabei |leider |nicht )*(?:weiter)?helfen|sprachmodell|zugreifen|(?:link|artikel) nicht (?:öffnen|lesen)|(?:beitr\\p{L}+|inhalte?|texte?)\\P{L}.{0,40}(?:erstellen|schreiben|verfassen)|kein\\p{L}* (?:linkedin-)?(?:inhalte?|beitrag|texte?)(?!\\p{L})',
  unless: 'ohne|genug|mehr|bevor|nie',
}
