import type { fromPostTexts } from './texts.ts'

export const visualsFromPost: typeof fromPostTexts = {
  label: 'Aus Ihrem Beitrag erstellt',
  templates: 'Vorlagen für Ihren Beitrag',
  taken: (name) => `Vorlage: ${name}.`,
  failed: {
    title: 'Vorlage nicht geladen',
    description: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  fetching: 'Das Bild des Artikels wird geladen …',
  picture: 'Das Bild stammt aus dem Artikel. Prüfen Sie, ob Sie es verwenden dürfen.',
  pictureMissing: 'Das Bild des Artikels konnte nicht geladen werden.',
  look: 'Farben und Schriften',
  format: 'Format',
  formats: { portrait: 'Hochformat 4:5', square: 'Quadrat', landscape: 'Querformat' },
  ready: {
    label: 'Fertige Grafiken zu diesem Beitrag',
    failed: 'Grafiken nicht geladen',
    none: 'Noch passt keine Vorlage zu diesem Beitrag.',
    kinds: {
      firstLine: 'Erste Zeile',
      keyFigure: 'Kennzahl',
      quotation: 'Zitat',
      comparison: 'Vergleich',
      carousel: 'Karussell',
    },
    edit: (name: string) => `${name} bearbeiten`,
    pages: (count: number) => `${count} Seiten`,
  },
  more: 'Mehr Vorlagen',
  hide: 'Diese Vorlagen ausblenden',
}
