import type { worksTexts } from './texts.ts'

export const whatWorks: typeof worksTexts = {
  title: 'Was wirkt',
  description: 'Ihre veröffentlichten Beiträge im Vergleich, nach Zahlen etwa eine Woche nach der Veröffentlichung.',
  loading: 'Zahlen werden geladen',
  failed: 'Die Zahlen konnten nicht geladen werden',
  empty: {
    title: 'Noch nichts zu vergleichen',
    text: 'Tragen Sie eine Woche nach der Veröffentlichung die Zahlen Ihrer Beiträge ein, oder wählen Sie den Export von LinkedIn.',
    action: 'Veröffentlichte Beiträge zeigen',
  },
  compare: {
    title: 'Vergleich',
    by: 'Vergleichen nach',
    and: 'und nach',
    nothing: 'Nichts weiter',
    measure: 'Was zählt',
    known: (known, all) =>
      all === 1
        ? `${known} von 1 veröffentlichten Beitrag hat Zahlen von einer Woche nach der Veröffentlichung.`
        : `${known} von ${all} veröffentlichten Beiträgen haben Zahlen von einer Woche nach der Veröffentlichung.`,
    posts: 'Beiträge',
    median: 'Median',
    range: 'Spanne',
    from: (lowest, highest) => `${lowest} bis ${highest}`,
    others: (count) => (count === 1 ? '1 weiteres Paar' : `${count} weitere Paare`),
    tooFew: 'Zu wenige für eine Aussage',
    caution:
      'Ein Unterschied bei früheren Beiträgen kann andere Gründe haben: das Thema, den Tag, den Zufall. Ein Versuch sagt mehr.',
  },
  dimensions: { form: 'Form', opening: 'Einstieg', length: 'Länge', weekday: 'Wochentag', daypart: 'Tageszeit' },
  measures: { impressions: 'Impressions', engagements: 'Reaktionen, Kommentare und Reposts' },
  openings: { question: 'Eine Frage', number: 'Eine Zahl', quotation: 'Ein Zitat', statement: 'Eine Aussage' },
  lengths: { short: 'Kurz', medium: 'Mittel', long: 'Lang' },
  dayparts: {
    morning: 'Morgens (4 bis 11)',
    midday: 'Mittags (11 bis 14)',
    afternoon: 'Nachmittags (14 bis 18)',
    evening: 'Abends und nachts',
  },
  tries: {
    title: 'Versuche',
    explanation:
      'Die nächsten Beiträge wechseln zwischen zwei Möglichkeiten. Erst wenn alle ihre Zahlen haben, erscheint das Ergebnis: ob eine mehr bringt, oder ob der Zufall den Unterschied erklärt.',
    plan: 'Versuch planen',
    what: 'Was Sie versuchen',
    one: 'Die eine',
    other: 'Die andere',
    size: 'Beiträge',
    sizeHint: 'Acht finden nur sehr große Unterschiede, vierundzwanzig auch kleinere.',
    start: 'Versuch beginnen',
    cancel: 'Abbrechen',
    different: 'Wählen Sie zwei verschiedene Möglichkeiten.',
    startFailed: 'Der Versuch wurde nicht begonnen',
    removeFailed: 'Der Versuch wurde nicht entfernt',
    name: (one, other) => `${one} oder ${other}`,
    next: (way, place, posts) => `Als Nächstes: ${way} (Beitrag ${place} von ${posts})`,
    waiting: (open) =>
      open === 1
        ? 'Alle Beiträge sind veröffentlicht. Einem fehlen noch Zahlen von einer Woche danach.'
        : `Alle Beiträge sind veröffentlicht. ${open} fehlen noch Zahlen von einer Woche danach.`,
    won: (way, factor) => `${way}: ${factor}-mal so viel.`,
    none: 'Kein Unterschied, den nicht der Zufall erklärt.',
    range: (from, to) => `Der Faktor liegt zwischen ${from} und ${to}, in 95 von 100 solchen Versuchen.`,
    chance: (percent) => `Durch Zufall allein kommt so ein Unterschied in ${percent} der Versuche vor.`,
    remove: (name) => `Versuch „${name}“ entfernen`,
  },
  importing: {
    title: 'Export von LinkedIn',
    hint: 'Bei LinkedIn: Analysen > Impressions > Exportieren. Die Excel-Datei oder ihre Tabelle der Beiträge als CSV, bis 10 MB, auf Deutsch, Englisch oder Französisch.',
    choose: 'Datei auswählen',
    reading: 'Datei wird gelesen',
    failed: 'Die Datei wurde nicht übernommen',
    done: (added, unchanged) =>
      `${added === 1 ? '1 Beitrag hat' : `${added} Beiträge haben`} neue Zahlen, ${unchanged === 1 ? '1 ist' : `${unchanged} sind`} wie zuvor.`,
    period: (from, until) => `Die Datei reicht vom ${from} bis zum ${until}.`,
    left: (count) => (count === 1 ? '1 Zeile wurde ausgelassen:' : `${count} Zeilen wurden ausgelassen:`),
    more: (count) => `und ${count} weitere`,
    place: (sheet, row) => (sheet === null ? `Zeile ${row}` : `${sheet}, Zeile ${row}`),
    problems: {
      'no-post': 'kein veröffentlichter Beitrag hier hat diese Adresse',
      older: 'der Beitrag wurde vor diesen Tagen veröffentlicht, ein Teil seiner Zahlen fehlt',
      header: 'keine Spalte sagt, was gezählt ist',
      count: 'das ist keine Zahl',
    },
  },
  asking: {
    label: 'Nach Zahlen fragen',
    hint: 'Die Glocke fragt 2 und 7 Tage nach der Veröffentlichung.',
    failed: 'Nicht geändert',
  },
}
