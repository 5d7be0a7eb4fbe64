import { catalogue } from '#client/lib/catalogue'

/** The head of the generator's page. */
export const generatorTexts = catalogue('generator', {
  title: 'AI Post Generator',
  windowTitle: 'Generate Post',
  lede: 'From an article, a text or a document to a post you can stand behind.',
})
