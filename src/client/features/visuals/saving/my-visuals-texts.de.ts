import type { myVisualsTexts } from './my-visuals-texts.ts'

export const visualsMine: typeof myVisualsTexts = {
  title: 'Meine Grafiken',
  loading: 'Ihre Grafiken werden geladen',
  failed: 'Ihre Grafiken konnten nicht geladen werden',
  empty: 'Noch keine Grafiken',
  open: (name) => `${name} öffnen`,
  isOpen: 'Gerade geöffnet',
  changed: (moment) => `Gespeichert: ${moment}`,
  delete: (name) => `${name} löschen`,
  duplicate: (name) => `${name} duplizieren`,
  duplicated: (name) => ({ title: 'Grafik dupliziert', description: `Als „${name}“.` }),
  duplicateFailed: 'Duplizieren fehlgeschlagen',
  question: {
    title: 'Diese Grafik löschen?',
    description: (name) => `„${name}“ wird endgültig gelöscht.`,
    confirmLabel: 'Löschen',
  },
  deleted: { title: 'Grafik gelöscht' },
  deleteFailed: 'Löschen fehlgeschlagen',
  close: 'Schließen',
}
