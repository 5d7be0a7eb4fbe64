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
    noMatch: 'Keine Vorlage hat das im Namen oder in der Beschreibung.',
    clear: 'Suche löschen',
    mine: 'Gestalten Sie etwas, das Sie öfter brauchen, und speichern Sie es als Vorlage.',
    text: 'Speichern Sie die Arbeitsfläche als Ihre erste Vorlage.',
  },

  use: (name) => `${name} verwenden`,
  useShort: 'Verwenden',
  size: (width, height) => `${width} × ${height}`,
  pages: (count) => `${count} Seiten`,
  used: (count) => (count === '1' ? 'einmal verwendet' : `${count}-mal verwendet`),
  mine: 'Ihre',
  builtIn: 'Mitgeliefert',
  wanting: 'Braucht mehr Angaben',
  delete: (name) => `${name} löschen`,

  replaceQuestion: {
    title: 'Die Arbeitsfläche ersetzen?',
    description: (name) =>
      `„${name}“ ersetzt alle Ebenen und Einstellungen, die nicht gespeichert sind. „Rückgängig“ bringt sie zurück.`,
    confirmLabel: 'Ersetzen',
  },
  chosen: (name) => `Die Vorlage ${name} ist auf der Arbeitsfläche.`,
  notFilled: {
    title: 'Beitrag nicht geladen',
    description: 'Die Vorlage zeigt ihre Mustertexte. Prüfen Sie Ihre Verbindung und wählen Sie sie erneut.',
  },
  unreadable: {
    title: 'Vorlage nicht geöffnet',
    description: 'Diese Vorlage kann nicht gelesen werden. Wählen Sie eine andere.',
  },

  deleteQuestion: {
    title: 'Möchten Sie diese Vorlage wirklich löschen?',
    own: (name) => `„${name}“ wird endgültig gelöscht. Daraus entstandene Grafiken bleiben.`,
    global: (name) => `„${name}“ wird hier für alle gelöscht. Daraus entstandene Grafiken bleiben.`,
    confirmLabel: 'Löschen',
  },
  deleted: { title: 'Vorlage gelöscht', description: 'Daraus entstandene Grafiken bleiben, wie sie sind.' },
  deleteFailed: 'Löschen fehlgeschlagen',
}

export const visualsSaveTemplate: typeof saveTexts = {
  open: 'Als Vorlage speichern',
  title: 'Als Vorlage speichern',
  name: 'Name',
  nameMissing: 'Bitte geben Sie einen Namen für Ihre Vorlage ein.',
  description: 'Beschreibung',
  descriptionHint: 'Wofür sie sich eignet. Vorlagen werden auch darüber gefunden.',
  tooLong: (max) => `Bitte kürzen Sie dies auf ${max} Zeichen.`,
  forWhom: 'Für wen',
  me: 'Für mich',
  everyone: 'Für alle veröffentlichen',
  everyoneHint: 'Alle hier können sie verwenden. Ihre Bilder werden zu leeren Rahmen, weil sie nur Ihnen gehören.',
  cancel: 'Abbrechen',
  save: 'Vorlage speichern',
  publish: 'Für alle veröffentlichen',
  saving: 'Wird gespeichert …',
  saved: { title: 'Vorlage gespeichert', description: 'Sie finden sie unter „Meine Vorlagen“.' },
  published: { title: 'Vorlage gespeichert', description: 'Alle finden sie unter „Vorlagen für alle“.' },
  failed: { title: 'Speichern fehlgeschlagen', description: 'Die Vorlage konnte nicht gespeichert werden.' },
}
