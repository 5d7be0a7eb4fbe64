import type { addressTexts, aiTexts, modelTexts, settingsTexts, styleTexts } from './texts.ts'

export const settings: typeof settingsTexts = {
  title: 'Einstellungen',
  tabsLabel: 'Einstellungen',
  tabs: {
    account: 'Konto',
    'ai-settings': 'KI-Einstellungen',
    'content-styles': 'Schreibstile',
    'your-voice': 'Ihre Stimme',
    brand: 'Marke',
    linkedin: 'LinkedIn',
  },
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  tooLong: (max) => `Kürzen Sie dies auf ${max} Zeichen.`,
  kept: 'Ihre Eingaben bleiben erhalten.',
  leave: {
    title: 'Verlassen, ohne zu speichern?',
    description: 'Ihre Änderungen bleiben in diesem Tab als Entwurf.',
    confirmLabel: 'Verlassen',
    cancelLabel: 'Bleiben',
  },
}

export const settingsModels: typeof modelTexts = { notConfigured: 'nicht eingerichtet', needsPro: 'Pro' }

export const settingsAddress: typeof addressTexts = {
  label: 'Anrede',
  informal: (words) => `Informell (${words})`,
  formal: (words) => `Förmlich (${words})`,
}

export const aiSettings: typeof aiTexts = {
  loading: 'Ihre Einstellungen werden geladen',
  failed: 'Ihre Einstellungen konnten nicht geladen werden',
  start: {
    title: 'Neue Beiträge',
    stylesWin: 'Ihre Stile gehen vor.',
    model: 'Bevorzugtes Modell',
    defaultModel: (label) => `Standard (${label})`,
    modelUnavailable: (label) => `Für Sie gerade nicht verfügbar. Beiträge beginnen mit ${label}.`,
    language: 'Bevorzugte Sprache',
    asArticle: 'Wie der Artikel',
    style: 'Stil',
    defaultStyle: 'Standard',
    own: 'Ihre Stile',
    shared: 'Gemeinsame Stile',
  },
  voice: {
    title: 'Jeder Beitrag',
    added: 'Ergänzt „Ihre Stimme“.',
    audience: 'Zielgruppe',
    audienceExample: 'Klinikleitungen, die Software kaufen',
    prompt: 'Eigener Prompt',
    promptExample: 'Keine Emojis. Höchstens eine Zahl.',
  },
  examples: {
    title: 'Beispielbeiträge',
    voiceWins: 'Beiträge in „Ihre Stimme“ oder einem Stil gehen vor.',
    label: (number) => `Beispiel ${number}`,
  },
  discard: 'Änderungen verwerfen',
  unsaved: 'Noch nicht gespeichert.',
  isSaved: 'Gespeichert.',
  saved: { title: 'Einstellungen gespeichert' },
  saveFailed: { title: 'Speichern fehlgeschlagen', description: 'Die Einstellungen konnten nicht gespeichert werden.' },
}

export const contentStyles: typeof styleTexts = {
  own: {
    title: 'Ihre Stile',
    create: 'Neuer Stil',
    loading: 'Ihre Stile werden geladen',
    failed: 'Ihre Stile konnten nicht geladen werden',
    empty: 'Noch keine Stile',
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
    loading: 'Gemeinsame Stile werden geladen',
    failed: 'Die gemeinsamen Stile konnten nicht geladen werden',
    empty: 'Noch keine gemeinsamen Stile.',
  },
  form: {
    newTitle: 'Neuer Stil',
    editTitle: 'Stil bearbeiten',
    name: 'Name',
    model: 'Standardmodell',
    language: 'Standardsprache',
    address: 'Wie in Ihrer Stimme',
    webSearch: 'Websuche als Standard',
    needsModel: 'Websuche gibt es nur mit dem Modell OpenAI GPT-4o.',
    needsPlan: 'Websuche gibt es nur in bezahlten Tarifen.',
    proFeature: 'Pro-Funktion',
    examples: 'Beispielbeiträge',
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
  saved: { title: 'Stil gespeichert' },
  deleted: { title: 'Stil gelöscht' },
  failed: 'Fehler',
  deleteQuestion: {
    title: 'Möchten Sie diesen Stil wirklich löschen?',
    description: (name) =>
      `„${name}“ und seine Beispiele werden endgültig gelöscht. Damit geschriebene Beiträge bleiben.`,
    confirmLabel: 'Löschen',
  },
}
