import type { entryTexts } from './entry-texts.ts'

export const publishingEntry: typeof entryTexts = {
  publish: 'Veröffentlichen',
  more: 'Zeitpunkt wählen',
  now: 'Jetzt veröffentlichen',
  at: 'Planen …',
  queue: 'In die Warteschlange',
  hint: 'Postwright kann für Sie veröffentlichen. Ihr Konto lesen kann es nicht.',
  connect: 'LinkedIn verbinden',
  goesAlong: (moment) => `Änderungen werden am ${moment} mit veröffentlicht.`,
  review: 'Ansehen',
  staysThere: 'Auf LinkedIn bleibt der Text, wie er ist.',
}
