import type { partsTexts } from './texts.ts'

export const visualsParts: typeof partsTexts = {
  icons: {
    search: 'Symbole suchen',
    placeholder: 'Symbole suchen',
    all: (count) => `${count} Symbole. Auf Englisch finden Sie noch mehr.`,
    more: (count) => `${count} weitere. Ein weiteres Wort grenzt die Suche ein.`,
    none: 'Keine Symbole gefunden.',
    choose: 'Symbol auswählen',
  },
  failed: 'Dieser Teil konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und öffnen Sie ihn erneut.',
  close: 'Schließen',
  looks: { brand: 'Meine Marke', designed: 'Wie entworfen', paper: 'Papier', night: 'Nacht', garden: 'Garten' },
}
