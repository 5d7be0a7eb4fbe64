import { catalogue } from '#client/lib/catalogue'

/** Every text of changing one sentence of a post. */
export const passageTexts = catalogue('passage', {
  open: 'Change a sentence',
  openHint: 'Or select one in the text.',
  title: 'Change this sentence',
  changes: {
    rewrite: 'Rewrite',
    shorten: 'Shorten',
    concrete: 'Make concrete',
    opposite: 'Say the opposite',
    hook: 'Find a hook',
  },
  before: 'Previous sentence',
  next: 'Next sentence',
  close: 'Close',
  cancel: 'Cancel',
  working: 'Rewriting this sentence. The rest of the post stays as it is.',
  withModel: (model: string) => `${model} changes this sentence only, as a new version.`,
  needsModel: 'The built-in writer can’t rewrite a sentence. This needs an AI model, and none is set up for you.',
  failed: 'The post is unchanged',
  retry: 'Try Again',
})
