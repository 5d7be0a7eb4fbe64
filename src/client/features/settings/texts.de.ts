import type { aiTexts, modelTexts, settingsTexts, styleTexts } from './texts.ts'

export const settings: typeof settingsTexts = {
  title: 'Einstellungen',
  tabsLabel: 'Einstellungen',
  tabs: {
    account: 'Konto',
    'ai-settings': 'KI-Einstellungen',
    'your-voice': 'Ihre Stimme',
    'content-styles': 'Stile',
    brand: 'Marke',
    linkedin: 'LinkedIn',
  },
  save: 'Speichern',
  saving: 'Wird gespeichert...',
  tooLong: (max) => `Bitte kürzen Sie dies auf ${max} Zeichen.`,
  kept: 'Ihre Eingaben bleiben erhalten.',
  leave: {
    title: 'Verlassen, ohne zu speichern?',
    description: 'Ihre Änderungen bleiben als Entwurf in diesem Browser-Tab. Sie gelten erst, wenn Sie sie speichern.',
    confirmLabel: 'Verlassen',
    cancelLabel: 'Bleiben',
  },
}

export const settingsModels: typeof modelTexts = { notConfigured: 'nicht eingerichtet', needsPro: 'Pro' }

export const aiSettings: typeof aiTexts = {
  loading: 'Ihre Einstellungen werden geladen',
  failed: 'Ihre Einstellungen konnten nicht geladen werden',
  start: {
    title: 'Neue Beiträge',
    text: 'Womit der Generator beginnt. Für jeden Beitrag können Sie anders wählen.',
    model: 'Bevorzugtes Modell',
    defaultModel: (label) => `Standard (${label})`,
    modelUnavailable: (label) => `Für Sie zurzeit nicht verfügbar. Beiträge beginnen mit ${label}.`,
    language: 'Bevorzugte Sprache',
    defaultLanguage: (label) => `Standard (${label})`,
    style: 'Stil',
    defaultStyle: 'Standard',
    own: 'Ihre Stile',
    shared: 'Gemeinsame Stile',
  },
  voice: {
    title: 'Ihre Stimme',
    text: 'Diese Anweisungen gelten für jeden Beitrag.',
    audience: 'Zielgruppe',
    audienceHint: 'Wer Ihre Beiträge lesen soll, zum Beispiel „Klinikleitungen, die Software kaufen“.',
    prompt: 'Eigener Prompt',
    promptHint: 'Diese Anweisungen gelten immer, zum Beispiel „Keine Emojis. Höchstens eine Zahl.“',
  },
  examples: {
    title: 'Beispielbeiträge',
    text: 'Beiträge, die nach Ihnen klingen. Sie dienen als Vorbild, wo weder ein Stil noch „Ihre Stimme“ eigene Beiträge hat.',
    label: (number) => `Beispiel ${number}`,
  },
  discard: 'Änderungen verwerfen',
  unsaved: 'Noch nicht gespeichert.',
  saved: { title: 'Einstellungen gespeichert', description: 'Ihr nächster Beitrag beginnt damit.' },
  saveFailed: { title: 'Speichern fehlgeschlagen', description: 'Die Einstellungen konnten nicht gespeichert werden.' },
}

export const contentStyles: typeof styleTexts = {
  own: {
    title: 'Ihre Stile',
    create: 'Neuer Stil',
    loading: 'Ihre Stile werden geladen',
    failed: 'Ihre Stile konnten nicht geladen werden',
    empty: {
      title: 'Noch keine Stile',
      text: 'Ein Stil hält ein Modell, eine Sprache und Beispiele Ihrer Schreibweise fest, damit Sie ihn im Generator wählen können.',
    },
    edit: 'Bearbeiten',
    delete: 'Löschen',
    editLabel: (name) => `${name} bearbeiten`,
    deleteLabel: (name) => `${name} löschen`,
    webSearch: 'Websuche',
    moreExamples: (count) => (count === 1 ? '1 weiteres Beispiel' : `${count} weitere Beispiele`),
    noExamples: 'Keine Beispielbeiträge',
  },
  shared: {
    title: 'Gemeinsame Stile',
    text: 'Alle hier können darin schreiben. Die Administration pflegt sie.',
    loading: 'Gemeinsame Stile werden geladen',
    failed: 'Die gemeinsamen Stile konnten nicht geladen werden',
    empty: 'Zurzeit gibt es keine.',
  },
  form: {
    newTitle: 'Neuer Stil',
    editTitle: 'Stil bearbeiten',
    name: 'Name',
    model: 'Standardmodell',
    language: 'Standardsprache',
    webSearch: 'Websuche als Standard',
    webSearchHint: 'Seiten, die sie nennt, zählen als Quellen.',
    needsModel: 'Websuche gibt es nur mit dem Modell OpenAI GPT-4o.',
    needsPlan: 'Websuche gibt es nur in bezahlten Tarifen.',
    proFeature: 'Pro-Funktion',
    examples: 'Beispielbeiträge',
    examplesHint: 'Ein bis drei Beiträge, die zeigen, wie dieser Stil klingt.',
    example: (number) => `Beispiel ${number}`,
    addExample: 'Weiteres Beispiel hinzufügen',
    removeExample: (number) => `Beispiel ${number} entfernen`,
    cancel: 'Abbrechen',
    missing: {
      title: 'Diesen Stil gibt es nicht',
      text: 'Vielleicht wurde er gelöscht.',
      action: 'Alle Stile',
    },
  },
  saved: { title: 'Stil gespeichert', description: 'Sie können ihn im Generator wählen.' },
  deleted: { title: 'Stil gelöscht', description: 'Beiträge, die darin geschrieben sind, bleiben, wie sie sind.' },
  failed: 'Fehler',
  deleteQuestion: {
    title: 'Möchten Sie diesen Stil wirklich löschen?',
    description: (name) =>
      `„${name}“ und seine Beispielbeiträge werden endgültig gelöscht. Beiträge, die darin geschrieben sind, bleiben.`,
    confirmLabel: 'Löschen',
  },
}
