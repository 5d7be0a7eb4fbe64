import { catalogue } from '#client/lib/catalogue'

/** Texts that every post shows, before a dialog of publishing is opened. */
export const entryTexts = catalogue('publishingEntry', {
  publish: 'Publish',
  more: 'Choose a time',
  now: 'Publish now',
  at: 'Schedule...',
  queue: 'Add to queue',
  hint: "Postwright can publish for you. It can't read your account.",
  connect: 'Connect LinkedIn',
  goesAlong: (moment: string) => `Your changes go out with it on ${moment}.`,
  review: 'Review',
  staysThere: 'The text on LinkedIn stays as it is.',
})
