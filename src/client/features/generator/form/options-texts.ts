import { catalogue } from '#client/lib/catalogue'

/** Words of the options, which load when they are opened. */
export const optionsTexts = catalogue('generatorOptions', {
  form: 'Form',
  anyForm: 'Best fit',
  hashtags: 'Hashtags at most',
  source: 'Source',
  drafts: 'Drafts',
  draftsHint: 'You pick one. Together they count as one post.',
  voice: 'Voice',
  ownVoice: 'Mine',
  speakerNotes: 'Read the speaker notes too',
})

/** Further sources of the same post. */
export const moreTexts = catalogue('generatorMoreSources', {
  addAnother: 'Add another source',
  label: (number: number) => `Source ${number}`,
  placeholder: 'Paste a link or a text',
  add: 'Add',
  adding: 'Reading...',
  file: 'Choose a file',
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  unusable: 'No article found. Remove it, or paste its text.',
  same: 'The same text as another source. It counts once.',
  composer: 'Built-in (no AI) quotes the first source only.',
})
