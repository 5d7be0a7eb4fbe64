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
  writing: 'Writing the post.',
  editLabel: 'Post text',
  titleLabel: 'Title in your history',
  overLimit: (units: string) => `${units} over LinkedIn's limit. Shorten it before you share.`,
  tooLong: `The post is longer than LinkedIn's ${grouped(maxPostUnits, 'en')} characters. Shorten it before you share.`,
  longShare:
    'LinkedIn may cut a post this long on its way. The whole text is copied when you share, so you can paste it there.',
  firstComment: 'First comment',
  copyComment: 'Copy comment',
  firstCommentHint: 'The post leaves the source out. Post this as its first comment.',
  sources: 'Web sources',
  from: 'From',
  fromText: 'From pasted text',
  fromFile: 'From the document',
  by: 'by',
  seen: 'as seen by you',
})

/** Of a source that gives orders to AI tools, by what it is. */
export const instructionsTexts = catalogue('postInstructions', {
  url: 'This page contains instructions to AI tools; they were treated as text.',
  text: 'This text contains instructions to AI tools; they were treated as text.',
  file: 'This document contains instructions to AI tools; they were treated as text.',
})

export const postToasts = catalogue('postToasts', {
  copied: { title: 'Copied!', description: 'Post content copied to clipboard.' },
  commentCopied: { title: 'Copied!', description: 'First comment copied to clipboard.' },
  copyFailed: { title: 'Copy Failed', description: 'Failed to copy to clipboard.' },
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
