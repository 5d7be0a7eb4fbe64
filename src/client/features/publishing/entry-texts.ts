import { catalogue } from '#client/lib/catalogue'

/** What stands on every post before anything of publishing is opened. */
export const entryTexts = catalogue('publishingEntry', {
  publish: 'Publish',
  hint: 'You can also publish and schedule posts from here.',
  connect: 'Connect LinkedIn',
})
