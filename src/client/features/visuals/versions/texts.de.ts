import type { versionsTexts } from './texts.ts'

export const visualsVersions: typeof versionsTexts = {
  title: 'Frühere Fassungen',
  loading: 'Frühere Fassungen werden geladen',
  failed: 'Frühere Fassungen konnten nicht geladen werden',
  oneFailed: 'Diese Fassung konnte nicht geladen werden',
  empty: 'Noch keine früheren Fassungen',
  list: 'Fassungen',
  of: (moment) => `Fassung vom ${moment}`,
  pages: (count) => `${count} Seiten`,
  preview: 'Vorschau',
  unreadable: 'Diese Fassung kann nicht gelesen werden.',
  restore: 'Diese Fassung wiederherstellen',
  restored: (moment) => `Fassung vom ${moment} wiederhergestellt.`,
  close: 'Schließen',
}
