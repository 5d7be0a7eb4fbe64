import { catalogue } from '#client/lib/catalogue'

/** Every text about corrections of a source. */
export const correctionTexts = catalogue('corrections', {
  title: 'Corrected since you published',
  failed: 'Corrections of the sources could not be loaded',
  before: 'Before:',
  now: 'Now:',
  gone: 'This sentence is gone.',
  found: (day: string) => `Found ${day}`,
  comment: 'A comment to post below it',
  copyComment: 'Copy comment',
  edit: (to: string) => `Use ${to} in the post`,
  done: 'Done',
  settleFailed: 'Not put away',
})
