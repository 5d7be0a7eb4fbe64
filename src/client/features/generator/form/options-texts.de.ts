import type { moreTexts, optionsTexts } from './options-texts.ts'

export const generatorOptions: typeof optionsTexts = {
  form: 'Form',
  anyForm: 'Was am besten passt',
  hashtags: 'Hashtags höchstens',
  source: 'Quelle',
  drafts: 'Entwürfe',
  draftsHint: 'Sie wählen einen aus. Zusammen zählen sie als ein Beitrag.',
  voice: 'Stimme',
  ownVoice: 'Meine',
  speakerNotes: 'Auch die Notizen zu den Folien lesen',
}

export const generatorMoreSources: typeof moreTexts = {
  addAnother: 'Weitere Quelle hinzufügen',
  label: (number) => `Quelle ${number}`,
  placeholder: 'Link oder Text einfügen',
  add: 'Hinzufügen',
  adding: 'Wird gelesen …',
  file: 'Datei auswählen',
  remove: 'Entfernen',
  removeLabel: (name) => `${name} entfernen`,
  unusable: 'Kein Artikel gefunden. Entfernen Sie die Quelle, oder fügen Sie ihren Text ein.',
  same: 'Derselbe Text wie eine andere Quelle. Er zählt einmal.',
  composer: 'Eingebaut (ohne KI) zitiert nur die erste Quelle.',
}
