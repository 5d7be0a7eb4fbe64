import { catalogue } from '#client/lib/catalogue'

/** "Second opinion"; apart, as its code is. */

export const modelCheckTexts = catalogue('checkingModel', {
  title: 'Second opinion',
  hint: 'An AI model compares each sentence with the source. Counts as one call.',
  ask: 'Ask the model',
  again: 'Ask again',
  asking: 'Asking...',
  cancel: 'Cancel',
  failed: 'The model could not be asked',
  tally: (supported: number, all: number, model: string) => `${model}: ${supported} of ${all} sentences confirmed`,
  contrary: (words: readonly string[]) => `Contradicted: ${words.join(', ')}.`,
  missing: (words: readonly string[]) => `Not in the source: ${words.join(', ')}.`,
  partly: 'Only partly in the source.',
  none: 'Not in the source. Fine if it’s your view.',
  supportedList: 'Confirmed',
  sourceSays: 'The source says:',
  namedSays: (source: string) => `“${source}” says:`,
  automatic: 'Ask after each post',
})
