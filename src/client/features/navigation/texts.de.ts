import { pro } from '#shared/rules/plans'
import type { bottomTexts, texts } from './texts.ts'

export const bottomNavigation: typeof bottomTexts = {
  label: 'Schnellzugriff',
  items: { home: 'Start', generate: 'Neuer Beitrag', history: 'Beiträge', settings: 'Einstellungen' },
}

export const navigation: typeof texts = {
  items: {
    home: 'Übersicht',
    generate: 'Beitrag erstellen',
    visualEditor: 'Grafikeditor',
    history: 'Verlauf',
    figures: 'Was wirkt',
    inbox: 'Einen Beitrag wert',
    team: 'Team',
    settings: 'Einstellungen',
    admin: 'Verwaltung',
  },
  waiting: (people) => (people === 1 ? '1 Person wartet auf Freigabe' : `${people} Personen warten auf Freigabe`),
  main: 'Hauptnavigation',
  skip: 'Zum Inhalt springen',
  openMenu: 'Menü öffnen',
  openMenuWithNews: (count) => `Menü öffnen, ${count} neu`,
  closeMenu: 'Menü schließen',
  meter: 'Beiträge in diesem Monat',
  upgrade: {
    title: 'Zu Pro wechseln',
    text: `${pro.postsPerMonth} Beiträge im Monat und alle KI-Modelle`,
    trial: (left) => `Testphase: ${left}`,
    trialEnded: 'Ihre Testphase ist abgelaufen',
    perMonth: (price) => `${price} im Monat`,
  },
  nobody: 'Nutzer',
  roles: { admin: 'Admin', pro: 'Pro', trial: 'Testphase' },
}
