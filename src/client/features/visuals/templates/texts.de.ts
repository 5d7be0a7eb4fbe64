import type { saveTexts, templateTexts } from './texts.ts'

export const visualsTemplates: typeof templateTexts = {
  title: 'Vorlagen',
  close: 'Schließen',
  filtersLabel: 'Welche Vorlagen',
  filters: { all: 'Alle', mine: 'Meine Vorlagen', global: 'Vorlagen für alle' },
  search: 'Name oder Beschreibung suchen',
  viewLabel: 'Ansicht',
  views: { grid: 'Kachelansicht', list: 'Listenansicht' },
  format: 'Format',
  formats: {
    all: 'Alle Formate',
    portrait: 'Hochformat 4:5',
    square: 'Quadrat',
    landscape: 'Querformat',
  },
  list: 'Vorlagen',
  loading: 'Vorlagen werden geladen',
  failed: 'Die Vorlagen konnten nicht geladen werden',
  empty: {
    title: 'Keine Vorlagen gefunden',
    clear: 'Suche löschen',
    text: 'Speichern Sie die Arbeitsfläche als Ihre erste Vorlage.',
  },

  use: (name) => `${name} verwenden`,
  pages: (count) => `${count} Seiten`,
  used: (count) => (count === '1' ? 'einmal verwendet' : `${count}-mal verwendet`),
  mine: 'Ihre',
  builtIn: 'Mitgeliefert',
  wanting: 'Braucht mehr Angaben',
  delete: (name) => `${name} löschen`,

  replaceQuestion: {
    title: 'Die Arbeitsfläche ersetzen?',
    description: (name) =>
      `„${name}“ ersetzt Ihre nicht gespeicherten Ebenen und Einstellungen. Das lässt sich rückgängig machen.`,
    confirmLabel: 'Ersetzen',
  },
  chosen: (name) => `Die Vorlage ${name} ist auf der Arbeitsfläche.`,
  notFilled: {
    title: 'Beitrag nicht geladen',
    description: 'Prüfen Sie Ihre Verbindung und wählen Sie die Vorlage erneut.',
  },
  unreadable: {
    title: 'Vorlage nicht geöffnet',
    description: 'Wählen Sie eine andere.',
  },

  deleteQuestion: {
    title: 'Möchten Sie diese Vorlage wirklich löschen?',
    own: (name) => `„${name}“ wird endgültig gelöscht. Daraus entstandene Grafiken bleiben.`,
    global: (name) => `„${name}“ wird hier für alle gelöscht. Daraus entstandene Grafiken bleiben.`,
    confirmLabel: 'Löschen',
  },
  deleted: { title: 'Vorlage gelöscht' },
  deleteFailed: 'Löschen fehlgeschlagen',
}

export const visualsSaveTemplate: typeof saveTexts = {
  open: 'Als Vorlage speichern',
  title: 'Als Vorlage speichern',
  name: 'Name',
  nameMissing: 'Bitte geben Sie einen Namen für Ihre Vorlage ein.',
  description: 'Beschreibung',
  tooLong: (max) => `Bitte kürzen Sie dies auf ${max} Zeichen.`,
  forWhom: 'Für wen',
  me: 'Für mich',
  everyone: 'Für alle veröffentlichen',
  everyoneHint: 'Ohne Ihre Bilder.',
  cancel: 'Abbrechen',
  save: 'Vorlage speichern',
  publish: 'Für alle veröffentlichen',
  saving: 'Wird gespeichert …',
  saved: { title: 'Vorlage gespeichert', description: 'Sie finden sie unter „Meine Vorlagen“.' },
  published: { title: 'Vorlage gespeichert', description: 'Alle finden sie unter „Vorlagen für alle“.' },
  failed: { title: 'Speichern fehlgeschlagen', description: 'Die Vorlage konnte nicht gespeichert werden.' },
}
