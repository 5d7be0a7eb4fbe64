import type { calendarTexts } from './texts.ts'

export const historyCalendar: typeof calendarTexts = {
  today: 'Heute',
  isToday: 'heute',
  previous: { month: 'Voriger Monat', week: 'Vorige Woche' },
  next: { month: 'Nächster Monat', week: 'Nächste Woche' },
  rangesLabel: 'Zeitraum',
  ranges: { month: 'Monat', week: 'Woche' },
  help: 'Ziehen Sie einen Beitrag auf einen anderen Tag, oder drücken Sie auf ihm Umschalt und eine Pfeiltaste.',
  free: (time) => `${time} frei`,
  more: (count) => `${count} weitere`,
  emptyDay: {
    title: 'Keine Beiträge gefunden',
    latest: 'Zum neuesten Beitrag',
  },
  past: { title: 'Nicht verschoben', description: 'Diese Zeit ist vorbei.' },
  movedTitle: 'Zeit geändert',
  moved: (moment) => `Wird am ${moment} veröffentlicht.`,
  moveFailed: 'Nicht verschoben',
  undo: 'Rückgängig',
}
