import type { snippetTexts } from './texts.ts'

export const snippets: typeof snippetTexts = {
  kinds: {
    'sign-off': 'Schlussformel',
    'call-to-action': 'Aufforderung',
    hashtags: 'Hashtags',
    hook: 'Lieblingseinstieg',
    ending: 'Lieblingsschluss',
  },
  list: {
    title: 'Textbausteine',
    text: 'Texte, die Sie immer wieder an Beiträge anfügen. Beim Bearbeiten eines Beitrags können Sie sie einfügen.',
    loading: 'Ihre Textbausteine werden geladen',
    failed: 'Ihre Textbausteine konnten nicht geladen werden',
    none: 'Noch keine Textbausteine.',
    create: 'Neuer Textbaustein',
    kind: 'Art',
    content: 'Text',
    save: 'Textbaustein speichern',
    saving: 'Wird gespeichert...',
    cancel: 'Abbrechen',
    edit: 'Bearbeiten',
    editLabel: (text) => `„${text}“ bearbeiten`,
    delete: 'Löschen',
    deleteLabel: (text) => `„${text}“ löschen`,
    tooLong: (max) => `Bitte kürzen Sie dies auf ${max} Zeichen.`,
  },
  insert: {
    open: 'Textbausteine',
    label: 'Textbausteine',
    keep: 'Aus diesem Beitrag behalten',
    keepHook: 'Einstieg als Favorit speichern',
    keepEnding: 'Schluss als Favorit speichern',
    manage: 'Textbausteine verwalten',
  },
  saved: {
    title: 'Textbaustein gespeichert',
    description: 'Sie können ihn beim Bearbeiten eines Beitrags einfügen.',
  },
  deleted: { title: 'Textbaustein gelöscht', description: 'Beiträge, die ihn enthalten, bleiben, wie sie sind.' },
  failed: 'Fehler',
}
