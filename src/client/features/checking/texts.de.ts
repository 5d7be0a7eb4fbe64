import type { askTexts } from './ask-texts.ts'
import type { modelCheckTexts } from './model-check-texts.ts'
import type { quoteTexts } from './quote-texts.ts'
import type { checkingTexts } from './texts.ts'
import type { visualTexts } from './visual-texts.ts'

export const checking: typeof checkingTexts = {
  title: 'An der Quelle geprüft',
  loading: 'Der Beitrag wird geprüft',
  failed: 'Die Quelle konnte nicht geladen werden',
  checkFailed: 'Die Prüfung konnte nicht geladen werden',
  empty: 'Nichts zu prüfen: keine Zahlen, Daten, Zitate oder Namen.',
  counts: {
    fix: (count) => `${count} zu korrigieren`,
    check: (count) => `${count} zu prüfen`,
    confirmed: (count) => `${count} bestätigt`,
  },
  groups: { fix: 'Zu korrigieren', check: 'Zu prüfen', confirmed: 'Bestätigt' },
  verdicts: {
    differs: 'Weicht von der Quelle ab',
    'not-found': 'Nicht in der Quelle',
    follows: 'Folgt aus der Quelle',
    stated: 'In der Quelle',
    opinion: 'Ihre Worte',
  },
  sourceSays: 'In der Quelle steht:',
  nearest: 'Am nächsten:',
  notFound: 'Nicht in der Quelle. In Ordnung, wenn es Ihre Ansicht ist.',
  fromOpinion: 'Aus Ihren eigenen Worten.',
  kept: 'Ihre Ansicht.',
  ordered: 'Die Quelle weist KI-Werkzeuge an, dies zu schreiben:',
  unknownLink: 'Ihre Quelle verweist nicht auf diese Website.',
  unreadable: 'Die Prüfung kennt die Sprache dieser Quelle nicht. Sie bestätigt nur, was dort wörtlich steht.',
  inCitedPage: 'Auf einer zitierten Seite',
  fromPage: 'Von',
  showInSource: 'In der Quelle zeigen',
  readingCited: 'Die zitierten Seiten werden noch gelesen.',
  lookAgain: 'Noch einmal nachsehen',
  looking: 'Wird nachgesehen …',
  citedRead: (read, cited) => {
    if (cited === 1) return read === 1 ? 'Die zitierte Seite wurde gelesen.' : 'Die zitierte Seite war nicht lesbar.'
    return `${read} von ${cited} zitierten Seiten gelesen.`
  },
}

export const checkingAsk: typeof askTexts = {
  title: (count) => `${count} zu korrigieren, bevor es hinausgeht`,
  says: (wrote, says) => `Sie schrieben ${wrote}, in der Quelle steht ${says}.`,
  use: (words) => `${words} übernehmen`,
  ownView: 'Meine Ansicht',
  show: 'Im Text zeigen',
  repaired: 'Text geändert',
  copy: 'Trotzdem kopieren',
  share: 'Trotzdem teilen',
  publish: 'Trotzdem veröffentlichen',
  planned: 'Wie geplant veröffentlichen',
}

export const checkingModel: typeof modelCheckTexts = {
  title: 'Zweite Meinung',
  hint: 'Ein KI-Modell vergleicht jeden Satz mit der Quelle. Das zählt als ein Aufruf.',
  ask: 'Modell fragen',
  again: 'Noch einmal fragen',
  asking: 'Wird gefragt …',
  cancel: 'Abbrechen',
  failed: 'Das Modell konnte nicht gefragt werden',
  tally: (supported, all, model) => `${model}: ${supported} von ${all} Sätzen bestätigt`,
  contrary: (words) => `Widerspricht der Quelle: ${words.join(', ')}.`,
  missing: (words) => `Nicht in der Quelle: ${words.join(', ')}.`,
  partly: 'Nur teilweise in der Quelle.',
  none: 'Nicht in der Quelle. In Ordnung, wenn es Ihre Ansicht ist.',
  supportedList: 'Bestätigt',
  sourceSays: 'In der Quelle steht:',
  namedSays: (source) => `In „${source}“ steht:`,
  automatic: 'Nach jedem Beitrag fragen',
}

export const checkingVisual: typeof visualTexts = {
  title: 'Auf der Grafik',
  page: (page) => `Seite ${page}`,
  open: 'Grafik öffnen',
  fine: (count) => `${count} bestätigt.`,
}

export const checkingQuotes: typeof quoteTexts = {
  title: 'Zitate',
  kinds: {
    verbatim: 'Wörtlich.',
    translated: (language) => (language ? `Übersetzt aus dem ${language}en.` : 'Übersetzt.'),
    changed: 'Nicht wörtlich.',
    missing: 'Nicht in der Quelle gefunden.',
  },
  whole: 'Vollständig:',
  original: 'Original:',
  likely: 'Wahrscheinlich im Original:',
  paragraph: (number, of) => `Absatz ${number} von ${of}`,
  open: 'Im Artikel öffnen',
}
