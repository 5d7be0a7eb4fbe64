import { pro } from '#shared/rules/plans'
import type { texts } from './texts.ts'

export const navigation: typeof texts = {
  items: {
    home: 'Übersicht',
    generate: 'Beitrag erstellen',
    visualEditor: 'Grafikeditor',
    history: 'Verlauf',
    schedule: 'Zeitplan',
    settings: 'Einstellungen',
    admin: 'Verwaltung',
  },
  main: 'Hauptnavigation',
  skip: 'Zum Inhalt springen',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  meter: 'Beiträge in diesem Monat',
  upgrade: {
    title: 'Auf Pro umsteigen',
    text: `${pro.postsPerMonth} Beiträge im Monat und alle KI-Modelle`,
    trial: (left) => `Testphase: ${left}`,
    trialEnded: 'Ihre Testphase ist abgelaufen',
    perMonth: (price) => `${price} im Monat`,
  },
  nobody: 'Nutzer',
  roles: { admin: 'Admin', pro: 'Pro', trial: 'Test' },
}
