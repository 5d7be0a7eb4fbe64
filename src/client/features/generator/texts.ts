import { catalogue } from '#client/lib/catalogue'

/** The head of the generator's page. */
export const generatorTexts = catalogue('generator', {
  title: 'AI Post Generator',
  windowTitle: 'Generate Post',
  reader: {
    title: 'Guests read and comment',
    text: 'To write here, ask whoever manages the team for another role.',
  },
})
