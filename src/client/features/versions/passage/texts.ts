import { catalogue } from '#client/lib/catalogue'

/** Every text of changing what is selected of a post. */
export const passageTexts = catalogue('passage', {
  title: 'Change the selection',
  changes: { rewrite: 'Rewrite', shorten: 'Shorten', concrete: 'Make concrete', opposite: 'Other side' },
  ask: 'Ask',
  comment: 'Comment',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'The post is unchanged',
  retry: 'Try again',
})
