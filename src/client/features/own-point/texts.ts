import { catalogue } from '#client/lib/catalogue'

/** Every text about what of a post is its author's own. */
export const ownPointTexts = catalogue('ownPoint', {
  title: 'Your own point',
  found: (count: number) => (count === 1 ? 'One sentence is yours alone:' : `${count} sentences are yours alone:`),
  none: 'So far this post only retells its source. LinkedIn shows such posts to fewer people.',
  question: (topic: string) => `What have you seen, done or counted yourself that bears on “${topic}”?`,
  answer: 'Your answer',
  add: 'Add to the post',
  adding: 'Adding...',
  dismiss: 'Not for this post',
  /** The instruction to the model, written as if by the author; the author's answer follows it. */
  instruction: 'Work this point of mine into the post, close to my words and in the first person:',
})
