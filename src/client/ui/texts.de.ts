import type { uiTexts } from './texts.ts'

export const ui: typeof uiTexts = {
  loading: 'Wird geladen',
  optional: 'optional',
  cancel: 'Abbrechen',
  dismiss: 'Schließen',
  retry: 'Erneut versuchen',
  retrying: 'Neuer Versuch...',
  more: 'Mehr anzeigen',
  loadingMore: 'Wird geladen …',
  meter: (used, max) => `${used} von ${max}`,
}
