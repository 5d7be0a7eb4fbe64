import { catalogue } from '#client/lib/catalogue'

/** The generator's result, also where there is no post. */
export const resultTexts = catalogue('generatorResult', {
  yourVoice: 'In your voice',
  voiceOf: (name: string) => `In the voice of ${name}`,
  title: 'Generated Content',
  empty: { title: 'No content generated yet', text: 'Add an article, a text or a file, then press Generate.' },
  storedFailed: 'The post could not be loaded',
  toHistory: 'Post History',
  loading: 'Loading the post',
})
