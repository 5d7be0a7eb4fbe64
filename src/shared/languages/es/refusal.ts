import type { RefusalWords } from '../parts/refusal-words.ts'

export const refusal: RefusalWords = {
  speaker: 'puedo|debo|me|mis',
  declining: 'no puedo|no me es posible|debo rechazar|infringe',
  task: 'solicitud|petición|ayudar|acceder|abrir el enlace|(?:crear|redactar|escribir|generar) (?:\\p{L}+ ){0,2}(?:contenido|publicación|textos?|post)',
  unless: 'sin(?! embargo)|suficiente|más|dejar de',
}
