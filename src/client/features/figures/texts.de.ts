import type { figureTexts } from './texts.ts'

export const figures: typeof figureTexts = {
  title: 'Zahlen',
  failed: 'Die Zahlen konnten nicht geladen werden',
  add: 'Zahlen eintragen',
  addMore: 'Neuere Zahlen eintragen',
  fields: { impressions: 'Impressions', reactions: 'Reaktionen', comments: 'Kommentare', reposts: 'Reposts' },
  day: 'Gezählt am',
  dayWrong: 'Geben Sie einen Tag bis heute ein.',
  countWrong: 'Geben Sie eine ganze Zahl ein, zum Beispiel 1.240.',
  save: 'Zahlen speichern',
  cancel: 'Abbrechen',
  added: 'Zahlen gespeichert',
  addFailed: 'Zahlen nicht gespeichert',
  remove: (day) => `Zahlen vom ${day} entfernen`,
  removeFailed: 'Zahlen nicht entfernt',
  counted: (day, source) => `Gezählt am ${day}, ${source}`,
  sources: { typed: 'eingetragen', imported: 'aus dem Export von LinkedIn', linkedin: 'von LinkedIn' },
  counts: {
    impressions: (shown, count) => `${shown} ${count === 1 ? 'Impression' : 'Impressions'}`,
    reached: (shown, count) => `${shown} ${count === 1 ? 'Mitglied' : 'Mitglieder'} erreicht`,
    reactions: (shown, count) => `${shown} ${count === 1 ? 'Reaktion' : 'Reaktionen'}`,
    comments: (shown, count) => `${shown} ${count === 1 ? 'Kommentar' : 'Kommentare'}`,
    reposts: (shown, count) => `${shown} ${count === 1 ? 'Repost' : 'Reposts'}`,
    engagements: (shown, count) => `${shown} ${count === 1 ? 'Interaktion' : 'Interaktionen'}`,
  },
}
