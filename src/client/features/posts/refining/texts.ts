/** Every text of refining a post and of its versions. */

export const refiningTexts = {
  title: 'Refine',
  kinds: {
    shorter: 'Shorter',
    longer: 'Longer',
    opening: 'Stronger opening',
    angle: 'Another angle',
    translation: 'Translate',
  },
  openings: 'Three openings',
  model: 'Refine with',
  translateInto: 'Translate into',
  withModel: 'Each makes a new version from the post as it stands. It takes none of your posts.',
  /** Of the model that is none. */
  composed:
    'Without a model the post is composed anew from the article’s sentences; your own words stay in the version before. Translating needs a model.',
  writing: 'Writing the new version.',
  failed: 'The post is as it was',
  retry: 'Try Again',
  partFailed: 'Refining could not be loaded. Reload the page to try again.',
} as const

export const openingTexts = {
  title: 'Other openings',
  hint: 'One takes the place of the first paragraph, unsaved until you save it.',
  fewer: (count: number) =>
    count === 1 ? 'Only one was found that fits above the fold.' : `Only ${count} were found that fit above the fold.`,
  choose: 'Use',
  chooseLabel: (opening: string) => `Use: ${opening}`,
  close: 'Close',
} as const

export const versionTexts = {
  title: 'Versions',
  kinds: {
    draft: 'Draft',
    shorter: 'Shorter',
    longer: 'Longer',
    opening: 'Stronger opening',
    angle: 'Another angle',
    translation: 'Translation',
  },
  name: (number: number, kind: string) => `Version ${number}, ${kind}`,
  characters: (units: string) => `${units} characters`,
  current: 'Current',
  compare: 'Compare',
  compareLabel: (name: string) => `Compare ${name} with the current one`,
  back: 'Go Back',
  backLabel: (name: string) => `Go back to ${name}`,
} as const

export const refiningToasts = {
  refined: (name: string, units: string) => ({
    title: 'New Version',
    description: `${name}, is ready. It has ${units} characters.`,
  }),
  failed: 'Refining Failed',
  wentBack: (name: string) => ({ title: 'Version Changed', description: `The post shows ${name.replace(/^V/, 'v')}.` }),
  backFailed: { title: 'Going Back Failed', description: 'The post could not be changed. Please try again.' },
} as const
