import type { editorsTexts } from './texts.ts'

export const visualEditors: typeof editorsTexts = {
  editing: (name) => `${name} bearbeitet diese Grafik.`,
  since: (minutes) =>
    minutes === 0 ? 'Eben begonnen.' : `Vor ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} begonnen.`,
  takeOver: 'Übernehmen',
  takeOverFailed: { title: 'Nicht übernommen', description: 'Bitte versuchen Sie es noch einmal.' },
  taken: (name) => `${name} hat diese Grafik übernommen.`,
  keptAs: (copy) => `Ihre ungespeicherten Änderungen gehen hier weiter, als „${copy}“.`,
  notKept: 'Ihre ungespeicherten Änderungen sind noch hier. Speichern Sie sie als Kopie.',
  openTheirs: 'Grafik öffnen',
  saved: 'Diese Grafik wurde gespeichert, seit Sie sie geöffnet haben.',
  showLatest: 'Neuesten Stand zeigen',
  close: 'Schließen',
  saving: {
    title: (name) => `${name} bearbeitet diese Grafik`,
    description: 'Speichern Sie Ihre als Kopie, oder übernehmen Sie und speichern sie hier.',
    confirmLabel: 'Als Kopie speichern',
    alternativeLabel: 'Übernehmen und speichern',
  },
}
