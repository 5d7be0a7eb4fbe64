import { catalogue } from '#client/lib/catalogue'

/** Every text of refining a post and of its versions. */

export const refiningTexts = catalogue('refining', {
  title: 'Refine',
  kinds: {
    shorter: 'Shorter',
    longer: 'Longer',
    opening: 'Stronger opening',
    angle: 'Another angle',
    translation: 'Translate',
  },
  openings: 'Suggest 3 hooks',
  model: 'Refine with',
  translateInto: 'Translate into',
  withModel: "Each button makes a new version of the post. Doesn't use your monthly posts.",
  /** For the composer, which is no model. */
  composed:
    'Without AI, the post is put together again from the article’s sentences; your own words stay in the previous version. Translating needs an AI model.',
  writing: 'Writing the new version.',
  failed: 'The post is unchanged',
  retry: 'Try Again',
})

export const instructionTexts = catalogue('refiningInstruction', {
  label: 'Tell it what to change',
  example: 'End with a question to people in the field',
  hint: 'Makes a new version. Facts still come from the source alone.',
  left: (characters: string) => `${characters} characters left`,
  ask: 'Change the post',
  needsModel: 'The built-in writer can’t follow instructions. Choose an AI model.',
})

export const openingTexts = catalogue('refiningOpenings', {
  title: 'Other openings',
  hint: 'One takes the place of the first paragraph, unsaved until you save it.',
  fewer: (count: number) =>
    count === 1 ? 'Only one was found that fits above the fold.' : `Only ${count} were found that fit above the fold.`,
  choose: 'Use',
  chooseLabel: (opening: string) => `Use: ${opening}`,
  close: 'Close',
})

export const versionTexts = catalogue('versions', {
  title: 'Versions',
  drafts: 'Drafts side by side',
  kinds: {
    draft: 'Draft',
    shorter: 'Shorter',
    longer: 'Longer',
    opening: 'Stronger opening',
    angle: 'Another angle',
    translation: 'Translation',
    instruction: 'Changed as you asked',
    passage: 'One sentence changed',
  },
  /** Of one of several, by its form. */
  draftOf: (form: string) => `Draft, ${form}`,
  /** Of the kind `passage`, by what was made of it. */
  passages: {
    rewrite: 'Sentence rewritten',
    shorten: 'Sentence shortened',
    concrete: 'Sentence made concrete',
    opposite: 'Sentence turned around',
    hook: 'New hook',
  },
  asked: 'You asked:',
  before: 'Before:',
  after: 'After:',
  name: (number: number, kind: string) => `Version ${number}, ${kind}`,
  characters: (units: string) => `${units} characters`,
  current: 'Current',
  compare: 'Compare',
  compareLabel: (name: string) => `Compare ${name} with the current one`,
  back: 'Go Back',
  backLabel: (name: string) => `Go back to ${name}`,
})

export const refiningToasts = catalogue('refiningToasts', {
  refined: (name: string, units: string) => ({
    title: 'New Version',
    description: `${name}, is ready. It has ${units} characters.`,
  }),
  failed: 'Refining Failed',
  wentBack: (name: string) => ({ title: 'Version Changed', description: `The post shows ${name.replace(/^V/, 'v')}.` }),
  backFailed: { title: 'Going Back Failed', description: 'The post could not be changed. Please try again.' },
})
