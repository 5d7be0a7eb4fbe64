import { catalogue } from '#client/lib/catalogue'
import type { FirstCommentState } from '#shared/rules/first-comments'

/** Words of the comment that follows a post to LinkedIn. */
export const firstCommentTexts = catalogue('firstComment', {
  label: 'First comment',
  hint: 'Added a few seconds after the post, as plain text.',
  notAllowed: 'This account’s LinkedIn app can’t add comments. Once the post is there, you get the text to copy.',
  tooLong: (over: string) => `${over} characters too long.`,
  copy: 'Copy the comment',
  copied: 'Comment copied',
  copyFailed: 'Copying failed',
  states: {
    planned: 'It follows the post.',
    due: 'It follows in a moment.',
    sending: 'It follows in a moment.',
    done: 'It is on LinkedIn.',
    unconfirmed: 'Add it yourself',
    failed: 'Add it yourself',
  } satisfies Record<FirstCommentState, string>,
  byYou: 'You add it yourself once the post is there.',
  add: 'Add a comment',
  change: 'Change the comment',
  save: 'Save',
  remove: 'Remove the comment',
  added: 'I’ve added it',
  failed: 'That didn’t work',
})
