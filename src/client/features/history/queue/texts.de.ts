import type { queueTexts } from './texts.ts'

export const historyQueue: typeof queueTexts = {
  by: 'Reihenfolge',
  ways: { scheduled: 'Nach Zeit', queue: 'Warteschlange' },
  loading: 'Die Warteschlange wird geladen',
  failed: 'Die Warteschlange konnte nicht geladen werden',
  empty: 'Diese Warteschlange ist leer.',
  nextFree: (moment) => `Nächste freie Zeit: ${moment}.`,
  earlier: (title) => `„${title}“ nach vorn`,
  later: (title) => `„${title}“ nach hinten`,
  reordered: 'Warteschlange geändert',
  place: (title, place, count, moment) =>
    `„${title}“ ist Nummer ${place} von ${count} und wird am ${moment} veröffentlicht.`,
  undo: 'Rückgängig',
  moveFailed: 'Nicht verschoben',
}
