import { catalogue } from '#client/lib/catalogue'
import { megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'

/** Every text about a page that was sent and is still to be read. */
export const handedOverTexts = catalogue('generatorHandedOver', {
  title: 'Page from your browser',
  read: 'Read this page',
  reading: 'Reading...',
  add: 'Add as another source',
  address: 'Use only its address',
  remove: 'Discard',
  unreadable: 'No article found in this page. Wait until its text shows, then send it again, or paste the text.',
  lost: 'This tab no longer has the page. Send it again.',
  tooLarge: {
    title: 'This page is too large',
    description: `Pages can have up to ${megabytes(limits.handedOverBytes)} MB. Paste the article’s text instead.`,
  },
  notKept: {
    title: 'This page could not be kept',
    description: 'This tab has no room for it. Paste the article’s text instead.',
  },
})
