import type { RefusalWords } from '../parts/refusal-words.ts'

export const refusal: RefusalWords = {
  speaker: "je|m'est|mes",
  declining: "ne (?:peux|puis|saurais)|ne suis pas|impossible|dois (?:décliner|refuser|donc la décliner)|à l'encontre",
  task: "demande|(?:vous|t')\\s?aider|sur ce sujet|(?:accéder|ouvrir)|(?:créer|rédiger|écrire|produire|générer) (?:\\p{L}+ ){0,3}(?:contenu|publication|texte|post)",
  unless: "sans|assez|m'empêcher|plus",
}
