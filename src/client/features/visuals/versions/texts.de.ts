import type { versionsTexts } from './texts.ts'

export const visualsVersions: typeof versionsTexts = {
  title: 'Frühere Fassungen',
  text: 'Bei jedem Speichern wird hier aufbewahrt, was vorher da war: die letzten zehn, davor eine je Stunde und Tag.',
  loading: 'Frühere Fassungen werden geladen',
  failed: 'Frühere Fassungen konnten nicht geladen werden',
  empty: { title: 'Noch keine früheren Fassungen', text: 'Sie stehen hier, sobald Sie diese Grafik erneut speichern.' },
  list: 'Fassungen',
  of: (moment) => `Fassung vom ${moment}`,
  pages: (count) => `${count} Seiten`,
  preview: 'Vorschau',
  unreadable: 'Diese Fassung kann nicht gelesen werden.',
  restore: 'Diese Fassung wiederherstellen',
  restored: (moment) =>
    `Die Fassung vom ${moment} ist auf der Arbeitsfläche. „Rückgängig“ bringt zurück, was dort stand.`,
  close: 'Schließen',
}
