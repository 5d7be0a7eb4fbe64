import { megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'
import type { libraryTexts, uploadTexts } from './texts.ts'

export const visualsLibrary: typeof libraryTexts = {
  title: 'Medienbibliothek',
  close: 'Schließen',
  tabsLabel: 'Bildquellen',
  tabs: { uploads: 'Meine Uploads', stock: 'Stockbilder', icons: 'Symbole' },
  comingSoon: {
    title: 'Kommt bald',
    stock: 'Stockbilder können hier noch nicht gesucht werden. Laden Sie stattdessen ein eigenes Bild hoch.',
    icons:
      'Symbole können hier noch nicht gesucht werden. Die Schaltfläche „Symbol“ in der Werkzeugleiste bietet mehr als 1.000.',
    action: 'Meine Uploads',
  },

  search: 'Nach Name oder Schlagwort suchen',
  upload: 'Bilder hochladen',
  addFrame: 'Leeren Rahmen hinzufügen',
  dropHere: 'Bilder zum Hochladen ablegen',
  dropHint: 'Bilder können hier abgelegt werden.',
  kinds: `PNG, JPEG, WebP, GIF, AVIF oder SVG. Bilder über ${megabytes(limits.fileBytes)} MB werden verkleinert.`,
  loading: 'Ihre Bilder werden geladen',
  failed: 'Ihre Bilder konnten nicht geladen werden',
  empty: {
    title: 'Keine Bilder gefunden',
    text: 'Laden Sie ein Bild hoch, dann steht es hier für alle Ihre Grafiken bereit.',
    noMatch: 'Kein Bild hat das im Namen oder in den Schlagwörtern.',
    clear: 'Suche löschen',
  },
  count: (count) => (count === '1' ? '1 Bild' : `${count} Bilder`),
  found: (found, count) => `${found} von ${count} Bildern`,
  grid: 'Bilder',

  add: (name) => `${name} hinzufügen`,
  replaceWith: (name) => `Durch ${name} ersetzen`,
  addShort: 'Hinzufügen',
  replaceShort: 'Ersetzen',
  size: (width, height) => `${width} × ${height}`,

  editTags: (name) => `Schlagwörter von ${name} bearbeiten`,
  tags: 'Schlagwörter',
  tagsHint: 'Trennen Sie sie durch Kommas.',
  tooManyTags: (max) => `Ein Bild hat höchstens ${max} Schlagwörter.`,
  tagTooLong: (max) => `Ein Schlagwort hat höchstens ${max} Zeichen.`,
  saveTags: 'Speichern',
  cancel: 'Abbrechen',
  tagsSaved: {
    title: 'Schlagwörter gespeichert',
    description: 'Das Bild lässt sich nun über seine Schlagwörter finden.',
  },
  tagsFailed: 'Speichern fehlgeschlagen',

  delete: (name) => `${name} löschen`,
  deleteQuestion: {
    title: 'Möchten Sie dieses Bild wirklich löschen?',
    description: (name) => `„${name}“ wird endgültig gelöscht. In Grafiken, die es verwenden, fehlt es dann.`,
    inUse: (name) => `„${name}“ wird endgültig gelöscht. In der geöffneten Grafik fehlt es dann.`,
    confirmLabel: 'Löschen',
  },
  deleted: { title: 'Bild gelöscht', description: 'Das Bild ist nicht mehr in Ihrer Bibliothek.' },
  deleteFailed: { title: 'Löschen fehlgeschlagen', description: 'Das Bild konnte nicht gelöscht werden.' },
}

export const visualsUploads: typeof uploadTexts = {
  list: 'Uploads',
  of: (name) => `Upload von ${name}`,
  waiting: 'Wartet',
  checking: 'Das Bild wird geprüft',
  cancel: (name) => `Upload von ${name} abbrechen`,
  retry: 'Erneut versuchen',
  retryOf: (name) => `${name} erneut hochladen`,
  dismiss: (name) => `${name} ausblenden`,
  broken: 'Der Server war nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  unknown: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
  pasted: 'Eingefügtes Bild',
  succeeded: {
    title: 'Upload abgeschlossen',
    description: (count) =>
      count === 1 ? 'Das Bild ist in Ihrer Bibliothek.' : `${count} Bilder sind in Ihrer Bibliothek.`,
  },
  failed: { title: 'Upload fehlgeschlagen', description: 'Die Dateien konnten nicht hochgeladen werden.' },
}
