import type { RefusalWords } from '../parts/refusal-words.ts'

export const refusal: RefusalWords = {
  speaker: 'posso|consigo|sou|devo|tenho|me|minhas',
  declining: 'não (?:posso|consigo|sou)|não me é possível|(?:devo|tenho de) recusar|viola',
  task: 'solicitação|pedido|ajudar|acessar|abrir o link|(?:criar|escrever|gerar|produzir) (?:\\p{L}+ ){0,2}(?:conteúdo|publicação|textos?|post)',
  unless: 'sem|suficiente|mais|deixar de|parar de',
}
