import type { partsTexts } from './texts.ts'

export const visualsParts: typeof partsTexts = {
  icons: {
    search: 'Symbole suchen',
    none: 'Kein Symbol mit diesem Namen.',
    choose: 'Symbol auswählen',
  },
  failed: 'Dieser Teil konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und öffnen Sie ihn erneut.',
  close: 'Schließen',
  looks: { brand: 'Meine Marke', designed: 'Wie entworfen', paper: 'Papier', night: 'Nacht', garden: 'Garten' },
}
