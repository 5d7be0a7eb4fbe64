import type { panelTexts, resultTexts, sharedTexts } from './texts.ts'

export const generatorResult: typeof resultTexts = {
  title: 'Ihr Beitrag',
  empty: {
    title: 'Noch kein Beitrag',
    text: 'Fügen Sie einen Artikel, einen Text oder eine Datei hinzu und klicken Sie auf „Erstellen“.',
  },
  storedFailed: 'Der Beitrag konnte nicht geladen werden',
  toHistory: 'Zum Verlauf',
  loading: 'Beitrag wird geladen',
}

export const generatorPanel: typeof panelTexts = {
  label: 'Zu diesem Beitrag',
  tabs: { preview: 'Vorschau', check: 'Prüfung', voice: 'Stimme', versions: 'Fassungen', sources: 'Quellen' },
  different: (count) => (count === 1 ? '1 weicht ab' : `${count} weichen ab`),
}

export const generatorShared: typeof sharedTexts = {
  attach: (name) => `Fügen Sie „${name}“ auf LinkedIn an Ihren Beitrag an.`,
  download: 'Datei herunterladen',
  downloadFailed: {
    title: 'Herunterladen fehlgeschlagen',
    description: 'Die Grafik konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
  ask: 'Haben Sie ihn veröffentlicht?',
  yes: 'Als veröffentlicht markieren',
  notYet: 'Noch nicht',
  published: { title: 'Beitrag veröffentlicht', description: 'Im Verlauf ist er als veröffentlicht markiert.' },
  publishFailed: { title: 'Änderung fehlgeschlagen', description: 'Der Beitrag konnte nicht geändert werden.' },
}
