import type { pagesTexts } from './texts.ts'

export const visualsPages: typeof pagesTexts = {
  label: 'Seiten',
  page: (number, count) => `Seite ${number} von ${count}`,
  add: 'Seite hinzufügen',
  duplicate: 'Seite duplizieren',
  remove: 'Seite entfernen',
  earlier: 'Seite nach links verschieben',
  later: 'Seite nach rechts verschieben',
  full: (max) => `Eine Grafik hat höchstens ${max} Seiten.`,
}
