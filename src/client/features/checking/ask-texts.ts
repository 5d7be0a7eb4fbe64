import { catalogue } from '#client/lib/catalogue'

/** The question before a post leaves; apart from the panel's texts, as lists have it too. */

export const askTexts = catalogue('checkingAsk', {
  title: (count: number) =>
    count === 1 ? '1 fact looks different in the source' : `${count} facts look different in the source`,
  lead: 'Compare this with the source before it goes out: ',
  more: (count: number) => ` and ${count} more`,
  once: 'You are asked once for each.',
  copy: 'Copy anyway',
  share: 'Share anyway',
  publish: 'Publish anyway',
  show: 'Show me',
})
