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
    stock: 'Laden Sie bis dahin eigene hoch.',
    icons: 'Verwenden Sie bis dahin „Symbol“ in der Werkzeugleiste.',
    action: 'Meine Uploads',
  },

  search: 'Nach Name oder Schlagwort suchen',
  upload: 'Bilder hochladen',
  addFrame: 'Leeren Rahmen hinzufügen',
  dropHere: 'Bilder zum Hochladen ablegen',
  kinds: `PNG, JPEG, WebP, GIF, AVIF oder SVG. Bilder über ${megabytes(limits.fileBytes)} MB werden verkleinert.`,
  loading: 'Ihre Bilder werden geladen',
  failed: 'Ihre Bilder konnten nicht geladen werden',
  empty: {
    title: 'Keine Bilder gefunden',
    clear: 'Suche löschen',
  },
  count: (count) => (count === '1' ? '1 Bild' : `${count} Bilder`),
  found: (found, count) => `${found} von ${count} Bildern`,
  grid: 'Bilder',

  add: (name) => `${name} hinzufügen`,
  replaceWith: (name) => `Durch ${name} ersetzen`,
  addShort: 'Hinzufügen',
  replaceShort: 'Ersetzen',

  editTags: (name) => `Schlagwörter von ${name} bearbeiten`,
  tags: 'Schlagwörter',
  tagsHint: 'Trennen Sie sie durch Kommas.',
  tooManyTags: (max) => `Ein Bild hat höchstens ${max} Schlagwörter.`,
  tagTooLong: (max) => `Ein Schlagwort hat höchstens ${max} Zeichen.`,
  saveTags: 'Speichern',
  cancel: 'Abbrechen',
  tagsSaved: { title: 'Schlagwörter gespeichert' },
  tagsFailed: 'Speichern fehlgeschlagen',

  delete: (name) => `${name} löschen`,
  deleteQuestion: {
    title: 'Möchten Sie dieses Bild wirklich löschen?',
    description: (name) => `„${name}“ wird endgültig gelöscht. In Grafiken, die es verwenden, fehlt es dann.`,
    inUse: (name) => `„${name}“ wird endgültig gelöscht. In der geöffneten Grafik fehlt es dann.`,
    confirmLabel: 'Löschen',
  },
  deleted: { title: 'Bild gelöscht' },
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
