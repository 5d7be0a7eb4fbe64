import type { correctionTexts } from './texts.ts'

export const corrections: typeof correctionTexts = {
  title: 'Seit der Veröffentlichung korrigiert',
  failed: 'Korrekturen der Quellen konnten nicht geladen werden',
  before: 'Vorher:',
  now: 'Jetzt:',
  gone: 'Dieser Satz steht nicht mehr da.',
  found: (day) => `Gefunden am ${day}`,
  comment: 'Ein Kommentar darunter',
  copyComment: 'Kommentar kopieren',
  edit: (to) => `${to} in den Beitrag übernehmen`,
  done: 'Erledigt',
  settleFailed: 'Nicht erledigt',
}
