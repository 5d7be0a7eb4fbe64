import type { instructionTexts, openingTexts, refiningTexts, refiningToasts as toasts, versionTexts } from './texts.ts'

export const refining: typeof refiningTexts = {
  title: 'Überarbeiten',
  kinds: {
    shorter: 'Kürzer',
    longer: 'Länger',
    opening: 'Stärkerer Einstieg',
    angle: 'Anderer Blickwinkel',
    translation: 'Übersetzen',
  },
  openings: '3 Einstiege vorschlagen',
  model: 'Überarbeiten mit',
  translateInto: 'Übersetzen in',
  withModel:
    'Jede Schaltfläche macht aus dem jetzigen Beitrag eine neue Fassung. Das zählt nicht zu Ihren Beiträgen des Monats.',
  composed:
    'Ohne Modell wird der Beitrag neu aus Sätzen des Artikels zusammengesetzt; Ihre eigenen Worte bleiben in der Fassung davor. Zum Übersetzen braucht es ein Modell.',
  writing: 'Die neue Fassung wird geschrieben.',
  failed: 'Der Beitrag ist unverändert',
  retry: 'Erneut versuchen',
}

export const refiningInstruction: typeof instructionTexts = {
  label: 'Sagen Sie, was sich ändern soll',
  example: 'Mit einer Frage an Fachleute enden',
  hint: 'Ergibt eine neue Fassung. Fakten kommen weiterhin nur aus der Quelle.',
  left: (characters) => `Noch ${characters} Zeichen`,
  ask: 'Beitrag ändern',
  needsModel: 'Ohne KI können keine Anweisungen befolgt werden. Wählen Sie ein KI-Modell.',
}

export const refiningOpenings: typeof openingTexts = {
  title: 'Andere Einstiege',
  hint: 'Der gewählte Einstieg ersetzt den ersten Absatz und ist ungespeichert, bis Sie ihn speichern.',
  fewer: (count) =>
    count === 1
      ? 'Nur einer passt in den sichtbaren Anfang des Beitrags.'
      : `Nur ${count} passen in den sichtbaren Anfang des Beitrags.`,
  choose: 'Übernehmen',
  chooseLabel: (opening) => `Übernehmen: ${opening}`,
  close: 'Schließen',
}

export const versions: typeof versionTexts = {
  title: 'Fassungen',
  drafts: 'Entwürfe nebeneinander',
  kinds: {
    draft: 'Entwurf',
    shorter: 'kürzer',
    longer: 'länger',
    opening: 'stärkerer Einstieg',
    angle: 'anderer Blickwinkel',
    translation: 'Übersetzung',
    instruction: 'nach Ihrer Anweisung',
    passage: 'ein Satz geändert',
  },
  draftOf: (form) => `Entwurf, ${form}`,
  passages: {
    rewrite: 'Satz umgeschrieben',
    shorten: 'Satz gekürzt',
    concrete: 'Satz konkreter',
    opposite: 'Satz ins Gegenteil gewendet',
    hook: 'neuer Einstieg',
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
  refined: (name, units) => ({
    title: 'Neue Fassung',
    description: `${name}, ist fertig. Sie hat ${units} Zeichen.`,
  }),
  failed: 'Überarbeiten fehlgeschlagen',
  wentBack: (name) => ({ title: 'Fassung gewechselt', description: `Der Beitrag zeigt jetzt ${name}.` }),
  backFailed: {
    title: 'Wiederherstellen fehlgeschlagen',
    description: 'Der Beitrag konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.',
  },
}
