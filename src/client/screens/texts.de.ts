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
  missingTeam: {
    heading: 'Team nicht gefunden',
    text: 'Unter dieser Adresse gibt es kein Team, oder Sie gehören nicht dazu.',
    toOwn: 'Zu Ihren eigenen Beiträgen',
  },
  failure: {
    title: 'Diese Seite konnte nicht geladen werden',
    offline:
      'Sie sind anscheinend offline. Prüfen Sie Ihre Verbindung, und laden Sie die Seite neu. Ihre Eingaben bleiben erhalten.',
    text: 'Die Verbindung ist abgebrochen, oder Postwright wurde aktualisiert. Laden Sie die Seite neu. Ihre Eingaben bleiben erhalten.',
    reload: 'Neu laden',
  },
  unreachable: {
    title: 'Postwright antwortet nicht',
    retry: 'Erneut versuchen',
    retrying: 'Neuer Versuch …',
  },
  loading: 'Postwright wird geladen',
}
