import { catalogue } from '#client/lib/catalogue'

/** The question before a post leaves, and what can be done about a claim; apart, as lists have it too. */

export const askTexts = catalogue('checkingAsk', {
  title: (count: number) => `${count} to fix before it goes out`,
  says: (wrote: string, says: string) => `You wrote ${wrote}, the source says ${says}.`,
  use: (words: string) => `Use ${words}`,
  ownView: 'My own view',
  show: 'Show in text',
  repaired: 'Text changed',
  copy: 'Copy anyway',
  share: 'Share anyway',
  publish: 'Publish anyway',
  planned: 'Publish as planned',
})
