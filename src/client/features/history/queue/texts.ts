import { catalogue } from '#client/lib/catalogue'

/** Words of the queues. */
export const queueTexts = catalogue('historyQueue', {
  by: 'Order',
  ways: { scheduled: 'By time', queue: 'Queue' },
  loading: 'Loading the queue',
  failed: 'The queue could not be loaded',
  empty: 'This queue is empty.',
  nextFree: (moment: string) => `Next free time: ${moment}.`,
  earlier: (title: string) => `Move “${title}” earlier`,
  later: (title: string) => `Move “${title}” later`,
  reordered: 'Queue changed',
  place: (title: string, place: number, count: number, moment: string) =>
    `“${title}” is number ${place} of ${count} and goes out on ${moment}.`,
  undo: 'Undo',
  moveFailed: 'Not moved',
})
