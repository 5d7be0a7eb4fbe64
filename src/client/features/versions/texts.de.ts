import type { changeTexts, hookTexts, refiningTexts, refiningToasts as toasts, versionTexts } from './texts.ts'

export const refining: typeof refiningTexts = {
  title: 'Überarbeiten',
  kinds: { shorter: 'Kürzer', longer: 'Länger', angle: 'Anderer Blickwinkel', translation: 'Übersetzen' },
  hook: 'Neuer Einstieg',
  wish: 'Was soll sich ändern?',
  send: 'Ändern',
  model: 'Überarbeiten mit',
  translateInto: 'Übersetzen in',
  writing: 'Die neue Fassung wird geschrieben.',
  ready: (name) => `${name} ist fertig.`,
  failed: 'Der Beitrag ist unverändert',
  retry: 'Erneut versuchen',
}

export const refiningChange: typeof changeTexts = {
  title: 'Änderung',
  keep: 'Behalten',
  undo: 'Rückgängig',
  nothing: 'Das Modell hat nichts geändert.',
  close: 'Schließen',
}

export const refiningHooks: typeof hookTexts = {
  title: 'Wählen Sie einen für Ihre erste Zeile',
  fewer: (count) => (count === 1 ? 'Nur einer passt vor „Mehr anzeigen“.' : `Nur ${count} passen vor „Mehr anzeigen“.`),
  choose: 'Übernehmen',
  chooseLabel: (hook) => `Übernehmen: ${hook}`,
  repeats: (sentence) => `Wiederholt sich später: „${sentence}“`,
  drop: 'Übernehmen, Wiederholung streichen',
  dropLabel: (hook) => `Übernehmen, Wiederholung streichen: ${hook}`,
  close: 'Schließen',
}

export const versions: typeof versionTexts = {
  title: 'Fassungen',
  none: 'Noch keine anderen Fassungen.',
  drafts: 'Entwürfe nebeneinander',
  kinds: {
    draft: 'Entwurf',
    shorter: 'kürzer',
    longer: 'länger',
    opening: 'neuer Einstieg',
    angle: 'anderer Blickwinkel',
    translation: 'Übersetzung',
    instruction: 'nach Ihrer Anweisung',
    passage: 'ein Satz geändert',
    edit: 'Ihre Änderung',
    unsaved: 'nicht gespeichert',
  },
  draftOf: (form) => `Entwurf, ${form}`,
  passages: {
    rewrite: 'Satz umgeschrieben',
    shorten: 'Satz gekürzt',
    concrete: 'Satz konkreter',
    opposite: 'andere Seite eines Satzes',
    hook: 'neuer Einstieg',
    ask: 'Satz nach Ihrer Anweisung geändert',
  },
  asked: 'Ihre Anweisung:',
  before: 'Vorher:',
  after: 'Nachher:',
  name: (number, kind) => `Fassung ${number}, ${kind}`,
  characters: (units) => `${units} Zeichen`,
  current: 'Aktuell',
  compare: 'Vergleichen',
  compareLabel: (name) => `${name} mit der aktuellen vergleichen`,
  back: 'Wiederherstellen',
  backLabel: (name) => `${name} wiederherstellen`,
}

export const refiningToasts: typeof toasts = {
  backFailed: {
    title: 'Fassung nicht wiederhergestellt',
    description: 'Bitte versuchen Sie es noch einmal.',
  },
}
