import { maxPostUnits } from '#shared/linkedin/length'
import { grouped } from '#shared/rules/amounts'
import type { instructionsTexts, postFormTexts, postStateTexts, postTexts, postToasts as toasts } from './texts.ts'

export const post: typeof postTexts = {
  cancel: 'Abbrechen',
  edit: 'Bearbeiten',
  copy: 'Kopieren',
  visual: 'Grafik erstellen',
  editVisual: 'Grafik bearbeiten',
  share: 'Auf LinkedIn teilen',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  undo: 'Rückgängig',
  kept: 'Als Entwurf gespeichert',
  keptHere: 'Auf diesem Gerät gespeichert',
  writing: 'Der Beitrag wird geschrieben.',
  editLabel: 'Text des Beitrags',
  titleLabel: 'Titel im Verlauf',
  titleHint: 'LinkedIn zeigt ihn bei einem Dokument oder Video.',
  overLimit: (units) => `Um ${units} kürzen.`,
  tooLong: `Länger als LinkedIns ${grouped(maxPostUnits, 'de')} Zeichen.`,
  longShare:
    'LinkedIn kürzt einen so langen Beitrag vielleicht. Beim Teilen wird auch der ganze Text kopiert, damit Sie ihn dort einfügen können.',
  firstComment: 'Erster Kommentar',
  copyComment: 'Kommentar kopieren',
  firstCommentHint: 'Posten Sie dies als ersten Kommentar.',
  sources: 'Quellen aus dem Web',
  from: 'Aus',
  fromText: 'Aus eingefügtem Text',
  fromFile: 'Aus dem Dokument',
  by: 'von',
  seen: 'wie von Ihnen gesehen',
}

export const postStates: typeof postStateTexts = {
  draft: 'Entwurf',
  'in-review': 'Zur Durchsicht',
  scheduled: 'Geplant',
  published: 'Veröffentlicht',
  'needs-you': 'Zu erledigen',
}

export const postInstructions: typeof instructionsTexts = {
  url: 'Diese Seite enthält Anweisungen an KI-Werkzeuge. Sie wurden als Text behandelt.',
  text: 'Dieser Text enthält Anweisungen an KI-Werkzeuge. Sie wurden als Text behandelt.',
  file: 'Dieses Dokument enthält Anweisungen an KI-Werkzeuge. Sie wurden als Text behandelt.',
}

export const postToasts: typeof toasts = {
  copied: { title: 'Kopiert', description: 'Der Beitrag liegt in der Zwischenablage.' },
  commentCopied: { title: 'Kopiert', description: 'Der erste Kommentar liegt in der Zwischenablage.' },
  copyFailed: { title: 'Kopieren fehlgeschlagen', description: 'Der Beitrag konnte nicht kopiert werden.' },
  cancelled: { title: 'Änderungen verworfen', description: 'Sie bleiben bei den Fassungen.' },
  saved: { title: 'Beitrag gespeichert', description: 'Ihre Änderungen sind gespeichert.' },
  saveFailed: { title: 'Speichern fehlgeschlagen', description: 'Ihre Änderungen konnten nicht gespeichert werden.' },
}

export const postForms: typeof postFormTexts = {
  consequence: 'Folge',
  tension: 'Gegensatz',
  lesson: 'Lehre',
  number: 'Zahl',
  story: 'Geschichte',
  list: 'Liste',
}
