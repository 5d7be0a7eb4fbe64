import type { resultTexts } from './texts.ts'

export const generatorResult: typeof resultTexts = {
  title: 'Ihr Beitrag',
  yourVoice: 'In Ihrer Stimme',
  voiceOf: (name) => `In der Stimme von ${name}`,
  empty: {
    title: 'Noch kein Beitrag',
    text: 'Fügen Sie einen Artikel, einen Text oder eine Datei hinzu und klicken Sie auf „Erstellen“.',
  },
  storedFailed: 'Der Beitrag konnte nicht geladen werden',
  toHistory: 'Zum Verlauf',
  loading: 'Beitrag wird geladen',
}
