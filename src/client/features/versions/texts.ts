import { catalogue } from '#client/lib/catalogue'

/** Every text of refining a post and of its versions. */

export const refiningTexts = catalogue('refining', {
  title: 'Refine',
  kinds: { shorter: 'Shorter', longer: 'Longer', angle: 'Another angle', translation: 'Translate' },
  hook: 'New hook',
  wish: 'What should change?',
  send: 'Change it',
  model: 'Refine with',
  translateInto: 'Translate into',
  writing: 'Writing the new version.',
  ready: (name: string) => `${name} is ready.`,
  failed: 'The post is unchanged',
  retry: 'Try again',
})

/** What a model has changed. */
export const changeTexts = catalogue('refiningChange', {
  title: 'Change',
  keep: 'Keep',
  undo: 'Undo',
  nothing: 'The model changed nothing.',
  close: 'Close',
})

export const hookTexts = catalogue('refiningHooks', {
  title: 'Pick one to replace your first line',
  fewer: (count: number) => (count === 1 ? 'Only one fits before “See more”.' : `Only ${count} fit before “See more”.`),
  choose: 'Use',
  chooseLabel: (hook: string) => `Use: ${hook}`,
  /** A later sentence of the post. */
  repeats: (sentence: string) => `Repeated later: “${sentence}”`,
  drop: 'Use and drop the repetition',
  dropLabel: (hook: string) => `Use and drop the repetition: ${hook}`,
  close: 'Close',
})

export const versionTexts = catalogue('versions', {
  title: 'Versions',
  none: 'No other versions yet.',
  drafts: 'Drafts side by side',
  kinds: {
    draft: 'Draft',
    shorter: 'Shorter',
    longer: 'Longer',
    opening: 'New hook',
    angle: 'Another angle',
    translation: 'Translation',
    instruction: 'Changed as you asked',
    passage: 'One sentence changed',
    edit: 'Your edit',
    unsaved: 'Unsaved edit',
  },
  /** Of one of several, by its form. */
  draftOf: (form: string) => `Draft, ${form}`,
  /** Of the kind `passage`, by what was made of it. */
  passages: {
    rewrite: 'Sentence rewritten',
    shorten: 'Sentence shortened',
    concrete: 'Sentence made concrete',
    opposite: 'Other side of a sentence',
    hook: 'New hook',
    ask: 'Sentence changed as you asked',
  },
  asked: 'You asked:',
  before: 'Before:',
  after: 'After:',
  name: (number: number, kind: string) => `Version ${number}, ${kind}`,
  characters: (units: string) => `${units} characters`,
  current: 'Current',
  compare: 'Compare',
  compareLabel: (name: string) => `Compare ${name} with the current one`,
  back: 'Restore',
  backLabel: (name: string) => `Restore ${name}`,
})

export const refiningToasts = catalogue('refiningToasts', {
  backFailed: { title: 'Version not restored', description: 'Please try again.' },
})
