import { grouped, megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'
import type { draftsTexts, formTexts, moreTexts, noticeTexts, problemTexts, shapeTexts, upgradeTexts } from './texts.ts'

export const generatorForm: typeof formTexts = {
  tabsLabel: 'Woher der Inhalt kommt',
  tabs: { 'text-input': 'Text', 'url-input': 'Artikel-URL', 'file-upload': 'Datei' },
  text: {
    label: 'Text',
    placeholder: 'Fügen Sie den Artikel oder Ihre Notizen ein',
    pasteHint: 'Öffnen Sie den Artikel im Browser, kopieren Sie den Text und fügen Sie ihn hier ein.',
  },
  url: { label: 'Artikel-URL', placeholder: 'https://' },
  file: {
    label: 'Datei',
    choose: 'Datei auswählen',
    chooseOther: 'Andere Datei auswählen',
    remove: 'Datei entfernen',
    drop: 'oder hier ablegen',
    hint: `PDF, Office- und OpenDocument-Dateien, EPUB, RTF, E-Mail, Webseite, Untertitel, CSV oder Text, bis ${megabytes(limits.fileBytes)} MB.`,
    speakerNotes: 'Auch die Notizen zu den Folien lesen',
    stored: 'Das Dokument dieses Beitrags ist gespeichert. „Erstellen“ liest es noch einmal.',
  },
  own: { label: 'Das ist', own: 'Mein eigener Text', article: 'Ein Artikel' },
  choices: 'Stil und Modell',
  style: { label: 'Schreibstil', own: 'Ihre Schreibstile', shared: 'Gemeinsame Schreibstile' },
  model: { label: 'KI-Modell', needsPro: 'Pro' },
  language: { label: 'Sprache' },
  webSearch: {
    label: 'Websuche',
    badge: 'Pro-Funktion',
    hint: 'Zitierte Seiten gelten als Quellen.',
    needsPlan: 'Die Websuche gibt es nur in bezahlten Tarifen.',
    needsModel: 'Die Websuche gibt es nur mit dem Modell GPT-4o von OpenAI.',
  },
  opinion: { label: 'Ihre Meinung', placeholder: 'Was halten Sie davon?' },
  generate: 'Erstellen',
  generating: 'Wird erstellt …',
  tips: {
    title: 'Tipps',
    lines: [
      'Auf eine eigene Meinung antworten Ihre Leser.',
      'Ein Artikel ergibt einen Gedanken. Lassen Sie den Rest weg.',
      'Ein gespeicherter Schreibstil merkt sich Modell und Sprache.',
    ],
  },
  recap: { change: 'Ändern', again: 'Noch einmal erstellen', untitled: 'Ihre Quelle' },
  choicesFailed: {
    title: 'Die Auswahl konnte nicht geladen werden',
    text: 'Modelle und Schreibstile fehlen noch. Ihre Eingaben bleiben erhalten.',
    retry: 'Erneut versuchen',
  },
}

export const generatorMoreSources: typeof moreTexts = {
  addAnother: 'Weitere Quelle hinzufügen',
  label: (number) => `Quelle ${number}`,
  hint: 'Fügen Sie einen Link oder einen Text ein.',
  placeholder: 'https:// oder Text',
  add: 'Hinzufügen',
  adding: 'Wird gelesen …',
  file: 'Datei auswählen',
  remove: 'Entfernen',
  removeLabel: (name) => `${name} entfernen`,
  unusable: 'Hier steht kein Artikel, aus dem sich schreiben lässt. Entfernen Sie ihn, oder fügen Sie seinen Text ein.',
  same: 'Dieser Text ist schon eine Quelle des Beitrags. Er wird einmal verwendet.',
  composer: 'Eingebaut (ohne KI) zitiert nur die erste Quelle.',
  count: (count) => (count === 1 ? '1 weitere Quelle' : `${count} weitere Quellen`),
}

export const generatorShape: typeof shapeTexts = {
  title: 'Zuschnitt',
  form: 'Form',
  anyForm: 'Passend zur Quelle',
  length: 'Länge',
  lengths: { short: 'Kurz', medium: 'Mittel', long: 'Lang' },
  characters: (count: string) => `Etwa ${count} Zeichen.`,
  hashtags: 'Hashtags höchstens',
  hashtagsNow: (count: number) => (count === 0 ? 'keine Hashtags' : count === 1 ? '1 Hashtag' : `${count} Hashtags`),
  source: 'Quelle',
  sources: {
    passing: 'Quelle in einem Satz',
    line: 'Quelle in eigener Zeile',
    comment: 'Quelle im ersten Kommentar',
  },
}

export const generatorUpgrade: typeof upgradeTexts = {
  quotaTitle: (used, max) => `Sie haben diesen Monat ${used} von ${max} Beiträgen verbraucht`,
  trialTitle: 'Ihre Testphase ist beendet',
  proTitle: 'Ihr Pro-Abo ist beendet',
  keptUntil: (date) =>
    `Ihre Beiträge, Grafiken und Medien bleiben bis zum ${date} gespeichert. Mit Pro behalten Sie sie.`,
  kept: 'Alles, was Sie erstellt haben, können Sie weiter lesen und bearbeiten.',
  nextMonth: 'Im nächsten Monat beginnt die Zählung neu. Alles, was Sie erstellt haben, bleibt lesbar und bearbeitbar.',
  newMonth:
    'Nächsten Monat beginnt die Zählung von vorn. Enterprise hat keine Grenze. Alles Bisherige können Sie weiter lesen und bearbeiten.',
  button: 'Zu Pro wechseln',
  enterprise: 'Enterprise ansehen',
}

export const generatorDrafts: typeof draftsTexts = {
  label: 'Entwürfe',
  count: (count) => `${count} Entwürfe`,
  hint: 'Nebeneinander geschrieben, jeder von einer anderen Seite. Sie wählen einen aus. Sie zählen als ein Beitrag.',
}

export const generatorProblems: typeof problemTexts = {
  urlRequired: { title: 'URL fehlt', description: 'Bitte geben Sie eine gültige Artikel-URL ein.' },
  urlInvalid: { title: 'Ungültige URL', description: 'Bitte geben Sie eine gültige URL ein.' },
  urlTooLong: {
    title: 'Ungültige URL',
    description: `Diese Adresse ist länger als ${grouped(limits.addressCharacters, 'de')} Zeichen.`,
  },
  textRequired: { title: 'Text fehlt', description: 'Bitte geben Sie einen Text ein.' },
  textTooLong: {
    title: 'Text zu lang',
    description: `Bitte kürzen Sie den Text auf ${grouped(limits.textCharacters, 'de')} Zeichen.`,
  },
  moreUnread: {
    title: 'Quelle nicht hinzugefügt',
    description: 'Fügen Sie die weitere Quelle erst hinzu, oder entfernen Sie sie.',
  },
  fileRequired: { title: 'Datei fehlt', description: 'Bitte laden Sie eine Datei hoch.' },
  fileType: {
    title: 'Dateityp nicht unterstützt',
    description: 'Bitte laden Sie ein PDF, ein Word-Dokument, eine Textdatei, CSV, Excel oder PowerPoint hoch.',
  },
  fileSize: {
    title: 'Datei zu groß',
    description: `Bitte laden Sie eine Datei hoch, die kleiner als ${megabytes(limits.fileBytes)} MB ist.`,
  },
  opinionTooLong: {
    title: 'Meinung zu lang',
    description: `Bitte kürzen Sie Ihre Meinung auf ${grouped(limits.opinionCharacters, 'de')} Zeichen.`,
  },
}

export const generatorNotices: typeof noticeTexts = {
  fileModel: {
    title: 'Modell nicht geeignet',
    description: 'Dokumente lesen nur GPT-5, GPT-4o und GPT-4.1.',
  },
  modelUnavailable: {
    title: 'Modell nicht verfügbar',
    description: 'Das gespeicherte Modell steht Ihnen hier nicht zur Verfügung. Ein anderes ist ausgewählt.',
  },
  webSearch: {
    title: 'Websuche nicht verfügbar',
    description: 'Die Websuche gibt es nur mit dem Modell GPT-4o von OpenAI.',
  },
}
