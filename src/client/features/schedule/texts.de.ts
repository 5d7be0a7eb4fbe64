import type { scheduleTexts } from './texts.ts'

export const schedule: typeof scheduleTexts = {
  title: 'Zeitplan',
  description: 'Was hinausgeht, was hinausging, und was noch ein Entwurf ist.',
  tabsLabel: 'Ansicht',
  tabs: { month: 'Monat', week: 'Woche', list: 'Liste' },
  loading: 'Ihr Zeitplan wird geladen',
  failed: 'Ihr Zeitplan konnte nicht geladen werden',
  today: 'Heute',
  previous: { month: 'Voriger Monat', week: 'Vorige Woche' },
  next: { month: 'Nächster Monat', week: 'Nächste Woche' },
  draft: 'Entwurf',
  cut: (count) => `Nur die ersten ${count} werden gezeigt.`,
  help: 'Ziehen Sie einen Beitrag auf einen anderen Tag, oder wählen Sie ihn mit der Tastatur und drücken Sie Umschalt mit einer Pfeiltaste. Ein Klick zeigt mehr.',
  entry: (time, title, state) => `${time}, ${title}, ${state}`,
  chosen: 'Gewählter Beitrag',
  empty: { title: 'Nichts geplant', text: 'Hier stehen die Beiträge, die Sie planen.', action: 'Zu Ihren Beiträgen' },
  past: { title: 'Nicht verschoben', description: 'Diese Zeit ist vorbei. Wählen Sie einen späteren Tag.' },
  moved: (moment) => `Geht am ${moment} hinaus.`,
  movedTitle: 'Zeit geändert',
  undo: 'Rückgängig',
  moveFailed: 'Nicht verschoben',
}
