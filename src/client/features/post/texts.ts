import { catalogue } from '#client/lib/catalogue'
import { maxPostUnits } from '#shared/linkedin/length'
import { grouped } from '#shared/rules/amounts'

/** Every text of one post: its sheet, its source, and what is said when it is copied or saved. */

export const postTexts = catalogue('post', {
  cancel: 'Cancel',
  edit: 'Edit',
  copy: 'Copy',
  visual: 'Create Visual',
  editVisual: 'Edit Visual',
  share: 'Share on LinkedIn',
  save: 'Save Changes',
  saving: 'Saving...',
  undo: 'Undo',
  kept: 'Saved as draft',
  keptHere: 'Saved on this device',
  writing: 'Writing the post.',
  editLabel: 'Post text',
  titleLabel: 'Title in your history',
  titleHint: 'LinkedIn shows it with a document or a video.',
  overLimit: (units: string) => `Shorten by ${units}.`,
  tooLong: `Longer than LinkedIn's ${grouped(maxPostUnits, 'en')} characters.`,
  longShare: 'LinkedIn may cut a post this long. Sharing also copies the whole text, so you can paste it there.',
  firstComment: 'First comment',
  copyComment: 'Copy comment',
  firstCommentHint: 'Post it as the first comment.',
  sources: 'Web sources',
  from: 'From',
  fromText: 'From pasted text',
  fromFile: 'From the document',
  by: 'by',
  seen: 'as seen by you',
})

/** Where a post stands, in every list. */
export const postStateTexts = catalogue('postStates', {
  draft: 'Draft',
  'in-review': 'In review',
  scheduled: 'Scheduled',
  published: 'Published',
  'needs-you': 'Needs you',
})

/** Of a source that gives orders to AI tools, by what it is. */
export const instructionsTexts = catalogue('postInstructions', {
  url: 'This page contains instructions to AI tools. They were treated as text.',
  text: 'This text contains instructions to AI tools. They were treated as text.',
  file: 'This document contains instructions to AI tools. They were treated as text.',
})

export const postToasts = catalogue('postToasts', {
  copied: { title: 'Copied!', description: 'Post content copied to clipboard.' },
  commentCopied: { title: 'Copied!', description: 'First comment copied to clipboard.' },
  copyFailed: { title: 'Copy Failed', description: 'Failed to copy to clipboard.' },
  cancelled: { title: 'Changes discarded', description: 'They stay in the versions.' },
  saved: { title: 'Post Saved', description: 'Your changes have been saved.' },
  saveFailed: { title: 'Save Failed', description: 'Failed to save changes.' },
})

/** The forms of a post by name. */
export const postFormTexts = catalogue('postForms', {
  consequence: 'Consequence',
  tension: 'Tension',
  lesson: 'Lesson',
  number: 'Number',
  story: 'Story',
  list: 'List',
})
