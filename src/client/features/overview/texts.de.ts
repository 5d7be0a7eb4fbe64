import type { monthTexts, overviewTexts, recentTexts } from './texts.ts'

export const overview: typeof overviewTexts = {
  windowTitle: 'Übersicht',
  welcome: (name) => (name === '' ? 'Willkommen zurück' : `Willkommen zurück, ${name}`),
  somebody: '',
  trialEnds: (day, left) => `Testphase bis ${day}, ${left}`,
  trialEnded: (day) => `Testphase beendet am ${day}`,
  proEnds: (day) => `Gekündigt, Pro bis ${day}`,
  proEnded: (day) => `Pro beendet am ${day}`,
  plans: { active: 'Pro-Tarif', other: 'Testphase' },
  settings: 'Einstellungen',
  quickActions: 'Schnellstart',
  generate: {
    title: 'Beitrag erstellen',
    text: 'Aus einem Artikel, einem Text oder einem Dokument.',
    left: (remaining, max) => `Noch ${remaining} von ${max} Beiträgen in diesem Monat`,
    trialEnded: 'Ihre Testphase ist beendet',
    proEnded: 'Ihr Pro-Abo ist beendet',
  },
  visual: { title: 'Grafik erstellen', text: 'Mit einer Vorlage oder auf leerer Fläche.' },
  recentPosts: 'Neueste Beiträge',
  viewAll: 'Alle ansehen',
  quickNavigation: {
    title: 'Schnellzugriff',
    visual: 'Grafik erstellen',
    settings: 'Einstellungen',
    calendar: 'Beitragskalender',
  },
  teaser: { title: 'Grafikeditor', layers: 'Ebenen: 0', canvas: 'Fläche: 1200x630' },
  upgrade: {
    title: 'Zu Pro wechseln',
    benefits: (posts) => [`${posts} Beiträge im Monat`, 'Alle KI-Modelle', 'Websuche'],
    button: (price) => `Für ${price} im Monat wechseln`,
  },
}

export const overviewMonth: typeof monthTexts = {
  title: 'Dieser Monat',
  postsGenerated: 'Erstellte Beiträge',
  visualsCreated: 'Erstellte Grafiken',
  modelsUsed: 'Verwendete KI-Modelle',
  loading: 'Dieser Monat wird gezählt',
  failed: 'Dieser Monat konnte nicht gezählt werden.',
  retry: 'Erneut versuchen',
}

export const overviewRecent: typeof recentTexts = {
  empty: { title: 'Noch keine Beiträge. Erstellen Sie Ihren ersten!', action: 'Beitrag erstellen' },
  emptyForReaders: 'Noch keine Beiträge.',
  failed: 'Ihre Beiträge konnten nicht geladen werden',
  loading: 'Neueste Beiträge werden geladen',
  generated: 'Erstellt',
  withVisual: 'Mit Grafik',
  regenerate: 'Neu erstellen',
  copy: 'Kopieren',
  visual: 'Grafik',
}
