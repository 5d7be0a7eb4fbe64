import type { passageTexts } from './texts.ts'

export const passage: typeof passageTexts = {
  title: 'Auswahl ändern',
  changes: { rewrite: 'Umschreiben', shorten: 'Kürzen', concrete: 'Konkreter', opposite: 'Andere Seite' },
  ask: 'Anweisen',
  comment: 'Kommentieren',
  cancel: 'Abbrechen',
  close: 'Schließen',
  failed: 'Der Beitrag ist unverändert',
  retry: 'Erneut versuchen',
}
