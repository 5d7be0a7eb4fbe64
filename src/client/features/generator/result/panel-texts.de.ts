import type { panelTexts, sharedTexts, shareTexts } from './panel-texts.ts'

export const generatorPanel: typeof panelTexts = {
  label: 'Zu diesem Beitrag',
  tabs: { preview: 'Vorschau', check: 'Prüfung', sources: 'Quellen', review: 'Freigabe' },
  versions: 'Fassungen',
  addVisual: 'Grafik hinzufügen',
  changeVisual: 'Grafik wechseln',
  reviewLoading: 'Freigabe wird geladen',
  reviewFailed: 'Die Freigabe konnte nicht geladen werden. Laden Sie die Seite neu.',
  visualsFailed: 'Die Grafiken konnten nicht geladen werden. Laden Sie die Seite neu.',
  toFix: (count) => `${count} zu korrigieren`,
  actions: 'Was mit dem Beitrag geschehen soll',
  visual: 'Grafik',
}

export const generatorShare: typeof shareTexts = {
  share: 'Teilen…',
  late: { title: 'Bereit zum Teilen', description: 'Tippen Sie noch einmal auf „Teilen…“.' },
  failed: {
    title: 'Teilen fehlgeschlagen',
    description: 'Kopieren Sie den Text und fügen Sie ihn in der anderen App ein.',
  },
}

export const generatorShared: typeof sharedTexts = {
  attach: (name) => `Fügen Sie „${name}“ auf LinkedIn an Ihren Beitrag an.`,
  download: 'Datei herunterladen',
  downloadFailed: {
    title: 'Herunterladen fehlgeschlagen',
    description: 'Bitte versuchen Sie es noch einmal.',
  },
  ask: 'Haben Sie ihn veröffentlicht?',
  yes: 'Als veröffentlicht markieren',
  notYet: 'Noch nicht',
  published: { title: 'Beitrag veröffentlicht', description: 'Im Verlauf ist er als veröffentlicht markiert.' },
  publishFailed: { title: 'Änderung fehlgeschlagen', description: 'Der Beitrag konnte nicht geändert werden.' },
}
