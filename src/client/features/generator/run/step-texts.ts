import { catalogue } from '#client/lib/catalogue'

/** How far the writing of a post is. */
export const stepTexts = catalogue('generatorSteps', {
  label: 'Progress',
  fetching: (host: string | null) => (host ? `Fetching ${host}` : 'Fetching'),
  fetched: 'Fetched',
  atHand: 'Already read',
  reading: 'Reading',
  read: 'Read',
  writing: 'Writing',
  done: 'done',
  current: 'now',
  toCome: 'to come',
})
