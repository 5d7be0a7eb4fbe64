import type { scheduleTexts } from './texts.ts'

export const schedule: typeof scheduleTexts = {
  title: 'Zeitplan',
  description: 'Was hinausgeht, was hinausging, und was noch ein Entwurf ist.',
  tabsLabel: 'Ansicht',
  tabs: { month: 'Monat', week: 'Woche', list: 'Liste', queue: 'Warteschlange' },
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
  reordered: 'Warteschlange geändert',
  place: (title, place, count, moment) => `„${title}“ ist Nummer ${place} von ${count} und geht am ${moment} hinaus.`,
  earlier: (title) => `„${title}“ nach vorn`,
  later: (title) => `„${title}“ nach hinten`,
  queueHelp:
    'Ziehen Sie einen Beitrag an einen anderen Platz, nehmen Sie seine Pfeile, oder drücken Sie Umschalt mit einer Pfeiltaste. Die Zeiten bleiben, wie sie sind.',
  queueEmpty: 'In dieser Warteschlange steht nichts.',
  nextFree: (moment) => `Die nächste freie Zeit ist ${moment}.`,
  noTimes: {
    title: 'Kein Konto hat wöchentliche Zeiten',
    text: 'Mit wöchentlichen Zeiten gehen Beiträge in der Warteschlange einer nach dem anderen hinaus.',
    action: 'Wöchentliche Zeiten festlegen',
  },
  held: {
    title: (count) => (count === 1 ? 'Ein Beitrag ist angehalten' : `${count} Beiträge sind angehalten`),
    text: 'Dieser Server ist auf einen früheren Stand zurückgegangen. Was seitdem veröffentlicht, abgesagt oder geändert wurde, ist hier nicht bekannt; deshalb geht nichts hinaus, bevor Sie es sagen. Sehen Sie in Ihrem Profil bei LinkedIn nach: Vermerken Sie, was dort steht, und sagen Sie ab, was nicht mehr hinaus soll.',
    goOn: 'Mit allen weitermachen',
    question: (count) => ({
      title: count === 1 ? 'Mit diesem Beitrag weitermachen?' : `Mit ${count} Beiträgen weitermachen?`,
      description:
        'Stehen sie schon bei LinkedIn? Dann stünden sie dort zweimal. Sie gehen zu ihren Zeiten hinaus; was mehr als eine Stunde verspätet ist, fragt Sie nach einer anderen Zeit.',
      confirmLabel: 'Sie sind nicht da: weiter',
    }),
    done: (count) => ({
      title: 'Es geht weiter',
      description: count === 1 ? 'Ein Beitrag geht weiter.' : `${count} Beiträge gehen weiter.`,
    }),
    failed: 'Weiter angehalten',
  },
  undo: 'Rückgängig',
  moveFailed: 'Nicht verschoben',
}
