import type { texts } from './texts.ts'

export const screens: typeof texts = {
  notFound: {
    heading: 'Seite nicht gefunden',
    signedIn: 'Diese Seite gibt es nicht, oder sie wurde verschoben.',
    signedOut: 'Für diese Seite müssen Sie angemeldet sein.',
    toDashboard: 'Zur Übersicht',
    toHome: 'Zur Startseite',
    signIn: 'Anmelden',
  },
  failure: {
    title: 'Diese Seite konnte nicht geladen werden',
    offline:
      'Sie sind anscheinend offline. Prüfen Sie Ihre Verbindung, und laden Sie die Seite neu. Was Sie eingegeben haben, bleibt erhalten.',
    text: 'Die Verbindung ist abgebrochen, oder Postwright wurde inzwischen aktualisiert. Laden Sie die Seite neu. Was Sie eingegeben haben, bleibt erhalten.',
    reload: 'Neu laden',
  },
  unreachable: {
    title: 'Postwright antwortet nicht',
    retry: 'Erneut versuchen',
    retrying: 'Neuer Versuch...',
  },
  loading: 'Postwright wird geladen',
}
