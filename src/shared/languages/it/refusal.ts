import type { RefusalWords } from '../parts/refusal-words.ts'

export const refusal: RefusalWords = {
  speaker: 'posso|devo|sono|mi|mie',
  declining: 'non (?:posso|sono)|non mi è possibile|devo rifiutar\\p{L}+|viola',
  task: 'richiesta|aiutart?\\p{L}*|accedere|aprire il link|(?:creare|scrivere|generare|produrre|fornire) (?:\\p{L}+ ){0,3}(?:contenut\\p{L}|post|test\\p{L})',
  unless: 'senza|abbastanza|fare a meno|più',
}
