import type { askTexts } from './ask-texts.ts'
import type { modelCheckTexts } from './model-check-texts.ts'
import type { checkingTexts, sourceBoxTexts } from './texts.ts'

export const checking: typeof checkingTexts = {
  title: 'An der Quelle geprüft',
  loading: 'Der Beitrag wird an seiner Quelle geprüft',
  failed: 'Die Quelle konnte nicht geladen werden',
  empty: 'Dieser Beitrag enthält keine Zahlen, Daten, Zitate oder Namen, die sich in der Quelle suchen ließen.',
  different: (count) => (count === 1 ? '1 Angabe weicht ab' : `${count} Angaben weichen ab`),
  notFound: 'nicht gefunden',
  found: 'im Artikel gefunden',
  allFound: 'Alle Angaben im Artikel gefunden',
  foundInSeveral: 'in den Quellen gefunden',
  allFoundInSeveral: 'Alle Angaben in den Quellen gefunden',
  opinion: 'Ihre Meinung',
  verdicts: {
    differs: 'Steht anders in der Quelle',
    'not-found': 'Nicht in der Quelle gefunden',
    follows: 'Folgt aus der Quelle',
    stated: 'In der Quelle',
    opinion: 'Ihre eigenen Worte',
  },
  sourceSays: 'In der Quelle steht:',
  nearest: 'Am nächsten:',
  nothingNear: 'In der Quelle steht nichts Ähnliches.',
  fromOpinion: 'Ihre eigenen Worte, aus „Ihre Meinung“.',
  kept: 'Sie haben es behalten.',
  showInPost: 'Im Beitrag zeigen',
  supportedList: (count) =>
    count === 1 ? '1 Aussage in der Quelle gefunden' : `${count} Aussagen in der Quelle gefunden`,
  ordered: 'Die Quelle weist KI-Werkzeuge an, dies zu schreiben:',
  unknownLink: 'Weder Ihre Meinung noch die Quelle verweist auf diese Website.',
  inCitedPage: 'Auf einer zitierten Seite',
  fromPage: 'Von',
  readingCited: 'Die zitierten Seiten werden noch gelesen. Was von dort kommt, gilt bis dahin als nicht gefunden.',
  lookAgain: 'Noch einmal nachsehen',
  looking: 'Wird nachgesehen …',
  citedRead: (read, cited) => {
    if (cited === 1 && read === 1) return 'Die zitierte Seite wurde gelesen und gilt als Quelle.'
    if (cited === 1) return 'Die zitierte Seite wurde nicht gelesen. Was von dort kommt, gilt hier als nicht gefunden.'
    if (read === 0)
      return `Keine der ${cited} zitierten Seiten wurde gelesen. Was von dort kommt, gilt hier als nicht gefunden.`
    if (read === 1) return `1 von ${cited} zitierten Seiten wurde gelesen und gilt als Quelle.`
    return `${read} von ${cited} zitierten Seiten wurden gelesen und gelten als Quellen.`
  },
}

export const checkingSource: typeof sourceBoxTexts = {
  label: 'Text der Quelle',
  hint: 'Zeigen Sie auf eine Angabe, um zu sehen, woher sie stammt.',
  supports: (claim) => `Was die Quelle zu „${claim}“ sagt`,
  nearest: (claim) => `Der Satz, der „${claim}“ am nächsten kommt`,
  nothing: (claim) => `Kein Satz ähnelt „${claim}“`,
}

export const checkingAsk: typeof askTexts = {
  title: (count) =>
    count === 1 ? '1 Angabe steht anders in der Quelle' : `${count} Angaben stehen anders in der Quelle`,
  lead: 'Vergleichen Sie dies mit der Quelle, bevor es hinausgeht: ',
  more: (count) => ` und ${count} weitere`,
  once: 'Sie werden zu jeder nur einmal gefragt.',
  copy: 'Trotzdem kopieren',
  share: 'Trotzdem teilen',
  publish: 'Trotzdem veröffentlichen',
  show: 'Zeigen',
}

export const checkingModel: typeof modelCheckTexts = {
  title: 'Auch das Modell fragen',
  hint: 'Ein Modell nennt zu jedem Satz des Beitrags den Satz der Quelle. Es zählt nur, was dort wörtlich steht. Verbraucht einen der heutigen Aufrufe von Modellen.',
  ask: 'Modell fragen',
  again: 'Noch einmal fragen',
  asking: 'Wird gefragt …',
  cancel: 'Abbrechen',
  waiting: 'Das kann bis zu zwei Minuten dauern. Sie können inzwischen weiterarbeiten.',
  failed: 'Das Modell konnte nicht gefragt werden',
  tally: (supported, all, model) => `${model} fand zu ${supported} von ${all} Sätzen den Satz der Quelle`,
  none: 'Es hat keinen Satz der Quelle genannt. Bei Ihrer eigenen Ansicht ist das in Ordnung; prüfen Sie den Rest.',
  invented: 'Der Satz, den es genannt hat, steht nicht in der Quelle; seine Antwort zählt nicht.',
  supportedList: (count) => (count === 1 ? '1 Satz mit seiner Quelle' : `${count} Sätze mit ihrer Quelle`),
  sourceSays: 'In der Quelle steht:',
  namedSays: (source) => `In „${source}“ steht:`,
  automatic: 'Nach jedem Beitrag fragen',
  automaticHint: 'Jedes Mal wird einer der Aufrufe des Tages verbraucht.',
}
