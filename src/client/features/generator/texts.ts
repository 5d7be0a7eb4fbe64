import { catalogue } from '#client/lib/catalogue'

/** The head of the generator's page. */
export const generatorTexts = catalogue('generator', {
  title: 'AI Post Generator',
  windowTitle: 'Generate Post',
  /** In a team. */
  reader: 'Guests read and comment',
})
