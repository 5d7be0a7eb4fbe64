import type { RefusalWords } from '../parts/refusal-words.ts'

export const refusal: RefusalWords = {
  speaker: 'ik|mijn',
  declining: 'niet|geen|weigeren|in strijd',
  task: 'verzoek|(?:je|u) (?:niet )?(?:\\p{L}+ )?helpen|taalmodel|toegang tot de link|(?:bericht|inhoud|teksten?)\\P{L}.{0,40}(?:schrijven|samenvatten|maken)',
  unless: 'zonder|genoeg|meer|nooit',
}
