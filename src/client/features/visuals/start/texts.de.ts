import type { startTexts } from './texts.ts'

export const visualsStart: typeof startTexts = {
  title: 'Eine Grafik beginnen',
  close: 'Mit einer leeren Arbeitsfläche beginnen',
  formats: 'Leere Arbeitsfläche',
  format: { portrait: 'Hochformat', landscape: 'Querformat', square: 'Quadrat' },
  templates: 'Mit einer Vorlage',
  allTemplates: 'Alle Vorlagen',
  use: (name) => `Mit ${name} beginnen`,
  loading: 'Vorlagen werden geladen',
  failed: 'Die Vorlagen konnten nicht geladen werden',
  latest: 'Weiterarbeiten an',
  allVisuals: 'Alle meine Grafiken',
  open: (name) => `${name} öffnen`,
}
