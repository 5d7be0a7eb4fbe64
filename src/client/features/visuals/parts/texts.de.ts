import type { partsTexts } from './texts.ts'

export const visualsParts: typeof partsTexts = {
  icons: {
    search: 'Symbole suchen',
    placeholder: 'Symbole suchen, auf Englisch',
    all: (count) => `${count} Symbole. Suchen Sie mit einem englischen Wort nach dem, was sie zeigen oder bedeuten.`,
    more: (count) => `${count} weitere. Ein zusätzliches Wort grenzt die Suche ein.`,
    none: 'Keine Symbole gefunden.',
    choose: 'Symbol auswählen',
  },
  failed: 'Dieser Teil konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und öffnen Sie ihn erneut.',
  close: 'Schließen',
  looks: { brand: 'Meine Marke', designed: 'Wie entworfen', paper: 'Papier', night: 'Nacht', garden: 'Garten' },
}
