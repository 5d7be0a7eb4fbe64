import type { fromPostTexts } from './texts.ts'

export const visualsFromPost: typeof fromPostTexts = {
  label: 'Aus Ihrem Beitrag erstellt',
  templates: 'Vorlagen für Ihren Beitrag',
  taken: (name) => `Ihr Beitrag verwendet jetzt die Vorlage ${name}. „Rückgängig“ bringt die vorherige Grafik zurück.`,
  failed: { title: 'Vorlage nicht geladen', description: 'Prüfen Sie Ihre Verbindung und wählen Sie sie erneut.' },
  fetching: 'Das Bild des Artikels wird geladen …',
  picture: 'Das Bild stammt von der Website des Artikels. Prüfen Sie, ob Sie es verwenden dürfen.',
  pictureMissing:
    'Das Bild des Artikels konnte nicht geladen werden. Wählen Sie die Vorlage erneut, um es noch einmal zu versuchen.',
  look: 'Farben und Schriften',
  format: 'Format',
  formats: { portrait: 'Hochformat 4:5', square: 'Quadrat', landscape: 'Querformat' },
  more: 'Mehr Vorlagen',
  hide: 'Diese Vorlagen ausblenden',
}
