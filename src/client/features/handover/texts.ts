import { catalogue } from '#client/lib/catalogue'
import { megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'

/** Every text about sending the page that one reads. */
export const handoverTexts = catalogue('handover', {
  seen: 'as seen by you',
  size: (kilobytes: string) => `${kilobytes} KB`,
  untitled: 'Page without a title',

  receive: {
    title: 'Send a page',
    waiting: 'Your page is on its way.',
    alone: 'Press “Copy this page” on the page you were reading, then paste it here.',
    label: 'Copied page',
    notMarked: 'This isn’t a page copied for Postwright. Press “Copy this page” on it, then paste it here.',
    tooLargeTitle: 'This page is too large',
    tooLarge: `Pages can have up to ${megabytes(limits.handedOverBytes)} MB. Paste the article’s text into the generator instead.`,
    notKeptTitle: 'This page could not be kept',
    notKept: 'This tab has no room for it. Paste the article’s text into the generator instead.',
    toGenerator: 'Open the generator',
    signInTitle: 'Sign in to continue',
    signIn: 'Sign in',
    isKept: 'Your page is kept in this tab.',
  },

  bookmarklet: {
    title: 'Send pages from your browser',
    text: 'For articles you paid for or signed in to.',
    link: 'Write with Postwright',
    how: 'Drag this link to your bookmarks bar, then click it on an article.',
    what: 'Sends the page’s content and address. What you typed there and your cookies stay with you.',
    pressed: 'It only works from your bookmarks bar. Drag it there, or copy it.',
    copy: 'Copy bookmarklet',
    copied: { title: 'Copied!', description: 'Paste it as the address of a new bookmark.' },
    copyFailed: { title: 'Copy Failed', description: 'Failed to copy to clipboard.' },
    more: 'More about this and the browser extension',
  },

  /** What the bookmarklet says on other pages. */
  onPage: {
    notAPage: 'Only web pages can be sent to Postwright.',
    title: 'Send to Postwright',
    text: 'This page can’t be sent directly. Copy it, then paste it in Postwright.',
    copy: 'Copy this page',
    copied: 'Copied. Now paste it in Postwright.',
    copyFailed: 'Your browser didn’t allow copying. Paste the article’s text in Postwright instead.',
    open: 'Open Postwright',
    close: 'Close',
  },
})
