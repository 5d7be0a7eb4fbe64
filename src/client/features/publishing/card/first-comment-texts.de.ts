import type { firstCommentTexts } from './first-comment-texts.ts'

export const firstComment: typeof firstCommentTexts = {
  label: 'Erster Kommentar',
  hint: 'Wird wenige Sekunden nach dem Beitrag als reiner Text hinzugefügt.',
  notAllowed:
    'Die LinkedIn-App dieses Kontos kann keine Kommentare schreiben. Sobald der Beitrag da ist, erhalten Sie den Text zum Kopieren.',
  tooLong: (over) => `${over} Zeichen zu lang.`,
  copy: 'Kommentar kopieren',
  copied: 'Kommentar kopiert',
  copyFailed: 'Kopieren fehlgeschlagen',
  states: {
    planned: 'Er folgt dem Beitrag.',
    due: 'Er folgt gleich.',
    sending: 'Er folgt gleich.',
    done: 'Er ist auf LinkedIn.',
    unconfirmed: 'Fügen Sie ihn selbst hinzu',
    failed: 'Fügen Sie ihn selbst hinzu',
  },
  byYou: 'Sie fügen ihn selbst hinzu, sobald der Beitrag da ist.',
  add: 'Kommentar ergänzen',
  change: 'Kommentar ändern',
  save: 'Speichern',
  remove: 'Kommentar entfernen',
  added: 'Ich habe ihn hinzugefügt',
  failed: 'Das hat nicht geklappt',
}
