import type { versionsTexts } from './texts.ts'

export const visualsVersions: typeof versionsTexts = {
  title: 'Frühere Fassungen',
  text: 'Bei jedem Speichern wird hier die vorherige Fassung aufbewahrt: die letzten zehn, davor eine je Stunde und eine je Tag.',
  loading: 'Frühere Fassungen werden geladen',
  failed: 'Frühere Fassungen konnten nicht geladen werden',
  oneFailed: 'Diese Fassung konnte nicht geladen werden',
  empty: { title: 'Noch keine früheren Fassungen', text: 'Sie stehen hier, sobald Sie diese Grafik erneut speichern.' },
  list: 'Fassungen',
  of: (moment) => `Fassung vom ${moment}`,
  pages: (count) => `${count} Seiten`,
  preview: 'Vorschau',
  unreadable: 'Diese Fassung kann nicht gelesen werden.',
  restore: 'Diese Fassung wiederherstellen',
  restored: (moment) =>
    `Die Fassung vom ${moment} ist auf der Arbeitsfläche. „Rückgängig“ bringt die vorherige zurück.`,
  close: 'Schließen',
}
