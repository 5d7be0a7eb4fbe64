import { catalogue } from '#client/lib/catalogue'

/** "Ask the model too"; apart, as its code is. */

export const modelCheckTexts = catalogue('checkingModel', {
  title: 'Ask the model too',
  hint: 'A model names the sentence of the source for each sentence of the post. Only sentences that stand there word for word count. Uses one of today’s calls to models.',
  ask: 'Ask the model',
  again: 'Ask again',
  asking: 'Asking...',
  cancel: 'Cancel',
  waiting: 'This can take up to two minutes. You can go on meanwhile.',
  failed: 'The model could not be asked',
  tally: (supported: number, all: number, model: string) =>
    `${model} found the source’s sentence for ${supported} of ${all} sentences`,
  none: 'It named no sentence of the source. Fine for your own view; check the rest.',
  invented: 'The sentence it named is not in the source, so its answer does not count.',
  supportedList: (count: number) =>
    count === 1 ? '1 sentence with its source' : `${count} sentences with their source`,
  sourceSays: 'The source says:',
  namedSays: (source: string) => `“${source}” says:`,
  automatic: 'Ask after each post',
  automaticHint: 'Each time uses one of the day’s calls.',
})
