import { grouped, megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'
import type { draftsTexts, formTexts, problemTexts, shapeTexts, upgradeTexts, warningTexts } from './texts.ts'

export const generatorForm: typeof formTexts = {
  tabsLabel: 'Woher der Inhalt kommt',
  tabs: { 'text-input': 'Text', 'url-input': 'Artikel-URL', 'file-upload': 'Datei' },
  text: {
    label: 'Text',
    placeholder: 'Artikel oder Notizen einfügen',
    pasteHint: 'Öffnen Sie den Artikel im Browser, kopieren Sie den Text und fügen Sie ihn hier ein.',
  },
  url: { label: 'Artikel-URL', placeholder: 'Link oder Text einfügen, oder Datei ablegen' },
  file: {
    label: 'Datei',
    choose: 'Datei auswählen',
    chooseOther: 'Andere Datei auswählen',
    remove: 'Datei entfernen',
    drop: 'oder hier ablegen',
    hint: `PDF, Office, EPUB, E-Mail, Webseite, Untertitel, CSV oder Text, bis ${megabytes(limits.fileBytes)} MB.`,
    stored: 'Bei diesem Beitrag gespeichert.',
  },
  own: { label: 'Das ist', own: 'Mein eigener Text', article: 'Ein Artikel' },
  moreSources: (count) => (count === 1 ? '1 weitere Quelle' : `${count} weitere Quellen`),
  options: 'Optionen',
  style: { label: 'Schreibstil', own: 'Ihre Schreibstile', shared: 'Gemeinsame Schreibstile' },
  model: { label: 'KI-Modell', needsPro: 'Pro' },
  language: { label: 'Sprache' },
  webSearch: {
    label: 'Websuche',
    badge: 'Pro-Funktion',
    needsPlan: 'Die Websuche gibt es nur in bezahlten Tarifen.',
    needsModel: 'Die Websuche gibt es nur mit dem Modell GPT-4o von OpenAI.',
  },
  opinion: { label: 'Ihre Meinung', placeholder: 'Was halten Sie davon?' },
  generate: 'Erstellen',
  generating: 'Wird erstellt …',
  tips: {
    title: 'Tipps',
    lines: [
      'Ihre Leser reagieren auf Ihre eigene Meinung.',
      'Ein Gedanke je Beitrag. Lassen Sie den Rest weg.',
      'Ein gespeicherter Schreibstil merkt sich Modell und Sprache.',
    ],
  },
  recap: { newPost: 'Neuer Beitrag', change: 'Ändern', again: 'Noch einmal erstellen', untitled: 'Ihre Quelle' },
  unfinished: {
    continueWith: (name) => `Weiter mit „${name}“`,
    continue: 'Weitermachen, wo Sie aufgehört haben',
    forget: 'Verwerfen',
  },
  choicesFailed: {
    title: 'Modelle und Schreibstile konnten nicht geladen werden',
    text: 'Ihre Eingaben bleiben erhalten.',
    retry: 'Erneut versuchen',
  },
}

export const generatorShape: typeof shapeTexts = {
  length: 'Länge',
  lengths: { short: 'Kurz', medium: 'Mittellang', long: 'Lang' },
  hashtagsNow: (count: number) => (count === 0 ? 'keine Hashtags' : count === 1 ? '1 Hashtag' : `${count} Hashtags`),
  sources: {
    passing: 'Quelle in einem Satz',
    line: 'Quelle in eigener Zeile',
    comment: 'Quelle im ersten Kommentar',
  },
}

export const generatorUpgrade: typeof upgradeTexts = {
  quotaTitle: (used, max) => `Sie haben diesen Monat ${used} von ${max} Beiträgen verbraucht`,
  trialTitle: 'Ihre Testphase ist beendet',
  teamTrialTitle: 'Die Testphase dieses Teams ist beendet',
  proTitle: 'Ihr Pro-Abo ist beendet',
  keptUntil: (date) => `Ihre Arbeit bleibt bis zum ${date} erhalten, mit Pro auch danach.`,
  kept: 'Alles, was Sie erstellt haben, können Sie weiter lesen und bearbeiten.',
  nextMonth: 'Im nächsten Monat können Sie wieder schreiben.',
  newMonth: 'Im nächsten Monat können Sie wieder schreiben. Enterprise hat kein Limit.',
  button: 'Zu Pro wechseln',
  enterprise: 'Enterprise ansehen',
}

export const generatorDrafts: typeof draftsTexts = {
  count: (count) => `${count} Entwürfe`,
}

export const generatorProblems: typeof problemTexts = {
  urlRequired: { title: 'URL fehlt', description: 'Bitte geben Sie eine gültige Artikel-URL ein.' },
  urlInvalid: { title: 'Ungültige URL', description: 'Bitte geben Sie eine gültige URL ein.' },
  urlTooLong: {
    title: 'Ungültige URL',
    description: `URLs dürfen bis zu ${grouped(limits.addressCharacters, 'de')} Zeichen haben.`,
  },
  textRequired: { title: 'Text fehlt', description: 'Bitte geben Sie einen Text ein.' },
  textTooLong: {
    title: 'Text zu lang',
    description: `Bitte kürzen Sie den Text auf ${grouped(limits.textCharacters, 'de')} Zeichen.`,
  },
  moreUnread: {
    title: 'Quelle nicht hinzugefügt',
    description: 'Fügen Sie die andere Quelle erst hinzu, oder entfernen Sie sie.',
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

export const generatorNotices: typeof warningTexts = {
  fileModel: {
    title: 'Modell nicht geeignet',
    description: 'Dokumente gehen mit GPT-5, GPT-4o und GPT-4.1.',
  },
  modelUnavailable: {
    title: 'Modell nicht verfügbar',
    description: 'Das gespeicherte Modell steht Ihnen nicht zur Verfügung. Ein anderes ist ausgewählt.',
  },
  webSearch: {
    title: 'Websuche nicht verfügbar',
    description: 'Die Websuche gibt es nur mit dem Modell GPT-4o von OpenAI.',
  },
}
